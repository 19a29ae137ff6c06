/** The types of the digest's tables. */

export interface DigestLaw {
  readonly law: string;
  /** ISO date of the wording that was read; in a later wording its articles may have other numbers. */
  readonly wording: string;
  readonly provisions: readonly DigestEntry[];
}

/** `sub`: 1 of 之一. */
export type DigestEntry = readonly [number: number, gist: string, sub?: number];
