/**
 * That a number or a device was somebody's who has left: what is given to new people is not given again to who closes and signs up
 * anew. Kept as hashes beside those of identities, and asked for only with the value in hand; people are told of it, for whoever
 * holds the database could find a number by trying them all.
 */
import { eq } from 'drizzle-orm';
import { newUserInvitations, userDevices } from '../../database/schema.ts';
import type { Connection } from '../../platform/database.ts';
import { insertClosedIdentity, wasClosedAfter } from './closed-identities.ts';

/** No issuer is called so. */
const issuers = { phone: 'trace:phone', device: 'trace:device' } as const;
const LONG_AGO = new Date(0);

/** Before the devices are gone. */
export async function keepTraces(
  connection: Connection,
  { id, phone }: { readonly id: string; readonly phone: string | null },
): Promise<void> {
  const seen = await connection
    .select({ deviceId: userDevices.deviceId })
    .from(userDevices)
    .where(eq(userDevices.userId, id));
  const brought = await connection
    .select({ deviceId: newUserInvitations.deviceId })
    .from(newUserInvitations)
    .where(eq(newUserInvitations.inviteeId, id));
  const now = new Date();
  if (phone !== null) await insertClosedIdentity(connection, { issuer: issuers.phone, sub: phone }, now);
  for (const deviceId of new Set([...seen, ...brought].map((row) => row.deviceId)))
    await insertClosedIdentity(connection, { issuer: issuers.device, sub: deviceId }, now);
}

export async function wasOfClosed(
  connection: Connection,
  kind: keyof typeof issuers,
  value: string,
): Promise<boolean> {
  return wasClosedAfter(connection, { issuer: issuers[kind], sub: value }, LONG_AGO);
}
