/**
 * Remembers numbers and devices of closed accounts, so that the gifts for new users are not given again after
 * closing and signing up anew. Stored as hashes beside those of identities, and looked up only with the value
 * at hand; users are told about it, because anybody with the database could find a number by trying all.
 */
import { eq } from 'drizzle-orm';
import { newUserInvitations, userDevices } from '../../database/schema.ts';
import type { Connection } from '../../platform/database/database.ts';
import { insertClosedIdentity, wasClosedAfter } from './closed-identities.ts';

/** No issuer has this name. */
const issuers = { phone: 'trace:phone', device: 'trace:device' } as const;
const LONG_AGO = new Date(0);

/** Before the devices are deleted. */
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
