/** The interface of a command of the `wenjian` program. */

export interface Terminal {
  /** Results. */
  out(text: string): void;
  /** Progress and problems. */
  note(text: string): void;
}

export interface Command {
  readonly name: string;
  /** Arguments as shown in the help: `FILE [--json]`. */
  readonly usage: string;
  /** One line, Chinese and English. */
  readonly summary: string;
  /** Lines for `--help`, if an option needs more than its name. */
  readonly details?: string;
  /** Resolves when done; throws UnusableInput for problems the user can fix. */
  run(args: readonly string[], terminal: Terminal): Promise<void>;
}

/** The input or the arguments cannot be used: one clear message for the user, exit status 2. */
export class UnusableInput extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'UnusableInput';
  }
}
