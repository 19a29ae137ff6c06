/**
 * Authentication: a verified token becomes a user, created at the first request together with a personal
 * space and its free uses.
 */
import { createHash } from 'node:crypto';
import { type Identity, IssuerUnavailableError } from '../../adapters/identity/identity.port.ts';
import type { RequestHeaders, SignedInUser } from '../../platform/access/authorise.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Connection, Database } from '../../platform/database/database.ts';
import { giveNewUserCoupon, takeBackNewUserCoupon } from '../coupons/index.ts';
import { wasClosedAfter, wasOfClosed } from '../data-rights/index.ts';
import { postWelcome } from '../messages/index.ts';
import { createSpace, findMembership, joinInvitingTeams, PERSONAL_SPACE_NAME } from '../teams/index.ts';
import { findUser, insertUser, saveAttribution, saveClaims } from './account.repository.ts';
import { checkSignIn } from './check-sign-in.ts';
import type { SeenToken } from './sign-ins.repository.ts';

export interface AccountService {
  authenticate(headers: RequestHeaders): Promise<SignedInUser>;
  /**
   * Copies the claims of the verified id token to the user; teams that have invited the phone number get
   * their member.
   */
  refreshProfile(user: SignedInUser, headers: RequestHeaders): Promise<void>;
  /** The current space, or the personal one if it was deleted or never set. */
  currentTeam(user: SignedInUser): Promise<string>;
  /** Creates the user at sign-up, with the marketing attribution of the landing page. */
  register(sub: string, attribution: Readonly<Record<string, string>>): Promise<void>;
}

export function createAccountService(database: Database, identity: Identity): AccountService {
  return {
    async authenticate(headers) {
      const token = await verifiedToken(identity, headers);
      if (token === null) throw new AppError('UNAUTHENTICATED');
      const { user, personalTeamId } = await findOrCreate(database, {
        issuer: identity.accountIssuer,
        ...token,
      });
      const signInId = await checkSignIn(database, user, token);
      return { ...present({ user, personalTeamId }), signInId };
    },
    async refreshProfile(user, headers) {
      const token = await verifiedToken(identity, headers);
      const idToken = single(headers['id-token']);
      const claims = idToken && token ? await identity.verifier.verifyId(idToken, token.sub) : null;
      if (!claims) return;
      const profile = profileOf(claims);
      const saidAt = typeof claims.iat === 'number' ? new Date(claims.iat * 1000) : LONG_AGO;
      const phone = (await saveClaims(database, user.id, profile, saidAt))?.phone ?? null;
      if (phone === null) return;
      // Known only from here on.
      if (await wasOfClosed(database, 'phone', phone)) await takeBackNewUserCoupon(database, user.id);
      await joinInvitingTeams(database, { id: user.id, phone });
    },
    async currentTeam(user) {
      const scope = await findMembership(database, user.id, user.currentTeamId);
      return scope ? user.currentTeamId : user.personalTeamId;
    },
    async register(sub, attribution) {
      await findOrCreate(database, { issuer: identity.accountIssuer, sub, issuedAt: new Date() });
      if (Object.keys(attribution).length > 0)
        await saveAttribution(database, identity.accountIssuer, sub, attribution);
    },
  };
}

interface VerifiedToken extends SeenToken {
  readonly sub: string;
}

/** A token without an issue time may be from any time before now. */
const LONG_AGO = new Date(0);

/** Enough to name browser and system. */
const USER_AGENT_MAX = 300;

async function verifiedToken(identity: Identity, headers: RequestHeaders): Promise<VerifiedToken | null> {
  const token = /^Bearer (\S+)$/i.exec(single(headers.authorization) ?? '')?.[1];
  if (!token) return null;
  try {
    const verdict = await identity.verifier.verifyAccess(token);
    if (verdict.kind !== 'valid') return null;
    const { iat } = verdict.claims;
    const issuedAt = iat === undefined ? null : new Date(iat * 1000);
    const userAgent = (single(headers['user-agent']) ?? '').slice(0, USER_AGENT_MAX);
    return { sub: verdict.sub, issuedAt, expiresAt: verdict.expiresAt, sha256: digestOf(token), userAgent };
  } catch (error) {
    // Without the issuer's keys nobody may be treated as signed out.
    throw error instanceof IssuerUnavailableError ? new AppError('UNAVAILABLE') : error;
  }
}

/** Of the signed part: the signature itself can be written in several ways. */
function digestOf(token: string): string {
  return createHash('sha256')
    .update(token.slice(0, token.lastIndexOf('.')))
    .digest('hex');
}

interface Newcomer extends Pick<VerifiedToken, 'sub' | 'issuedAt'> {
  readonly issuer: string;
}

async function findOrCreate(database: Database, { issuer, sub, issuedAt }: Newcomer) {
  const found = await findUser(database, issuer, sub);
  if (found) return found;
  // An earlier token does not restore a closed account.
  if (await wasClosedAfter(database, { issuer, sub }, issuedAt ?? LONG_AGO))
    throw new AppError('UNAUTHENTICATED');
  await database.transaction((transaction) => createUser(transaction, issuer, sub));
  const created = await findUser(database, issuer, sub);
  if (!created) throw new Error('user is missing after it was made');
  return created;
}

async function createUser(connection: Connection, issuer: string, sub: string): Promise<void> {
  const user = await insertUser(connection, issuer, sub);
  // Lost the race: the other request's transaction, for which the insert waited, has created everything.
  if (!user) return;
  await createSpace(connection, { name: PERSONAL_SPACE_NAME, type: 'personal', ownerId: user.id });
  await giveNewUserCoupon(connection, user.id);
  await postWelcome(connection, user.id);
}

function present(row: NonNullable<Awaited<ReturnType<typeof findUser>>>): SignedInUser {
  const { user, personalTeamId } = row;
  return {
    id: user.id,
    personalTeamId,
    currentTeamId: user.currentTeamId ?? personalTeamId,
    phone: user.phone,
  };
}

function single(value: string | string[] | undefined): string | undefined {
  return Array.isArray(value) ? value[0] : value;
}

function profileOf(claims: Readonly<Record<string, unknown>>) {
  const text = (key: string) => (typeof claims[key] === 'string' && claims[key] !== '' ? claims[key] : null);
  return {
    // People get access to documents by their number: an unverified number could belong to anybody.
    phone: claims.phone_number_verified === true ? text('phone_number') : null,
    name: text('name'),
    username: text('preferred_username') ?? text('username'),
    nickname: text('nickname'),
    picture: text('picture'),
  };
}
