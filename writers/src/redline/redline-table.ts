/**
 * In: a table of OLD and the one of NEW that it became. Out: one table whose rows are kept (with their cells changed inside), inserted or deleted; or,
 * where no row has kept its shape, the old table deleted and the new one inserted.
 */
import { childElements, childNamed, createElement, insertAt, type XmlElement } from '../xml/xml-tree.ts';
import { alignUnits, type Unit } from './align-units.ts';
import type { ContentKeys } from './content-key.ts';
import { cellsOf, cellTexts, lonelyBlocks, lonelyRow, rowsOf } from './lonely-blocks.ts';
import type { StoryPair } from './story-pair.ts';
import { trackedProperties } from './tracked-properties.ts';
import { wordAttribute } from './word-attribute.ts';

export function pairedTable(story: StoryPair, old: XmlElement, target: XmlElement): readonly XmlElement[] {
  const [before, after] = [rowsOf(old), rowsOf(target)];
  const pairs = alignUnits(
    before.map((row) => rowUnit(row, story.oldKeys)),
    after.map((row) => rowUnit(row, story.newKeys)),
  );
  if (pairs.length === 0 || !hasSameColumns(old, target))
    return [...lonelyBlocks(story, [old], 'del', false), ...lonelyBlocks(story, [target], 'ins', false)];
  const table = createElement('w:tbl', old.rawName, new Map());
  append(table, trackedProperties(story, childNamed(old, 'w:tblPr'), childNamed(target, 'w:tblPr')));
  append(table, trackedGrid(story, childNamed(old, 'w:tblGrid'), childNamed(target, 'w:tblGrid')));
  let [oldIndex, newIndex] = [0, 0];
  for (const [oldRow, newRow] of [...pairs, [before.length, after.length] as const]) {
    for (const row of before.slice(oldIndex, oldRow)) append(table, lonelyRow(story, row, 'del'));
    for (const row of after.slice(newIndex, newRow)) append(table, lonelyRow(story, row, 'ins'));
    const [one, other] = [before[oldRow], after[newRow]];
    if (one !== undefined && other !== undefined) append(table, pairedRow(story, one, other));
    [oldIndex, newIndex] = [oldRow + 1, newRow + 1];
  }
  return [table];
}

/** A row keeps its identity only in its shape: cells that came, went, or were joined make another row of it. */
function rowUnit(row: XmlElement, keys: ContentKeys): Unit {
  const cells = cellTexts(row);
  return { key: keys.of(row), kind: `row ${shapeOf(row)}`, text: cells.join('\t') || ' ', cells };
}

function shapeOf(row: XmlElement): string {
  const properties = childNamed(row, 'w:trPr');
  const gaps = ['w:gridBefore', 'w:gridAfter'].map((name) => settingOf(properties, name, '0'));
  const cells = cellsOf(row).map((cell) => {
    const own = childNamed(cell, 'w:tcPr');
    const merge = own === undefined ? undefined : childNamed(own, 'w:vMerge');
    const merged = merge === undefined ? '' : (wordAttribute(merge, 'val') ?? 'continue');
    return `${settingOf(own, 'w:gridSpan', '1')}${merged}`;
  });
  return [...gaps, ...cells].join(' ');
}

function settingOf(properties: XmlElement | undefined, name: string, usual: string): string {
  const element = properties === undefined ? undefined : childNamed(properties, name);
  return (element && wordAttribute(element, 'val')) ?? usual;
}

function hasSameColumns(old: XmlElement, target: XmlElement): boolean {
  const count = (table: XmlElement): number => {
    const grid = childNamed(table, 'w:tblGrid');
    return grid === undefined ? 0 : childElements(grid).filter(({ name }) => name === 'w:gridCol').length;
  };
  return count(old) === count(target);
}

/** Only its id marks a change of the grid: Word knows no author of it. */
function trackedGrid(
  story: StoryPair,
  old: XmlElement | undefined,
  target: XmlElement | undefined,
): XmlElement | null {
  const grid = trackedProperties(story, old, target);
  const change = grid === null ? undefined : childNamed(grid, 'w:tblGridChange');
  for (const name of change === undefined ? [] : [...change.attributes.keys()])
    if (!name.endsWith(':id')) change?.attributes.delete(name);
  return grid;
}

function pairedRow(story: StoryPair, old: XmlElement, target: XmlElement): XmlElement {
  if (story.oldKeys.of(old) === story.newKeys.of(target)) return old;
  const row = createElement('w:tr', old.rawName, new Map());
  for (const name of ['w:tblPrEx', 'w:trPr'])
    append(row, trackedProperties(story, childNamed(old, name), childNamed(target, name)));
  const others = cellsOf(target);
  for (const [index, cell] of cellsOf(old).entries()) {
    const other = others[index];
    if (other !== undefined && story.oldKeys.of(cell) !== story.newKeys.of(other))
      pairCell(story, cell, other);
    append(row, cell);
  }
  return row;
}

function pairCell(story: StoryPair, old: XmlElement, target: XmlElement): void {
  const properties = trackedProperties(story, childNamed(old, 'w:tcPr'), childNamed(target, 'w:tcPr'));
  story.pairBlocks(old, target);
  old.children = old.children.filter((child) => child.kind !== 'element' || child.name !== 'w:tcPr');
  if (properties !== null) insertAt(old, 0, properties);
}

function append(parent: XmlElement, node: XmlElement | null): void {
  if (node !== null) insertAt(parent, parent.children.length, node);
}
