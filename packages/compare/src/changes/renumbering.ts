/** Which clause numbers became which, and whether a changed reference in the text only follows them. */
import { foldWidth, normalisedText } from '@wenjian/document';
import { type PlacedSide, textOf } from './placed-side.ts';

/** Old number → new number, for paired clauses; both as `kind:core`. */
export type Renumbering = ReadonlyMap<string, string>;

export interface NumberPair {
  readonly old: string;
  readonly new: string;
}

/** A number that two clauses of a document have is ambiguous and is not used. */
export function collectRenumbering(pairs: readonly NumberPair[]): Renumbering {
  const known = new Map<string, string>();
  const ambiguous = new Set<string>();
  for (const pair of pairs) {
    const old = keyOfNumber(pair.old);
    const target = keyOfNumber(pair.new);
    if (old === null || target === null) continue;
    if (known.has(old) && known.get(old) !== target) ambiguous.add(old);
    known.set(old, target);
  }
  for (const key of ambiguous) known.delete(key);
  return known;
}

/** The references around a change, when they name the same clause by its old and its new number; null otherwise. */
export function followedReference(
  old: PlacedSide | null,
  target: PlacedSide | null,
  renumbering: Renumbering,
): NumberPair | null {
  if (old === null || target === null || renumbering.size === 0) return null;
  const before = referenceAround(old);
  const after = referenceAround(target);
  if (before === null || after === null) return null;
  const [oldKey, newKey] = [keyOfNumber(before), keyOfNumber(after)];
  return oldKey !== null && newKey !== null && renumbering.get(oldKey) === newKey
    ? { old: before, new: after }
    : null;
}

const core = '[0-9０-９]{1,4}(?:[.．][0-9０-９]{1,3})*|[零〇一二三四五六七八九十百]{1,6}';
const reference = new RegExp(`第(?:${core})[编章节条款项]`, 'g');
const numberForm = new RegExp(
  `^第(?<named>${core})(?<kind>[编章节条款项])$|^(?<bare>[0-9]{1,3}(?:\\.[0-9]{1,3})+)$`,
);

/** Longer than any reference. */
const CONTEXT = 20;

function referenceAround(side: PlacedSide): string | null {
  if (textOf(side) === '') return null;
  const from = Math.max(side.block.start, side.start - CONTEXT);
  const context = side.document.text.slice(from, Math.min(side.block.end, side.end + CONTEXT));
  reference.lastIndex = 0;
  for (let match = reference.exec(context); match !== null; match = reference.exec(context)) {
    const start = from + match.index;
    if (start <= side.start && start + match[0].length >= side.end) return match[0];
  }
  return null;
}

/** 第5.2条 and the number 5.2 name the same clause; 第五条 and 第五章 do not. */
function keyOfNumber(text: string): string | null {
  const groups = numberForm.exec(normalisedText(text, [foldWidth]).replace(/\s/g, ''))?.groups;
  if (groups === undefined) return null;
  if (groups.bare !== undefined) return `.:${groups.bare}`;
  const named = groups.named ?? '';
  return named.includes('.') ? `.:${named}` : `${groups.kind}:${named}`;
}
