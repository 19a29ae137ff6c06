/** In: a Word file in memory and places in it. The blocks there are removed, with the notes that they alone refer to. */
import { noteOf, notesByReference } from '../../docx/note-references.ts';
import type { WordPackage } from '../../docx/package/word-package.ts';
import { descendants, removeElement, type XmlElement } from '../../xml/xml-tree.ts';
import { elementAt, type PartPlace } from '../part-places.ts';

export function removeBlocks(word: WordPackage, places: readonly PartPlace[]): void {
  if (places.length === 0) return;
  const notes = notesByReference(word);
  for (const place of places) {
    const block = elementAt(word, place);
    if (block === undefined) continue;
    for (const inside of [...descendants(block)]) {
      const note = noteOf(notes, inside);
      if (note !== undefined) removeIfThere(note);
    }
    removeIfThere(block);
  }
}

function removeIfThere(element: XmlElement): void {
  if (element.parent !== null) removeElement(element);
}
