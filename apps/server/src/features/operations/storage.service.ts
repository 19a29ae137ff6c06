/** How much room the spaces take, and how far the clearing of the store has come. Sizes only, no names of files. */
import { and, count, desc, eq, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import { contentSweeps, files, tasks, teamSpaces, uploads, users } from '../../database/schema.ts';
import type { Connection, Database } from '../../platform/database/database.ts';
import { readFilesLimit } from '../billing/index.ts';
import { isCalled, isNamed, type Page } from './people.repository.ts';
import { nameOf, presentPerson } from './present-person.ts';

type Query = Page & { readonly search?: string | undefined };

export async function listStorage(database: Database, query: Query) {
  const { items, total } = await listSpaceRows(database, query);
  const shown = [];
  for (const { space, owner, fileCount, bytes } of items)
    shown.push({
      teamId: space.id,
      name: space.type === 'team' ? space.name : nameOf(owner),
      isPersonal: space.type === 'personal',
      owner: presentPerson(owner),
      files: fileCount,
      bytes: Number(bytes),
      limitBytes: (await readFilesLimit(database, { teamId: space.id }, new Date())).bytes,
    });
  return { items: shown, total, ...(await readStore(database)) };
}

/** The fullest first. */
async function listSpaceRows(connection: Connection, { search, page, pageSize }: Query) {
  const found = search === undefined || search === '' ? undefined : or(isNamed(search), isCalled(search));
  const where: SQL | undefined = and(isNull(teamSpaces.erasedAt), found);
  const bytes = sql<string>`coalesce(sum(${files.size}), 0)`;
  const items = await connection
    .select({ space: teamSpaces, owner: users, fileCount: count(files.id), bytes })
    .from(teamSpaces)
    .innerJoin(users, eq(users.id, teamSpaces.ownerId))
    .leftJoin(files, eq(files.teamId, teamSpaces.id))
    .where(where)
    .groupBy(teamSpaces.id, users.id)
    .orderBy(desc(bytes), desc(teamSpaces.createdAt))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  const [all] = await connection
    .select({ total: count() })
    .from(teamSpaces)
    .innerJoin(users, eq(users.id, teamSpaces.ownerId))
    .where(where);
  return { items, total: all?.total ?? 0 };
}

async function readStore(connection: Connection) {
  const contents = await connection.execute<{ count: number; bytes: string }>(
    sql`select count(*)::int as count, coalesce(sum(size), 0) as bytes from (select distinct on (sha256) size from ${files}) one`,
  );
  const [deleted] = await connection
    .select({ tasks: count() })
    .from(tasks)
    .where(and(isNotNull(tasks.deletedAt), isNull(tasks.purgedAt)));
  const [running] = await connection.select({ uploads: count() }).from(uploads).where(isNull(uploads.fileId));
  const [sweep] = await connection.select().from(contentSweeps);
  return {
    contents: { count: contents.rows[0]?.count ?? 0, bytes: Number(contents.rows[0]?.bytes ?? 0) },
    deletedTasks: deleted?.tasks ?? 0,
    runningUploads: running?.uploads ?? 0,
    sweep: sweep
      ? { at: sweep.endedAt.toISOString(), deleted: sweep.deleted, isComplete: sweep.isComplete }
      : null,
  };
}
