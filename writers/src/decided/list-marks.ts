/**
 * In: a part of a Word file with tracked changes. Out: its marks in the order in which they are read: changed text, ends of paragraphs, rows, forms. Marks with
 * nothing between them that stays are neighbours (`cluster`).
 */
import { formerProperties } from '../docx/settle/settle-revisions.ts';
import { childElements, childNamed, descendants, type XmlElement } from '../xml/xml-tree.ts';

export type MarkKind = 'text' | 'end' | 'row' | 'form' | 'control';

export interface Mark {
  readonly kind: MarkKind;
  /** The element that says what changed. */
  readonly element: XmlElement;
  /** The side that alone has it; a form is on both. */
  readonly side: 'old' | 'new' | 'both';
  readonly cluster: number;
  /** The tracked row it stands in, or is; rows of a table that came or went as a whole are one. */
  readonly row: number | null;
  /** The paragraph or run it speaks of. */
  readonly owner: XmlElement;
}

export class MarkLister {
  readonly marks: Mark[] = [];
  #cluster = 0;
  #rows = 0;
  #row: number | null = null;

  list(element: XmlElement): void {
    for (const child of childElements(element)) this.#visit(child);
  }

  #visit(element: XmlElement): void {
    const { name } = element;
    if (name === 'w:p') this.#paragraph(element);
    else if (name === 'w:tbl') this.#table(element);
    else if (name === 'w:sectPr' || name === 'w:tcPr') this.#forms(element);
    else if (sideOf(element) !== null) this.#text(element);
    else if (/^w:customXml(?:Ins|Del)RangeStart$/.test(name))
      this.#add('control', element, name.includes('Ins') ? 'new' : 'old', element);
    else if (name === 'w:r') this.#run(element);
    else if (!/^(?:mc:Fallback|w:pPr)$/.test(name)) this.list(element);
  }

  #paragraph(paragraph: XmlElement): void {
    const properties = childNamed(paragraph, 'w:pPr');
    this.list(paragraph);
    const mark = properties === undefined ? undefined : childNamed(properties, 'w:rPr');
    const end = mark === undefined ? undefined : childElements(mark).find((one) => sideOf(one) !== null);
    if (properties !== undefined) this.#forms(properties, paragraph);
    if (end === undefined) this.#cluster++;
    else this.#add('end', end, sideOf(end) ?? 'both', paragraph);
  }

  #table(table: XmlElement): void {
    const rows = [...descendants(table)].filter((one) => one.name === 'w:tr' && tableOf(one) === table);
    const isWhole = rows.length > 0 && rows.every((row) => rowMark(row) !== undefined);
    for (const child of childElements(table)) if (/^w:tbl(?:Pr|Grid)$/.test(child.name)) this.#forms(child);
    const outer = this.#row;
    if (isWhole && outer === null) this.#row = ++this.#rows;
    for (const row of rows) this.#tableRow(row);
    this.#row = outer;
  }

  #tableRow(row: XmlElement): void {
    const outer = this.#row;
    const mark = rowMark(row);
    if (mark !== undefined) {
      this.#row ??= ++this.#rows;
      this.#add('row', mark, sideOf(mark) ?? 'both', row);
    }
    for (const child of childElements(row))
      if (/^w:(?:trPr|tblPrEx)$/.test(child.name)) this.#forms(child);
      else this.#visit(child);
    this.#row = outer;
    this.#cluster++;
  }

  #text(container: XmlElement): void {
    this.#add('text', container, sideOf(container) ?? 'both', container);
    // A box may stand in a run that came or went; what is in it goes with it.
  }

  #run(run: XmlElement): void {
    const properties = childNamed(run, 'w:rPr');
    if (properties !== undefined) this.#forms(properties, run);
    const content = childElements(run).filter((child) => child !== properties);
    if (content.length > 0) this.#cluster++;
    for (const child of content) this.list(child);
  }

  #forms(properties: XmlElement, owner: XmlElement = properties): void {
    for (const change of descendants(properties))
      if (change.name in formerProperties && !isInFormer(change, properties))
        this.#add('form', change, 'both', owner);
  }

  #add(kind: MarkKind, element: XmlElement, side: Mark['side'], owner: XmlElement): void {
    this.marks.push({ kind, element, side, owner, cluster: this.#cluster, row: this.#row });
  }
}

export function sideOf({ name }: XmlElement): 'old' | 'new' | null {
  if (name === 'w:ins' || name === 'w:moveTo') return 'new';
  return name === 'w:del' || name === 'w:moveFrom' ? 'old' : null;
}

function rowMark(row: XmlElement): XmlElement | undefined {
  const properties = childNamed(row, 'w:trPr');
  return properties && childElements(properties).find((one) => sideOf(one) !== null);
}

function tableOf(row: XmlElement): XmlElement | null {
  let above = row.parent;
  while (above !== null && above.name !== 'w:tbl') above = above.parent;
  return above;
}

/** A former form has no former form of its own. */
function isInFormer(change: XmlElement, properties: XmlElement): boolean {
  for (let above = change.parent; above !== null && above !== properties; above = above.parent)
    if (above.name in formerProperties) return true;
  return false;
}
