/**
 * In: a paragraph of a Word file. Out: what stands in it, in order: stretches of text of one format, things that are no text (a picture, a
 * footnote's mark, a formula, a tab), and marks without width (bookmarks, ends of comments). How the runs are cut plays no part.
 */
import { childElements, childNamed, createElement, textOf, type XmlElement } from '../xml/xml-tree.ts';

interface Placed {
  /** Links and content controls around it, the outermost first. */
  readonly wrappers: readonly XmlElement[];
}

export interface TextPiece extends Placed {
  readonly kind: 'text';
  readonly text: string;
  readonly format: XmlElement | null;
}

/** A child of a run. */
export interface AtomPiece extends Placed {
  readonly kind: 'atom';
  readonly element: XmlElement;
  readonly format: XmlElement | null;
}

/** A child of the paragraph beside the runs: a formula. */
export interface InlinePiece extends Placed {
  readonly kind: 'inline';
  readonly element: XmlElement;
}

export interface MarkPiece extends Placed {
  readonly kind: 'mark';
  readonly element: XmlElement;
}

export type Piece = TextPiece | AtomPiece | InlinePiece | MarkPiece;

export function readPieces(paragraph: XmlElement): readonly Piece[] {
  const pieces: Piece[] = [];
  readChildren(paragraph, [], pieces);
  return pieces;
}

/** Notes of a spelling check, and where the last printing broke the page: nobody wrote them. */
const traces = new Set(['w:proofErr', 'w:lastRenderedPageBreak', 'w:pPr', 'w:rPr', 'w:sdtPr', 'w:sdtEndPr']);
const marks =
  /^w:(?:bookmark|commentRange|perm|moveFromRange|moveToRange|customXml(?:Ins|Del|MoveFrom|MoveTo)Range)(?:Start|End)$/;
/** What is only a name given to the text inside. */
const transparent = new Set(['w:smartTag', 'w:customXml']);
const wrapping = new Set(['w:hyperlink', 'w:dir', 'w:bdo']);

export function isMark({ name }: XmlElement): boolean {
  return marks.test(name);
}

export function isTrace({ name }: XmlElement): boolean {
  return traces.has(name);
}

function readChildren(parent: XmlElement, wrappers: readonly XmlElement[], pieces: Piece[]): void {
  for (const element of childElements(parent)) {
    const { name } = element;
    if (traces.has(name) || name === 'w:customXmlPr' || name === 'w:smartTagPr') continue;
    if (name === 'w:r') readRun(element, wrappers, pieces);
    else if (marks.test(name)) pieces.push({ kind: 'mark', element, wrappers });
    else if (transparent.has(name)) readChildren(element, wrappers, pieces);
    else if (wrapping.has(name)) readChildren(element, [...wrappers, element], pieces);
    else if (name === 'w:sdt') readControl(element, wrappers, pieces);
    else if (name === 'w:fldSimple') readSimpleField(element, wrappers, pieces);
    else pieces.push({ kind: 'inline', element, wrappers });
  }
}

function readControl(control: XmlElement, wrappers: readonly XmlElement[], pieces: Piece[]): void {
  const content = childNamed(control, 'w:sdtContent');
  if (content !== undefined) readChildren(content, [...wrappers, control], pieces);
}

function readRun(run: XmlElement, wrappers: readonly XmlElement[], pieces: Piece[]): void {
  const format = childNamed(run, 'w:rPr') ?? null;
  for (const element of childElements(run)) {
    if (traces.has(element.name)) continue;
    if (element.name !== 'w:t') pieces.push({ kind: 'atom', element, format, wrappers });
    else {
      const text = shownText(element);
      if (text !== '') pieces.push({ kind: 'text', text, format, wrappers });
    }
  }
}

function shownText(element: XmlElement): string {
  const text = textOf(element);
  // Without the attribute Word shows no spaces at the ends.
  return element.attributes.get('xml:space') === 'preserve'
    ? text
    : text.replace(/^[ \t\n]+|(?<![ \t\n])[ \t\n]+$/g, '');
}

/** A simple field cannot stand in a tracked change; the long form of the same field can. */
function readSimpleField(field: XmlElement, wrappers: readonly XmlElement[], pieces: Piece[]): void {
  const prefix = field.rawName.slice(0, field.rawName.indexOf(':') + 1);
  const firstRun = childNamed(field, 'w:r');
  const format = (firstRun === undefined ? undefined : childNamed(firstRun, 'w:rPr')) ?? null;
  const atom = (element: XmlElement): Piece => ({ kind: 'atom', element, format, wrappers });
  const border = (type: string): Piece =>
    atom(createElement('w:fldChar', `${prefix}fldChar`, new Map([[`${prefix}fldCharType`, type]])));
  const instruction = field.attributes.get(`${prefix}instr`) ?? '';
  const instructionText = createElement(
    'w:instrText',
    `${prefix}instrText`,
    new Map([['xml:space', 'preserve']]),
    [{ kind: 'text', text: instruction }],
  );
  pieces.push(border('begin'), atom(instructionText), border('separate'));
  readChildren(field, wrappers, pieces);
  pieces.push(border('end'));
}
