/**
 * The handlers of table elements: rows and cells get their addresses, merged cells grow over the places they
 * cover.
 */
import type { XmlElement } from '../xml/parse-xml.ts';
import type { OpenTable, Story } from './story.ts';
import { wholeNumber } from './styles.ts';

export function beginTable(story: Story): 'enter' {
  const held = story.holdCarry();
  const table = story.context.tableCount++;
  story.containers.push({
    kind: 'table',
    table,
    held,
    row: -1,
    column: 0,
    cell: null,
    merged: new Map(),
    rowChanges: 0,
  });
  return 'enter';
}

/** A paragraph that runs on is joined with the one behind a table of which the view leaves out every row. */
export function endTable(story: Story): void {
  const table = openTable(story);
  story.containers.pop();
  story.resumeCarry(table?.held ?? null);
}

export function beginRow(story: Story): 'enter' {
  const table = openTable(story);
  if (table !== null) Object.assign(table, { row: table.row + 1, column: 0, cell: null, rowChanges: 0 });
  return 'enter';
}

/** A row that the view leaves out gets no address. */
export function endRow(story: Story): void {
  const table = openTable(story);
  if (table === null) return;
  if (story.changes.isLeftOut) table.row--;
  for (; table.rowChanges > 0; table.rowChanges--) story.changes.pop();
}

export function beginCell(story: Story): 'enter' {
  const table = openTable(story);
  if (table === null) return 'enter';
  if (table.held !== null && !story.changes.isLeftOut) endHeld(story, table);
  const { row, cell } = table;
  if (cell !== null) table.column = cell.column + (cell.columnSpan ?? 1);
  table.cell = { table: table.table, row, column: table.column };
  return 'enter';
}

/** It stands before the table, not in its cell. */
function endHeld(story: Story, table: OpenTable): void {
  story.containers.pop();
  story.resumeCarry(table.held);
  story.endCarry();
  story.containers.push(table);
  table.held = null;
}

/** `w:gridBefore` of a row, `w:gridSpan` of a cell. */
export function widenCell(story: Story, element: XmlElement): 'enter' {
  const table = openTable(story);
  const columns = wholeNumber(element.attribute('w:val')) ?? 1;
  if (table === null || columns < 1 || columns > MAX_COLUMNS) return 'enter';
  if (element.name === 'w:gridBefore') table.column = columns;
  else if (table.cell !== null && columns > 1) table.cell.columnSpan = columns;
  return 'enter';
}

/** Word allows 63; other programs a few more. */
const MAX_COLUMNS = 1024;

/** `restart` begins a cell that spans rows below; any other value is a place covered by such a cell. */
export function mergeCell(story: Story, element: XmlElement): 'enter' {
  const table = openTable(story);
  const cell = table?.cell ?? null;
  if (table === null || cell === null || story.changes.isLeftOut) return 'enter';
  if (element.attribute('w:val') === 'restart') {
    table.merged.set(cell.column, cell);
    return 'enter';
  }
  const above = table.merged.get(cell.column);
  const reach = above === undefined ? 0 : above.row + (above.rowSpan ?? 1);
  // A cell without the mark in between ends the merged cell.
  if (above !== undefined && reach === cell.row) above.rowSpan = (above.rowSpan ?? 1) + 1;
  return 'enter';
}

function openTable(story: Story): OpenTable | null {
  const container = story.containers.at(-1);
  return container?.kind === 'table' ? container : null;
}
