/** The words of a part of a Word file for people who compare it by eye: with those of its notes and boxes, and a sign where there is a picture. */
import { type NotesByReference, noteOf } from '../docx/note-references.ts';
import { redlineText } from '../writers.text.ts';
import { childElements, textOf, type XmlElement, type XmlNode } from '../xml/xml-tree.ts';
import { cellsOf } from './lonely-blocks.ts';

export function partWords(block: XmlElement, notes: NotesByReference): string {
  return wordsIn(block, notes).trim();
}

/** Of blocks: numbers after them are counted with them. */
export function isNumbered(block: XmlElement): boolean {
  return block.name === 'w:numPr' || childElements(block).some(isNumbered);
}

const unsaid = /^(?:mc:Fallback|w:(?:[prt]|tc|tr|tbl|sdt|sect)Pr|w:tblGrid|w:instrText|w:delText)$/;

const NO_BREAK_HYPHEN = '\u2011';
const SOFT_HYPHEN = '\u00ad';

function wordsIn(element: XmlElement, notes: NotesByReference): string {
  const { name } = element;
  if (unsaid.test(name)) return '';
  if (name === 'w:t' || name === 'm:t') return textOf(element);
  if (name === 'w:tab') return '\t';
  if (name === 'w:noBreakHyphen') return NO_BREAK_HYPHEN;
  if (name === 'w:softHyphen') return SOFT_HYPHEN;
  if (name === 'w:sym') return redlineText.symbolInPart;
  if (name === 'w:br' || name === 'w:cr') return '\n';
  const note = noteOf(notes, element);
  if (note !== undefined) return redlineText.noteInPart(wordsIn(note, new Map()).trim());
  if (name === 'w:tr') return `${rowWords(element, notes)}\n`;
  const inside = childElements(element).map((child) => wordsIn(child, notes));
  const words = inside.join('') + (name === 'w:p' ? '\n' : '');
  return isPicture(element) ? words + redlineText.pictureInPart : words;
}

function rowWords(row: XmlElement, notes: NotesByReference): string {
  return cellsOf(row)
    .map((cell) => wordsIn(cell, notes).trim())
    .join('\t');
}

function isPicture({ name, children }: XmlElement): boolean {
  return /^(?:w:drawing|w:pict)$/.test(name) && children.some(hasPicture);
}

function hasPicture(node: XmlNode): boolean {
  if (node.kind !== 'element') return false;
  return /:(?:blip|imagedata)$/.test(node.rawName) || node.children.some(hasPicture);
}
