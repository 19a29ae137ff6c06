/** Opens files that have a password, and gives PDFs one. The password goes to the process that opens the file and is kept nowhere. */
import type { UnlockOutcome } from '@wenjian/readers';
import type { ProtectOutcome } from '@wenjian/writers';

export interface WrittenFile {
  readonly path: string;
  release(): Promise<void>;
}

/** `tooMuch`: opening it, or what comes out of it, takes more than is given to one file. */
export type Unlocking =
  | ({ readonly kind: 'unlocked' } & WrittenFile)
  | { readonly kind: 'refused'; readonly reason: Exclude<UnlockOutcome, 'unlocked'> | 'tooMuch' };

export type Protecting =
  | ({ readonly kind: 'protected'; readonly notes: readonly string[] } & WrittenFile)
  | Extract<ProtectOutcome, { kind: 'refused' }>
  | { readonly kind: 'tooMuch' };

export interface FileUnlocker {
  unlock(path: string, password: string): Promise<Unlocking>;
  protect(path: string, password: string): Promise<Protecting>;
}

/** Said to the process: by its channel, because arguments can be seen by others on the machine. */
export interface LockRequest {
  readonly task: 'unlock' | 'protect';
  readonly path: string;
  readonly password: string;
  readonly output: string;
}

export type LockAnswer =
  | { readonly task: 'unlock'; readonly outcome: UnlockOutcome }
  | { readonly task: 'protect'; readonly outcome: ProtectOutcome };
