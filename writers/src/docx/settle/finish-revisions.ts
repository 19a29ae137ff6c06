/**
 * After the text is changed: marks rows that were inserted or deleted as a whole, and drops old renderings of
 * changed content.
 */
import {
  ancestors,
  childElements,
  childNamed,
  descendants,
  insertAt,
  removeElement,
  type XmlElement,
} from '../../xml/xml-tree.ts';
import type { WordElements } from '../package/word-elements.ts';

export function finishRevisions(word: WordElements, root: XmlElement, edited: ReadonlySet<XmlElement>): void {
  for (const row of [...descendants(root)].filter(({ name }) => name === 'w:tr')) markDeletedRow(word, row);
  for (const paragraph of edited) dropOtherRenderings(paragraph);
}

/** Marks the row as inserted or deleted. */
export function markRow(word: WordElements, row: XmlElement, change: 'ins' | 'del'): void {
  let properties = childNamed(row, 'w:trPr');
  if (properties === undefined) {
    properties = word.element('trPr');
    const at = row.children.findIndex((child) => child.kind === 'element' && child.name === 'w:tc');
    insertAt(row, Math.max(0, at), properties);
  }
  const last = childElements(properties).findIndex(({ name }) => name === 'w:trPrChange');
  insertAt(properties, last < 0 ? properties.children.length : last, word.revision(change));
}

/** All its text was deleted, and there was some. */
function markDeletedRow(word: WordElements, row: XmlElement): void {
  const contents = [...descendants(row)].filter(({ name }) => name === 'w:r' || name === 'm:oMath');
  const isDeleted = (node: XmlElement): boolean => [...ancestors(node)].some(({ name }) => name === 'w:del');
  const properties = childNamed(row, 'w:trPr');
  const isMarked =
    properties !== undefined && childElements(properties).some(({ name }) => /^w:(?:ins|del)$/.test(name));
  if (!isMarked && contents.length > 0 && contents.every(isDeleted)) markRow(word, row, 'del');
}

/** Only the rendering that was read is changed; the alternatives would still show the old text. */
function dropOtherRenderings(paragraph: XmlElement): void {
  for (const above of ancestors(paragraph)) {
    const choice = above.parent;
    if (choice?.name !== 'mc:AlternateContent') continue;
    for (const other of childElements(choice)) if (other !== above) removeElement(other);
  }
}
