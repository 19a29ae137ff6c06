/** Counts what is in the file but not in the text. */
import type { NotRead, RevisionView } from '@wenjian/document';
import { type DocxNotRead, docxNotRead, revisionReasons } from '../readers.text.ts';

export class Tally {
  readonly #counts = new Map<DocxNotRead, number>();
  readonly #view: RevisionView;

  /** `view`: how tracked changes are read. */
  constructor(view: RevisionView) {
    this.#view = view;
  }

  add(what: DocxNotRead, count = 1): void {
    this.#counts.set(what, (this.#counts.get(what) ?? 0) + count);
  }

  list(): readonly NotRead[] {
    const order = Object.keys(docxNotRead);
    return [...this.#counts]
      .sort(([one], [other]) => order.indexOf(one) - order.indexOf(other))
      .map(([what, count]) => ({ what: docxNotRead[what].what, count, reason: this.#reason(what) }));
  }

  #reason(what: DocxNotRead): string {
    const isChange = what === 'insertions' || what === 'deletions';
    return isChange ? revisionReasons[this.#view][what] : docxNotRead[what].reason;
  }
}
