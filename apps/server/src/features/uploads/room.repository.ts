/** How many bytes the files and running uploads of spaces take. */
import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import {
  contractTemplates,
  contractTemplateVersions,
  feedback,
  files,
  filesOf,
  knowledgeVersions,
  tasks,
  teamSpaces,
  textBaseDocuments,
  uploadChunks,
  uploads,
  users,
} from '../../database/schema.ts';
import type { Connection } from '../../platform/database/database.ts';

export async function lockUser(connection: Connection, id: string): Promise<void> {
  await connection.select({ id: users.id }).from(users).where(eq(users.id, id)).for('no key update');
}

export async function listSpacesOf(connection: Connection, ownerId: string): Promise<readonly string[]> {
  const rows = await connection
    .select({ id: teamSpaces.id })
    .from(teamSpaces)
    .where(and(eq(teamSpaces.ownerId, ownerId), isNull(teamSpaces.erasedAt)));
  return rows.map(({ id }) => id);
}

/** All files; also those of deleted things, which are kept for a while. */
export async function sumFiles(connection: Connection, teamIds: readonly string[]): Promise<number> {
  return bytesOf(connection, inArray(files.teamId, [...teamIds]));
}

/** Files that only deleted tasks and templates refer to. */
export async function sumDeletedFiles(connection: Connection, teamIds: readonly string[]): Promise<number> {
  const ofTasks = sql`select (jsonb_array_elements_text(${filesOf(tasks.input)}))::uuid from ${tasks}
    where ${inArray(tasks.teamId, [...teamIds])} and ${tasks.deletedAt} is not null and ${tasks.purgedAt} is null`;
  const ofTemplates = sql`select ${contractTemplateVersions.fileId} from ${contractTemplateVersions}
    join ${contractTemplates} on ${contractTemplates.id} = ${contractTemplateVersions.templateId}
    where ${inArray(contractTemplates.teamId, [...teamIds])} and ${contractTemplates.deletedAt} is not null`;
  return bytesOf(
    connection,
    and(
      inArray(files.teamId, [...teamIds]),
      sql`${files.id} in (${ofTasks} union ${ofTemplates})`,
      sql`not exists (select from ${tasks} where ${filesOf(tasks.input)} @> jsonb_build_array(${files.id})
        and ${tasks.deletedAt} is null)`,
      sql`not exists (select from ${contractTemplateVersions} join ${contractTemplates}
        on ${contractTemplates.id} = ${contractTemplateVersions.templateId}
        where ${contractTemplateVersions.fileId} = ${files.id} and ${contractTemplates.deletedAt} is null)`,
      sql`not exists (select from ${knowledgeVersions} where ${knowledgeVersions.fileId} = ${files.id})`,
      sql`not exists (select from ${feedback} where ${feedback.screenshotFileId} = ${files.id})`,
    ),
  );
}

/** What conversions and recognitions have written, until it is purged. */
export async function sumResults(
  connection: Connection,
  teamIds: readonly string[],
): Promise<{ readonly all: number; readonly deleted: number }> {
  const written = sql`coalesce(${tasks.summary} -> 'outputs', '[]') || coalesce(${tasks.summary} -> 'exports', '[]')
    || jsonb_build_array(coalesce(${tasks.summary} -> 'archive', '{}'))`;
  const bytes = sql`(select sum((one ->> 'size')::bigint) from jsonb_array_elements(${written}) as one
    where jsonb_typeof(one) = 'object')`;
  const [row] = await connection
    .select({
      all: sql<string>`coalesce(sum(${bytes}), 0)`,
      deleted: sql<string>`coalesce(sum(${bytes}) filter (where ${tasks.deletedAt} is not null), 0)`,
    })
    .from(tasks)
    .where(
      and(
        inArray(tasks.teamId, [...teamIds]),
        inArray(tasks.tool, ['convert', 'ocr']),
        isNull(tasks.purgedAt),
      ),
    );
  return { all: Number(row?.all ?? 0), deleted: Number(row?.deleted ?? 0) };
}

async function bytesOf(connection: Connection, where: SQL | undefined): Promise<number> {
  const [row] = await connection
    .select({ bytes: sql<string>`coalesce(sum(${files.size}), 0)` })
    .from(files)
    .where(where);
  return Number(row?.bytes ?? 0);
}

/** Documents of the text base whose uploaded file is gone; with it, the file is counted. */
export async function sumTextBase(connection: Connection, teamIds: readonly string[]): Promise<number> {
  const [row] = await connection
    .select({ bytes: sql<string>`coalesce(sum(${textBaseDocuments.size}), 0)` })
    .from(textBaseDocuments)
    .where(
      and(
        inArray(textBaseDocuments.teamId, [...teamIds]),
        isNull(textBaseDocuments.source),
        sql`not exists (select from ${files} where ${files.teamId} = ${textBaseDocuments.teamId}
          and ${files.sha256} = ${textBaseDocuments.sha256})`,
      ),
    );
  return Number(row?.bytes ?? 0);
}

/** A running upload takes what it has announced; one that was left alone what it has sent. */
export async function sumUploads(
  connection: Connection,
  teamIds: readonly string[],
  leftBefore: Date,
): Promise<number> {
  const sent = sql`coalesce((select sum(${uploadChunks.size}) from ${uploadChunks}
    where ${uploadChunks.uploadId} = ${uploads.id}), 0)`;
  const [row] = await connection
    .select({
      bytes: sql<string>`coalesce(sum(case when ${uploads.touchedAt} < ${leftBefore.toISOString()}::timestamptz
        then ${sent} else ${uploads.totalSize} end), 0)`,
    })
    .from(uploads)
    .where(and(inArray(uploads.teamId, [...teamIds]), isNull(uploads.fileId)));
  return Number(row?.bytes ?? 0);
}
