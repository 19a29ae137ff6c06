/** The subtracted words by kind and document. Pure. */
import type { Subtracted, SubtractionKind } from './plagiarism-shapes.ts';

export interface SubtractedRow {
  readonly kind: SubtractionKind;
  readonly words: number;
  readonly byDocument: readonly { readonly docId: string; readonly words: number }[];
}

/** Of the given documents; most first. */
export function subtractedRows(
  subtracted: readonly Subtracted[],
  docIds: readonly string[],
): readonly SubtractedRow[] {
  const rows = new Map<SubtractionKind, { docId: string; words: number }[]>();
  for (const { docId, kind, words } of subtracted) {
    if (words === 0 || !docIds.includes(docId)) continue;
    rows.set(kind, [...(rows.get(kind) ?? []), { docId, words }]);
  }
  return [...rows]
    .map(([kind, byDocument]) => ({ kind, byDocument, words: sum(byDocument) }))
    .sort((a, b) => b.words - a.words);
}

function sum(items: readonly { readonly words: number }[]): number {
  return items.reduce((total, { words }) => total + words, 0);
}
