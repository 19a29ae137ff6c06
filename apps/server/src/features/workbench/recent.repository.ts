/** The latest tasks of a space, for all tools. */
import type { TaskTool } from '@wenjian/api';
import { and, desc, eq, isNull } from 'drizzle-orm';
import { personIn } from '../../database/person-columns.ts';
import { tasks, teamSpaces, users } from '../../database/schema.ts';
import type { TeamScope } from '../../platform/access/team-scope.ts';
import type { Connection } from '../../platform/database/database.ts';

export type RecentRow = Awaited<ReturnType<typeof readRecent>>[number];

interface RecentFilter {
  readonly tool?: TaskTool | undefined;
  readonly whose: 'all' | 'own';
  readonly limit: number;
}

/** Without the tools' own data, which can be large: this is requested again and again. */
export async function readRecent(
  connection: Connection,
  scope: TeamScope,
  { tool, whose, limit }: RecentFilter,
) {
  return connection
    .select({
      id: tasks.id,
      tool: tasks.tool,
      title: tasks.title,
      status: tasks.status,
      stage: tasks.stage,
      fraction: tasks.fraction,
      failure: tasks.failure,
      failureMessage: tasks.failureMessage,
      resultSha256: tasks.resultSha256,
      askedAt: tasks.askedAt,
      spaceType: teamSpaces.type,
      owner: personIn(scope),
    })
    .from(tasks)
    .innerJoin(teamSpaces, eq(teamSpaces.id, tasks.teamId))
    .innerJoin(users, eq(users.id, tasks.ownerId))
    .where(
      and(
        eq(tasks.teamId, scope.teamId),
        isNull(tasks.deletedAt),
        tool === undefined ? undefined : eq(tasks.tool, tool),
        whose === 'own' ? eq(tasks.ownerId, scope.userId) : undefined,
      ),
    )
    .orderBy(desc(tasks.askedAt), desc(tasks.id))
    .limit(limit);
}
