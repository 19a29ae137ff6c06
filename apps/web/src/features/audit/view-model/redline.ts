/** A suggested edit as it would stand in the contract: what stays, what goes, what comes. Pure. */
import type { Risk } from './result-shapes.ts';

export interface RedlinePart {
  readonly kind: 'kept' | 'removed' | 'added';
  readonly words: string;
}

/** Enough of the contract around it to read the change. */
const BEFORE = 40;
const AFTER = 24;

/** Empty for advice. */
export function redlineOf(text: string, { edit }: Pick<Risk, 'edit'>): readonly RedlinePart[] {
  const [first, last] = [edit?.pieces[0], edit?.pieces.at(-1)];
  if (!edit || !first || !last) return [];
  const parts: RedlinePart[] = [];
  let at = startOfContext(text, first.start);
  for (const { start, end, text: words } of edit.pieces) {
    parts.push(
      { kind: 'kept', words: text.slice(at, start) },
      { kind: 'removed', words: text.slice(start, end) },
    );
    parts.push({ kind: 'added', words: edit.newClause ? `\n${edit.newClause.number}${words}` : words });
    at = end;
  }
  parts.push({ kind: 'kept', words: edit.newClause ? '' : restOfLine(text, at) });
  return parts.filter(({ words }) => words !== '');
}

/** A blank that people must fill in. */
export function hasBlank({ edit }: Pick<Risk, 'edit'>): boolean {
  return edit?.pieces.some(({ text }) => /_{2,}/.test(text)) ?? false;
}

/** How the user's own words usually come in: after the sentence where the edit only adds to it. */
export function usualPlacement({ edit }: Pick<Risk, 'edit'>): 'replace' | 'insert' {
  return edit?.pieces.every(({ start, end }) => start === end) ? 'insert' : 'replace';
}

/** What a user begins with who writes the words anew: the quotation as the edit leaves it, so that nothing else is lost. */
export function firstDraft(text: string, { edit, start, end, suggestion }: Risk): string {
  const isInQuote = (piece: { readonly start: number; readonly end: number }) =>
    start !== null && end !== null && piece.start >= start && piece.end <= end;
  if (!edit || start === null || end === null || usualPlacement({ edit }) === 'insert') return suggestion;
  if (!edit.pieces.every(isInQuote)) return suggestion;
  let at = start;
  let words = '';
  for (const piece of edit.pieces) {
    words += text.slice(at, piece.start) + piece.text;
    at = piece.end;
  }
  return words + text.slice(at, end);
}

/** Within the line, after a full stop if there is one. */
function startOfContext(text: string, at: number): number {
  const near = text.slice(Math.max(0, at - BEFORE), at);
  const stop = Math.max(...['\n', '。', '；'].map((mark) => near.lastIndexOf(mark, near.length - 2)));
  return at - near.length + stop + 1;
}

function restOfLine(text: string, at: number): string {
  return text.slice(at, at + AFTER).split('\n', 1)[0] ?? '';
}
