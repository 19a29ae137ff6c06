/** What a sentence says, part by part. */
import type { Amount, Party, Percentage, Period } from '../contract.ts';
import type { Sentence } from '../text/sentences.ts';
import type { Act } from './acts.words.ts';
import type { Deontic } from './deontics.words.ts';
import type { Manner } from './manners.words.ts';
import type { ObjectName } from './objects.words.ts';

/** `one`: a single party; `each`: both, either, whoever breaches; `nobody`: no party is named. */
export type Who = 'one' | 'each' | 'nobody';

export type Sign = Act | `not-${Act}` | ObjectName | Manner | Deontic | Who;

/** A word of the lexicon and what it says; offsets into the text of the sentence. */
export interface SignMention {
  readonly sign: Sign;
  readonly from: number;
  readonly to: number;
}

/** `condition`: in which case; `exception`: in which case not; `consequence`: what follows from a condition before it; `statement`: anything else. */
export type PartKind = 'statement' | 'condition' | 'consequence' | 'exception';

export interface ProvisionPart {
  readonly kind: PartKind;
  readonly from: number;
  readonly to: number;
  readonly who: Who;
  /** Who acts, where it is one party. */
  readonly party: Party | null;
  /** The parties named in it, as actors or otherwise. */
  readonly named: readonly Party[];
  /** It is named in an earlier part of the sentence. */
  readonly isCarried: boolean;
  /** In the order of the text. */
  readonly mentions: readonly SignMention[];
  readonly signs: ReadonlySet<Sign>;
  readonly periods: readonly Period[];
  readonly percentages: readonly Percentage[];
  readonly amounts: readonly Amount[];
}

export interface Provision {
  readonly sentence: Sentence;
  readonly parts: readonly ProvisionPart[];
  /** Of the headings of its clause and of those around it: 第八条 押金. */
  readonly heading: ReadonlySet<Sign>;
  /** Of all parts. */
  readonly signs: ReadonlySet<Sign>;
}
