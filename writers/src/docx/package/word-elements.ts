/** New elements of Word's namespace for one part, with the part's prefix, and the marks of tracked changes. */
import {
  childNamed,
  cloneElement,
  createElement,
  descendants,
  insertAt,
  type XmlElement,
  type XmlNode,
} from '../../xml/xml-tree.ts';

export interface RevisionStamp {
  readonly author: string;
  readonly date: Date;
}

/** Ids of tracked changes are numbered through the whole file. */
export interface RevisionIds {
  next: number;
}

const transitional = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';

export class WordElements {
  readonly #prefix: string;
  readonly #stamp: RevisionStamp;
  readonly #ids: RevisionIds;

  constructor(root: XmlElement, stamp: RevisionStamp, ids: RevisionIds) {
    const colon = root.rawName.indexOf(':');
    this.#prefix = colon < 0 ? 'w' : root.rawName.slice(0, colon);
    // Attributes need a prefix even when the elements have none.
    if (colon < 0) root.attributes.set('xmlns:w', root.attributes.get('xmlns') ?? transitional);
    this.#stamp = stamp;
    this.#ids = ids;
  }

  element(
    local: string,
    attributes: Readonly<Record<string, string>> = {},
    children: readonly XmlNode[] = [],
  ): XmlElement {
    const named = Object.entries(attributes).map(
      ([name, value]) => [name.includes(':') ? name : `${this.#prefix}:${name}`, value] as const,
    );
    return createElement(`w:${local}`, `${this.#prefix}:${local}`, new Map(named), children);
  }

  attribute(element: XmlElement, local: string): string | undefined {
    return element.attributes.get(`${this.#prefix}:${local}`);
  }

  /** `ins`, `del` or a `…Change`, with author and date. */
  revision(local: string, children: readonly XmlNode[] = []): XmlElement {
    const date = this.#stamp.date.toISOString().replace(/\.\d+Z$/, 'Z');
    return this.element(local, { id: String(this.#ids.next++), author: this.#stamp.author, date }, children);
  }

  text(text: string): XmlElement {
    return this.element('t', { 'xml:space': 'preserve' }, [{ kind: 'text', text }]);
  }

  /** A run with the text, with tabs and line breaks as separate elements. */
  run(text: string, properties: XmlElement | null): XmlElement {
    const parts = text.split(/([\t\n])/).filter((part) => part !== '');
    const children = parts.map((part) =>
      part === '\t' ? this.element('tab') : part === '\n' ? this.element('br') : this.text(part),
    );
    return this.element('r', {}, properties === null ? children : [plainProperties(properties), ...children]);
  }
}

/** Without the previous properties stored by a tracked format change. */
export function plainProperties(properties: XmlElement): XmlElement {
  const copy = cloneElement(properties);
  copy.children = copy.children.filter(
    (child) => child.kind !== 'element' || !/^w:(?:rPrChange|pPrChange|ins|del)$/.test(child.name),
  );
  return copy;
}

/** The properties of a paragraph, created when there are none. */
export function paragraphProperties(word: WordElements, paragraph: XmlElement): XmlElement {
  const known = childNamed(paragraph, 'w:pPr');
  if (known !== undefined) return known;
  const created = word.element('pPr');
  insertAt(paragraph, 0, created);
  return created;
}

/** Elements that must come after the properties of the paragraph mark. */
const behindMark = new Set(['w:sectPr', 'w:pPrChange']);

/** Marks the paragraph's end as inserted or deleted. */
export function markParagraphEnd(word: WordElements, paragraph: XmlElement, change: 'ins' | 'del'): void {
  const properties = paragraphProperties(word, paragraph);
  let mark = childNamed(properties, 'w:rPr');
  if (mark === undefined) {
    mark = word.element('rPr');
    const at = properties.children.findIndex(
      (child) => child.kind === 'element' && behindMark.has(child.name),
    );
    insertAt(properties, at < 0 ? properties.children.length : at, mark);
  }
  insertAt(mark, 0, word.revision(change));
}

/**
 * Changes the paragraph's properties and keeps the previous ones for a rejection. Properties of the mark and
 * of the section stay: Word does not track them here.
 */
export function changeProperties(
  word: WordElements,
  paragraph: XmlElement,
  change: (children: readonly XmlNode[]) => readonly XmlNode[],
): void {
  const properties = paragraphProperties(word, paragraph);
  const fixed = new Set(['w:rPr', 'w:sectPr', 'w:pPrChange']);
  const isFixed = (node: XmlNode): boolean => node.kind === 'element' && fixed.has(node.name);
  const own = properties.children.filter((node) => !isFixed(node));
  const kept = properties.children.filter(isFixed);
  const known = childNamed(properties, 'w:pPrChange');
  const former = word.element('pPr', {}, own.map(copyOf));
  const next = change(own);
  for (const node of next) if (node.kind === 'element') node.parent = properties;
  properties.children = [...next, ...kept];
  // A rejection must restore the first previous state.
  if (known === undefined)
    insertAt(properties, properties.children.length, word.revision('pPrChange', [former]));
}

function copyOf(node: XmlNode): XmlNode {
  return node.kind === 'element' ? cloneElement(node) : { ...node };
}

/** Word opens no file with an id above 2^31 − 1; ids above this one are ignored, and new ones stay far below. */
const HIGHEST_COUNTED_ID = 1_000_000_000;

/** The highest id of a tracked change or bookmark in the part, so that new ones differ. */
export function highestId(root: XmlElement): number {
  let highest = 0;
  for (const element of descendants(root)) {
    for (const [name, value] of element.attributes) {
      const id = name === 'id' || name.endsWith(':id') ? Number.parseInt(value, 10) : 0;
      if (id <= HIGHEST_COUNTED_ID && String(id) === value) highest = Math.max(highest, id);
    }
  }
  return highest;
}
