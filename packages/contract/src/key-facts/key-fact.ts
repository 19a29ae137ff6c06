/**
 * The facts of a contract that a table over many contracts shows, one cell each. Plain readonly JSON. Promise: every place
 * slices out of the document's text; what is not found is never told to be absent.
 */
import type { Span } from '@wenjian/document';

export const keyFactNames = [
  'type',
  'parties',
  'subject',
  'amount',
  'payment',
  'signed',
  'start',
  'end',
  'term',
  'renewal',
  'termination',
  'deposit',
  'damages',
  'dispute',
  'law',
] as const;
export type KeyFactName = (typeof keyFactNames)[number];

/** `blank`: there is a place for it that nobody filled in. `none`: the contract itself says that there is none. */
export type KeyFactState = 'found' | 'blank' | 'none' | 'notFound';

export interface KeyFact {
  readonly state: KeyFactState;
  /** In Chinese, short; empty when nothing was found. */
  readonly shown: string;
  /** Where the contract says so, in reading order. */
  readonly places: readonly Span[];
  readonly money: Money | null;
  /** ISO. */
  readonly day: string | null;
  /** What the contract itself says otherwise: 大写 and figures, the length of a term and its two ends. */
  readonly doubt: string | null;
}

export interface Money {
  readonly value: number;
  /** Empty: the contract names no currency. */
  readonly currency: string;
  /** Null for the sum of the whole contract. */
  readonly per: 'month' | 'quarter' | 'year' | null;
}

export interface KeyFacts {
  /** False: neither a title nor parties and clauses of a contract were recognised. */
  readonly isContract: boolean;
  readonly facts: Readonly<Record<KeyFactName, KeyFact>>;
}

type Told = Pick<KeyFact, 'shown' | 'places'> & Partial<KeyFact>;

export function found({
  shown,
  places,
  money = null,
  day = null,
  doubt = null,
  state = 'found',
}: Told): KeyFact {
  return { state, shown, places, money, day, doubt };
}

export const notFound: KeyFact = {
  state: 'notFound',
  shown: '',
  places: [],
  money: null,
  day: null,
  doubt: null,
};

export function blankAt(place: Span): KeyFact {
  return { ...notFound, state: 'blank', places: [place] };
}
