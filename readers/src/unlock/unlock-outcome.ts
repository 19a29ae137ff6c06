/** `unknownLock`: protected in a way we cannot open, whatever the password. */
export type UnlockOutcome = 'unlocked' | 'wrongPassword' | 'notLocked' | 'unknownLock';
