/** A team's own review lists. */
import { and, asc, count, eq, sql } from 'drizzle-orm';
import { auditTemplates as templates } from '../../../database/schema.ts';
import type { TeamScope } from '../../../platform/access/team-scope.ts';
import { type Connection, isUniqueViolation } from '../../../platform/database/database.ts';

export type TemplateRow = typeof templates.$inferSelect;
export type TemplateContent = Pick<
  TemplateRow,
  'name' | 'contractType' | 'rules' | 'ownRules' | 'requiredClauses'
>;

const inScope = (scope: TeamScope, id: string) =>
  and(eq(templates.id, id), eq(templates.teamId, scope.teamId));

/** Any list by id, for the access check only; the caller proves membership before it is shown. */
export async function findTemplateTeam(connection: Connection, id: string) {
  const [row] = await connection
    .select({ teamId: templates.teamId, ownerId: templates.ownerId })
    .from(templates)
    .where(eq(templates.id, id));
  return row ?? null;
}

export async function findTemplate(
  connection: Connection,
  scope: TeamScope,
  id: string,
): Promise<TemplateRow | null> {
  const [row] = await connection.select().from(templates).where(inScope(scope, id));
  return row ?? null;
}

export async function listTemplates(
  connection: Connection,
  scope: TeamScope,
): Promise<readonly TemplateRow[]> {
  return connection
    .select()
    .from(templates)
    .where(eq(templates.teamId, scope.teamId))
    .orderBy(asc(templates.createdAt), asc(templates.id));
}

/** How many lists the space has, and the bytes of what they say. */
export async function measureTemplates(
  connection: Connection,
  scope: TeamScope,
): Promise<{ readonly lists: number; readonly bytes: number }> {
  const { rules, ownRules, requiredClauses } = templates;
  const bytes = sql<number>`coalesce(sum(
    octet_length(${rules}::text) + octet_length(${ownRules}::text) + octet_length(${requiredClauses}::text)
  ), 0)`.mapWith(Number);
  const [row] = await connection
    .select({ lists: count(), bytes })
    .from(templates)
    .where(eq(templates.teamId, scope.teamId));
  return row ?? { lists: 0, bytes: 0 };
}

/** Null if the team already has one with that name. */
export async function insertTemplate(
  connection: Connection,
  scope: TeamScope,
  content: TemplateContent,
): Promise<TemplateRow | null> {
  const [row] = await connection
    .insert(templates)
    .values({ ...content, teamId: scope.teamId, ownerId: scope.userId })
    .onConflictDoNothing()
    .returning();
  return row ?? null;
}

export type TemplateUpdate =
  | { readonly kind: 'updated'; readonly row: TemplateRow }
  | { readonly kind: 'missing' }
  | { readonly kind: 'nameTaken' };

export async function updateTemplate(
  connection: Connection,
  scope: TeamScope,
  id: string,
  content: TemplateContent,
): Promise<TemplateUpdate> {
  try {
    const [row] = await connection
      .update(templates)
      .set({ ...content, updatedAt: new Date() })
      .where(inScope(scope, id))
      .returning();
    return row ? { kind: 'updated', row } : { kind: 'missing' };
  } catch (error) {
    if (isUniqueViolation(error)) return { kind: 'nameTaken' };
    throw error;
  }
}

export async function deleteTemplate(connection: Connection, scope: TeamScope, id: string): Promise<void> {
  await connection.delete(templates).where(inScope(scope, id));
}
