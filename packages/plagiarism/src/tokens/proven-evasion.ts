/**
 * Which traces of evasion are evidence. In: both texts and what they have in common. Out: the traces of one of
 * them that no form explains. Spaces and marks between characters are also a way to lay out a form: they count
 * only where the words between them were copied from a text that has them plain. What the other text or the
 * subtracted template has as well came with the form.
 */
import type { SideName } from '../fragment.ts';
import type { Match } from '../passages/find-matches.ts';
import type { PreparedText } from '../prepared-text.ts';
import type { EvasionKind, EvasionTrace } from './evasion.ts';

const LAYOUT: ReadonlySet<EvasionKind> = new Set(['spacing', 'marks']);
/** Share of the words of a trace. */
const MOSTLY = 0.5;

export function provenEvasion(
  text: PreparedText,
  other: PreparedText,
  side: SideName,
  copied: readonly Match[],
): readonly (EvasionTrace & { readonly side: SideName })[] {
  const { evasion, isTraditional } = text.stream;
  const isOpen = isTraditional && other.stream.isTraditional;
  const elsewhere = new Set(other.stream.evasion.map(sameTrace));
  return evasion
    .filter((trace) => trace.kind !== 'script' || !isOpen)
    .filter((trace) => !elsewhere.has(sameTrace(trace)) && !isSubtracted(trace, text))
    .filter((trace) => !LAYOUT.has(trace.kind) || isCopiedPlain(trace, text, other, side, copied))
    .map((trace) => ({ side, ...trace }));
}

function sameTrace({ kind, text }: EvasionTrace): string {
  return `${kind} ${text}`;
}

/** The token indices of a trace; empty for hidden text, which has none. */
function wordsOf({ start, end }: EvasionTrace, { stream: { starts } }: PreparedText): readonly number[] {
  const words: number[] = [];
  for (let at = firstFrom(starts, start); at < starts.length && (starts[at] ?? 0) < end; at++) words.push(at);
  return words;
}

function isSubtracted(trace: EvasionTrace, text: PreparedText): boolean {
  const words = wordsOf(trace, text);
  return words.length > 0 && words.every((at) => text.mask[at] !== 0);
}

function isCopiedPlain(
  trace: EvasionTrace,
  text: PreparedText,
  other: PreparedText,
  side: SideName,
  copied: readonly Match[],
): boolean {
  const words = wordsOf(trace, text);
  const [from, to] = [words[0] ?? 0, (words.at(-1) ?? -1) + 1];
  let plain = 0;
  for (const piece of copied) {
    const [here, there] = side === 'a' ? [piece.a, piece.b] : [piece.b, piece.a];
    for (let at = Math.max(from, here); at < Math.min(to, here + piece.length); at++) {
      if (setApartBy(other, there + at - here) !== trace.kind) plain++;
    }
  }
  return plain >= words.length * MOSTLY;
}

/** What stands before a word. In a form a blank may cut what is spaced out into runs too short to be a trace: it is spaced out all the same. */
function setApartBy({ document, stream: { starts, ends } }: PreparedText, at: number): EvasionKind | null {
  const gap = document.text.slice(ends[at - 1] ?? 0, starts[at] ?? 0);
  if (gap === '') return null;
  return gap.trim() === '' ? 'spacing' : 'marks';
}

function firstFrom(starts: Uint32Array, offset: number): number {
  let low = 0;
  let high = starts.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((starts[middle] ?? 0) < offset) low = middle + 1;
    else high = middle;
  }
  return low;
}
