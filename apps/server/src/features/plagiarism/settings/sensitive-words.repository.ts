import { eq } from 'drizzle-orm';
import { sensitiveWordSettings as settings } from '../../../database/schema.ts';
import type { TeamScope } from '../../../platform/access/team-scope.ts';
import type { Connection } from '../../../platform/database/database.ts';

export interface SensitiveSettings {
  readonly words: readonly string[];
  readonly allowed: readonly string[];
  readonly lists: readonly string[];
}

/** Null: the team has not chosen yet. */
export async function findSensitiveSettings(
  connection: Connection,
  scope: TeamScope,
): Promise<SensitiveSettings | null> {
  const [row] = await connection
    .select({ words: settings.words, allowed: settings.allowed, lists: settings.lists })
    .from(settings)
    .where(eq(settings.teamId, scope.teamId));
  return row ?? null;
}

export async function saveSensitiveSettings(
  connection: Connection,
  scope: TeamScope,
  { words, allowed, lists }: SensitiveSettings,
): Promise<void> {
  const set = { words, allowed, lists, updatedBy: scope.userId, updatedAt: new Date() };
  await connection
    .insert(settings)
    .values({ teamId: scope.teamId, ...set })
    .onConflictDoUpdate({ target: settings.teamId, set });
}
