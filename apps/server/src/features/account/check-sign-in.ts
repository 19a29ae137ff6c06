/** Whether a token that is valid in itself may still be used. */
import { CLOCK_TOLERANCE_SECONDS } from '../../adapters/identity/identity.port.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Database } from '../../platform/database/database.ts';
import { findSignIn, insertSignIn, type SeenToken, touchSignIn } from './sign-ins.repository.ts';

/** The list shows when a device was last used: to the minute is enough, and saves a write with each request. */
const TOUCH_EVERY_MS = 60_000;

export async function checkSignIn(
  database: Database,
  user: { readonly id: string; readonly signedOutAt: Date | null },
  token: SeenToken,
): Promise<string> {
  // Known tokens too: one may have been noted while the user was signing out everywhere.
  if (user.signedOutAt && wasIssuedBefore(token, user.signedOutAt)) throw new AppError('UNAUTHENTICATED');
  const known = await findSignIn(database, user.id, token.sha256);
  if (hasEnded(known)) throw new AppError('UNAUTHENTICATED');
  if (known) {
    const isRecent = Date.now() - known.lastSeenAt.getTime() < TOUCH_EVERY_MS;
    if (!isRecent) await touchSignIn(database, known.id, token.userAgent);
    return known.id;
  }
  await insertSignIn(database, user.id, token);
  const made = await findSignIn(database, user.id, token.sha256);
  if (!made || hasEnded(made)) throw new AppError('UNAUTHENTICATED');
  return made.id;
}

function hasEnded(known: { readonly endedAt: Date | null } | null): boolean {
  return known?.endedAt != null && known.endedAt <= new Date();
}

/**
 * The clock of the issuer may be behind: a token of signing in again must not be refused for its whole life. Tokens that do not tell their time are
 * ended by their rows alone.
 */
function wasIssuedBefore({ issuedAt }: SeenToken, at: Date): boolean {
  return issuedAt !== null && issuedAt.getTime() < at.getTime() - CLOCK_TOLERANCE_SECONDS * 1000;
}
