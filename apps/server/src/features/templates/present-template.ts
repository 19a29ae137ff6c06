/** Templates as the routes answer them. */

import type { TeamScope } from '../../platform/access/team-scope.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Connection } from '../../platform/database/database.ts';
import { shownName } from '../../platform/people/display-name.ts';
import type { OpenedVersion } from './open-version.thread.ts';
import { coverageOf, isLaidOutLater, templateOf } from './templates.input.ts';
import { templateAbilities } from './templates.policy.ts';
import {
  countTemplates,
  findTemplate,
  listTemplateRows,
  listVersions,
  type TemplateFilter,
  type TemplateRow,
  type VersionRow,
  type VersionSummary,
} from './templates.repository.ts';

export async function presentTemplate(connection: Connection, scope: TeamScope, id: string) {
  const row = await findTemplate(connection, scope, id);
  if (!row) throw new AppError('NOT_FOUND');
  return present(row, await listVersions(connection, scope, [id]), scope);
}

export async function presentTemplates(connection: Connection, scope: TeamScope, filter: TemplateFilter) {
  const rows = await listTemplateRows(connection, scope, filter);
  const all = await listVersions(
    connection,
    scope,
    rows.map(({ id }) => id),
  );
  return {
    items: rows.map((row) =>
      present(
        row,
        all.filter(({ templateId }) => templateId === row.id),
        scope,
      ),
    ),
    total: await countTemplates(connection, scope, filter),
  };
}

export function presentDetail(row: VersionRow, { blocks, text: all, marks }: OpenedVersion) {
  const { fields, clauses } = templateOf(row);
  return {
    ...presentVersion({ ...row, fieldCount: fields.length }),
    revision: row.revision,
    fields,
    clauses,
    paragraphs: blocks.map(({ id, type, start, end }) => ({ id, type, start, text: all.slice(start, end) })),
    marks: marks.map(({ fieldId, boxes }) => ({ fieldId, boxes: [...boxes] })),
    coverage: coverageOf(row),
    isLaidOutLater: isLaidOutLater(row),
  };
}

function present(row: TemplateRow, versions: readonly VersionSummary[], scope: TeamScope) {
  const { id, teamId, name, ownerId, owner, updatedAt } = row;
  return {
    id,
    teamId,
    name,
    ownerName: shownName(owner),
    versions: versions.map(presentVersion),
    updatedAt: updatedAt.toISOString(),
    abilities: templateAbilities(scope, ownerId),
  };
}

function presentVersion(row: VersionSummary) {
  return {
    number: row.number,
    status: row.status,
    file: { fileId: row.fileId, name: row.fileName, size: row.fileSize },
    fieldCount: row.fieldCount,
    failure: row.failureMessage,
    hasPdf: row.pdfSha256 !== null,
    createdAt: row.createdAt.toISOString(),
    publishedAt: row.publishedAt?.toISOString() ?? null,
  };
}
