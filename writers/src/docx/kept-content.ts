/**
 * Content that must survive a deleted paragraph: its text boxes whose text stays, and the references of notes
 * whose text stays.
 */
import { descendants, type XmlElement } from '../xml/xml-tree.ts';
import { type NotesByReference, noteOf, notesByReference } from './note-references.ts';
import type { OldParagraph } from './old-paragraph.ts';
import type { WordPackage } from './package/word-package.ts';

export class KeptContent {
  readonly #paragraphs: Set<XmlElement>;
  readonly #notes: NotesByReference;

  constructor(word: WordPackage, olds: readonly (OldParagraph | null)[]) {
    this.#paragraphs = new Set(olds.flatMap((old) => (old === null ? [] : [old.element])));
    this.#notes = notesByReference(word);
  }

  /** The paragraph will be deleted. */
  giveUp(paragraph: XmlElement): void {
    this.#paragraphs.delete(paragraph);
  }

  isIn(node: XmlElement): boolean {
    return [...descendants(node)].some((element) => {
      const note = noteOf(this.#notes, element);
      return this.#paragraphs.has(element) || (note !== undefined && this.#isNoteKept(note));
    });
  }

  #isNoteKept(note: XmlElement): boolean {
    return [...descendants(note)].some((element) => this.#paragraphs.has(element));
  }
}
