import type { SignalName } from '../compare.text.ts';

/** The canonical word of what is its own: 出租人 and 出租方 are one, 买方 another. */
export const ITSELF = '';

export interface MeaningClass {
  readonly name: SignalName;
  /** Without it in the sentence there is nothing to look for: saves the search for names of any length. */
  readonly trigger?: RegExp;
  /** Canonical word and the forms of it. No capturing groups inside. */
  readonly words: readonly (readonly [string, string])[];
}

/** Entries of one word and its forms each. The first form without its guards is the word. */
export const same = (...words: readonly string[]): readonly (readonly [string, string])[] =>
  words.map((word): [string, string] => [withoutGuards(word).split('|')[0] ?? word, word]);

function withoutGuards(form: string): string {
  const outer = form.replace(/\(\?<?[=!][^()]*\)/g, '');
  return outer === form ? form : withoutGuards(outer);
}
