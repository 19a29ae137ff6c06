/**
 * An XML part as an editable tree. Names are kept as written in the file; `name` is the short name that the
 * readers use (`w:p` for any prefix). Promise: an unchanged tree is written back with the same elements,
 * attributes and text.
 */
import { insertItems } from '@wenjian/document';
import { MAX_XML_DEPTH, shortName } from '@wenjian/readers';
import { SaxesParser } from 'saxes';

export interface XmlText {
  readonly kind: 'text';
  text: string;
}

/** Comments and processing instructions, unchanged. */
export interface XmlRaw {
  readonly kind: 'raw';
  readonly source: string;
}

export interface XmlElement {
  readonly kind: 'element';
  readonly name: string;
  /** As written in the file. */
  readonly rawName: string;
  /** By name as written in the file. */
  readonly attributes: Map<string, string>;
  children: XmlNode[];
  parent: XmlElement | null;
}

export type XmlNode = XmlElement | XmlText | XmlRaw;

export interface XmlTree {
  readonly root: XmlElement;
  /** In opening order, as the readers count them. */
  readonly elements: readonly XmlElement[];
}

export function parseTree(source: string): XmlTree {
  const elements: XmlElement[] = [];
  const parser = new SaxesParser({ xmlns: true, position: false });
  const outside: XmlElement = createElement('', '', new Map());
  let open = outside;
  let depth = 0;
  const add = (node: XmlNode): void => {
    open.children.push(node);
  };
  parser.on('doctype', () => {
    throw new SyntaxError('document types are not allowed');
  });
  parser.on('opentag', (tag) => {
    // Cloning and writing go down level by level; the readers refuse such a part as well.
    if (++depth > MAX_XML_DEPTH) throw new SyntaxError('an XML part nested too deeply');
    const attributes = new Map(Object.values(tag.attributes).map(({ name, value }) => [name, value]));
    const element = createElement(shortName(tag.uri, tag.local), tag.name, attributes);
    element.parent = open;
    add(element);
    elements.push(element);
    open = element;
  });
  parser.on('closetag', () => {
    depth--;
    open = open.parent ?? outside;
  });
  parser.on('text', (text) => add({ kind: 'text', text }));
  parser.on('cdata', (text) => add({ kind: 'text', text }));
  parser.on('comment', (text) => add({ kind: 'raw', source: `<!--${text}-->` }));
  parser.on('processinginstruction', ({ target, body }) =>
    add({ kind: 'raw', source: `<?${target} ${body}?>` }),
  );
  parser.write(source).close();
  const [root] = elements;
  if (root === undefined) throw new SyntaxError('an XML part without an element');
  root.parent = null;
  return { root, elements };
}

export function serialiseTree({ root }: Pick<XmlTree, 'root'>): string {
  const pieces = ['<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'];
  write(root, pieces);
  return pieces.join('');
}

export function createElement(
  name: string,
  rawName: string,
  attributes: Map<string, string>,
  children: readonly XmlNode[] = [],
): XmlElement {
  const element: XmlElement = {
    kind: 'element',
    name,
    rawName,
    attributes,
    children: [...children],
    parent: null,
  };
  for (const child of children) if (child.kind === 'element') child.parent = element;
  return element;
}

/** With its content, without a parent. */
export function cloneElement(element: XmlElement): XmlElement {
  return createElement(
    element.name,
    element.rawName,
    new Map(element.attributes),
    element.children.map((child) => (child.kind === 'element' ? cloneElement(child) : { ...child })),
  );
}

export function childElements(element: XmlElement): XmlElement[] {
  return element.children.filter((child) => child.kind === 'element');
}

export function childNamed(element: XmlElement, name: string): XmlElement | undefined {
  return element.children.find((child) => child.kind === 'element' && child.name === name) as
    | XmlElement
    | undefined;
}

export function* descendants(element: XmlElement): Generator<XmlElement> {
  for (const child of element.children) {
    if (child.kind !== 'element') continue;
    yield child;
    yield* descendants(child);
  }
}

/** From the parent up to the root. */
export function* ancestors(element: XmlElement): Generator<XmlElement> {
  for (let above = element.parent; above !== null; above = above.parent) yield above;
}

export function isWithin(element: XmlElement, container: XmlElement): boolean {
  for (const above of ancestors(element)) if (above === container) return true;
  return false;
}

export function textOf(element: XmlElement): string {
  return element.children.map((child) => (child.kind === 'text' ? child.text : '')).join('');
}

export function setChildren(element: XmlElement, children: readonly XmlNode[]): void {
  element.children = [...children];
  for (const child of children) if (child.kind === 'element') child.parent = element;
}

export function insertAt(parent: XmlElement, index: number, ...nodes: readonly XmlNode[]): void {
  insertAllAt(parent, index, nodes);
}

/** For as many nodes as a file may have, as with all that take a list. */
export function insertAllAt(parent: XmlElement, index: number, nodes: readonly XmlNode[]): void {
  insertItems(parent.children, index, nodes);
  for (const node of nodes) if (node.kind === 'element') node.parent = parent;
}

export function insertBefore(reference: XmlElement, ...nodes: readonly XmlNode[]): void {
  const parent = parentOf(reference);
  insertAllAt(parent, parent.children.indexOf(reference), nodes);
}

export function insertAfter(reference: XmlElement, ...nodes: readonly XmlNode[]): void {
  insertAllAfter(reference, nodes);
}

export function insertAllAfter(reference: XmlElement, nodes: readonly XmlNode[]): void {
  const parent = parentOf(reference);
  insertAllAt(parent, parent.children.indexOf(reference) + 1, nodes);
}

export function replaceElement(element: XmlElement, ...nodes: readonly XmlNode[]): void {
  replaceByAll(element, nodes);
}

export function replaceByAll(element: XmlElement, nodes: readonly XmlNode[]): void {
  const parent = parentOf(element);
  const index = parent.children.indexOf(element);
  parent.children.splice(index, 1);
  element.parent = null;
  insertAllAt(parent, index, nodes);
}

export function removeElement(element: XmlElement): void {
  replaceElement(element);
}

function parentOf(element: XmlElement): XmlElement {
  if (element.parent === null) throw new RangeError(`${element.name} stands nowhere`);
  return element.parent;
}

function write(node: XmlNode, pieces: string[]): void {
  if (node.kind === 'text') pieces.push(escapeText(node.text));
  else if (node.kind === 'raw') pieces.push(node.source);
  else {
    pieces.push('<', node.rawName);
    for (const [name, value] of node.attributes) pieces.push(' ', name, '="', escapeAttribute(value), '"');
    if (node.children.length === 0) {
      pieces.push('/>');
      return;
    }
    pieces.push('>');
    for (const child of node.children) write(child, pieces);
    pieces.push('</', node.rawName, '>');
  }
}

function escapeText(text: string): string {
  return text.replace(/[&<>\r]/g, (character) => entities[character] ?? character);
}

function escapeAttribute(text: string): string {
  return text.replace(/[&<>"\r\n\t]/g, (character) => entities[character] ?? character);
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\r': '&#13;',
  '\n': '&#10;',
  '\t': '&#9;',
};
