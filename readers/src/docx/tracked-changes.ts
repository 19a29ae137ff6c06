/** The tracked changes around a place in the file, and whether the text there is part of the current view. */
import type { Draft, Revision, RevisionView } from '@wenjian/document';
import type { XmlElement } from '../xml/parse-xml.ts';

export type TrackedChange = Pick<Revision, 'kind' | 'author' | 'date'>;

/** Insertions and deletions nest: one author's insertion may be deleted by another. */
export class ChangeStack {
  readonly #view: RevisionView;
  #open: readonly TrackedChange[] = [];

  constructor(view: RevisionView) {
    this.#view = view;
  }

  get open(): readonly TrackedChange[] {
    return this.#open;
  }

  push(change: TrackedChange): void {
    this.#open = [...this.#open, change];
  }

  pop(): void {
    this.#open = this.#open.slice(0, -1);
  }

  get isLeftOut(): boolean {
    return this.#open.some((change) => this.leavesOut(change));
  }

  leavesOut({ kind }: TrackedChange): boolean {
    if (this.#view === 'shown') return false;
    return kind === (this.#view === 'accepted' ? 'deletion' : 'insertion');
  }
}

/** A move is a deletion where it starts and an insertion where it ends. */
const kinds: Readonly<Record<string, TrackedChange['kind']>> = {
  'w:ins': 'insertion',
  'w:moveTo': 'insertion',
  'w:del': 'deletion',
  'w:moveFrom': 'deletion',
};

export function changeOf(element: XmlElement): TrackedChange {
  return {
    kind: kinds[element.name] ?? 'insertion',
    author: element.attribute('w:author') ?? null,
    date: element.attribute('w:date') ?? null,
  };
}

/**
 * Word writes one element per run: touching pieces of one change are one revision, even around a change of
 * the other kind.
 */
const LOOKED_BACK = 2;

export function addRevision(revisions: Draft<Revision>[], added: Draft<Revision>): void {
  for (let index = revisions.length - 1; index >= Math.max(0, revisions.length - LOOKED_BACK); index--) {
    const last = revisions[index];
    if (last === undefined || !isContinued(last, added)) continue;
    revisions[index] = { ...last, end: added.end, text: last.text + added.text };
    return;
  }
  revisions.push(added);
}

function isContinued(one: Draft<Revision>, next: Draft<Revision>): boolean {
  const isSameChange = one.kind === next.kind && one.author === next.author && one.date === next.date;
  const isSameForm = (one.start === one.end) === (next.start === next.end);
  return isSameChange && isSameForm && one.end === next.start;
}
