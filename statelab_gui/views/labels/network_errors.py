"""Sentences of `errors` about connections, keys, and what a service can be sent."""

from statelab_gui.views.labels.marking import QT_TRANSLATE_NOOP

SENTENCES: dict[str, str] = {
    # The address of a service
    "address_missing": QT_TRANSLATE_NOOP("Errors", "Type the address of the service."),
    "address_not_http": QT_TRANSLATE_NOOP(
        "Errors", "The address has to begin with https:// or, on this computer, http://."
    ),
    "address_without_host": QT_TRANSLATE_NOOP(
        "Errors", "The address names no computer. An address looks like https://host/v1."
    ),
    "address_has_user_info": QT_TRANSLATE_NOOP(
        "Errors",
        "A user name or password must not stand in the address: it would be stored in the clear. "
        "Take out what stands before the @.",
    ),
    "address_has_query": QT_TRANSLATE_NOOP(
        "Errors", "Take out what stands from the “?” on: a key must never be part of the address."
    ),
    "address_has_fragment": QT_TRANSLATE_NOOP(
        "Errors", "Take out what stands from the “#” on: it is never sent."
    ),
    "address_has_key": QT_TRANSLATE_NOOP(
        "Errors",
        "There seems to be an access key in the address, where it would be stored in the clear. "
        "Take it out and type it in the field for the key.",
    ),
    "plain_http_refused": QT_TRANSLATE_NOOP(
        "Errors",
        "Nothing was sent: {host} is another computer, and plain http can be read by anybody on "
        "the way. Use https, or confirm it in the connection.",
    ),
    "batch_needs_one_request": QT_TRANSLATE_NOOP(
        "Errors",
        "Files for the service take conversations of one request only: with this arm, or with"
        " turns that the examinee answers, what is asked hangs on what came before. Ask one by"
        " one.",
    ),
    "connection_not_enabled": QT_TRANSLATE_NOOP(
        "Errors",
        "Nothing was sent: the connection {name} is off. Switch it on under Connections first.",
    ),
    "respondent_unknown": QT_TRANSLATE_NOOP(
        "Errors",
        "This version of StateLab has no simulated answers called “{respondent}”. Choose others "
        "in the connection.",
    ),
    "connection_another": QT_TRANSLATE_NOOP(
        "Errors",
        "Nothing was sent: another kind of service goes by the name {name} now. Begin a new run, "
        "or put the connection back as it was.",
    ),
    "ca_file_unreadable": QT_TRANSLATE_NOOP(
        "Errors",
        "The CA file {path} holds no certificates (PEM). Choose another in the connection.",
    ),
    "proxy_not_usable": QT_TRANSLATE_NOOP(
        "Errors", "The proxy's address cannot be used. It looks like http://host:8080."
    ),
    # Keys
    "no_key_store": QT_TRANSLATE_NOOP(
        "Errors",
        "This computer has no key store that can be used. Keep the key until this window is "
        "closed, or in an environment variable.",
    ),
    "key_store_locked": QT_TRANSLATE_NOOP(
        "Errors",
        "The key store is locked, so the key was not reached. Unlock it and try again, or keep "
        "the key until this window is closed.",
    ),
    "key_missing": QT_TRANSLATE_NOOP(
        "Errors", "No key is kept for the connection {name}. Type it under Connections."
    ),
    "key_variable_missing": QT_TRANSLATE_NOOP(
        "Errors",
        "The environment variable {variable} is not set. Set it before StateLab is started, or "
        "keep the key elsewhere.",
    ),
    "key_too_long": QT_TRANSLATE_NOOP(
        "Errors", "The key is longer than the {limit} characters that can be kept there."
    ),
    "key_not_sendable": QT_TRANSLATE_NOOP(
        "Errors",
        "A key has only letters, digits and signs of ASCII, without blanks. Copy it again, whole "
        "and alone.",
    ),
    # What a service can be sent
    "model_missing": QT_TRANSLATE_NOOP(
        "Errors", "The examinee names no model. Write its name as the service knows it."
    ),
    "output_limit_missing": QT_TRANSLATE_NOOP(
        "Errors", "This service needs an output limit. Set one in the examinee, such as 1024."
    ),
    "context_window_missing": QT_TRANSLATE_NOOP(
        "Errors",
        "This service cuts long prompts unseen unless it is told the context window. Set one in "
        "the examinee, such as 16384.",
    ),
    "setting_not_sendable": QT_TRANSLATE_NOOP(
        "Errors",
        "The service cannot be sent “{value}” as {setting}. Change it in the examinee, empty it, "
        "or mark it as not provided.",
    ),
    "prompt_not_sendable": QT_TRANSLATE_NOOP(
        "Errors",
        "The prompt holds half of a character and cannot be sent. Generate or type it anew.",
    ),
    "batch_not_offered": QT_TRANSLATE_NOOP(
        "Errors", "This kind of service has no batch engine. Fetch the answers directly."
    ),
    "spending_limit_needs_tracker_prices": QT_TRANSLATE_NOOP(
        "Errors", "A spending limit needs the prices of the tracker, too."
    ),
    "spending_limit_needs_prices": QT_TRANSLATE_NOOP(
        "Errors", "A spending limit needs prices. Enter what a million tokens cost."
    ),
    "spending_limit_needs_output_limit": QT_TRANSLATE_NOOP(
        "Errors",
        "A spending limit needs an output limit: without one an answer may cost any amount. Set "
        "one in the examinee.",
    ),
    # Runs
    "no_such_fetch_run": QT_TRANSLATE_NOOP("Errors", "This run is not in the document any more."),
    "nothing_to_ask": QT_TRANSLATE_NOOP(
        "Errors", "Nothing is left to ask: every case that was chosen has its answers."
    ),
}
