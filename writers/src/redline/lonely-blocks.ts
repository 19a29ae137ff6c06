/**
 * Blocks of one side alone, marked as inserted or deleted with everything in them: rows get the mark on the row and on every run in their cells, because
 * readers that know only runs would otherwise settle them wrongly.
 */
import { markRow } from '../docx/settle/finish-revisions.ts';
import {
  childElements,
  childNamed,
  cloneElement,
  createElement,
  insertAt,
  type XmlElement,
} from '../xml/xml-tree.ts';
import { isMark, readPieces } from './read-pieces.ts';
import { lonelyParagraph } from './redline-paragraph.ts';
import { isGoing, type Status, type StoryPair } from './story-pair.ts';
import { surroundControl } from './write-line.ts';

export type LonelyStatus = Exclude<Status, 'kept'>;

/** `keepsLastEnd`: the last paragraph of a place has no next one to join. */
export function lonelyBlocks(
  story: StoryPair,
  blocks: readonly XmlElement[],
  status: LonelyStatus,
  keepsLastEnd: boolean,
): readonly XmlElement[] {
  return blocks.flatMap((block, index) => {
    const keepsEnd = keepsLastEnd && index === blocks.length - 1;
    if (block.name === 'w:p') return [lonelyParagraph(story, block, status, keepsEnd)];
    if (block.name === 'w:tbl') return [lonelyTable(story, block, status)];
    if (block.name === 'w:sdt') return lonelyControl(story, block, status, keepsEnd);
    return lonelyOther(story, block, status);
  });
}

/** The blocks of a place; what only gives them a name is looked through. */
export function blocksOf(container: XmlElement): readonly XmlElement[] {
  return childElements(container).flatMap((child) => {
    if (child.name === 'w:customXml') return blocksOf(child);
    return /^w:(?:tcPr|sectPr|customXmlPr|proofErr)$/.test(child.name) ? [] : [child];
  });
}

export function rowsOf(table: XmlElement): readonly XmlElement[] {
  return inside(table, 'w:tr');
}

export function cellsOf(row: XmlElement): readonly XmlElement[] {
  return inside(row, 'w:tc');
}

/** Content controls around rows and cells are looked through. */
function inside(parent: XmlElement, name: string): readonly XmlElement[] {
  return childElements(parent).flatMap((child) => {
    if (child.name === name) return [child];
    if (child.name === 'w:sdt') {
      const content = childNamed(child, 'w:sdtContent');
      return content === undefined ? [] : inside(content, name);
    }
    return child.name === 'w:customXml' ? inside(child, name) : [];
  });
}

function lonelyTable(story: StoryPair, table: XmlElement, status: LonelyStatus): XmlElement {
  const written = createElement('w:tbl', table.rawName, new Map());
  for (const child of childElements(table))
    if (/^w:(?:tblPr|tblGrid)$/.test(child.name)) append(written, own(story, child, status));
  for (const row of rowsOf(table)) append(written, lonelyRow(story, row, status));
  return written;
}

export function lonelyRow(story: StoryPair, row: XmlElement, status: LonelyStatus): XmlElement {
  const written = createElement('w:tr', row.rawName, new Map());
  for (const child of childElements(row))
    if (/^w:(?:tblPrEx|trPr)$/.test(child.name)) append(written, own(story, child, status));
  for (const cell of cellsOf(row)) {
    const properties = childNamed(cell, 'w:tcPr');
    const inserted = createElement('w:tc', cell.rawName, new Map());
    if (properties !== undefined) append(inserted, own(story, properties, status));
    for (const block of lonelyBlocks(story, blocksOf(cell), status, true)) append(inserted, block);
    append(written, inserted);
  }
  markRow(story.words, written, isGoing(status) ? 'del' : 'ins');
  return written;
}

function lonelyControl(
  story: StoryPair,
  control: XmlElement,
  status: LonelyStatus,
  keepsEnd: boolean,
): readonly XmlElement[] {
  const content = childNamed(control, 'w:sdtContent');
  const written = createElement('w:sdt', control.rawName, new Map());
  for (const child of childElements(control))
    if (child !== content) append(written, own(story, child, status));
  const filled = story.words.element('sdtContent');
  append(written, filled);
  const blocks = content === undefined ? [] : blocksOf(content);
  for (const block of lonelyBlocks(story, blocks, status, keepsEnd)) append(filled, block);
  const holder = createElement('', '', new Map(), [written]);
  surroundControl(story, written, status);
  return childElements(holder);
}

function lonelyOther(story: StoryPair, block: XmlElement, status: LonelyStatus): readonly XmlElement[] {
  if (isMark(block)) {
    const mark = isGoing(status) ? cloneElement(block) : story.takeMark(block);
    return mark === null ? [] : [mark];
  }
  const isOld = isGoing(status);
  story.leaveAsItWas(isOld ? block : null, isOld ? null : block);
  return isOld ? [cloneElement(block)] : [];
}

function own(story: StoryPair, element: XmlElement, status: LonelyStatus): XmlElement {
  return isGoing(status) ? cloneElement(element) : story.take(element);
}

function append(parent: XmlElement, node: XmlElement): void {
  insertAt(parent, parent.children.length, node);
}

/** The words of a block, for likeness and for people. Something that is no text counts as one character. */
export function blockText(block: XmlElement): string {
  if (block.name === 'w:p')
    return readPieces(block)
      .map((piece) => (piece.kind === 'text' ? piece.text : piece.kind === 'mark' ? '' : '\ufffc'))
      .join('');
  if (block.name === 'w:tbl') return rowsOf(block).map(rowText).join('\n');
  const content = block.name === 'w:sdt' ? childNamed(block, 'w:sdtContent') : undefined;
  return content === undefined ? '' : blocksOf(content).map(blockText).join('\n');
}

export function cellTexts(row: XmlElement): readonly string[] {
  return cellsOf(row).map((cell) => blocksOf(cell).map(blockText).join('\n'));
}

function rowText(row: XmlElement): string {
  return cellTexts(row).join('\t');
}
