/**
 * The fields and clauses of a library template, with the names its author gave them. A blank in a table is named by
 * the head of its column and the beginning of its row; only the first row of a table must be filled in.
 */
import { type Block, smallestOf } from '@wenjian/document';
import { findTemplate } from '../find-template.ts';
import { distinctLabels } from '../label-blank.ts';
import type { Template, TemplateField } from '../template.ts';
import { fileText } from './library.text.ts';
import type { LibraryTemplate } from './library-template.ts';

export function libraryContent({ document, blanks }: LibraryTemplate): Template {
  const { fields, clauses } = findTemplate(document);
  const names = new Map(blanks.map(({ start, label }) => [start, label]));
  const cellAt = cellsOf(document.blocks, document.text);
  const cells = fields.map((field) => cellAt(startOf(field)));
  const labels = distinctLabels(
    fields.map((field, index) => nameOf(field, names) ?? cells[index]?.name ?? field.label),
  );
  return {
    fields: fields.map((field, index) => ({
      ...field,
      label: labels[index] ?? field.label,
      isRequired: field.isRequired && (cells[index]?.row ?? 1) === 1,
    })),
    clauses,
  };
}

function startOf({ places }: TemplateField): number {
  return smallestOf(places.map(({ start }) => start));
}

function nameOf({ places }: TemplateField, names: ReadonlyMap<number, string | null>): string | null {
  return places.map(({ start }) => names.get(start) ?? null).find((name) => name !== null) ?? null;
}

interface NamedCell {
  readonly name: string;
  readonly row: number;
}

/** The cell at an offset; null outside of tables. */
function cellsOf(blocks: readonly Block[], text: string): (offset: number) => NamedCell | null {
  const cells = blocks.filter((block) => block.cell !== undefined);
  const wordsAt = (table: number, row: number, column: number): string => {
    const found = cells.find(
      ({ cell }) => cell?.table === table && cell.row === row && cell.column === column,
    );
    const words = found === undefined ? '' : text.slice(found.start, found.end).trim();
    return words.includes('__') ? '' : words;
  };
  return (offset) => {
    const cell = cells.find(({ start, end }) => start <= offset && offset <= end)?.cell;
    if (cell === undefined) return null;
    const { table, row, column } = cell;
    const rowName = column === 0 ? '' : wordsAt(table, row, 0);
    return { name: fileText.cell(wordsAt(table, 0, column), rowName, row), row };
  };
}
