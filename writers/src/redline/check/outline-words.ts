/** What an outline leaves out, and the small readings it is made of. */
import { createHash } from 'node:crypto';
import { childElements, descendants, textOf, type XmlElement } from '../../xml/xml-tree.ts';

export const attributeOf = (element: XmlElement, local: string): string | undefined => {
  for (const [name, value] of element.attributes)
    if (name === local || (name.endsWith(`:${local}`) && !/^(?:r|rel\w*):/.test(name))) return value;
  return undefined;
};

export const relationAttributes = new Set(['id', 'embed', 'link', 'pict', 'dm', 'lo', 'qs', 'cs', 'href']);
export const silentAttributes = /^(?:xmlns|rsid|paraId|textId|anchorId|editId|dirty)/;
export const selfNumbered = /:(?:docPr|cNvPr|shape|shapetype|OLEObject)$/;
export const unordered = /^w:(?:[prt]|tc|tr|tbl|sect)+Pr(?:Ex)?$/;
/** Nobody sees them. */
export const silent =
  /^w:(?:proofErr|lastRenderedPageBreak|bookmarkStart|bookmarkEnd|commentRangeStart|commentRangeEnd|permStart|permEnd)$/;

/** A stretch of a paragraph of one look. */
export interface Stretch {
  readonly look: string;
  text: string;
}

export const notesOf: Readonly<Record<string, string>> = {
  'w:footnoteReference': 'footnotes',
  'w:endnoteReference': 'endnotes',
  'w:commentReference': 'comments',
};

export function within(parent: XmlElement, name: string): readonly XmlElement[] {
  return childElements(parent).flatMap((child) => {
    if (child.name === name) return [child];
    return /^w:(?:sdt|sdtContent|customXml)$/.test(child.name) ? within(child, name) : [];
  });
}

export function addText(stretches: Stretch[], look: string, text: string): void {
  const last = stretches.at(-1);
  if (last?.look === look) last.text += text;
  else if (text !== '') stretches.push({ look, text });
}

export function shown(element: XmlElement): string {
  const text = textOf(element);
  return element.attributes.get('xml:space') === 'preserve'
    ? text
    : text.replace(/^[ \t\n]+|(?<![ \t\n])[ \t\n]+$/g, '');
}

/** A header without anything in it is none. */
export function isBlank(root: XmlElement): boolean {
  return ![...descendants(root)].some(({ name }) =>
    /^(?:w:(?:t|drawing|pict|object|fldChar|fldSimple|tbl|sym)|m:oMath|mc:AlternateContent)$/.test(name),
  );
}

export function digest(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 16);
}
