/**
 * Turns a route's declared policy into an answer: who is asking, in which team space, and may they.
 * Not visible is 404, so ids of other teams cannot be told from ids that do not exist; visible but not allowed is 403.
 */
import type { Ability, AnyRoute, ObjectKind } from '@wenjian/api';
import { AppError } from './app-error.ts';
import type { ObjectScope, TeamScope } from './team-scope.ts';

export interface SignedInUser {
  readonly id: string;
  readonly currentTeamId: string;
  readonly personalTeamId: string;
  /** As the identity provider has verified it; null when it knows none. */
  readonly phone: string | null;
}

export type RequestHeaders = Readonly<Record<string, string | string[] | undefined>>;

export type Abilities = Readonly<Record<Ability, boolean>>;

/** Without `read` somebody may know that the object is there, and nothing else. */
export interface ObjectAccess {
  readonly scope: ObjectScope;
  readonly abilities: Abilities;
}

/** What the features bring; the platform itself knows no tables. */
export interface AccessPorts {
  authenticate(headers: RequestHeaders): Promise<SignedInUser>;
  membership(userId: string, teamId: string): Promise<TeamScope | null>;
  /** null: not there for this user. Throws what they may be told instead, when they knew it: closed, gone. */
  readonly objects: Readonly<
    Record<ObjectKind, (user: SignedInUser, id: string) => Promise<ObjectAccess | null>>
  >;
}

export interface Access {
  readonly user: SignedInUser;
  readonly scope: ObjectScope;
  readonly abilities: Abilities;
}

export interface AccessRequest {
  readonly params: Readonly<Record<string, unknown>>;
  readonly query: Readonly<Record<string, unknown>>;
  readonly body: unknown;
}

export async function authenticateFor(
  ports: AccessPorts,
  route: AnyRoute,
  headers: RequestHeaders,
): Promise<SignedInUser | null> {
  return route.policy.kind === 'public' ? null : ports.authenticate(headers);
}

/** Called after the request was validated, so ids have their shape. */
export async function authorise(
  ports: AccessPorts,
  route: AnyRoute,
  user: SignedInUser,
  request: AccessRequest,
): Promise<Access> {
  const { policy } = route;
  switch (policy.kind) {
    case 'public':
    case 'user':
      return spaceAccess(ports, user, user.personalTeamId);
    case 'space':
      return (await requestedSpace(ports, user, request)) ?? spaceAccess(ports, user, user.personalTeamId);
    case 'object': {
      const access = await ports.objects[policy.object](user, String(request.params[policy.param]));
      if (!access?.abilities.read) throw new AppError('NOT_FOUND');
      if (!access.abilities[policy.ability]) throw new AppError('FORBIDDEN');
      return { user, ...access };
    }
    case 'visit': {
      const access = await ports.objects[policy.object](user, String(request.params[policy.param]));
      if (!access) throw new AppError('NOT_FOUND');
      return { user, ...access };
    }
  }
}

/** In a space itself every member may do everything; its objects have policies of their own. */
const MEMBER_ABILITIES: Abilities = { read: true, change: true, run: true, share: true, delete: true };

/** The named space, or the current one; null (then: the personal one) when none was named and the current one is gone. */
async function requestedSpace(
  ports: AccessPorts,
  user: SignedInUser,
  request: AccessRequest,
): Promise<Access | null> {
  const named = requestedTeam(request);
  if (named !== undefined) return spaceAccess(ports, user, named);
  const scope = await ports.membership(user.id, user.currentTeamId);
  return scope ? { user, scope, abilities: MEMBER_ABILITIES } : null;
}

async function spaceAccess(ports: AccessPorts, user: SignedInUser, teamId: string): Promise<Access> {
  const scope = await ports.membership(user.id, teamId);
  if (!scope) throw new AppError('NOT_FOUND');
  return { user, scope, abilities: MEMBER_ABILITIES };
}

function requestedTeam(request: AccessRequest): string | undefined {
  const body =
    typeof request.body === 'object' && request.body !== null
      ? (request.body as Record<string, unknown>)
      : {};
  const teamId = request.query.teamId ?? body.teamId;
  return typeof teamId === 'string' ? teamId : undefined;
}
