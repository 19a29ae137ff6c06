/** Bookmarks and ends of comments of NEW in the result: those it has not already, with ids of the result. Word cannot track them. */
import type { RevisionIds } from '../docx/package/word-elements.ts';
import { cloneElement, descendants, removeElement, type XmlElement } from '../xml/xml-tree.ts';
import type { NoteTaker } from './take-notes.ts';
import { setWordAttribute, wordAttribute } from './word-attribute.ts';

export class MarkTaker {
  readonly #names: Set<string>;
  readonly #ids: RevisionIds;
  readonly #notes: NoteTaker;
  readonly #bookmarks = new Map<string, string>();
  readonly #commentEnds: { readonly mark: XmlElement; readonly id: string }[] = [];

  constructor(roots: readonly XmlElement[], ids: RevisionIds, notes: NoteTaker) {
    const starts = roots.flatMap((root) =>
      [...descendants(root)].filter(({ name }) => name === 'w:bookmarkStart'),
    );
    this.#names = new Set(starts.map((start) => wordAttribute(start, 'name') ?? ''));
    this.#ids = ids;
    this.#notes = notes;
  }

  take(mark: XmlElement): XmlElement | null {
    const id = wordAttribute(mark, 'id') ?? '';
    if (/^w:commentRange/.test(mark.name)) {
      const copy = cloneElement(mark);
      setWordAttribute(copy, 'id', this.#notes.idFor('comments', id));
      this.#commentEnds.push({ mark: copy, id });
      return copy;
    }
    const own = this.#bookmarkId(mark, id);
    if (own === null) return null;
    const copy = cloneElement(mark);
    setWordAttribute(copy, 'id', own);
    return copy;
  }

  /** A comment that OLD has as well keeps OLD's ends. */
  finish(): void {
    for (const { mark, id } of this.#commentEnds)
      if (mark.parent !== null && !this.#notes.isTaken('comments', id)) removeElement(mark);
  }

  #bookmarkId(mark: XmlElement, id: string): string | null {
    if (mark.name === 'w:bookmarkEnd') return this.#bookmarks.get(id) ?? null;
    const name = wordAttribute(mark, 'name') ?? '';
    if (mark.name !== 'w:bookmarkStart' || this.#names.has(name)) return null;
    this.#names.add(name);
    const own = String(this.#ids.next++);
    this.#bookmarks.set(id, own);
    return own;
  }
}
