/**
 * Renumbers a contract: every wrong typed clause number, and every reference to it. Pure: a document in,
 * replacements out. Promises: with the replacements applied the numbering has no fault, and every reference
 * to a clause refers to the same clause as before or is listed. References without a target, or to a number
 * that two clauses have, are listed too and not changed: their meaning is not guessed, and after renumbering
 * they may point to another clause. Automatic numbers are not changed.
 */
import {
  type ClauseReference,
  type Contract,
  type NumberRow,
  numberRows,
  type RowEntry,
  understandContract,
  writeNumberLike,
} from '@wenjian/contract';
import {
  type BlockDraft,
  buildDocument,
  type Document,
  documentSpan,
  type Span,
  smallestOf,
} from '@wenjian/document';

export interface NumberReplacement extends Span {
  readonly original: string;
  readonly replacement: string;
  readonly kind: 'number' | 'reference';
}

export interface Renumbering {
  /** In text order; none overlap. */
  readonly replacements: readonly NumberReplacement[];
  /**
   * References that had no target or two targets, and the rare ones that cannot be updated: somebody has to
   * check them.
   */
  readonly unresolved: readonly (Span & { readonly target: string })[];
  /** The text with the replacements applied. */
  readonly text: string;
}

export function renumberClauses(document: Document): Renumbering {
  const contract = understandContract(document);
  const values = newValues(numberRows(contract));
  const replacements = [...ownNumbers(contract, values), ...inReferences(contract, values)].sort(
    (a, b) => a.start - b.start,
  );
  const after = understandContract(withReplacements(document, replacements)).references;
  const unresolved = contract.references.filter((reference, index) => {
    const then = after[index];
    return !isClear(reference) || then?.clause !== reference.clause || !isClear(then);
  });
  return {
    replacements,
    unresolved: unresolved.map(({ start, end, target }) => ({ start, end, target })),
    text: apply(document.text, replacements),
  };
}

/** Refers to exactly one clause. */
function isClear({ clause, isAmbiguous }: ClauseReference): boolean {
  return clause !== null && !isAmbiguous;
}

/** The document after the replacements: when two lists have the same numbers, a reference may get another target. */
function withReplacements(document: Document, replacements: readonly NumberReplacement[]): Document {
  let next = 0;
  const blocks = document.blocks.map((block): BlockDraft => {
    const own: NumberReplacement[] = [];
    for (
      let each = replacements[next];
      each !== undefined && each.end <= block.end;
      each = replacements[next]
    ) {
      own.push(each);
      next++;
    }
    const text = apply(document.text.slice(0, block.end), own, block.start);
    const { type, level, number, cell } = block;
    return {
      type,
      text,
      ...(level === undefined ? {} : { level }),
      ...(number === undefined ? {} : { number }),
      ...(cell === undefined ? {} : { cell }),
    };
  });
  const { readerVersion, kind, pages, notRead } = document;
  return buildDocument({ readerVersion, kind, pages, notRead, blocks });
}

type Values = ReadonlyMap<number, readonly number[]>;

/** Parents come before their children, so that 9.1 gets the new number of 9. */
function newValues(rows: readonly NumberRow[]): Values {
  const values = new Map<number, readonly number[]>();
  const inOrder = [...rows].sort((a, b) => levelOf(a) - levelOf(b));
  for (const { entries, prefixOf } of inOrder) {
    const prefix = prefixOf === null ? null : (values.get(prefixOf.index) ?? null);
    let last = 0;
    entries.forEach((entry, index) => {
      const value = entry.values.at(-1) ?? 0;
      last = index === 0 ? firstOf(entries) : entry.isTyped && value !== 1 ? last + 1 : value;
      const before = entry.isTyped && prefix !== null ? prefix : entry.values.slice(0, -1);
      values.set(entry.clause.index, [...before, last]);
    });
  }
  return values;
}

function levelOf({ entries }: NumberRow): number {
  return smallestOf(entries.map(({ values }) => values.length));
}

/** A sequence may start in the middle (an extract), but not with a number larger than the next. */
function firstOf([first, second]: readonly RowEntry[]): number {
  const value = first?.values.at(-1) ?? 1;
  return first?.isTyped === true && second !== undefined && (second.values.at(-1) ?? 0) < value ? 1 : value;
}

function ownNumbers(contract: Contract, values: Values): readonly NumberReplacement[] {
  return numberRows(contract).flatMap(({ entries }) =>
    entries.flatMap(({ clause, span, isTyped }) => {
      const next = values.get(clause.index);
      return !isTyped || next === undefined ? [] : replacementOf(contract, span, next, 'number');
    }),
  );
}

function inReferences(contract: Contract, values: Values): readonly NumberReplacement[] {
  return contract.references.filter(isClear).flatMap(({ parts }) =>
    parts.flatMap(({ start, end, clause }) => {
      const next = clause === null ? undefined : values.get(clause);
      return next === undefined ? [] : replacementOf(contract, { start, end }, next, 'reference');
    }),
  );
}

/** 第三款 of 9.3 contains only the last of its numbers. */
function replacementOf(
  { document: { text } }: Contract,
  { start, end }: Span,
  values: readonly number[],
  kind: NumberReplacement['kind'],
): readonly NumberReplacement[] {
  const original = text.slice(start, end);
  const written = original.split(/[.．]/);
  const shown = values.slice(-written.length);
  const pieces = written.map((piece, index) => writeNumberLike(shown[index] ?? 0, piece));
  const dot = /[.．]/.exec(original)?.[0] ?? '';
  if (pieces.includes(null) || shown.length !== written.length) return [];
  const replacement = pieces.join(dot);
  return replacement === original ? [] : [whole(text, { start, end, original, replacement, kind })];
}

/** 第三条 and （三） rather than 三, when nothing is between the number and its words: people read it as a unit. */
const wrappers = [
  ['第', '条章节款项'],
  ['（', '）'],
  ['(', ')'],
] as const;

function whole(text: string, number: NumberReplacement): NumberReplacement {
  const [before = '', after = ''] = [text[number.start - 1], text[number.end]];
  if (!wrappers.some(([left, rights]) => before === left && after !== '' && rights.includes(after)))
    return number;
  return {
    ...number,
    ...documentSpan(number.start - 1, number.end + 1),
    original: before + number.original + after,
    replacement: before + number.replacement + after,
  };
}

function apply(text: string, replacements: readonly NumberReplacement[], first = 0): string {
  let applied = '';
  let from = first;
  for (const { start, end, replacement } of replacements) {
    applied += text.slice(from, start) + replacement;
    from = end;
  }
  return applied + text.slice(from);
}
