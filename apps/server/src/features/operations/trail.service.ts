/** The audit trail as it is read: in the console, and as a file. */
import { mediaTypeOf, OPERATOR_TRAIL_FILE, operationName, TRAIL_EXPORT_MAX_ROWS } from '@wenjian/api';
import type { WorkbookWriter } from '../../adapters/workbook-writer/workbook-writer.port.ts';
import type { Connection, Database } from '../../platform/database/database.ts';
import { memoryFile } from '../../platform/http/memory-file.ts';
import type { FileAnswer } from '../../platform/http/route-handler.ts';
import { beijingTime, dayNumberOf, dayStart } from '../../platform/people/beijing-day.ts';
import {
  countOperations,
  listActions,
  listOperations,
  type OperationFilter,
  type Operator,
  readSubjects,
  recordOperation,
} from './operations.repository.ts';
import { operationsText as text } from './operations.text.ts';
import { nameOf } from './present-person.ts';

export interface TrailQuery extends Pick<OperationFilter, 'operator' | 'action' | 'subject'> {
  /** Beijing days, both included. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

export async function listTrail(
  database: Database,
  { page, pageSize, ...asked }: TrailQuery & { readonly page: number; readonly pageSize: number },
) {
  const filter = filterOf(asked);
  const rows = await listOperations(database, filter, { limit: pageSize, offset: (page - 1) * pageSize });
  return {
    items: await presentAll(database, rows),
    total: await countOperations(database, filter),
    actions: [...(await listActions(database))],
  };
}

/** The export itself is recorded. */
export async function exportTrail(
  database: Database,
  workbooks: WorkbookWriter,
  operator: Operator,
  asked: TrailQuery,
): Promise<FileAnswer> {
  // One more than is written shows whether there are more.
  const limits = { limit: TRAIL_EXPORT_MAX_ROWS + 1, offset: 0 };
  const found = await listOperations(database, filterOf(asked), limits);
  const shown = await presentAll(database, found.slice(0, TRAIL_EXPORT_MAX_ROWS));
  await recordOperation(database, operator, {
    action: 'trail export',
    subject: text.sheet,
    details: { rows: shown.length },
  });
  const cut = found.length > shown.length ? [[text.cutShort(TRAIL_EXPORT_MAX_ROWS)]] : [];
  const rows = [...cut, ...shown.map(cellsOf)];
  const bytes = workbooks.write([{ name: text.sheet, widths: WIDTHS, header: [...text.columns], rows }]);
  return memoryFile(bytes, OPERATOR_TRAIL_FILE, mediaTypeOf(OPERATOR_TRAIL_FILE));
}

const WIDTHS = [20, 22, 10, 16, 38, 24, 60];
const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

type Row = Awaited<ReturnType<typeof listOperations>>[number];

async function presentAll(connection: Connection, rows: readonly Row[]) {
  const ids = rows.flatMap(({ subject, operatorId }) => [
    ...(ID.test(subject) ? [subject] : []),
    ...(operatorId === null ? [] : [operatorId]),
  ]);
  const names = new Map(
    (await readSubjects(connection, [...new Set(ids)])).map(({ id, person, team }) => [
      id,
      team ?? nameOf(person),
    ]),
  );
  return rows.map(({ id, at, operator, operatorId, action, subject, details }) => ({
    id,
    at: at.toISOString(),
    operator: calledBy(operator, operatorId === null ? undefined : names.get(operatorId)),
    isConsole: operatorId !== null,
    action,
    subject,
    subjectName: names.get(subject) ?? null,
    detail: detailOf(details),
  }));
}

/** The name of today beside the number of then. */
function calledBy(operator: string, name: string | undefined): string {
  return name === undefined || name === operator ? operator : `${name}（${operator}）`;
}

function detailOf(details: Row['details']): string {
  return Object.entries(details)
    .filter(([, value]) => value !== null && value !== '')
    .map(([key, value]) => text.detail(key, String(value)))
    .join('；');
}

function cellsOf(entry: Awaited<ReturnType<typeof presentAll>>[number]): readonly string[] {
  const { at, operator, isConsole, action, subject, subjectName, detail } = entry;
  const place = isConsole ? text.console : text.terminal;
  return [
    beijingTime(new Date(at)),
    operator,
    place,
    operationName(action),
    subject,
    subjectName ?? '',
    detail,
  ];
}

function filterOf({ from, to, ...asked }: TrailQuery): OperationFilter {
  return {
    ...asked,
    since: from === undefined ? undefined : dayStart(dayNumberOf(from)),
    before: to === undefined ? undefined : dayStart(dayNumberOf(to) + 1),
  };
}
