/** Brings list definitions and styles of NEW's file into the result. Those that OLD's file has are used as they stand there. */
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
import {
  childElements,
  childNamed,
  cloneElement,
  createElement,
  descendants,
  insertAt,
  type XmlElement,
} from '../xml/xml-tree.ts';
import type { FileKeys } from './content-key.ts';
import { setWordAttribute, wordAttribute } from './word-attribute.ts';

export class DefinitionTaker {
  readonly #old: FileKeys;
  readonly #new: FileKeys;
  readonly #styles = new Map<string, string>();
  readonly #lists: Map<string, string>;
  readonly #shapes = new Map<string, string>();

  constructor(old: FileKeys, target: FileKeys) {
    this.#old = old;
    this.#new = target;
    this.#lists = pairLists(old, target);
  }

  /** The list of OLD that is this list of NEW; null when there is none. */
  knownList(id: string): string | null {
    return this.#lists.get(id) ?? null;
  }

  /** The id of a list of NEW in the result. */
  list(id: string): string {
    const known = this.#lists.get(id);
    if (known !== undefined) return known;
    const source = definition(this.#new.word, '/numbering', 'w:num', 'numId', id);
    if (source === null) return id;
    const root = this.#part('/numbering');
    const taken = childElements(root).map((child) => Number(wordAttribute(child, 'numId') ?? 0));
    const next = String(largestOf(taken, 0) + 1);
    this.#lists.set(id, next);
    const copy = cloneElement(source);
    setWordAttribute(copy, 'numId', next);
    const shape = childNamed(copy, 'w:abstractNumId');
    if (shape !== undefined)
      setWordAttribute(shape, 'val', this.#shape(wordAttribute(shape, 'val') ?? '', root));
    insertAt(root, lastIndex(root, 'w:num'), copy);
    return next;
  }

  #shape(id: string, root: XmlElement): string {
    const known = this.#shapes.get(id) ?? this.#shapeOfPaired(id);
    if (known !== null) return known;
    const taken = childElements(root).map((child) => Number(wordAttribute(child, 'abstractNumId') ?? -1));
    const next = String(largestOf(taken, -1) + 1);
    this.#shapes.set(id, next);
    const source = definition(this.#new.word, '/numbering', 'w:abstractNum', 'abstractNumId', id);
    if (source === null) return next;
    const copy = cloneElement(source);
    setWordAttribute(copy, 'abstractNumId', next);
    // Word takes lists of the same number for one list.
    copy.children = copy.children.filter((child) => child.kind !== 'element' || child.name !== 'w:nsid');
    for (const element of descendants(copy)) this.restyle(element);
    insertAt(root, lastIndex(root, 'w:abstractNum'), copy);
    return next;
  }

  /** Lists that count on together are told by their common definition. */
  #shapeOfPaired(id: string): string | null {
    for (const [newList, oldList] of this.#lists) {
      const [one, other] = [shapeIdOf(this.#new.word, newList), shapeIdOf(this.#old.word, oldList)];
      if (one === id && other !== null) return other;
    }
    return null;
  }

  /** The id of a style of NEW in the result. */
  style(id: string): string {
    const known = this.#styles.get(id);
    if (known !== undefined) return known;
    const source = definition(this.#new.word, '/styles', 'w:style', 'styleId', id);
    if (source === null) return id;
    const root = this.#part('/styles');
    const [name, type] = [this.#new.styleName(id), wordAttribute(source, 'type')];
    const styles = childElements(root).filter((style) => style.name === 'w:style');
    const same = styles.find(
      (style) => wordAttribute(style, 'type') === type && this.#nameOf(style) === name,
    );
    const taken = new Set(styles.map((style) => wordAttribute(style, 'styleId')));
    let own = id;
    while (taken.has(own)) own = `${own}N`;
    const result = same === undefined ? own : (wordAttribute(same, 'styleId') ?? id);
    this.#styles.set(id, result);
    if (same === undefined) {
      const copy = cloneElement(source);
      setWordAttribute(copy, 'styleId', result);
      for (const attribute of [...copy.attributes.keys()])
        if (attribute.endsWith(':default')) copy.attributes.delete(attribute);
      for (const element of descendants(copy)) this.restyle(element);
      insertAt(root, root.children.length, copy);
    }
    return result;
  }

  /** Sets the references of one element of NEW to what they are in the result. */
  restyle(element: XmlElement): void {
    const value = wordAttribute(element, 'val');
    if (value === undefined) return;
    if (/^w:(?:pStyle|rStyle|tblStyle|basedOn|link|next)$/.test(element.name))
      setWordAttribute(element, 'val', this.style(value));
    else if (element.name === 'w:numId' && value !== '0') setWordAttribute(element, 'val', this.list(value));
  }

  #nameOf(style: XmlElement): string {
    const name = childNamed(style, 'w:name');
    return ((name && wordAttribute(name, 'val')) ?? wordAttribute(style, 'styleId') ?? '').toLowerCase();
  }

  /** The root of the result's part, which is created like NEW's when OLD has none. */
  #part(ending: string): XmlElement {
    const [old, target] = [this.#old.word, this.#new.word];
    const known = relatedPart(old, ending);
    if (known !== null && old.has(known)) return rootOf(old, known);
    const source = relatedPart(target, ending) ?? '';
    const from = rootOf(target, source);
    const root = createElement(from.name, from.rawName, new Map(from.attributes));
    const part = freeName(old, folderOf(old.mainPart) + source.slice(folderOf(source).length));
    old.add(part, { root, elements: [root] });
    addContentType(old, part, contentTypeOf(target, source) ?? '');
    const relation = relationsFrom(target, target.mainPart).find(({ type }) => type.endsWith(ending));
    addRelation(old, old.mainPart, { type: relation?.type ?? ending, target: part });
    return root;
  }
}

/**
 * Which list of NEW is which list of OLD: the same id and definition, otherwise the next one of the same definition. Two lists are never one: each counts
 * for itself.
 */
function pairLists(old: FileKeys, target: FileKeys): Map<string, string> {
  const pairs = new Map<string, string>();
  const oldIds = listIds(old.word);
  const free = new Set(oldIds);
  const newIds = listIds(target.word);
  for (const id of newIds) {
    if (!free.has(id) || old.listKey(id) !== target.listKey(id)) continue;
    pairs.set(id, id);
    free.delete(id);
  }
  for (const id of newIds) {
    if (pairs.has(id)) continue;
    const same = [...free].find((other) => old.listKey(other) === target.listKey(id));
    if (same === undefined) continue;
    pairs.set(id, same);
    free.delete(same);
  }
  return pairs;
}

function listIds(word: WordPackage): readonly string[] {
  const part = relatedPart(word, '/numbering');
  const root = part === null ? undefined : word.tree(part)?.root;
  const lists = root === undefined ? [] : childElements(root).filter(({ name }) => name === 'w:num');
  return lists.map((list) => wordAttribute(list, 'numId') ?? '');
}

function shapeIdOf(word: WordPackage, list: string): string | null {
  const element = definition(word, '/numbering', 'w:num', 'numId', list);
  const shape = element === null ? undefined : childNamed(element, 'w:abstractNumId');
  return (shape && wordAttribute(shape, 'val')) ?? null;
}

function definition(
  word: WordPackage,
  ending: string,
  name: string,
  attribute: string,
  id: string,
): XmlElement | null {
  const part = relatedPart(word, ending);
  const root = part === null ? undefined : word.tree(part)?.root;
  const all = root === undefined ? [] : childElements(root);
  return all.find((child) => child.name === name && wordAttribute(child, attribute) === id) ?? null;
}

/** Behind the last element of that name, or of what must stand in front of it. */
function lastIndex(root: XmlElement, name: string): number {
  const order = ['w:numPicBullet', 'w:abstractNum', 'w:num'];
  const before = new Set(order.slice(0, order.indexOf(name) + 1));
  return root.children.findLastIndex((child) => child.kind === 'element' && before.has(child.name)) + 1;
}
