/**
 * Where to put a new paragraph so that it is read between two old ones. A place fits when its container has
 * the new paragraph's kind (a cell, the body, a header …); when none fits, the nearest one is used, because
 * the text must not be lost.
 */
import type { BlockType } from '@wenjian/document';
import { ancestors, childElements, isWithin, type XmlElement } from '../xml/xml-tree.ts';

export interface Place {
  readonly reference: XmlElement;
  readonly side: 'before' | 'after';
}

const contexts = new Set(['w:body', 'w:tc', 'w:txbxContent', 'w:hdr', 'w:ftr', 'w:footnote', 'w:endnote']);

const contextOfType: Readonly<Partial<Record<BlockType, string>>> = {
  heading: 'w:body',
  paragraph: 'w:body',
  listItem: 'w:body',
  tableCell: 'w:tc',
  textBox: 'w:txbxContent',
  header: 'w:hdr',
  footer: 'w:ftr',
  footnote: 'w:footnote',
  endnote: 'w:endnote',
};

/** Elements that paragraphs can be beside. */
const blockLevel = new Set(['w:p', 'w:tbl', 'w:sdt']);

export function findPlace(
  type: BlockType | null,
  previous: XmlElement | null,
  next: XmlElement | null,
): Place | null {
  const after = stepsUp(previous)
    .filter((element) => next === null || (next !== element && !isWithin(next, element)))
    .map((reference): Place => ({ reference, side: 'after' }));
  const before = stepsUp(next)
    .filter((element) => previous === null || (previous !== element && !isWithin(previous, element)))
    .map((reference): Place => ({ reference, side: 'before' }));
  const places = [...after, ...before];
  const wanted = type === null ? undefined : contextOfType[type];
  return places.find(({ reference }) => contextOf(reference) === wanted) ?? places[0] ?? null;
}

/** Whether it is the last one of its container, with nothing after it to continue into. */
export function isLastOfContainer(element: XmlElement): boolean {
  return nextBlock(element) === null;
}

export function nextBlock(element: XmlElement): XmlElement | null {
  const siblings = element.parent === null ? [] : childElements(element.parent);
  return siblings.slice(siblings.indexOf(element) + 1).find(({ name }) => blockLevel.has(name)) ?? null;
}

function contextOf(element: XmlElement): string | null {
  for (const above of ancestors(element)) if (contexts.has(above.name)) return above.name;
  return null;
}

/** The paragraph and its ancestors that can have paragraphs beside them. */
function stepsUp(paragraph: XmlElement | null): XmlElement[] {
  if (paragraph === null) return [];
  const isStep = (element: XmlElement): boolean =>
    blockLevel.has(element.name) &&
    element.parent !== null &&
    (contexts.has(element.parent.name) ||
      (element.parent.name === 'w:sdtContent' && isBlockContent(element.parent)));
  return [paragraph, ...ancestors(paragraph)].filter(isStep);
}

/** A content control around paragraphs, not inside one. */
function isBlockContent(content: XmlElement): boolean {
  for (const above of ancestors(content)) {
    if (above.name === 'w:p') return false;
    if (contexts.has(above.name)) return true;
  }
  return false;
}
