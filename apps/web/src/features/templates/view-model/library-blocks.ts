/** The paragraphs of a library template for display: the cells of a table are brought together in rows. */
import type { LibraryDetail } from './shapes.ts';

export type LibraryParagraph = LibraryDetail['paragraphs'][number];

export type LibraryBlock =
  | { readonly kind: 'paragraph'; readonly paragraph: LibraryParagraph }
  | { readonly kind: 'table'; readonly id: string; readonly rows: readonly (readonly LibraryParagraph[])[] };

export function libraryBlocks(paragraphs: readonly LibraryParagraph[]): readonly LibraryBlock[] {
  const tables = Map.groupBy(paragraphs, ({ cell }) => cell?.table ?? null);
  const shown = new Set<number>();
  return paragraphs.flatMap((paragraph): LibraryBlock[] => {
    const { cell, id } = paragraph;
    if (cell === null) return [{ kind: 'paragraph', paragraph }];
    if (shown.has(cell.table)) return [];
    shown.add(cell.table);
    const rows = [...Map.groupBy(tables.get(cell.table) ?? [], (one) => one.cell?.row ?? 0).values()];
    return [{ kind: 'table', id, rows }];
  });
}
