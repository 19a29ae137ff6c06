/** Reports that were issued, and who asked for them. */
import { and, eq, isNull } from 'drizzle-orm';
import { personIn } from '../../../database/person-columns.ts';
import { issuedReports, tasks, users } from '../../../database/schema.ts';
import type { ObjectScope } from '../../../platform/access/team-scope.ts';
import type { Connection } from '../../../platform/database/database.ts';
import type { Person } from '../../../platform/people/display-name.ts';

type NewReport = Omit<typeof issuedReports.$inferInsert, 'teamId'>;

export async function insertReport(
  connection: Connection,
  { teamId }: Pick<ObjectScope, 'teamId'>,
  report: NewReport,
): Promise<void> {
  await connection.insert(issuedReports).values({ ...report, teamId });
}

export async function readRequester(
  connection: Connection,
  scope: Pick<ObjectScope, 'teamId'>,
  userId: string,
): Promise<Person> {
  const [row] = await connection.select(personIn(scope)).from(users).where(eq(users.id, userId));
  if (!row) throw new Error('a task has no owner');
  return row;
}

/** Number and code together are the proof. Null as well if the check was deleted: it may still be in the trash. */
export async function findReport(connection: Connection, number: string, codeSha256: string) {
  const [row] = await connection
    .select({ report: issuedReports })
    .from(issuedReports)
    .innerJoin(tasks, and(eq(tasks.id, issuedReports.taskId), isNull(tasks.deletedAt)))
    .where(and(eq(issuedReports.number, number), eq(issuedReports.codeSha256, codeSha256)));
  return row?.report ?? null;
}
