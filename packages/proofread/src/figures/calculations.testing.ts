/** Tables and paragraphs for the tests of calculations, and their findings. Test code only. */
import { type BlockDraft, buildDocument } from '@wenjian/document';
import type { Correction, ProofreadResult } from '../correction.ts';
import { proofreadDocument } from '../proofread-document.ts';

export type Rows = readonly (readonly string[])[];

export function tableOf(rows: Rows): readonly BlockDraft[] {
  return rows.flatMap((cells, row) =>
    cells.map((text, column) => ({ type: 'tableCell' as const, text, cell: { table: 0, row, column } })),
  );
}

export function paragraphs(...texts: readonly string[]): readonly BlockDraft[] {
  return texts.map((text) => ({ type: 'paragraph' as const, text }));
}

export function resultOf(blocks: readonly BlockDraft[]): ProofreadResult {
  return proofreadDocument(
    buildDocument({ readerVersion: 'test', kind: 'docx', pages: null, blocks, notRead: [] }),
  );
}

export function figures(blocks: readonly BlockDraft[]): readonly Correction[] {
  return resultOf(blocks).corrections.filter(({ family }) => family === 'figures');
}

/** Rule, original and suggestion of each finding about figures. */
export function brief(blocks: readonly BlockDraft[]): readonly (readonly (string | null)[])[] {
  return figures(blocks).map(({ ruleId, original, suggestion }) => [ruleId, original, suggestion]);
}
