/** Sign-ins: the tokens a user has come with. An ended one stays until it would have expired, so that its token stays refused. */
import { and, desc, eq, gt, isNull, lt, ne, or, sql } from 'drizzle-orm';
import { CLOCK_TOLERANCE_SECONDS } from '../../adapters/identity/identity.port.ts';
import { pushSubscriptions, signIns, users } from '../../database/schema.ts';
import type { Connection } from '../../platform/database/database.ts';
import { announce } from '../../platform/live/live-channel.ts';

export interface SeenToken {
  readonly sha256: string;
  /** Null if the token does not tell. */
  readonly issuedAt: Date | null;
  readonly expiresAt: Date;
  /** Empty if the caller did not tell. */
  readonly userAgent: string;
}

/** Sockets wait on it: announced when a sign-in of this user has ended. */
export function signInKey(userId: string): string {
  return `sign-in ${userId}`;
}

export async function findSignIn(connection: Connection, userId: string, sha256: string) {
  const [row] = await connection
    .select({ id: signIns.id, endedAt: signIns.endedAt, lastSeenAt: signIns.lastSeenAt })
    .from(signIns)
    .where(and(eq(signIns.userId, userId), eq(signIns.tokenSha256, sha256)));
  return row ?? null;
}

/** Two requests with a new token may come at once: there is one row for both. */
export async function insertSignIn(
  connection: Connection,
  userId: string,
  { sha256, userAgent, expiresAt }: SeenToken,
): Promise<void> {
  await connection
    .insert(signIns)
    .values({ userId, tokenSha256: sha256, userAgent, expiresAt })
    .onConflictDoNothing();
}

export async function touchSignIn(connection: Connection, id: string, userAgent: string): Promise<void> {
  const told = userAgent === '' ? {} : { userAgent };
  await connection
    .update(signIns)
    .set({ lastSeenAt: sql`now()`, ...told })
    .where(eq(signIns.id, id));
}

export async function listOpenSignIns(connection: Connection, userId: string) {
  return connection
    .select({
      id: signIns.id,
      userAgent: signIns.userAgent,
      firstSeenAt: signIns.firstSeenAt,
      lastSeenAt: signIns.lastSeenAt,
    })
    .from(signIns)
    .where(and(isOpenOf(userId), gt(signIns.expiresAt, sql`now()`)))
    .orderBy(desc(signIns.lastSeenAt), desc(signIns.id));
}

/** False if this user has no such sign-in that is still open. */
export async function endSignIn(connection: Connection, userId: string, id: string): Promise<boolean> {
  const ended = await connection
    .update(signIns)
    .set({ endedAt: sql`now()` })
    .where(and(isOpenOf(userId), eq(signIns.id, id)))
    .returning({ id: signIns.id });
  // A browser that was signed out shows nothing more.
  await connection
    .delete(pushSubscriptions)
    .where(and(eq(pushSubscriptions.userId, userId), eq(pushSubscriptions.signInId, id)));
  await announce(connection, signInKey(userId));
  return ended.length > 0;
}

/** In the caller's transaction. */
export async function endAllSignIns(connection: Connection, userId: string): Promise<void> {
  await connection.update(users).set({ signedOutAt: sql`now()` }).where(eq(users.id, userId));
  await connection.update(signIns).set({ endedAt: sql`now()` }).where(isOpenOf(userId));
  await connection.delete(pushSubscriptions).where(eq(pushSubscriptions.userId, userId));
  await announce(connection, signInKey(userId));
}

/** Long enough for the requests that a device has under way, and for it to store the token it got instead. */
const GRACE_SECONDS = 60;

/** All but this one, which has got another token: its own ends in a moment. */
export async function endOtherSignIns(
  connection: Connection,
  userId: string,
  own: string | undefined,
): Promise<void> {
  const soon = sql`now() + make_interval(secs => ${GRACE_SECONDS})`;
  await connection
    .update(signIns)
    .set({
      endedAt:
        own === undefined ? sql`now()` : sql`case when ${signIns.id} = ${own} then ${soon} else now() end`,
    })
    .where(isOpenOf(userId));
  const isElsewhere =
    own === undefined
      ? undefined
      : or(isNull(pushSubscriptions.signInId), ne(pushSubscriptions.signInId, own));
  await connection.delete(pushSubscriptions).where(and(eq(pushSubscriptions.userId, userId), isElsewhere));
  await announce(connection, signInKey(userId));
}

/** Their tokens are refused for their age, a moment after they expire. */
export async function deleteExpiredSignIns(connection: Connection, now: Date): Promise<void> {
  const refused = new Date(now.getTime() - CLOCK_TOLERANCE_SECONDS * 1000);
  await connection.delete(signIns).where(lt(signIns.expiresAt, refused));
}

function isOpenOf(userId: string) {
  return and(eq(signIns.userId, userId), isNull(signIns.endedAt));
}
