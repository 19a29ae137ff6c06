/** The words of an article that changed, between what stayed. In: the old and the new text. Out: pieces that give both texts again; a long stay is shortened. */
import { diffUnits, type UnitSequence } from '@wenjian/compare';

export interface MarkedPiece {
  readonly kind: 'kept' | 'removed' | 'added';
  readonly words: string;
}

/** A figure or a Latin word is one unit: 30 and 300 differ as a whole. */
const unit = /[0-9]+(?:\.[0-9]+)?|[A-Za-z]+|./gsu;

export function markWords(former: string, text: string): readonly MarkedPiece[] {
  const numbers = new Map<string, number>();
  const [old, target] = [unitsOf(former, numbers), unitsOf(text, numbers)];
  const pieces: MarkedPiece[] = [];
  const put = (kind: MarkedPiece['kind'], words: string) => {
    if (words !== '') pieces.push({ kind, words });
  };
  let at = 0;
  for (const { oldStart, oldEnd, newStart, newEnd } of diffUnits(old, target, true)) {
    put('kept', wordsOf(target, at, newStart));
    put('removed', wordsOf(old, oldStart, oldEnd));
    put('added', wordsOf(target, newStart, newEnd));
    at = newEnd;
  }
  put('kept', wordsOf(target, at, target.ids.length));
  return pieces;
}

const LEFT_OUT = '……';
/** Enough to find the place in the article. */
const KEPT_AT_MOST = 24;

/** For a list of changes: of what stayed only the ends, and no more signs than `most`. */
export function shortenPieces(pieces: readonly MarkedPiece[], most: number): readonly MarkedPiece[] {
  const short: MarkedPiece[] = [];
  let room = most;
  for (const [at, { kind, words }] of pieces.entries()) {
    const shown = kind === 'kept' ? shortenKept(words, at === 0, at === pieces.length - 1) : words;
    if (shown.length > room) {
      short.push({ kind, words: `${shown.slice(0, room)}${LEFT_OUT}` });
      break;
    }
    short.push({ kind, words: shown });
    room -= shown.length;
  }
  return short;
}

function shortenKept(words: string, isFirst: boolean, isLast: boolean): string {
  if (words.length <= KEPT_AT_MOST) return words;
  const half = KEPT_AT_MOST / 2;
  const [head, tail] = [isFirst ? '' : words.slice(0, half), isLast ? '' : words.slice(-half)];
  return `${head}${LEFT_OUT}${tail}`;
}

function unitsOf(text: string, numbers: Map<string, number>): UnitSequence {
  const found = [...text.matchAll(unit)];
  const ids = Int32Array.from(found, ({ 0: word }) => {
    const number = numbers.get(word) ?? numbers.size + 1;
    numbers.set(word, number);
    return number;
  });
  const starts = Int32Array.from(found, ({ index }) => index);
  const ends = Int32Array.from(found, ({ 0: word, index }) => index + word.length);
  return { text, ids, starts, ends };
}

function wordsOf({ text, starts, ends }: UnitSequence, from: number, to: number): string {
  return to <= from ? '' : text.slice(starts[from], ends[to - 1]);
}
