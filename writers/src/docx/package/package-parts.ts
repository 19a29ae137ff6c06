/** How the parts of a Word file are related: which part a part names, and new parts with their relation and content type. */
import { childElements, createElement, insertAt, type XmlElement } from '../../xml/xml-tree.ts';
import type { WordPackage } from './word-package.ts';

export interface Relation {
  readonly id: string;
  /** As written in the file: a URL. */
  readonly type: string;
  readonly target: string;
  /** The name of the part; null when the target is outside of the file. */
  readonly part: string | null;
}

/** The relations of a part. */
export function relationsFrom(word: WordPackage, part: string): readonly Relation[] {
  const root = word.tree(relationsOf(part))?.root;
  return (root === undefined ? [] : childElements(root)).map(({ attributes }) => {
    const target = attributes.get('Target') ?? '';
    const isOutside = attributes.get('TargetMode') === 'External';
    return {
      id: attributes.get('Id') ?? '',
      type: attributes.get('Type') ?? '',
      target,
      part: isOutside ? null : resolved(folderOf(part), target),
    };
  });
}

/** The part of that kind which the main part names; null when there is none. */
export function relatedPart(word: WordPackage, typeEnding: string): string | null {
  return relationsFrom(word, word.mainPart).find(({ type }) => type.endsWith(typeEnding))?.part ?? null;
}

const packageRelations = 'http://schemas.openxmlformats.org/package/2006/relationships';

/** Relates a part to another one, or to a place outside of the file, and returns the relation's id. */
export function addRelation(
  word: WordPackage,
  from: string,
  {
    type,
    target,
    isOutside = false,
    id: wanted,
  }: { type: string; target: string; isOutside?: boolean; id?: string },
): string {
  const path = relationsOf(from);
  let root = word.tree(path)?.root;
  if (root === undefined) {
    root = createElement('Relationships', 'Relationships', new Map([['xmlns', packageRelations]]));
    word.add(path, { root, elements: [root] });
  }
  const taken = new Set(childElements(root).map(({ attributes }) => attributes.get('Id')));
  let count = taken.size + 1;
  while (taken.has(`rId${count}`)) count++;
  const id = wanted ?? `rId${count}`;
  const attributes = new Map([
    ['Id', id],
    ['Type', type],
    // From the root of the file: right from whatever folder.
    ['Target', isOutside ? target : `/${target}`],
  ]);
  if (isOutside) attributes.set('TargetMode', 'External');
  append(root, createElement('Relationship', `${prefixOf(root)}Relationship`, attributes));
  return id;
}

export function contentTypeOf(word: WordPackage, part: string): string | null {
  const root = word.tree(CONTENT_TYPES)?.root;
  const types = root === undefined ? [] : childElements(root);
  const name = `/${part}`.toLowerCase();
  const extension = part.slice(part.lastIndexOf('.') + 1).toLowerCase();
  const own = types.find(({ attributes }) => attributes.get('PartName')?.toLowerCase() === name);
  const usual = types.find(({ attributes }) => attributes.get('Extension')?.toLowerCase() === extension);
  return (own ?? usual)?.attributes.get('ContentType') ?? null;
}

export function addContentType(word: WordPackage, part: string, contentType: string): void {
  const root = word.tree(CONTENT_TYPES)?.root;
  if (root === undefined || contentTypeOf(word, part) === contentType) return;
  const attributes = new Map([
    ['PartName', `/${part}`],
    ['ContentType', contentType],
  ]);
  append(root, createElement('Override', `${prefixOf(root)}Override`, attributes));
}

/** A name that no part has: `word/image.png`, then `word/image2.png`. */
export function freeName(word: WordPackage, wanted: string): string {
  const dot = wanted.lastIndexOf('.');
  for (let count = 1; ; count++) {
    const name = count === 1 ? wanted : `${wanted.slice(0, dot)}${count}${wanted.slice(dot)}`;
    if (!word.has(name)) return name;
  }
}

export function rootOf(word: WordPackage, part: string): XmlElement {
  const root = word.tree(part)?.root;
  if (root === undefined) throw new RangeError(`the file has no part ${part}`);
  return root;
}

/** The namespace of the root element. */
export function namespaceOf(root: XmlElement): string {
  const prefix = prefixOf(root).slice(0, -1);
  return root.attributes.get(prefix === '' ? 'xmlns' : `xmlns:${prefix}`) ?? '';
}

const strictRelations = 'http://purl.oclc.org/ooxml/officeDocument/relationships';
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** The beginning of the types of relations in this file. */
export function relationBase(word: WordPackage): string {
  return namespaceOf(rootOf(word, word.mainPart)).includes('purl.oclc.org') ? strictRelations : relations;
}

/** With its colon; empty when there is none. */
export function prefixOf({ rawName }: XmlElement): string {
  return rawName.slice(0, rawName.indexOf(':') + 1);
}

export function folderOf(part: string): string {
  return part.slice(0, part.lastIndexOf('/') + 1);
}

const CONTENT_TYPES = '[Content_Types].xml';

function relationsOf(part: string): string {
  return `${folderOf(part)}_rels/${part.slice(folderOf(part).length)}.rels`;
}

function resolved(folder: string, target: string): string {
  const steps: string[] = [];
  for (const step of (target.startsWith('/') ? target.slice(1) : folder + target).split('/')) {
    if (step === '..') steps.pop();
    else if (step !== '.' && step !== '') steps.push(step);
  }
  return steps.join('/');
}

function append(parent: XmlElement, node: XmlElement): void {
  insertAt(parent, parent.children.length, node);
}
