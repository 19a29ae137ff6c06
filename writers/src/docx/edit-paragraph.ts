/**
 * In: a paragraph and the operations on its own text. Out: the paragraph with tracked insertions and
 * deletions, split where the text breaks.
 */
import {
  childNamed,
  createElement,
  descendants,
  insertAfter,
  insertAllAfter,
  insertAt,
  insertBefore,
  replaceElement,
  setChildren,
  type XmlElement,
} from '../xml/xml-tree.ts';
import { cutUnits } from './cut-units.ts';
import { findUnits, hasOpenField, type Unit, writeOutSimpleFields } from './find-atoms.ts';
import type { Leaf, OldParagraph } from './old-paragraph.ts';
import { markParagraphEnd, plainProperties, type WordElements } from './package/word-elements.ts';
import { type ParagraphOperation, protectAtoms } from './paragraph-operation.ts';

/** Makes the changes; returns its paragraphs in order, the last of which has the old end. */
export function editParagraph(
  word: WordElements,
  paragraph: OldParagraph,
  operations: readonly ParagraphOperation[],
): readonly XmlElement[] {
  if (operations.every(({ kind }) => kind === 'keep')) return [paragraph.element];
  return new ParagraphEditor(word, paragraph).apply(operations);
}

/** Deletes a paragraph's content besides its text: pictures, references, fields without text. */
export function deleteRest(
  word: WordElements,
  paragraph: OldParagraph,
  isKept: (node: XmlElement) => boolean,
): void {
  for (const unit of findUnits(paragraph.element, [])) {
    for (const node of unit.nodes) {
      if (node.parent?.name === 'w:ins' || isKept(node) || (!unit.isAtom && hasOpenField(node))) continue;
      if (node.name === 'w:r' || node.name.startsWith('m:')) wrapDeleted(word, node);
    }
  }
}

class ParagraphEditor {
  readonly #word: WordElements;
  readonly #paragraph: OldParagraph;
  readonly #leaves: Leaf[];
  readonly #done: XmlElement[] = [];
  #units: readonly Unit[];
  /** The last processed node; insertions come after it. */
  #anchor: XmlElement | null = null;
  #lastUnit: Unit | null = null;

  constructor(word: WordElements, paragraph: OldParagraph) {
    this.#word = word;
    this.#paragraph = paragraph;
    this.#leaves = [...paragraph.leaves];
    writeOutSimpleFields(word, paragraph.element);
    this.#units = findUnits(paragraph.element, this.#leaves);
  }

  apply(operations: readonly ParagraphOperation[]): readonly XmlElement[] {
    const safe = protectAtoms(operations, this.#units, this.#paragraph.text);
    this.#cut(safe);
    let at = 0;
    for (const operation of safe) {
      if (operation.kind === 'insert') this.#insert(operation.text, at);
      else if (operation.kind === 'break') this.#break();
      else {
        const end = at + operation.length;
        for (const unit of this.#units) {
          const isInside = unit.start >= at && unit.end <= end && unit.end > unit.start;
          if (isInside) this.#pass(unit, operation.kind === 'delete');
        }
        at = end;
      }
    }
    return [...this.#done, this.#paragraph.element];
  }

  /** So that no run is half kept and half deleted. */
  #cut(operations: readonly ParagraphOperation[]): void {
    let at = 0;
    for (const operation of operations) {
      this.#units = cutUnits(this.#units, at, this.#leaves);
      if (operation.kind === 'keep' || operation.kind === 'delete') at += operation.length;
    }
  }

  #pass(unit: Unit, isDeleted: boolean): void {
    this.#lastUnit = unit;
    for (const node of unit.nodes) this.#anchor = isDeleted ? wrapDeleted(this.#word, node) : node;
  }

  #insert(text: string, at: number): void {
    const next = this.#units.find(({ start, end }) => start >= at && end > start);
    const inserted = this.#word.revision('ins', [this.#word.run(text, this.#propertiesFor(next))]);
    if (this.#anchor === null) {
      const [first] = next?.nodes ?? [];
      const before = first === undefined ? null : topOf(first, this.#paragraph.element);
      if (before === null) this.#append(inserted);
      else insertBefore(before, inserted);
    } else insertAfter(this.#outsideFrame(this.#anchor, next), inserted);
    this.#anchor = inserted;
  }

  #append(node: XmlElement): void {
    insertAt(this.#paragraph.element, this.#paragraph.element.children.length, node);
  }

  /** Text after a link is not part of it, unless the link continues after it. */
  #outsideFrame(anchor: XmlElement, next: Unit | undefined): XmlElement {
    const paragraph = this.#paragraph.element;
    if (anchor.parent === paragraph || anchor.name === 'w:del' || anchor.name === 'w:ins') return anchor;
    const frame = anchor.parent;
    const goesOn =
      next?.nodes.some((node) => node.parent === frame || node.parent?.parent === frame) ?? false;
    return goesOn ? anchor : (topOf(anchor, paragraph) ?? anchor);
  }

  /** The format of the text it replaces or follows; at the beginning, of the text it precedes. */
  #propertiesFor(next: Unit | undefined): XmlElement | null {
    const run = (this.#lastUnit ?? next)?.nodes.find((node) => node.name === 'w:r');
    const properties = run === undefined ? undefined : childNamed(run, 'w:rPr');
    return properties === undefined ? null : properties;
  }

  /** The processed part becomes a separate paragraph before the rest. */
  #break(): void {
    const { element } = this.#paragraph;
    const properties = childNamed(element, 'w:pPr');
    const left = createElement(element.name, element.rawName, new Map());
    if (properties !== undefined) {
      const copy = plainProperties(properties);
      copy.children = copy.children.filter((child) => child.kind !== 'element' || child.name !== 'w:sectPr');
      setChildren(left, [copy]);
    }
    const border = this.#anchor === null ? null : splitFrames(this.#anchor, element);
    const from = properties === undefined ? 0 : element.children.indexOf(properties) + 1;
    const to = border === null ? from : element.children.indexOf(border) + 1;
    const passed = element.children.slice(from, to);
    // Text boxes belong to the end of their paragraph.
    const boxes = passed.filter((node) => node.kind === 'element' && holdsTextBox(node));
    const moved = passed.filter((node) => !boxes.includes(node));
    element.children = [...element.children.slice(0, from), ...boxes, ...element.children.slice(to)];
    setChildren(left, [...left.children, ...moved]);
    markParagraphEnd(this.#word, left, 'ins');
    insertBefore(element, left);
    this.#done.push(left);
    this.#anchor = null;
    if (boxes.length > 0) this.#anchor = boxes.at(-1) as XmlElement;
  }
}

export function wrapDeleted(word: WordElements, node: XmlElement): XmlElement {
  const mark = word.revision('del');
  replaceElement(node, mark);
  setChildren(mark, [node]);
  for (const element of [...descendants(node)]) {
    const inner = innermostRun(element);
    if (inner !== node) continue;
    if (element.name === 'w:t') replaceElement(element, deleted(word, 'delText', element));
    else if (element.name === 'w:instrText') replaceElement(element, deleted(word, 'delInstrText', element));
  }
  return mark;
}

function deleted(word: WordElements, local: string, text: XmlElement): XmlElement {
  const copy = word.element(local, {}, text.children);
  for (const [name, value] of text.attributes) copy.attributes.set(name, value);
  return copy;
}

/** Text of a box inside the run is not text of the run. */
function innermostRun(element: XmlElement): XmlElement | null {
  for (let above = element.parent; above !== null; above = above.parent)
    if (above.name === 'w:r') return above;
  return null;
}

function holdsTextBox(node: XmlElement): boolean {
  return [...descendants(node)].some(({ name }) => name === 'w:txbxContent');
}

/** The child of the paragraph that holds the node. */
function topOf(node: XmlElement, paragraph: XmlElement): XmlElement | null {
  for (let top: XmlElement | null = node; top !== null; top = top.parent)
    if (top.parent === paragraph) return top;
  return null;
}

/** Cuts the frames around a node after it; returns the child of the paragraph that ends with it. */
function splitFrames(node: XmlElement, paragraph: XmlElement): XmlElement {
  let end = node;
  while (end.parent !== null && end.parent !== paragraph) {
    const frame = end.parent;
    const at = frame.children.indexOf(end) + 1;
    const rest = frame.children.slice(at);
    if (rest.some((child) => child.kind === 'element')) {
      frame.children = frame.children.slice(0, at);
      // A content control cannot span two paragraphs: what follows the cut leaves it.
      if (frame.name === 'w:sdtContent') insertAllAfter(frame.parent ?? frame, rest);
      else {
        const tail = createElement(frame.name, frame.rawName, new Map(frame.attributes));
        setChildren(tail, rest);
        insertAfter(frame, tail);
      }
    }
    end = frame;
  }
  return end;
}
