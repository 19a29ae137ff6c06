import type { SignalName } from '../compare.text.ts';
import type { Significance } from '../comparison.ts';
import type { Meaning } from './find-meanings.ts';
import type { PlainCase } from './plain-cases.ts';

export interface SignalChange {
  readonly name: SignalName;
  readonly old: readonly Meaning[];
  readonly new: readonly Meaning[];
}

export type WeightCase =
  | PlainCase
  | 'notation'
  | 'sameWording'
  | 'meaning'
  | 'definition'
  | 'content'
  | 'exchanged'
  | 'wording';

export interface Weight {
  readonly significance: Significance;
  readonly case: WeightCase;
  readonly signals: readonly SignalChange[];
}
