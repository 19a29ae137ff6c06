/** Every pair of documents as a table: how much one reuses of the other, or that they were not compared. Pure. */
import type { CheckedDocument, ManyResult } from './plagiarism-shapes.ts';

/** How much of `a` is in `b`, and the reverse; null where not measured. */
export interface PairCell {
  readonly a: string;
  readonly b: string;
  readonly aInB: number | null;
  readonly bInA: number | null;
}

/** The pairs of the result; and the document with each source of the text base, measured in the one direction. */
export function pairCells({
  matrix,
  sources,
  origin,
}: Pick<ManyResult, 'matrix' | 'sources' | 'origin'>): readonly PairCell[] {
  const known = new Set(matrix.flatMap(({ a, b }) => [`${a} ${b}`, `${b} ${a}`]));
  const ofBase = sources
    .filter(({ tagId }) => !known.has(`${origin.docId} ${tagId}`))
    .map(({ tagId, rates }) => ({ a: origin.docId, b: tagId, aInB: rates.after.rate, bInA: null }));
  return [...matrix, ...ofBase];
}

/** All submitted documents, compared or not; of the text base only compared ones. */
export function shownDocuments(
  documents: readonly CheckedDocument[],
  cells: readonly PairCell[],
): readonly CheckedDocument[] {
  const compared = new Set(cells.flatMap(({ a, b }) => [a, b]));
  return documents.filter(({ docId, origin }) => origin === 'upload' || compared.has(docId));
}

/** Submitted documents that were not compared with the main one: their pairs can be opened one by one. */
export function uncomparedDocuments(
  many: Pick<ManyResult, 'origin' | 'documents' | 'matrix' | 'sources'>,
): readonly CheckedDocument[] {
  const { docId: checked } = many.origin;
  const compared = new Set(
    pairCells(many).flatMap(({ a, b }) => (a === checked || b === checked ? [a, b] : [])),
  );
  return many.documents.filter(
    ({ docId, origin }) => origin === 'upload' && docId !== checked && !compared.has(docId),
  );
}

/** Visitors may not open documents of the text base, except for their matches with the main document. */
export function canOpenPair(
  { origin, documents }: Pick<ManyResult, 'origin' | 'documents'>,
  isVisitor: boolean,
  orgDocId: string,
  tagDocId: string,
): boolean {
  const isInBase = (docId: string) =>
    documents.some((document) => document.docId === docId && document.origin === 'textBase');
  if (!isVisitor || (orgDocId === origin.docId && orgDocId !== tagDocId)) return true;
  return !isInBase(orgDocId) && !isInBase(tagDocId);
}

export interface Matrix {
  readonly documents: readonly CheckedDocument[];
  /** `values[row][column]`: how much of the row's document is in the column's; null where not compared. */
  readonly values: readonly (readonly (number | null)[])[];
}

export function buildMatrix(documents: readonly CheckedDocument[], cells: readonly PairCell[]): Matrix {
  const known = new Map<string, number | null>();
  for (const { a, b, aInB, bInA } of cells) {
    known.set(`${a} ${b}`, aInB);
    known.set(`${b} ${a}`, bInA);
  }
  const shown = shownDocuments(documents, cells);
  return {
    documents: shown,
    values: shown.map((row) => shown.map((column) => known.get(`${row.docId} ${column.docId}`) ?? null)),
  };
}

/** Steps of the colour scale, from nothing to all; finer ones cannot be told apart. */
const HEAT_STEPS = [0, 0.05, 0.15, 0.3, 0.5, 0.75] as const;

/** 0: nothing, up to 6. */
export function heatOf(value: number): number {
  return value <= 0 ? 0 : HEAT_STEPS.filter((step) => value >= step).length;
}

/** The lower bounds, for the legend. */
export const heatLegend: readonly number[] = HEAT_STEPS.slice(1);

export interface CellAt {
  readonly row: number;
  readonly column: number;
}

const MOVES: Readonly<Record<string, CellAt>> = {
  ArrowUp: { row: -1, column: 0 },
  ArrowDown: { row: 1, column: 0 },
  ArrowLeft: { row: 0, column: -1 },
  ArrowRight: { row: 0, column: 1 },
};

/** The target of an arrow key; null for other keys and at the edge. */
export function moveCell({ row, column }: CellAt, key: string, size: number): CellAt | null {
  const move = MOVES[key];
  if (!move) return null;
  const next = { row: row + move.row, column: column + move.column };
  const isInside = next.row >= 0 && next.column >= 0 && next.row < size && next.column < size;
  return isInside ? next : null;
}
