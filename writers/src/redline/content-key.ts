/**
 * In: an element of a Word file. Out: a text that is the same for what a reader would call the same content: ids, revision numbers and how runs are
 * cut play no part; pictures go by their bytes, styles by their name, lists by their definition, notes and comments by their own content.
 * The keys tell which pieces of two files are unchanged; the check of the written file does not use them.
 */
import { createHash } from 'node:crypto';
import { type Relation, relatedPart, relationsFrom } from '../docx/package/package-parts.ts';
import type { WordPackage } from '../docx/package/word-package.ts';
import {
  childElements,
  childNamed,
  cloneElement,
  descendants,
  textOf,
  type XmlElement,
} from '../xml/xml-tree.ts';
import { isMark, isTrace, type Piece, readPieces } from './read-pieces.ts';
import { wordAttribute } from './word-attribute.ts';

const unsaid = /^(?:xmlns(?::.*)?|(?:[\w.-]+:)?(?:rsid\w*|paraId|textId|anchorId|editId|Ignorable|dirty))$/;
/** Elements that only number themselves. */
const numbersItself = /:(?:docPr|cNvPr|sdtPr|bookmarkStart|bookmarkEnd|shape|shapetype|OLEObject)$/;
const emptyIsNone = new Set(['w:rPr', 'w:pPr', 'w:trPr', 'w:tcPr', 'w:numPr']);
const orderless = new Set(['w:rPr', 'w:pPr', 'w:tcPr', 'w:trPr', 'w:tblPr', 'w:sectPr']);

export class ContentKeys {
  readonly #file: FileKeys;
  readonly #relations: ReadonlyMap<string, Relation>;
  readonly #known = new WeakMap<XmlElement, string>();

  constructor(file: FileKeys, part: string) {
    this.#file = file;
    this.#relations = new Map(relationsFrom(file.word, part).map((relation) => [relation.id, relation]));
  }

  /** Of a block, a row, a cell, or something inside a paragraph. */
  of(element: XmlElement): string {
    const known = this.#known.get(element);
    if (known !== undefined) return known;
    const key = element.name === 'w:p' ? this.#paragraph(element) : this.#any(element);
    const short = key.length > LONGEST_PLAIN_KEY ? digest(key) : key;
    this.#known.set(element, short);
    return short;
  }

  /** Of properties; empty when there are none. */
  ofProperties(element: XmlElement | null | undefined): string {
    return element === null || element === undefined ? '' : this.of(element);
  }

  /** Of a link or a content control without what it contains. */
  ofShell(element: XmlElement): string {
    if (element.name === 'w:sdt') return `sdt${this.ofProperties(childNamed(element, 'w:sdtPr'))}`;
    return element.name + this.#attributes(element);
  }

  /** Of something whose content can be changed where it stands: a note's mark, or a text box without its text. Null for anything else. */
  ofHollow(element: XmlElement): string | null {
    if (element.name in noteReferences && element.name !== 'w:commentReference') return element.name;
    const boxes = boxesOf(element);
    if (boxes.length === 0) return null;
    const hollow = cloneElement(element);
    for (const box of boxesOf(hollow)) box.children = [];
    return `${boxes.length} ${this.#any(hollow)}`;
  }

  ofPiece(piece: Piece): string {
    const around = piece.wrappers.map((wrapper) => this.ofShell(wrapper)).join('>');
    if (piece.kind === 'mark') return '';
    const own = piece.kind === 'text' ? piece.text : this.of(piece.element);
    return `${around}|${own}`;
  }

  /** Paragraphs are the same however their runs are cut. */
  #paragraph(paragraph: XmlElement): string {
    const parts: string[] = [this.ofProperties(childNamed(paragraph, 'w:pPr'))];
    let last = '';
    for (const piece of readPieces(paragraph)) {
      if (piece.kind === 'mark') continue;
      const format = piece.kind === 'inline' ? '' : this.ofProperties(piece.format);
      const around = piece.wrappers.map((wrapper) => this.ofShell(wrapper)).join('>');
      const look = `${piece.kind}|${format}|${around}`;
      if (piece.kind === 'text' && look === last) parts.push(piece.text);
      else parts.push(`\n${look}:`, piece.kind === 'text' ? piece.text : this.of(piece.element));
      last = piece.kind === 'text' ? look : '';
    }
    return `p(${parts.join('')})`;
  }

  #any(element: XmlElement): string {
    const { name } = element;
    if (name === 'mc:AlternateContent') {
      const [shown] = childElements(element);
      return shown === undefined ? '' : `alternative(${childElements(shown).map((child) => this.of(child))})`;
    }
    const children = childElements(element)
      .filter((child) => !isMark(child) && !(isTrace(child) && !/Pr$/.test(child.name)))
      .map((child) => this.of(child))
      .filter((key) => key !== '');
    const text = element.children.some(({ kind }) => kind === 'element') ? '' : textOf(element);
    if (children.length === 0 && emptyIsNone.has(name)) return '';
    if (orderless.has(name)) children.sort();
    const shown = name.startsWith('?') ? element.rawName : name;
    return `${shown}${this.#attributes(element)}(${children.join('')}${text})`;
  }

  #attributes(element: XmlElement): string {
    const own = this.#file.referenceKey(element);
    if (own !== null) return own;
    const said: string[] = [];
    for (const [name, value] of element.attributes) {
      if (unsaid.test(name)) continue;
      const local = name.slice(name.indexOf(':') + 1);
      if ((local === 'id' || local === 'spid' || local === 'name') && numbersItself.test(element.rawName))
        continue;
      if (
        element.name === 'w:sdtPr' ||
        (element.parent?.name === 'w:sdtPr' && local === 'val' && element.name === 'w:id')
      )
        continue;
      const relation = isRelation(local, name) ? this.#relations.get(value) : undefined;
      said.push(`${local}=${relation === undefined ? value : this.#file.targetKey(relation)}`);
    }
    return `[${said.sort().join(',')}]`;
  }
}

/** Attributes of the relationships' namespace, whatever prefix the file gives it. */
export function isRelation(local: string, name: string): boolean {
  return (
    name.includes(':') && !name.startsWith('w:') && /^(?:id|embed|link|pict|dm|lo|qs|cs|href)$/.test(local)
  );
}

/** The contents of the text boxes in it: a box may be there in several renderings. */
export function boxesOf(element: XmlElement): readonly XmlElement[] {
  return [...descendants(element)].filter(({ name }) => name === 'w:txbxContent');
}

/** Longer keys are replaced by their digest: a table's key contains those of all its cells. */
const LONGEST_PLAIN_KEY = 200;

function digest(text: string | Uint8Array): string {
  return createHash('sha1').update(text).digest('hex');
}

/** What keys need of the whole file. */
export class FileKeys {
  readonly word: WordPackage;
  readonly #styleNames = new Map<string, string>();
  readonly #lists = new Map<string, string>();
  readonly #notes = new Map<string, XmlElement>();
  readonly #noteKeys = new Map<string, ContentKeys>();
  readonly #targets = new Map<string, string>();

  /** What a list is called in keys: lists of both files that are the same one have the same name. */
  nameList: (id: string) => string = (id) => id;

  constructor(word: WordPackage) {
    this.word = word;
    const styles = this.#root('/styles');
    for (const style of styles === null ? [] : childElements(styles)) {
      const name = childNamed(style, 'w:name');
      const shown = (name && wordAttribute(name, 'val')) ?? wordAttribute(style, 'styleId') ?? '';
      this.#styleNames.set(wordAttribute(style, 'styleId') ?? '', shown.toLowerCase());
    }
    for (const [kind, one] of noteKinds) this.#readNotes(kind, one);
    this.#readLists();
  }

  /** Instead of its attributes, for an element that refers to something by an id of the file. */
  referenceKey(element: XmlElement): string | null {
    const value = wordAttribute(element, 'val') ?? '';
    if (/^w:(?:pStyle|rStyle|tblStyle|basedOn|link|next)$/.test(element.name))
      return `[${this.#styleNames.get(value) ?? value}]`;
    if (element.name === 'w:numId') return `[${this.nameList(value)}]`;
    const note = noteReferences[element.name];
    if (note === undefined) return null;
    const id = wordAttribute(element, 'id') ?? '';
    const content = this.note(note, id);
    return `[${content === null ? '' : childElements(content).map((child) => this.#noteKeys.get(note)?.of(child))}]`;
  }

  /** The note or comment of that id. */
  note(kind: string, id: string): XmlElement | null {
    return this.#notes.get(`${kind} ${id}`) ?? null;
  }

  /** The definition of a list, without its numbers in the file. */
  listKey(id: string): string {
    return this.#lists.get(id) ?? (id === '0' ? 'none' : '');
  }

  styleName(id: string): string | null {
    return this.#styleNames.get(id) ?? null;
  }

  targetKey({ part, target }: Relation): string {
    if (part === null) return target;
    const known = this.#targets.get(part);
    if (known !== undefined) return known;
    const key = digest(this.word.bytes(part) ?? new Uint8Array());
    this.#targets.set(part, key);
    return key;
  }

  #root(ending: string): XmlElement | null {
    const part = relatedPart(this.word, ending);
    return part === null ? null : (this.word.tree(part)?.root ?? null);
  }

  #readNotes(kind: string, element: string): void {
    const part = relatedPart(this.word, `/${kind}`);
    const root = part === null ? undefined : this.word.tree(part)?.root;
    if (part === null || root === undefined) return;
    this.#noteKeys.set(kind, new ContentKeys(this, part));
    for (const note of childElements(root))
      if (note.name === element) this.#notes.set(`${kind} ${wordAttribute(note, 'id') ?? ''}`, note);
  }

  #readLists(): void {
    const root = this.#root('/numbering');
    const part = relatedPart(this.word, '/numbering');
    if (root === null || part === null) return;
    const keys = new ContentKeys(this, part);
    const shapes = new Map<string, string>();
    for (const shape of childElements(root)) {
      if (shape.name !== 'w:abstractNum') continue;
      const own = childElements(shape).filter(({ name }) => !/^w:(?:nsid|tmpl|name)$/.test(name));
      shapes.set(wordAttribute(shape, 'abstractNumId') ?? '', own.map((child) => keys.of(child)).join(''));
    }
    for (const list of childElements(root)) {
      if (list.name !== 'w:num') continue;
      const shape = childNamed(list, 'w:abstractNumId');
      const changes = childElements(list).filter(({ name }) => name === 'w:lvlOverride');
      const base = shapes.get((shape && wordAttribute(shape, 'val')) ?? '') ?? '';
      const key = digest(base + changes.map((change) => keys.of(change)).join(''));
      this.#lists.set(wordAttribute(list, 'numId') ?? '', key);
    }
  }
}

/** The parts of notes and comments, and their elements. */
export const noteKinds = [
  ['footnotes', 'w:footnote'],
  ['endnotes', 'w:endnote'],
  ['comments', 'w:comment'],
] as const;

export type NoteKind = (typeof noteKinds)[number][0];

/** The elements that refer to them. */
export const noteReferences: Readonly<Record<string, NoteKind>> = {
  'w:footnoteReference': 'footnotes',
  'w:endnoteReference': 'endnotes',
  'w:commentReference': 'comments',
};
