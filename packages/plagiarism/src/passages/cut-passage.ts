/**
 * Cuts a passage at what does not match. In: a passage of equal runs. Out: the passages to report: on neither
 * side one of them holds more unmatched words in a row than an edit has, nor a whole sentence or line that is
 * not in the other text. Promise: together they have exactly the runs of the passage.
 */
import { indexAt, type TokenStream } from '../tokens/token-stream.ts';
import type { Match } from './find-matches.ts';
import { type Passage, stretchOf } from './passage.ts';

/** The most words of an edit, on either side; more were inserted, and are no part of what was copied. */
const LONGEST_EDIT = 7;

type Side = 'a' | 'b';
type Text = Pick<TokenStream, 'sentenceEnds'>;

export function cutPassage(passage: Passage, a: Text, b: Text): readonly Passage[] {
  const groups = cutRuns(passage.pieces, a, b);
  if (groups.length <= 1) return [passage];
  return groups.map((pieces) => {
    const stretch = stretchOf(pieces);
    return { ...stretch, pieces, parts: [stretch], likeness: passage.likeness, retold: [] };
  });
}

/** Runs that stay together; sorted by side a. */
export function cutRuns(pieces: readonly Match[], a: Text, b: Text): readonly (readonly Match[])[] {
  const waiting: { readonly runs: readonly Match[]; readonly side: Side; readonly isCutOnce: boolean }[] = [
    { runs: pieces, side: 'a', isCutOnce: false },
  ];
  const done: (readonly Match[])[] = [];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const { runs, side, isCutOnce } = next;
    const cut = cutSide(runs, side, side === 'a' ? a : b);
    // A group is done when neither side cuts it: the last cut of the other side changed nothing since.
    if (cut.length === 1 && isCutOnce) done.push(runs);
    else
      for (const group of cut) waiting.push({ runs: group, side: side === 'a' ? 'b' : 'a', isCutOnce: true });
  }
  return done
    .map((runs) => [...runs].sort((one, other) => one.a - other.a || one.b - other.b))
    .sort((one, other) => (one[0]?.a ?? 0) - (other[0]?.a ?? 0) || (one[0]?.b ?? 0) - (other[0]?.b ?? 0));
}

function cutSide(runs: readonly Match[], side: Side, text: Text): readonly (readonly Match[])[] {
  const sorted = [...runs].sort((one, other) => one[side] - other[side]);
  const groups: Match[][] = [];
  let end = Number.NEGATIVE_INFINITY;
  for (const run of sorted) {
    const group = groups.at(-1);
    if (group === undefined || isCut(end, run[side], text)) groups.push([run]);
    else group.push(run);
    end = Math.max(end, run[side] + run.length);
  }
  return groups;
}

/** The unmatched words from `from` to `to` are more than an edit. */
function isCut(from: number, to: number, { sentenceEnds }: Text): boolean {
  if (to <= from) return false;
  return to - from > LONGEST_EDIT || holdsSentence(sentenceEnds, from, to);
}

function holdsSentence(sentenceEnds: Uint32Array, from: number, to: number): boolean {
  const first = indexAt(sentenceEnds, from);
  // The first sentence that begins at `from` or behind it.
  const whole = (sentenceEnds[first - 1] ?? 0) === from ? first : first + 1;
  const end = sentenceEnds[whole];
  return end !== undefined && end <= to;
}
