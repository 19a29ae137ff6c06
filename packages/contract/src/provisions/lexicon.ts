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
  const byStart = entriesOf(classes);
  return (text) => {
    const found: Mention<keyof Classes & string>[] = [];
    for (let at = 0; at < text.length; at++) {
      const longer = byStart.get(startOf(text, at, 2))?.find(({ word }) => text.startsWith(word, at));
      const entry = longer ?? byStart.get(startOf(text, at, 1))?.[0];
      if (entry === undefined) continue;
      const to = at + entry.word.length;
      if (entry.names.length > 0) found.push({ names: entry.names, from: at, to });
      at = to - 1;
    }
    return found;
  };
}

/** The first sign or the first two as a number: cutting strings at every place of a contract would take longer than all the rest. */
function startOf(text: string, at: number, length: 1 | 2): number {
  const first = text.charCodeAt(at);
  return length === 1 ? first : first * SIGNS + text.charCodeAt(at + 1);
}

/** As many code units as there are; a single sign never equals two, as no word begins with the sign 0. */
const SIGNS = 0x10000;

/** By its first two signs, or its only one; the longest words first. */
function entriesOf<Classes extends WordClasses>(
  classes: Classes,
): ReadonlyMap<number, readonly Entry<keyof Classes & string>[]> {
  type Name = keyof Classes & string;
  const byWord = new Map<string, Name[]>();
  for (const name in classes) {
    for (const word of split(classes[name]?.words))
      byWord.set(word, [...new Set([...(byWord.get(word) ?? []), name])]);
    for (const word of split(classes[name]?.but)) if (!byWord.has(word)) byWord.set(word, []);
  }
  const byStart = new Map<number, Entry<Name>[]>();
  for (const [word, names] of byWord) {
    const start = startOf(word, 0, word.length === 1 ? 1 : 2);
    byStart.set(start, [...(byStart.get(start) ?? []), { word, names }]);
  }
  for (const entries of byStart.values()) entries.sort((one, other) => other.word.length - one.word.length);
  return byStart;
}

function split(words: string | undefined): readonly string[] {
  return words === undefined ? [] : words.split(' ').filter((word) => word !== '');
}
