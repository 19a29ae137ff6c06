/**
 * The competitors of the engine, on the same pairs and texts. Winnowing as published for MOSS: fingerprints
 * of the text without spaces, runs of shared ones, no extension, no disguise undone. jsdiff: unchanged
 * characters in runs at least as long as the run that winnowing guarantees to find.
 */
import { diffChars } from 'diff';
import type { Detection } from './plagiarism-score.ts';

const GRAM = 8;
const WINDOW = 6;
/** Winnowing finds any equal run of this many characters: the shortest detection of both competitors. */
const SHORTEST = GRAM + WINDOW - 1;

export const peers = { winnowing: detectByWinnowing, jsdiff: detectByDiff } as const;

function detectByDiff(suspicious: string, source: string): readonly Detection[] {
  const found: Detection[] = [];
  let [here, there] = [0, 0];
  for (const part of diffChars(source, suspicious)) {
    const { length } = part.value;
    if (!part.added && !part.removed && length >= SHORTEST)
      found.push({
        suspicious: { start: here, end: here + length },
        source: { start: there, end: there + length },
      });
    if (!part.removed) here += length;
    if (!part.added) there += length;
  }
  return found;
}

interface Print {
  readonly gram: string;
  /** Position in the text with spaces. */
  readonly start: number;
  readonly end: number;
}

/** Shared fingerprints that follow each other on both sides, at most a window apart, form one detection. */
function detectByWinnowing(suspicious: string, source: string): readonly Detection[] {
  const places = new Map<string, Print[]>();
  for (const print of winnow(source)) places.set(print.gram, [...(places.get(print.gram) ?? []), print]);
  const open: { suspicious: { start: number; end: number }; source: { start: number; end: number } }[] = [];
  for (const print of winnow(suspicious))
    for (const other of places.get(print.gram) ?? []) {
      const run = open.findLast(
        (candidate) =>
          isNext(candidate.suspicious.end, print.start) && isNext(candidate.source.end, other.start),
      );
      if (run === undefined)
        open.push({
          suspicious: { start: print.start, end: print.end },
          source: { start: other.start, end: other.end },
        });
      else {
        run.suspicious.end = print.end;
        run.source.end = other.end;
      }
    }
  return open.filter(({ source: { start, end } }) => end - start >= SHORTEST);
}

function isNext(end: number, start: number): boolean {
  return Math.abs(start - end) <= GRAM + WINDOW;
}

function winnow(text: string): readonly Print[] {
  const signs = Array.from(text.matchAll(/\S/gu), ({ 0: sign, index }) => ({ sign, index }));
  const grams: Print[] = [];
  for (let index = 0; index + GRAM <= signs.length; index++) {
    const slice = signs.slice(index, index + GRAM);
    const last = slice.at(-1)?.index ?? 0;
    grams.push({ gram: slice.map(({ sign }) => sign).join(''), start: slice[0]?.index ?? 0, end: last + 1 });
  }
  const hashes = grams.map(({ gram }) => hashOf(gram));
  const kept = new Set<number>();
  for (let start = 0; start + WINDOW <= grams.length; start++) {
    let least = start;
    for (let index = start; index < start + WINDOW; index++)
      if ((hashes[index] ?? 0) <= (hashes[least] ?? 0)) least = index;
    kept.add(least);
  }
  return grams.filter((_, index) => kept.has(index));
}

function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return hash >>> 0;
}
