/** Counts what is in a file but not in its text, by the reader's own catalogue. */
import type { NotRead } from '@wenjian/document';

export type NotReadCatalogue = Readonly<Record<string, Omit<NotRead, 'count'>>>;

export class NotReadCounter<Catalogue extends NotReadCatalogue> {
  readonly #catalogue: Catalogue;
  readonly #counts = new Map<string, number>();

  constructor(catalogue: Catalogue) {
    this.#catalogue = catalogue;
  }

  add(what: keyof Catalogue & string, count = 1): void {
    if (count > 0) this.#counts.set(what, (this.#counts.get(what) ?? 0) + count);
  }

  /** In the order of the catalogue. */
  list(): readonly NotRead[] {
    return Object.entries(this.#catalogue).flatMap(([key, item]) => {
      const count = this.#counts.get(key);
      return count === undefined ? [] : [{ ...item, count }];
    });
  }
}
