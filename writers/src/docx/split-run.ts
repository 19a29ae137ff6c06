/** Cuts runs in two, with their text as the reader sees it. */
import {
  childNamed,
  cloneElement,
  createElement,
  insertAfter,
  setChildren,
  textOf,
  type XmlElement,
  type XmlNode,
} from '../xml/xml-tree.ts';
import type { Leaf } from './old-paragraph.ts';

/**
 * As the reader sees it: line ends of the file are spaces, white space at the ends counts only when the file
 * says so.
 */
export function shownText(element: XmlElement): string {
  const text = textOf(element).replace(/[\r\n\t]+/g, ' ');
  return element.name !== 'w:t' || element.attributes.get('xml:space') === 'preserve' ? text : text.trim();
}

/**
 * Cuts a run after a number of its characters. The right part is a new run after it; the leaves are updated
 * in place. Elements without length at the cut go left.
 */
export function splitRun(run: XmlElement, offset: number, leaves: Leaf[]): XmlElement {
  const right: XmlNode[] = [];
  const left: XmlNode[] = [];
  let at = 0;
  for (const child of run.children) {
    const index = child.kind === 'element' ? leaves.findIndex(({ element }) => element === child) : -1;
    const leaf = leaves[index];
    if (leaf === undefined) {
      const goesLeft = at <= offset && right.length === 0;
      (goesLeft ? left : right).push(child);
      continue;
    }
    if (at + leaf.length <= offset) left.push(child);
    else if (at >= offset) right.push(child);
    else {
      const [one, other] = splitText(leaf.element, offset - at);
      leaves.splice(
        index,
        1,
        { element: one, length: offset - at },
        { element: other, length: leaf.length - (offset - at) },
      );
      left.push(one);
      right.push(other);
    }
    at += leaf.length;
  }
  const properties = childNamed(run, 'w:rPr');
  const tail = createElement(run.name, run.rawName, new Map(run.attributes));
  setChildren(tail, [...(properties === undefined ? [] : [cloneElement(properties)]), ...right]);
  setChildren(run, left);
  insertAfter(run, tail);
  return tail;
}

function splitText(element: XmlElement, offset: number): readonly [XmlElement, XmlElement] {
  const text = shownText(element);
  const part = (piece: string): XmlElement => {
    const attributes = new Map(element.attributes).set('xml:space', 'preserve');
    return createElement(element.name, element.rawName, attributes, [{ kind: 'text', text: piece }]);
  };
  return [part(text.slice(0, offset)), part(text.slice(offset))];
}
