/**
 * In: the edits of two paragraphs that stand side by side. Out: those that only put the members of a list in another
 * order, by list. An edit alone looks like a word that came or went; so they are taken together, before what else was
 * edited in their sentence. Promise: swapping the sides finds the same.
 */
import { type PlacedSide, textOf } from '../changes/placed-side.ts';
import { isReordered, signsOf } from '../weigh/list-order.ts';

export interface PlacedEdit {
  readonly old: PlacedSide | null;
  readonly new: PlacedSide | null;
}

/** By the index of an edit: the index of the first one of its list. */
export function reorderedEdits(edits: readonly PlacedEdit[]): ReadonlyMap<number, number> {
  const lists = new Map<number, number>();
  for (let first = 0; first < edits.length; ) {
    let end = first + 1;
    while (end < edits.length && isSameSentence(edits[end - 1], edits[end])) end++;
    if (end - first > 1 && end - first <= MOST_EDITS) {
      for (const index of reorderedOf(edits.slice(first, end))) lists.set(first + index, first);
    }
    first = end;
  }
  return lists;
}

/** A sentence with more of them was put in other words. */
const MOST_EDITS = 12;
/** No list is looked for beyond this many characters between two edits, or around them. */
const REACH = 160;
const END = /[。；;！？!?\n]/;

function isSameSentence(one: PlacedEdit | undefined, next: PlacedEdit | undefined): boolean {
  const [from, to] = [spansOf(one), spansOf(next)];
  if (from === null || to === null) return false;
  return ([0, 1] as const).every((side) => {
    const [left, right] = [from[side], to[side]];
    if (left.block !== right.block || right.start < left.end || right.start - left.end > REACH) return false;
    return !END.test(left.document.text.slice(left.start, right.end).slice(0, -1));
  });
}

function spansOf(edit: PlacedEdit | undefined): readonly [PlacedSide, PlacedSide] | null {
  if (edit === undefined || edit.old === null || edit.new === null) return null;
  return [edit.old, edit.new];
}

function reorderedOf(edits: readonly PlacedEdit[]): readonly number[] {
  const texts = edits.map((edit) => ({ old: textOf(edit.old), new: textOf(edit.new) }));
  const signs = texts.map((text) => ({ old: signsOf(text.old), new: signsOf(text.new) }));
  const every = edits.map((_, index) => index);
  // Taken together, or each word that went from one place to the other.
  const paired = every.filter((index) => {
    const { old = '', new: target = '' } = signs[index] ?? {};
    const isElsewhere = (text: string, side: 'old' | 'new'): boolean =>
      text === '' || signs.some((other, at) => at !== index && other[side] === text);
    return isElsewhere(old, 'new') && isElsewhere(target, 'old');
  });
  for (const chosen of [every, paired]) {
    if (chosen.length < 2 || !isBalanced(chosen.flatMap((index) => texts[index] ?? []))) continue;
    const taken = new Set(chosen);
    if ((['old', 'new'] as const).every((side) => isOnlyReordered(edits, texts, taken, side))) return chosen;
  }
  return [];
}

interface Texts {
  readonly old: string;
  readonly new: string;
}

function isBalanced(texts: readonly Texts[]): boolean {
  return signsOf(texts.map(({ old }) => old).join('')) === signsOf(texts.map((text) => text.new).join(''));
}

/** With the words of one side around them. */
function isOnlyReordered(
  edits: readonly PlacedEdit[],
  texts: readonly Texts[],
  taken: ReadonlySet<number>,
  side: 'old' | 'new',
): boolean {
  const written = { old: '', new: '' };
  let at: number | null = null;
  for (const [index, edit] of edits.entries()) {
    const place = edit[side];
    if (place === null) return false;
    const between = at === null ? before(place) : place.document.text.slice(at, place.start);
    const { [side]: other = '' } = texts[index] ?? {};
    written.old += between + (taken.has(index) ? (texts[index]?.old ?? '') : other);
    written.new += between + (taken.has(index) ? (texts[index]?.new ?? '') : other);
    at = place.end;
  }
  const last = edits.at(-1)?.[side];
  const rest = last == null ? '' : after(last);
  return isReordered(written.old + rest, written.new + rest);
}

function before({ document, block, start }: PlacedSide): string {
  return (
    document.text
      .slice(Math.max(block.start, start - REACH), start)
      .split(END)
      .at(-1) ?? ''
  );
}

function after({ document, block, end }: PlacedSide): string {
  return document.text.slice(end, Math.min(block.end, end + REACH)).split(END)[0] ?? '';
}
