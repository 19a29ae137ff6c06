/** Counts what is in the file but not in the text: whole pages by cause, and parts by kind. */
import type { NotRead } from '@wenjian/document';
import {
  type PagesNotReadCause,
  type PartNotRead,
  pageList,
  pagesNotRead,
  partsNotRead,
} from './pdf.text.ts';

export class PdfTally {
  readonly #pages = new Map<PagesNotReadCause, number[]>();
  readonly #parts = new Map<PartNotRead, number>();

  addPage(cause: PagesNotReadCause, pageIndex: number): void {
    this.#pages.set(cause, [...(this.#pages.get(cause) ?? []), pageIndex]);
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
    return [...pages, ...parts];
  }
}
