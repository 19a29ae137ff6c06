/**
 * A user's relation to a task: in its team space, in its collaboration, or neither. For the access check
 * only.
 */
import type { CollaborationPermission } from '@wenjian/api';
import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import {
  collaborations,
  collaborationMembers as collaborators,
  tasks,
  teamMembers,
} from '../../database/schema.ts';
import type { SignedInUser } from '../../platform/access/authorise.ts';
import type { ObjectScope, TeamRole } from '../../platform/access/team-scope.ts';
import type { Connection } from '../../platform/database/database.ts';
import type { Tool } from './tasks.repository.ts';

export type CollaboratorRow = typeof collaborators.$inferSelect;

export interface TaskStanding {
  readonly tool: Tool;
  readonly teamId: string;
  readonly ownerId: string;
  readonly isDeleted: boolean;
  /** null outside the task's team space. */
  readonly role: TeamRole | null;
  readonly collaboration: 'none' | 'open' | 'closed';
  readonly collaborator: CollaboratorRow | null;
}

export async function findStanding(
  connection: Connection,
  user: Pick<SignedInUser, 'id' | 'phone'>,
  taskId: string,
): Promise<TaskStanding | null> {
  const [row] = await connection
    .select({
      tool: tasks.tool,
      teamId: tasks.teamId,
      ownerId: tasks.ownerId,
      deletedAt: tasks.deletedAt,
      role: teamMembers.role,
      isClosed: collaborations.isClosed,
      collaborator: collaborators,
    })
    .from(tasks)
    .leftJoin(teamMembers, and(eq(teamMembers.teamId, tasks.teamId), eq(teamMembers.userId, user.id)))
    .leftJoin(collaborations, eq(collaborations.taskId, tasks.id))
    .leftJoin(collaborators, and(eq(collaborators.taskId, tasks.id), isOf(user)))
    .where(eq(tasks.id, taskId))
    // A collaborator who joined is known by id, whatever number they have now.
    .orderBy(sql`${collaborators.userId} nulls last`)
    .limit(1);
  if (!row) return null;
  const { deletedAt, isClosed, ...rest } = row;
  const collaboration = isClosed === null ? 'none' : isClosed ? 'closed' : 'open';
  return { ...rest, isDeleted: deletedAt !== null, collaboration };
}

/** A number stands for a person only until somebody has joined with it. */
function isOf({ id, phone }: Pick<SignedInUser, 'id' | 'phone'>) {
  const byId = eq(collaborators.userId, id);
  return phone === null ? byId : or(byId, and(isNull(collaborators.userId), eq(collaborators.phone, phone)));
}

/** In open collaborations that the user has joined; for many tasks at once. */
export async function listPermissions(
  connection: Connection,
  scope: ObjectScope,
  taskIds: readonly string[],
): Promise<ReadonlyMap<string, CollaborationPermission>> {
  if (taskIds.length === 0) return new Map();
  const rows = await connection
    .select({ taskId: collaborators.taskId, permission: collaborators.permission })
    .from(collaborators)
    .innerJoin(collaborations, eq(collaborations.taskId, collaborators.taskId))
    .where(
      and(
        inArray(collaborators.taskId, [...taskIds]),
        eq(collaborators.teamId, scope.teamId),
        eq(collaborators.userId, scope.userId),
        eq(collaborators.state, 'joined'),
        eq(collaborations.isClosed, false),
      ),
    );
  return new Map(rows.map((row) => [row.taskId, row.permission]));
}
