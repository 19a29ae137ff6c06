import { and, asc, count, eq, sql } from 'drizzle-orm';
import { personIn } from '../../database/person-columns.ts';
import { lexiconEntries as entries, teamSpaces, users } from '../../database/schema.ts';
import type { TeamScope } from '../../platform/access/team-scope.ts';
import type { Connection } from '../../platform/database/database.ts';

export interface LexiconWord {
  readonly kind: 'right' | 'wrong';
  readonly word: string;
  readonly replacement: string | null;
}

export type LexiconRow = Awaited<ReturnType<typeof listLexiconRows>>[number];

/** Any entry by id, for the access check only; the caller proves membership before it is shown. */
export async function findEntryTeam(connection: Connection, id: string) {
  const [row] = await connection
    .select({ teamId: entries.teamId, ownerId: entries.ownerId })
    .from(entries)
    .where(eq(entries.id, id));
  return row ?? null;
}

export async function listLexiconRows(connection: Connection, scope: TeamScope) {
  return connection
    .select({
      id: entries.id,
      kind: entries.kind,
      word: entries.word,
      replacement: entries.replacement,
      ownerId: entries.ownerId,
      createdAt: entries.createdAt,
      createdBy: personIn(scope),
    })
    .from(entries)
    .innerJoin(users, eq(users.id, entries.ownerId))
    .where(eq(entries.teamId, scope.teamId))
    .orderBy(asc(entries.kind), asc(entries.word));
}

/** Simultaneous additions wait for each other, so that together they cannot exceed the limit. */
export async function lockLexicon(connection: Connection, scope: TeamScope): Promise<void> {
  await connection
    .select({ id: teamSpaces.id })
    .from(teamSpaces)
    .where(eq(teamSpaces.id, scope.teamId))
    .for('no key update');
}

export async function countLexicon(connection: Connection, scope: TeamScope): Promise<number> {
  const [row] = await connection
    .select({ count: count() })
    .from(entries)
    .where(eq(entries.teamId, scope.teamId));
  return row?.count ?? 0;
}

/** An existing word is updated, and keeps its author. */
export async function writeWords(
  connection: Connection,
  scope: TeamScope,
  words: readonly LexiconWord[],
): Promise<void> {
  await connection
    .insert(entries)
    .values(words.map((word) => ({ ...word, teamId: scope.teamId, ownerId: scope.userId })))
    .onConflictDoUpdate({
      target: [entries.teamId, entries.word],
      set: {
        kind: sql`excluded.kind`,
        replacement: sql`excluded.replacement`,
      },
    });
}

export async function deleteWord(connection: Connection, scope: TeamScope, id: string): Promise<void> {
  await connection.delete(entries).where(and(eq(entries.id, id), eq(entries.teamId, scope.teamId)));
}
