"""Arithmetic orders as a family of source tasks."""

from statelab_gui.domain.drift.families.orders.family import ORDERS, ORDERS_FAMILY, total

__all__ = ["ORDERS", "ORDERS_FAMILY", "total"]
