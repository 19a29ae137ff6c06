/** Small Word documents by hand. Test code only. */
import type { Block, Inline, WordModel } from './word-model.testing.ts';

export const text = (content: string): Inline => ({ kind: 'text', text: content, look: '' });
export const line = (...inlines: Inline[]): Block => ({
  kind: 'paragraph',
  inlines,
  style: '',
  list: 0,
  section: null,
});
export const plain = (content: string): Block => line(text(content));
export const grid = (...rows: readonly (readonly string[])[]): Block => ({
  kind: 'table',
  columns: (rows[0] ?? []).map(() => 2000),
  border: 'single',
  rows: rows.map((cells) => ({
    isHead: false,
    cells: cells.map((content) => ({ blocks: [plain(content)], span: 1, merge: '' as const, fill: '' })),
  })),
});
export const model = (...blocks: Block[]): WordModel => ({
  blocks: [...blocks, plain('双方签字盖章后生效。')],
  section: { width: 11906, header: null, footer: null, first: null },
  shift: 0,
});
