/** Counts what is in the file but not in the text: whole pages by cause, and parts by kind. */
import { append, type NotRead } from '@wenjian/document';
import { handwrittenOnPage } from '../ocr/ocr.text.ts';
import {
  doubtfulTableText,
  type PagesNotReadCause,
  type PartNotRead,
  pageList,
  pagesNotRead,
  partsNotRead,
} from './pdf.text.ts';
import type { DoubtfulTable } from './tables/table-doubts.ts';

/** A longer list is not read; the rest is counted. */
const MOST_NAMED = 20;

/** Each with its page, name and reason. */
export function tablesNotSure(tables: readonly DoubtfulTable[]): NotRead[] {
  const named = tables.slice(0, MOST_NAMED);
  const rest = tables.length - named.length;
  const { what, reason, more } = doubtfulTableText;
  return [
    ...named.map((table) => ({ what, count: 1, reason: reason(table) })),
    ...(rest === 0 ? [] : [{ what, count: rest, reason: more(named.length) }]),
  ];
}

export class PdfTally {
  readonly #pages = new Map<PagesNotReadCause, number[]>();
  readonly #handwriting = new Map<number, number>();
  readonly #tables: NotRead[] = [];
  readonly #parts = new Map<PartNotRead, number>();

  addPage(cause: PagesNotReadCause, pageIndex: number): void {
    this.#pages.set(cause, [...(this.#pages.get(cause) ?? []), pageIndex]);
  }

  addTables(tables: readonly DoubtfulTable[]): void {
    append(this.#tables, tablesNotSure(tables));
  }

  addHandwriting(pageIndex: number, count: number): void {
    if (count > 0) this.#handwriting.set(pageIndex, count);
  }

  addPart(part: PartNotRead, count: number): void {
    if (count > 0) this.#parts.set(part, (this.#parts.get(part) ?? 0) + count);
  }

  pageCount(cause: PagesNotReadCause): number {
    return this.#pages.get(cause)?.length ?? 0;
  }

  list(): readonly NotRead[] {
    const pages = [...this.#pages].map(([cause, indexes]) => ({
      what: pagesNotRead[cause].what,
      count: indexes.length,
      reason: pagesNotRead[cause].reason(pageList(indexes)),
    }));
    const parts = [...this.#parts].map(([part, count]) => ({ ...partsNotRead[part], count }));
    // Pages are recognised in any order.
    const handwriting = [...this.#handwriting]
      .sort(([one], [other]) => one - other)
      .flatMap(([pageIndex, count]) => handwrittenOnPage(pageIndex, count));
    return [...pages, ...this.#tables, ...handwriting, ...parts];
  }
}
