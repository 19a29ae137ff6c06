/** An answer of the last seconds is not asked for again by what is shown in the meantime: the first screen asks before it is shown. */
export const JUST_ASKED_MS = 5_000;
