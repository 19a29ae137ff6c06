/** The environment cannot be used; the sentence names the variable and what to do. */
export class ConfigError extends Error {}
