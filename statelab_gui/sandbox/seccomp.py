"""The filter of system calls for tested code: it starts no process and opens no door."""

import struct

_LOAD, _EQUAL, _AT_LEAST, _RETURN = 0x20, 0x15, 0x35, 0x06
_ALLOW, _KILL, _ERRNO = 0x7FFF0000, 0x80000000, 0x00050000
_EPERM, _ENOSYS = 1, 38
_X32 = 0x40000000

_NEW_ON_BOTH = {
    "io_uring_setup": 425,
    "io_uring_enter": 426,
    "io_uring_register": 427,
    "open_tree": 428,
    "move_mount": 429,
    "fsopen": 430,
    "fsconfig": 431,
    "fsmount": 432,
    "clone3": 435,
    "mount_setattr": 442,
    "memfd_secret": 447,
}

# The numbers of linux/asm/unistd.h. No thread and no process is started: a function under test
# needs none, and a limit of processes does not hold for the superuser.
_DENIED: dict[str, tuple[int, dict[str, int]]] = {
    "x86_64": (
        0xC000003E,
        {
            "shmget": 29,
            "socket": 41,
            "socketpair": 53,
            "clone": 56,
            "fork": 57,
            "vfork": 58,
            "semget": 64,
            "msgget": 68,
            "ptrace": 101,
            "syslog": 103,
            "personality": 135,
            "pivot_root": 155,
            "chroot": 161,
            "acct": 163,
            "mount": 165,
            "umount2": 166,
            "swapon": 167,
            "reboot": 169,
            "init_module": 175,
            "delete_module": 176,
            "mq_open": 240,
            "kexec_load": 246,
            "add_key": 248,
            "request_key": 249,
            "keyctl": 250,
            "unshare": 272,
            "perf_event_open": 298,
            "name_to_handle_at": 303,
            "open_by_handle_at": 304,
            "setns": 308,
            "process_vm_readv": 310,
            "process_vm_writev": 311,
            "finit_module": 313,
            "memfd_create": 319,
            "kexec_file_load": 320,
            "bpf": 321,
            "userfaultfd": 323,
        },
    ),
    "aarch64": (
        0xC00000B7,
        {
            "umount2": 39,
            "mount": 40,
            "pivot_root": 41,
            "chroot": 51,
            "acct": 89,
            "personality": 92,
            "unshare": 97,
            "kexec_load": 104,
            "init_module": 105,
            "delete_module": 106,
            "syslog": 116,
            "ptrace": 117,
            "reboot": 142,
            "mq_open": 180,
            "msgget": 186,
            "semget": 190,
            "shmget": 194,
            "socket": 198,
            "socketpair": 199,
            "add_key": 217,
            "request_key": 218,
            "keyctl": 219,
            "clone": 220,
            "swapon": 224,
            "perf_event_open": 241,
            "name_to_handle_at": 264,
            "open_by_handle_at": 265,
            "setns": 268,
            "process_vm_readv": 270,
            "process_vm_writev": 271,
            "finit_module": 273,
            "memfd_create": 279,
            "bpf": 280,
            "userfaultfd": 282,
            "kexec_file_load": 294,
        },
    ),
}

MACHINES = tuple(_DENIED)
"""The machines, as `platform.machine()` names them, that have a filter here."""


def system_call_filter(machine: str) -> bytes:
    """The filter as the kernel reads it: what is denied fails with EPERM. Raises KeyError."""
    architecture, denied = _DENIED[machine]
    program = [
        (_LOAD, 0, 0, 4),
        (_EQUAL, 1, 0, architecture),
        (_RETURN, 0, 0, _KILL),
        (_LOAD, 0, 0, 0),
    ]
    if machine == "x86_64":  # the same calls again under other numbers
        program += [(_AT_LEAST, 0, 1, _X32), (_RETURN, 0, 0, _ERRNO | _EPERM)]
    for name, number in (denied | _NEW_ON_BOTH).items():
        # Absent, not refused: the C library then turns to `clone`, which is refused.
        error = _ENOSYS if name == "clone3" else _EPERM
        program += [(_EQUAL, 0, 1, number), (_RETURN, 0, 0, _ERRNO | error)]
    program.append((_RETURN, 0, 0, _ALLOW))
    return b"".join(struct.pack("=HBBI", *instruction) for instruction in program)
