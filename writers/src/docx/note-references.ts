/**
 * Footnotes and endnotes with their references in the text: when all text of a note is deleted, its reference
 * is deleted too.
 */
import { ancestors, childElements, descendants, type XmlElement } from '../xml/xml-tree.ts';
import { wrapDeleted } from './edit-paragraph.ts';
import type { WordElements } from './package/word-elements.ts';
import type { WordPackage } from './package/word-package.ts';

/** By the name of the reference's element and the id. */
export type NotesByReference = ReadonlyMap<string, XmlElement>;

export function notesByReference(word: WordPackage): NotesByReference {
  const notes = rootsOf(word)
    .filter(({ root }) => root.name === 'w:footnotes' || root.name === 'w:endnotes')
    .flatMap(({ root }) => childElements(root));
  return new Map(notes.map((note) => [keyOf(`${note.name}Reference`, note), note]));
}

/** The note an element refers to. */
export function noteOf(notes: NotesByReference, element: XmlElement): XmlElement | undefined {
  return element.name.endsWith('Reference') ? notes.get(keyOf(element.name, element)) : undefined;
}

export function deleteNoteReferences(word: WordPackage, wordOf: (part: string) => WordElements): void {
  const deleted = new Map([...notesByReference(word)].filter(([, note]) => isDeleted(note)));
  if (deleted.size === 0) return;
  for (const { part, root } of rootsOf(word)) {
    const references = [...descendants(root)].filter((element) => noteOf(deleted, element) !== undefined);
    for (const { parent: run } of references)
      if (run !== null && isReferenceOnly(run) && !isInDeletion(run)) wrapDeleted(wordOf(part), run);
  }
}

function rootsOf(word: WordPackage): readonly { readonly part: string; readonly root: XmlElement }[] {
  return word.storyParts.flatMap((part) => {
    const root = word.tree(part)?.root;
    return root === undefined ? [] : [{ part, root }];
  });
}

function keyOf(name: string, element: XmlElement): string {
  const id = [...element.attributes].find(([attribute]) => attribute === 'id' || attribute.endsWith(':id'));
  return `${name} ${id?.[1] ?? ''}`;
}

/** All its text was deleted, and there was some. */
function isDeleted(note: XmlElement): boolean {
  const runs = [...descendants(note)].filter(({ name }) => name === 'w:r');
  return runs.length > 0 && runs.every(isInDeletion);
}

function isInDeletion(element: XmlElement): boolean {
  return [...ancestors(element)].some(({ name }) => name === 'w:del');
}

function isReferenceOnly(run: XmlElement): boolean {
  return run.name === 'w:r' && childElements(run).every(({ name }) => /^w:(?:rPr|\w+Reference)$/.test(name));
}
