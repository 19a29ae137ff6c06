/** The environment is invalid; the message names the variable and what to do. */
export class ConfigError extends Error {}
