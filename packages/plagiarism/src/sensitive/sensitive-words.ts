/**
 * Sensitive words. In: lists of words with tags, allowed words, a document. Out: every hit with its position.
 * Promise: noise between the characters of a word (invisible characters, spaces, symbols, other widths and
 * scripts) does not hide it; a word never crosses the end of a sentence or a paragraph, nor is it part of a
 * longer Latin word; when words overlap, the longest wins, and if that is an allowed word there is no hit;
 * for a very frequent word the first hits are listed and the others counted.
 */
import { BLOCK_SEPARATOR, buildDocument, type Document, documentSpan, type Span } from '@wenjian/document';
import { type TokenStream, tokenise, tokeniseWithHidden } from '../tokens/token-stream.ts';
import { WordAutomaton, type WordPlace } from './word-automaton.ts';

export interface SensitiveList {
  readonly id: string;
  readonly tags: readonly string[];
  readonly words: readonly string[];
}

export interface SensitiveHit extends Span {
  readonly text: string;
  /** As written in the list. */
  readonly word: string;
  readonly listIds: readonly string[];
  readonly tags: readonly string[];
  /** There are other characters between its characters. */
  readonly hasNoise: boolean;
}

export interface SensitiveFindings {
  /** In text order. */
  readonly hits: readonly SensitiveHit[];
  /** Words with more hits than are listed, and how many more. */
  readonly more: readonly { readonly word: string; readonly count: number }[];
}

export type SensitiveWordFinder = (document: Document) => SensitiveFindings;

/** Per word and document; nobody who lists 的 wants to see every one of them. */
const MOST_HITS_OF_WORD = 100;

/** Builds the automaton once; the finder can be used for any number of documents. */
export function createSensitiveWordFinder(
  lists: readonly SensitiveList[],
  allowed: readonly string[] = [],
): SensitiveWordFinder {
  const entries = collectEntries(lists, allowed);
  const automaton = new WordAutomaton(entries.map(({ word }) => tokensOf(word)));
  return (document) => {
    const visible = tokenise(document);
    const streams = visible.evasion.some(({ kind }) => kind === 'hidden')
      ? [visible, tokeniseWithHidden(document)]
      : [visible];
    const hits = new Map<string, SensitiveHit>();
    for (const stream of streams)
      for (const hit of hitsIn(document, stream, entries, automaton))
        hits.set(`${hit.start}-${hit.end}`, hit);
    return bounded([...hits.values()].sort((one, other) => one.start - other.start || one.end - other.end));
  };
}

function bounded(all: readonly SensitiveHit[]): SensitiveFindings {
  const counts = new Map<string, number>();
  const hits = all.filter(({ word }) => {
    const count = (counts.get(word) ?? 0) + 1;
    counts.set(word, count);
    return count <= MOST_HITS_OF_WORD;
  });
  const more = [...counts].map(([word, count]) => ({ word, count: count - MOST_HITS_OF_WORD }));
  return { hits, more: more.filter(({ count }) => count > 0) };
}

interface Entry {
  readonly word: string;
  readonly isAllowed: boolean;
  readonly listIds: Set<string>;
  readonly tags: Set<string>;
}

/** The same word in several lists is one entry; an allowed word is allowed whatever the lists say. */
function collectEntries(lists: readonly SensitiveList[], allowed: readonly string[]): readonly Entry[] {
  const entries = new Map<string, Entry>();
  for (const word of allowed)
    entries.set(keyOf(word), { word, isAllowed: true, listIds: new Set(), tags: new Set() });
  for (const { id, tags, words } of lists)
    for (const word of words) {
      const key = keyOf(word);
      const entry = entries.get(key) ?? { word, isAllowed: false, listIds: new Set(), tags: new Set() };
      entry.listIds.add(id);
      for (const tag of tags) entry.tags.add(tag);
      entries.set(key, entry);
    }
  return [...entries].filter(([key]) => key !== '').map(([, entry]) => entry);
}

function keyOf(word: string): string {
  return tokensOf(word).join(' ');
}

function tokensOf(word: string): Int32Array {
  const blocks = [{ type: 'paragraph', text: word }] as const;
  return tokenise(buildDocument({ readerVersion: '', kind: 'txt', pages: null, blocks, notRead: [] })).tokens;
}

function hitsIn(
  document: Document,
  stream: TokenStream,
  entries: readonly Entry[],
  automaton: WordAutomaton,
): readonly SensitiveHit[] {
  const places = automaton.find(stream.tokens).filter((place) => isTogether(document.text, stream, place));
  return longestFirst(places).flatMap((place): SensitiveHit[] => {
    const entry = entries[place.word];
    if (entry === undefined || entry.isAllowed) return [];
    const span = documentSpan(stream.starts[place.start] ?? 0, stream.ends[place.end - 1] ?? 0);
    return [
      {
        ...span,
        text: document.text.slice(span.start, span.end),
        word: entry.word,
        listIds: [...entry.listIds],
        tags: [...entry.tags],
        hasNoise: gapsOf(document.text, stream, place).some((gap) => gap.trim() !== '' || gap.length > 1),
      },
    ];
  });
}

function longestFirst(places: readonly WordPlace[]): readonly WordPlace[] {
  const order = [...places].sort(
    (one, other) => other.end - other.start - (one.end - one.start) || one.start - other.start,
  );
  const taken = new Set<number>();
  return order.filter(({ start, end }) => {
    for (let index = start; index < end; index++) if (taken.has(index)) return false;
    for (let index = start; index < end; index++) taken.add(index);
    return true;
  });
}

/** Ordinary punctuation. */
const punctuation = /[，。；：！？、,;:!?（）()《》〈〉“”‘’"'\]]/u;
/** Longer gaps are not noise inside a word. */
const LONGEST_GAP = 4;
/** 赌，博 may be two words; 六，合，彩 are not three. */
const SHORTEST_PUNCTUATED = 3;

function isTogether(text: string, stream: TokenStream, place: WordPlace): boolean {
  const gaps = gapsOf(text, stream, place);
  if (gaps.some((gap) => gap.includes(BLOCK_SEPARATOR) || gap.length > LONGEST_GAP)) return false;
  if (!gaps.some((gap) => punctuation.test(gap))) return true;
  return place.end - place.start >= SHORTEST_PUNCTUATED && gaps.every((gap) => gap !== '');
}

function gapsOf(text: string, { starts, ends }: TokenStream, { start, end }: WordPlace): readonly string[] {
  const gaps: string[] = [];
  for (let index = start + 1; index < end; index++) gaps.push(text.slice(ends[index - 1], starts[index]));
  return gaps;
}
