/** Opens files that have a password. The password goes to the process that opens the file and is kept nowhere. */
import type { UnlockOutcome } from '@wenjian/readers';

/** `tooMuch`: opening it, or what comes out of it, takes more than is given to one file. */
export type Unlocking =
  | { readonly kind: 'unlocked'; readonly path: string; release(): Promise<void> }
  | { readonly kind: 'refused'; readonly reason: Exclude<UnlockOutcome, 'unlocked'> | 'tooMuch' };

export interface FileUnlocker {
  unlock(path: string, password: string): Promise<Unlocking>;
}

/** Said to the process: by its channel, because arguments can be seen by others on the machine. */
export interface UnlockRequest {
  readonly path: string;
  readonly password: string;
  readonly output: string;
}
