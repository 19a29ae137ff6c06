/**
 * Finds the words of a lexicon in a text. In: classes of words. Out: at each place the longest word that stands there, with the classes it belongs to. Promise:
 * one pass; words do not overlap; what a class lists as `but` is never told.
 */
import type { WordClasses } from './word-class.ts';

export interface Mention<Name extends string> {
  readonly names: readonly Name[];
  readonly from: number;
  readonly to: number;
}

interface Entry<Name extends string> {
  readonly word: string;
  readonly names: Name[];
}

export type Lexicon<Name extends string> = (text: string) => readonly Mention<Name>[];

export function lexiconOf<Classes extends WordClasses>(classes: Classes): Lexicon<keyof Classes & string> {
  const byFirst = entriesOf(classes);
  return (text) => {
    const found: Mention<keyof Classes & string>[] = [];
    for (let at = 0; at < text.length; at++) {
      const entry = byFirst.get(text.charAt(at))?.find(({ word }) => text.startsWith(word, at));
      if (entry === undefined) continue;
      const to = at + entry.word.length;
      if (entry.names.length > 0) found.push({ names: entry.names, from: at, to });
      at = to - 1;
    }
    return found;
  };
}

/** By first sign, the longest words first. */
function entriesOf<Classes extends WordClasses>(
  classes: Classes,
): ReadonlyMap<string, readonly Entry<keyof Classes & string>[]> {
  type Name = keyof Classes & string;
  const byWord = new Map<string, Name[]>();
  for (const name in classes) {
    for (const word of split(classes[name]?.words))
      byWord.set(word, [...new Set([...(byWord.get(word) ?? []), name])]);
    for (const word of split(classes[name]?.but)) if (!byWord.has(word)) byWord.set(word, []);
  }
  const byFirst = new Map<string, Entry<Name>[]>();
  for (const [word, names] of byWord) {
    const first = word.charAt(0);
    byFirst.set(first, [...(byFirst.get(first) ?? []), { word, names }]);
  }
  for (const entries of byFirst.values()) entries.sort((one, other) => other.word.length - one.word.length);
  return byFirst;
}

function split(words: string | undefined): readonly string[] {
  return words === undefined ? [] : words.split(' ').filter((word) => word !== '');
}
