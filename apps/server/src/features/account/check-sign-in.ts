/** Whether a token that is valid in itself may still be used. */
import { AppError } from '../../platform/app-error.ts';
import type { Database } from '../../platform/database/database.ts';
import { findSignIn, insertSignIn, type SeenToken, touchSignIn } from './sign-ins.repository.ts';

/** The list shows when a device was last used: to the minute is enough, and saves a write with each request. */
const TOUCH_EVERY_MS = 60_000;
const SECOND_MS = 1000;

export async function checkSignIn(
  database: Database,
  user: { readonly id: string; readonly signedOutAt: Date | null },
  token: SeenToken,
): Promise<string> {
  const known = await findSignIn(database, user.id, token.sha256);
  if (known?.endedAt) throw new AppError('UNAUTHENTICATED');
  if (known) {
    const isRecent = Date.now() - known.lastSeenAt.getTime() < TOUCH_EVERY_MS;
    if (!isRecent) await touchSignIn(database, known.id, token.userAgent);
    return known.id;
  }
  if (user.signedOutAt && wasIssuedBefore(token, user.signedOutAt)) throw new AppError('UNAUTHENTICATED');
  await insertSignIn(database, user.id, token);
  const made = await findSignIn(database, user.id, token.sha256);
  if (!made || made.endedAt) throw new AppError('UNAUTHENTICATED');
  return made.id;
}

/** Tokens tell the second only: one of the same second may be that of signing in again. */
function wasIssuedBefore({ issuedAt }: SeenToken, at: Date): boolean {
  return issuedAt.getTime() < Math.floor(at.getTime() / SECOND_MS) * SECOND_MS;
}
