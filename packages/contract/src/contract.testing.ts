/** Contracts for tests, and their facts in short form. Test code only. */
import { type BlockDraft, buildDocument, type Span } from '@wenjian/document';
import type { Contract } from './contract.ts';
import { understandContract } from './understand-contract.ts';

export function contractOfBlocks(blocks: readonly BlockDraft[]): Contract {
  return understandContract(
    buildDocument({ readerVersion: 'test', kind: 'txt', pages: null, blocks, notRead: [] }),
  );
}

export function contractOf(...paragraphs: readonly string[]): Contract {
  return contractOfBlocks(paragraphs.map((text) => ({ type: 'paragraph', text })));
}

/** Rows of one table. */
export function tableBlocks(...rows: readonly (readonly string[])[]): readonly BlockDraft[] {
  return rows.flatMap((cells, row) =>
    cells.map((text, column) => ({ type: 'tableCell' as const, text, cell: { table: 0, row, column } })),
  );
}

export function cut(contract: Contract, span: Span): string {
  return contract.document.text.slice(span.start, span.end);
}
