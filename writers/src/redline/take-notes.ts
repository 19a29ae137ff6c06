/** Footnotes, endnotes and comments of both files in one: those that stay are changed inside, those of NEW are added, with ids of the result. */
import { largestOf } from '@wenjian/document';
import {
  addContentType,
  addRelation,
  contentTypeOf,
  folderOf,
  freeName,
  relatedPart,
  relationsFrom,
  rootOf,
} from '../docx/package/package-parts.ts';
import type { WordPackage } from '../docx/package/word-package.ts';
import { commentsRoot } from '../docx/remarks/comment-parts.ts';
import { childElements, createElement, descendants, insertAt, type XmlElement } from '../xml/xml-tree.ts';
import { type FileKeys, type NoteKind, noteReferences } from './content-key.ts';
import { blocksOf, lonelyBlocks } from './lonely-blocks.ts';
import type { StoryPair } from './story-pair.ts';
import { setWordAttribute, wordAttribute } from './word-attribute.ts';

export class NoteTaker {
  readonly #old: FileKeys;
  readonly #new: FileKeys;
  readonly #storyOf: (resultPart: string, newPart: string) => StoryPair;
  readonly #ids = new Map<string, string>();
  readonly #settled = new Set<string>();

  constructor(old: FileKeys, target: FileKeys, storyOf: (resultPart: string, newPart: string) => StoryPair) {
    this.#old = old;
    this.#new = target;
    this.#storyOf = storyOf;
  }

  /** Adds a note of NEW; the id is that of the result. */
  take(kind: NoteKind, newId: string): string {
    const known = this.#ids.get(`${kind} ${newId}`);
    if (known !== undefined && this.isTaken(kind, newId)) return known;
    const id = this.idFor(kind, newId);
    this.#settled.add(`taken ${kind} ${newId}`);
    const source = this.#new.note(kind, newId);
    if (source === null) return id;
    const { part, root } = this.#part(kind);
    const story = this.#storyOf(part, relatedPart(this.#new.word, `/${kind}`) ?? '');
    const note = createElement(source.name, source.rawName, new Map(source.attributes));
    setWordAttribute(note, 'id', id);
    const blocks =
      kind === 'comments'
        ? blocksOf(source).map((block) => story.take(block))
        : lonelyBlocks(story, blocksOf(source), 'ins', true);
    for (const block of blocks) insertAt(note, note.children.length, block);
    insertAt(root, root.children.length, note);
    return id;
  }

  /** The id a note of NEW has in the result, if it comes there. */
  idFor(kind: NoteKind, newId: string): string {
    const known = this.#ids.get(`${kind} ${newId}`);
    if (known !== undefined) return known;
    const used = childElements(this.#part(kind).root).map((note) => Number(wordAttribute(note, 'id') ?? 0));
    const given = [...this.#ids].filter(([key]) => key.startsWith(`${kind} `)).map(([, id]) => Number(id));
    const id = String(largestOf([...used, ...given], 0) + 1);
    this.#ids.set(`${kind} ${newId}`, id);
    return id;
  }

  isTaken(kind: NoteKind, newId: string): boolean {
    return this.#settled.has(`taken ${kind} ${newId}`);
  }

  pair(kind: NoteKind, oldId: string, newId: string): void {
    const [one, other] = [this.#old.note(kind, oldId), this.#new.note(kind, newId)];
    if (kind === 'comments' || one === null || other === null || !this.#isFirst(kind, oldId)) return;
    const { part } = this.#part(kind);
    this.#storyOf(part, relatedPart(this.#new.word, `/${kind}`) ?? '').pairBlocks(one, other);
  }

  drop(kind: NoteKind, oldId: string): void {
    const note = this.#old.note(kind, oldId);
    if (kind === 'comments' || note === null || !this.#isFirst(kind, oldId)) return;
    const { part } = this.#part(kind);
    const story = this.#storyOf(part, relatedPart(this.#new.word, `/${kind}`) ?? '');
    const blocks = lonelyBlocks(story, blocksOf(note), 'del', true);
    note.children = [];
    for (const block of blocks) insertAt(note, note.children.length, block);
  }

  /** Notes that no text refers to: nobody sees them, but some readers read them. */
  pairUnreferenced(): void {
    for (const kind of ['footnotes', 'endnotes'] as const) {
      const [before, after] = [unreferenced(this.#old.word, kind), unreferenced(this.#new.word, kind)];
      for (const [index, oldId] of before.entries()) {
        const newId = after[index];
        if (newId === undefined) this.drop(kind, oldId);
        else this.pair(kind, oldId, newId);
      }
      for (const newId of after.slice(before.length)) this.take(kind, newId);
    }
  }

  #isFirst(kind: NoteKind, oldId: string): boolean {
    const key = `${kind} ${oldId}`;
    if (this.#settled.has(key)) return false;
    this.#settled.add(key);
    return true;
  }

  #part(kind: NoteKind): { readonly part: string; readonly root: XmlElement } {
    const [old, target]: readonly [WordPackage, WordPackage] = [this.#old.word, this.#new.word];
    if (kind === 'comments') commentsRoot(old);
    const known = relatedPart(old, `/${kind}`);
    if (known !== null && old.has(known)) return { part: known, root: rootOf(old, known) };
    const source = relatedPart(target, `/${kind}`) ?? '';
    const from = rootOf(target, source);
    const root = createElement(from.name, from.rawName, new Map(from.attributes));
    const part = freeName(old, folderOf(old.mainPart) + source.slice(folderOf(source).length));
    old.add(part, { root, elements: [root] });
    addContentType(old, part, contentTypeOf(target, source) ?? '');
    const relation = relationsFrom(target, target.mainPart).find(({ type }) => type.endsWith(`/${kind}`));
    addRelation(old, old.mainPart, { type: relation?.type ?? '', target: part });
    const story = this.#storyOf(part, source);
    // The lines between text and notes are notes of their own.
    for (const note of childElements(from))
      if (wordAttribute(note, 'type') !== undefined) insertAt(root, root.children.length, story.take(note));
    return { part, root };
  }
}

function unreferenced(word: WordPackage, kind: NoteKind): readonly string[] {
  const part = relatedPart(word, `/${kind}`);
  const root = part === null ? undefined : word.tree(part)?.root;
  if (root === undefined) return [];
  const referred = new Set(
    word.storyParts.flatMap((story) =>
      [...descendants(rootOf(word, story))]
        .filter(({ name }) => noteReferences[name] === kind)
        .map((reference) => wordAttribute(reference, 'id')),
    ),
  );
  return childElements(root)
    .filter((note) => wordAttribute(note, 'type') === undefined && !referred.has(wordAttribute(note, 'id')))
    .map((note) => wordAttribute(note, 'id') ?? '');
}
