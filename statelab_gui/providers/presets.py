"""Services that are set up with a key, or with nothing at all."""

from dataclasses import dataclass

from statelab_gui.domain.fetching.connections import Connection, Dialect, KeySource, LimitField


@dataclass(frozen=True)
class Preset:
    """A service known beforehand. `name` is its own name for itself, and is not translated.

    `key_variable` is the environment variable in which its own tools look for a key.
    """

    key: str
    name: str
    dialect: Dialect
    base_url: str
    needs_key: bool
    key_variable: str = ""
    limit_field: LimitField = LimitField.MAX_TOKENS
    json_object: bool = False

    @property
    def is_local(self) -> bool:
        """Whether it is a server on this computer."""
        return not self.needs_key and self.dialect is not Dialect.PRACTICE

    def connection(self, name: str) -> Connection:
        """A connection of that name to it, not yet enabled."""
        return Connection(
            name=name,
            dialect=self.dialect,
            base_url=self.base_url,
            key_source=KeySource.KEYRING if self.needs_key else KeySource.NONE,
            key_variable=self.key_variable,
            limit_field=self.limit_field,
            json_object=self.json_object,
            at_once=1 if self.is_local else 4,
        )


_OPENAI = Dialect.OPENAI
_NEWER = LimitField.MAX_COMPLETION_TOKENS

PRESETS: tuple[Preset, ...] = (
    Preset("practice", "Practice", Dialect.PRACTICE, "", False),
    Preset(
        "openai", "OpenAI", _OPENAI, "https://api.openai.com/v1", True, "OPENAI_API_KEY", _NEWER
    ),
    Preset(
        "anthropic",
        "Anthropic",
        Dialect.ANTHROPIC,
        "https://api.anthropic.com",
        True,
        "ANTHROPIC_API_KEY",
    ),
    Preset(
        "gemini",
        "Google Gemini",
        _OPENAI,
        "https://generativelanguage.googleapis.com/v1beta/openai/",
        True,
        "GEMINI_API_KEY",
    ),
    Preset(
        "deepseek", "DeepSeek", _OPENAI, "https://api.deepseek.com/v1", True, "DEEPSEEK_API_KEY"
    ),
    Preset(
        "qwen",
        "Qwen (DashScope)",
        _OPENAI,
        "https://dashscope-intl.aliyuncs.com/compatible-mode/v1",
        True,
        "DASHSCOPE_API_KEY",
    ),
    Preset(
        "openrouter",
        "OpenRouter",
        _OPENAI,
        "https://openrouter.ai/api/v1",
        True,
        "OPENROUTER_API_KEY",
    ),
    Preset("ollama", "Ollama", Dialect.OLLAMA, "http://127.0.0.1:11434", False),
    Preset("llama_cpp", "llama.cpp", _OPENAI, "http://127.0.0.1:8080/v1", False),
    Preset(
        "llama_cpp_python",
        "llama-cpp-python",
        _OPENAI,
        "http://127.0.0.1:8000/v1",
        False,
        json_object=True,
    ),
    Preset("lm_studio", "LM Studio", _OPENAI, "http://127.0.0.1:1234/v1", False),
    Preset("vllm", "vLLM", _OPENAI, "http://127.0.0.1:8000/v1", False),
)
