/** Where the next line stands. */
import type { PageFormat } from './page-format.ts';

export interface LinePlace {
  /** Counted from 0. */
  readonly page: number;
  readonly top: number;
}

/** In units of the size of the characters. */
export const LINE_HEIGHT = 1.6;
/** The box of a line is a little higher than its characters, so that a mark around them can be seen. */
export const LINE_BOX = 1.2;

export class PageCursor {
  readonly #format: PageFormat;
  #page = 0;
  #y = 0;
  #isFull = false;

  constructor(format: PageFormat) {
    this.#format = format;
  }

  get page(): number {
    return this.#page;
  }

  get pageCount(): number {
    return this.#page + 1;
  }

  /** No line has a place any more. */
  get isFull(): boolean {
    return this.#isFull;
  }

  /** The height left on this page. */
  get rest(): number {
    return this.#format.textHeight - this.#y;
  }

  /** The bottom of the last line. */
  get bottom(): number {
    return this.#format.top + this.#y;
  }

  /** Null beyond the last page. */
  take(size: number): LinePlace | null {
    const height = size * LINE_HEIGHT;
    if (height > this.rest) this.nextPage();
    if (this.#isFull) return null;
    const top = this.#format.top + this.#y + (height - size * LINE_BOX) / 2;
    this.#y += height;
    return { page: this.#page, top };
  }

  /** None at the top of a page. */
  space(height: number): void {
    if (this.#y > 0) this.#y += height;
  }

  nextPage(): void {
    if (this.#page + 1 >= this.#format.maxPages) {
      this.#isFull = true;
      return;
    }
    this.#page++;
    this.#y = 0;
  }
}
