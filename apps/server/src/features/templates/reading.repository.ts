/** A version whose file is being read, or whose pages are being laid out. */
import { and, eq, isNull, or, sql } from 'drizzle-orm';
import {
  contractTemplates as templates,
  contractTemplateVersions as versions,
} from '../../database/schema.ts';
import type { TeamScope } from '../../platform/access/team-scope.ts';
import type { Connection } from '../../platform/database/database.ts';
import { openVersion, type VersionRow } from './templates.repository.ts';

const isBeingLaidOut = sql`${versions.coverage} @> '{"isLaidOutLater": true}'`;

/** Null: it was read, discarded, or deleted with its template. */
export async function openReading(connection: Connection, id: string) {
  return (await isReadingWanted(connection, id)) ? openVersion(connection, id) : null;
}

export async function isReadingWanted(connection: Connection, id: string): Promise<boolean> {
  const rows = await connection
    .select({ id: versions.id })
    .from(versions)
    .innerJoin(templates, eq(templates.id, versions.templateId))
    .where(
      and(
        eq(versions.id, id),
        or(eq(versions.status, 'reading'), isBeingLaidOut),
        isNull(templates.deletedAt),
      ),
    );
  return rows.length > 0;
}

/** Only while it is being read. */
export async function settleReading(
  connection: Connection,
  scope: TeamScope,
  id: string,
  set: Partial<VersionRow>,
): Promise<void> {
  await connection
    .update(versions)
    .set(set)
    .where(and(eq(versions.id, id), eq(versions.teamId, scope.teamId), eq(versions.status, 'reading')));
}

/** Only while it is being laid out; the fields stay as people have made them. */
export async function settleLayout(
  connection: Connection,
  scope: TeamScope,
  id: string,
  set: Pick<Partial<VersionRow>, 'documentSha256' | 'pdfSha256' | 'coverage'>,
): Promise<void> {
  await connection
    .update(versions)
    .set(set)
    .where(and(eq(versions.id, id), eq(versions.teamId, scope.teamId), isBeingLaidOut));
}
