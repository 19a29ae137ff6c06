/** The contents of an archive: uploads, and all files made from them for users. */
import { and, asc, eq, isNotNull, or } from 'drizzle-orm';
import { files, taskExports, tasks, textBaseDocuments } from '../../database/schema.ts';
import type { Connection } from '../../platform/database/database.ts';
import type { ArchivedTool, ArchivedTools } from './archived-tools.ts';
import type { ArchivedContent } from './write-archive.ts';

type Folder = ArchivedContent['folder'];
type Row = Omit<ArchivedContent, 'folder'>;

export async function listArchivedContents(
  connection: Connection,
  archived: ArchivedTools,
  teamId: string,
): Promise<readonly ArchivedContent[]> {
  const uploaded = await connection
    .select({ id: files.id, name: files.name, sha256: files.sha256 })
    .from(files)
    .where(eq(files.teamId, teamId))
    .orderBy(asc(files.createdAt), asc(files.id));
  const texts = await connection
    .select({ id: textBaseDocuments.id, name: textBaseDocuments.name, sha256: textBaseDocuments.sha256 })
    .from(textBaseDocuments)
    .where(eq(textBaseDocuments.teamId, teamId))
    .orderBy(asc(textBaseDocuments.createdAt), asc(textBaseDocuments.id));
  return [
    ...within('files', uploaded),
    ...within('texts', texts),
    ...(await listOutcomes(connection, teamId)).flatMap((one) => contentsOf(archived[one.tool], one)),
    ...within('exports', await listExported(connection, teamId)),
  ];
}

function within(folder: Folder, rows: readonly Row[]): readonly ArchivedContent[] {
  return rows.map((row) => ({ folder, ...row }));
}

async function listExported(connection: Connection, teamId: string): Promise<readonly Row[]> {
  const rows = await connection
    .select({ id: taskExports.taskId, name: taskExports.fileName, sha256: taskExports.sha256 })
    .from(taskExports)
    .where(and(eq(taskExports.teamId, teamId), isNotNull(taskExports.sha256)))
    .orderBy(asc(taskExports.taskId), asc(taskExports.format));
  return rows.flatMap(({ sha256, ...row }) => (sha256 === null ? [] : [{ ...row, sha256 }]));
}

type Outcome = Awaited<ReturnType<typeof listOutcomes>>[number];

/** While a task runs again, its earlier result is used. */
async function listOutcomes(connection: Connection, teamId: string) {
  const { id, title, tool, summary, resultSha256, previous } = tasks;
  const rows = await connection
    .select({ id, title, tool, summary, resultSha256, previous })
    .from(tasks)
    .where(and(eq(tasks.teamId, teamId), or(isNotNull(resultSha256), isNotNull(previous))))
    .orderBy(asc(tasks.createdAt), asc(tasks.id));
  return rows.flatMap(({ resultSha256: sha256, summary, previous, ...row }) => {
    if (sha256 !== null) return [{ ...row, summary, sha256 }];
    return previous === null ? [] : [{ ...row, summary: previous.summary, sha256: previous.resultSha256 }];
  });
}

/** For some tools the result is one or several files instead of a list of findings. */
function contentsOf(
  archived: ArchivedTool | undefined,
  { id, title, tool, summary, sha256 }: Outcome,
): readonly ArchivedContent[] {
  const files = archived?.files({ title, summary }) ?? [];
  const record = { id, name: `${tool}-${title}.json`, sha256 };
  return [
    ...within('results', archived?.hasRecord === false ? [] : [record]),
    ...within(
      'exports',
      files.map((file) => ({ id, name: file.name, sha256: file.sha256 })),
    ),
  ];
}
