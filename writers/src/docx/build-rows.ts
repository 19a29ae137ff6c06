/** Puts the text of new cells into cells: an empty cell of the old table, a new row of it, or a new table. */
import {
  childElements,
  childNamed,
  cloneElement,
  insertAfter,
  insertAt,
  insertBefore,
  isWithin,
  setChildren,
  type XmlElement,
} from '../xml/xml-tree.ts';
import { wordValue } from './build-paragraph.ts';
import { formOf } from './form-paragraph.ts';
import type { NewParagraph } from './new-paragraph.ts';
import type { WordElements } from './package/word-elements.ts';
import { markRow } from './settle/finish-revisions.ts';

interface KnownRow {
  readonly row: XmlElement;
  /** An inserted cell may receive more text. */
  readonly isNew: boolean;
}

export class CellFiller {
  readonly #paragraphs: readonly NewParagraph[];
  /** By table and row of the new document. */
  readonly #rows = new Map<string, KnownRow>();

  constructor(paragraphs: readonly NewParagraph[]) {
    this.#paragraphs = paragraphs;
  }

  /** Records the old cell of a new paragraph. */
  pair(index: number, element: XmlElement): void {
    const cell = this.#paragraphs[index]?.cell;
    const row = rowOf(element);
    if (cell !== undefined && cell !== null && row !== null)
      this.#rows.set(key(cell.table, cell.row), { row, isNew: false });
  }

  /** The paragraph in the cell; null when there is no cell for it. */
  fill(
    word: WordElements,
    index: number,
    element: XmlElement,
    previous: XmlElement | null,
    next: XmlElement | null,
  ): XmlElement | null {
    const cell = this.#paragraphs[index]?.cell ?? null;
    if (cell === null) return null;
    const known = this.#rows.get(key(cell.table, cell.row)) ?? this.#newRow(word, index, previous, next);
    const target = known === null ? null : cellAt(known.row, cell.column);
    if (known === null || target === null) return null;
    if (!isBetween(target, previous, next)) return null;
    const blank = childElements(target).find(({ name }) => name === 'w:p');
    if (blank === undefined || hasContent(target)) return known.isNew ? append(target, element) : null;
    // The cell's empty paragraph receives the text and keeps its end.
    setChildren(blank, [
      ...blank.children.filter((child) => child.kind === 'element' && child.name === 'w:pPr'),
      ...element.children.filter((child) => child.kind !== 'element' || child.name !== 'w:pPr'),
    ]);
    return blank;
  }

  /** After the previous row of the same table, with the same format. */
  #newRow(
    word: WordElements,
    index: number,
    previous: XmlElement | null,
    next: XmlElement | null,
  ): KnownRow | null {
    const cell = this.#paragraphs[index]?.cell;
    if (cell === undefined || cell === null) return null;
    const above = this.#nearest(cell.table, cell.row, -1);
    const below = this.#nearest(cell.table, cell.row, 1);
    const model = above ?? below;
    if (model === null) return null;
    const row = emptyCopy(word, model);
    const fits =
      model === above
        ? (next === null || !isWithin(next, model)) && (previous === null || isWithin(previous, model))
        : previous === null || !isWithin(previous, model);
    if (!fits) return null;
    if (model === above) insertAfter(model, row);
    else insertBefore(model, row);
    markRow(word, row, 'ins');
    const known = { row, isNew: true };
    this.#rows.set(key(cell.table, cell.row), known);
    return known;
  }

  #nearest(table: number, row: number, step: -1 | 1): XmlElement | null {
    return this.#rows.get(key(table, row + step))?.row ?? null;
  }
}

function key(table: number, row: number): string {
  return `${table}:${row}`;
}

function rowOf(element: XmlElement): XmlElement | null {
  for (let above = element.parent; above !== null; above = above.parent) {
    if (above.name === 'w:txbxContent') return null;
    if (above.name === 'w:tr') return above;
  }
  return null;
}

function cellsOf(row: XmlElement): XmlElement[] {
  return childElements(row).flatMap((child) => {
    if (child.name === 'w:tc') return [child];
    const content = child.name === 'w:sdt' ? childNamed(child, 'w:sdtContent') : undefined;
    return content === undefined ? [] : childElements(content).filter(({ name }) => name === 'w:tc');
  });
}

/** Columns are grid columns: a wide cell takes several. */
function cellAt(row: XmlElement, column: number): XmlElement | null {
  let at = 0;
  for (const cell of cellsOf(row)) {
    if (at === column) return cell;
    const properties = childNamed(cell, 'w:tcPr');
    const span = properties === undefined ? undefined : childNamed(properties, 'w:gridSpan');
    at += Number.parseInt(wordValue(span) ?? '1', 10) || 1;
  }
  return null;
}

function hasContent(cell: XmlElement): boolean {
  const [first, ...rest] = childElements(cell).filter(({ name }) => name !== 'w:tcPr');
  if (first === undefined || rest.length > 0) return true;
  return childElements(first).some(({ name }) => name !== 'w:pPr');
}

function append(cell: XmlElement, paragraph: XmlElement): XmlElement {
  insertAt(cell, cell.children.length, paragraph);
  return paragraph;
}

function emptyCopy(word: WordElements, model: XmlElement): XmlElement {
  const row = word.element('tr');
  const properties = childNamed(model, 'w:trPr');
  const own = properties === undefined ? [] : [cloneElement(properties)];
  for (const copy of own)
    copy.children = copy.children.filter(
      (child) => child.kind !== 'element' || !/^w:(?:ins|del|trPrChange)$/.test(child.name),
    );
  const cells = cellsOf(model).map((cell) => {
    const cellProperties = childNamed(cell, 'w:tcPr');
    const copied = cellProperties === undefined ? [] : [cloneElement(cellProperties)];
    for (const copy of copied)
      copy.children = copy.children.filter((child) => child.kind !== 'element' || child.name !== 'w:vMerge');
    const paragraph = childElements(cell).find(({ name }) => name === 'w:p');
    const form =
      paragraph === undefined
        ? []
        : formOf(paragraph).filter(({ name }) => name === 'w:jc' || name === 'w:spacing');
    return word.element('tc', {}, [
      ...copied,
      word.element('p', {}, form.length === 0 ? [] : [word.element('pPr', {}, form)]),
    ]);
  });
  setChildren(row, [...own, ...cells]);
  return row;
}

/** In the order of the part. */
function isBetween(target: XmlElement, previous: XmlElement | null, next: XmlElement | null): boolean {
  return (previous === null || isBefore(previous, target)) && (next === null || isBefore(target, next));
}

function isBefore(one: XmlElement, other: XmlElement): boolean {
  const [first, second] = [pathOf(one), pathOf(other)];
  // Different parts: the place already determines their order.
  if (first.root !== second.root) return true;
  for (const [depth, index] of first.steps.entries()) {
    const against = second.steps[depth];
    if (against === undefined) return false;
    if (index !== against) return index < against;
  }
  return true;
}

function pathOf(element: XmlElement): { root: XmlElement; steps: number[] } {
  const steps: number[] = [];
  let at = element;
  while (at.parent !== null) {
    steps.unshift(at.parent.children.indexOf(at));
    at = at.parent;
  }
  return { root: at, steps };
}
