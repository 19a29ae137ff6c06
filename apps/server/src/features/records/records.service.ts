/** Security records for a team's admins, and the records written after calls. */
import {
  mediaTypeOf,
  objectKindName,
  RECORDS_EXPORT_MAX_ROWS,
  type RecordedAction,
  type RecordedKind,
  recordedActionNames,
  recordsFileName,
} from '@wenjian/api';
import type { WorkbookWriter } from '../../adapters/workbook-writer/workbook-writer.port.ts';
import type { GuestScope, TeamScope } from '../../platform/access/team-scope.ts';
import type { Connection, Database } from '../../platform/database/database.ts';
import { memoryFile } from '../../platform/http/memory-file.ts';
import type { RecordedCall } from '../../platform/http/recorded-call.ts';
import type { FileAnswer } from '../../platform/http/route-handler.ts';
import { beijingTime, dayNumberOf, dayStart } from '../../platform/people/beijing-day.ts';
import { shownName } from '../../platform/people/display-name.ts';
import {
  countRecords,
  insertUse,
  isSystemAction,
  listPeople,
  listRecordRows,
  type RecordFilter,
  type RecordRow,
  readObjectName,
  readTeamName,
  recordAction,
} from './records.repository.ts';
import { recordsText as text } from './records.text.ts';

export async function recordCall(connection: Connection, call: RecordedCall): Promise<void> {
  const { record: action, teamId, userId, objectKind, objectId, format } = call;
  await insertUse(connection, {
    teamId,
    userId,
    action,
    objectKind,
    objectId,
    objectName: (await readObjectName(connection, teamId, objectId)) ?? '',
    ...(format === null ? {} : { details: { format } }),
  });
}

/** Through a share key: the person is unknown. */
export async function recordVisit(
  connection: Connection,
  { teamId, taskId }: GuestScope,
  object: { readonly kind: RecordedKind; readonly name: string },
): Promise<void> {
  await insertUse(connection, {
    teamId,
    userId: null,
    action: 'viewed',
    objectKind: object.kind,
    objectId: taskId,
    objectName: object.name,
  });
}

export interface RecordsQuery {
  readonly userId?: string | undefined;
  readonly action?: RecordedAction | undefined;
  /** Beijing days, both included. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

export async function listRecords(
  database: Database,
  scope: TeamScope,
  { page, pageSize, ...asked }: RecordsQuery & { readonly page: number; readonly pageSize: number },
) {
  const filter = filterOf(asked);
  const rows = await listRecordRows(database, scope, filter, {
    limit: pageSize,
    offset: (page - 1) * pageSize,
  });
  const people = await listPeople(database, scope);
  return {
    items: rows.map(presentRecord),
    total: await countRecords(database, scope, filter),
    people: people.map((person) => ({ userId: person.id, name: shownName(person) })),
  };
}

/** The export itself is recorded. */
export async function exportRecords(
  database: Database,
  workbooks: WorkbookWriter,
  scope: TeamScope,
  asked: RecordsQuery,
): Promise<FileAnswer> {
  // One more than is written shows whether there are more.
  const limits = { limit: RECORDS_EXPORT_MAX_ROWS + 1, offset: 0 };
  const found = await listRecordRows(database, scope, filterOf(asked), limits);
  const rows = found.slice(0, RECORDS_EXPORT_MAX_ROWS).map(presentRecord).map(cellsOf);
  const name = await readTeamName(database, scope);
  await recordAction(database, scope, {
    action: 'exported',
    objectKind: 'teamSpace',
    objectId: scope.teamId,
    objectName: text.sheet,
  });
  const cut = found.length > rows.length ? [[text.cutShort(RECORDS_EXPORT_MAX_ROWS)]] : [];
  const bytes = workbooks.write([
    { name: text.sheet, widths: WIDTHS, header: text.columns, rows: [...cut, ...rows] },
  ]);
  const fileName = recordsFileName(name);
  return memoryFile(bytes, fileName, mediaTypeOf(fileName));
}

const WIDTHS = [20, 16, 14, 16, 12, 40, 40];

function presentRecord(row: RecordRow) {
  const { id, action, objectKind, objectId, objectName, createdAt, details } = row.record;
  const detail = Object.entries(details ?? {}).flatMap(([key, value]) => text.detail(key, String(value)));
  const at = createdAt.toISOString();
  return { id, at, who: personOf(row), action, objectKind, objectId, objectName, detail: detail.join('；') };
}

function personOf({ record, person }: RecordRow) {
  if (isSystemAction(record)) return { userId: null, name: text.system, phone: '' };
  if (!person) return { userId: null, name: text.withoutAccount, phone: '' };
  return { userId: person.id, name: shownName(person), phone: person.phone ?? '' };
}

function cellsOf({ at, who, action, objectKind, objectName, detail }: ReturnType<typeof presentRecord>) {
  return [
    beijingTime(new Date(at)),
    who.name,
    who.phone,
    recordedActionNames[action],
    objectKindName(objectKind),
    objectName,
    detail,
  ];
}

function filterOf({ userId, action, from, to }: RecordsQuery): RecordFilter {
  return {
    userId,
    action,
    since: from === undefined ? undefined : dayStart(dayNumberOf(from)),
    before: to === undefined ? undefined : dayStart(dayNumberOf(to) + 1),
  };
}
