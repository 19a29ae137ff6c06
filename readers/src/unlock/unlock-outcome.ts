/**
 * `unknownLock`: protected in a way we cannot open, whatever the password. `damaged`: not what it says it is, or what
 * comes out of it is no file of its kind.
 */
export type UnlockOutcome = 'unlocked' | 'wrongPassword' | 'notLocked' | 'unknownLock' | 'damaged';
