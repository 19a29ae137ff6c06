/** Tokens of closed accounts: earlier ones open nothing any more. */
import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { closedIdentities } from '../../database/schema.ts';
import type { Connection } from '../../platform/database/database.ts';

export interface IssuedIdentity {
  readonly issuer: string;
  readonly sub: string;
}

export async function insertClosedIdentity(
  connection: Connection,
  identity: IssuedIdentity,
  closedAt: Date,
): Promise<void> {
  await connection
    .insert(closedIdentities)
    .values({ identity: hashOf(identity), closedAt })
    .onConflictDoUpdate({ target: closedIdentities.identity, set: { closedAt } });
}

/** A later sign-in with the same identity at an external issuer starts a new account. */
export async function wasClosedAfter(
  connection: Connection,
  identity: IssuedIdentity,
  issuedAt: Date,
): Promise<boolean> {
  const [row] = await connection
    .select()
    .from(closedIdentities)
    .where(eq(closedIdentities.identity, hashOf(identity)));
  return row !== undefined && issuedAt <= row.closedAt;
}

function hashOf({ issuer, sub }: IssuedIdentity): string {
  return createHash('sha256')
    .update(JSON.stringify([issuer, sub]))
    .digest('hex');
}
