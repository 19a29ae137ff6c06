import { expect, it } from 'vitest';
import { type LibraryParagraph, libraryBlocks } from './library-blocks.ts';

const paragraph = (id: string, cell: LibraryParagraph['cell'] = null): LibraryParagraph => ({
  id,
  type: cell === null ? 'paragraph' : 'tableCell',
  start: 0,
  text: id,
  level: null,
  cell,
});

it('brings the cells of each table together in rows, where the table begins', () => {
  const shown = libraryBlocks([
    paragraph('before'),
    paragraph('a1', { table: 0, row: 0, column: 0 }),
    paragraph('a2', { table: 0, row: 0, column: 1 }),
    paragraph('b1', { table: 0, row: 1, column: 0 }),
    paragraph('between'),
    paragraph('c1', { table: 1, row: 0, column: 0 }),
  ]);
  expect(
    shown.map((block) =>
      block.kind === 'paragraph' ? block.paragraph.id : block.rows.map((row) => row.map(({ id }) => id)),
    ),
  ).toEqual(['before', [['a1', 'a2'], ['b1']], 'between', [['c1']]]);
});
