/**
 * Applies a route's declared policy: who is asking, in which team space, and whether they may. Not visible is
 * 404, so ids of other teams look like ids that do not exist; visible but not allowed is 403.
 */
import {
  type Ability,
  type AnyRoute,
  type ApiScope,
  isOperatorArea,
  type ObjectKind,
  type OperatorRole,
  scopesFor,
  worksInTeam,
} from '@wenjian/api';
import { AppError } from '../app-error.ts';
import type { ObjectScope, TeamScope } from './team-scope.ts';

export interface SignedInUser {
  readonly id: string;
  readonly currentTeamId: string;
  readonly personalTeamId: string;
  /** As verified by the identity provider; null if it has none. */
  readonly phone: string | null;
  /** The sign-in of this request's token; absent for keys of the open API. */
  readonly signInId?: string;
  /** The person's own key this request came with: it narrows what they may do. */
  readonly apiKey?: { readonly id: string; readonly teamId: string; readonly scopes: readonly ApiScope[] };
}

export type RequestHeaders = Readonly<Record<string, string | string[] | undefined>>;

export type Abilities = Readonly<Record<Ability, boolean>>;

/** Without `read` a user may know that the object exists, and nothing else. */
export interface ObjectAccess {
  readonly scope: ObjectScope;
  readonly abilities: Abilities;
}

/** A caller of the open API: a key of a team, or the share key of one task. */
export interface KeyHolder {
  readonly user: SignedInUser;
  /** Everything the key can reach. */
  readonly scope: ObjectScope;
}

export type Caller =
  | { readonly kind: 'user'; readonly user: SignedInUser }
  | ({ readonly kind: 'key' } & KeyHolder);

/** Provided by the features; the platform itself knows no tables. */
export interface AccessPorts {
  authenticate(headers: RequestHeaders): Promise<SignedInUser>;
  authenticateKey(headers: RequestHeaders): Promise<KeyHolder>;
  /** Null: not found for this key, whatever else its creator may reach. */
  keyObject(scope: ObjectScope, object: ObjectKind, id: string): Promise<ObjectAccess | null>;
  membership(userId: string, teamId: string): Promise<TeamScope | null>;
  /** May this user know the name of the team space? */
  isInvited(user: SignedInUser, teamId: string): Promise<boolean>;
  /** Null: not an operator. */
  operatorRole(userId: string): Promise<OperatorRole | null>;
  /** One for each kind that a route is about: checked at the start (http-app.ts). */
  readonly objects: Readonly<Partial<Record<ObjectKind, FindAccess>>>;
}

/** Null: not found for this user. Throws `closed` or `gone` for a user who had access before. */
export type FindAccess = (user: SignedInUser, id: string) => Promise<ObjectAccess | null>;

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
): Promise<Caller | null> {
  if (route.policy.kind === 'public') return null;
  if (route.isOpenApi === true) return { kind: 'key', ...(await ports.authenticateKey(headers)) };
  const user = await ports.authenticate(headers);
  if (user.apiKey && !scopesFor(route).some((scope) => user.apiKey?.scopes.includes(scope)))
    throw new AppError('API_KEY_SCOPE');
  return { kind: 'user', user };
}

/** Called after the request was validated, so ids have a valid format. */
export async function authorise(
  ports: AccessPorts,
  route: AnyRoute,
  caller: Caller,
  request: AccessRequest,
): Promise<Access> {
  if (caller.kind === 'key') return authoriseKey(ports, route, caller, request);
  const access = await authoriseUser(ports, route, caller.user, request);
  const { apiKey } = caller.user;
  // Everything else of the person is out of the key's reach, and looks as if it did not exist.
  if (apiKey && route.policy.kind !== 'user' && access.scope.teamId !== apiKey.teamId)
    throw new AppError('NOT_FOUND');
  return access;
}

async function authoriseUser(
  ports: AccessPorts,
  { policy, method }: AnyRoute,
  user: SignedInUser,
  request: AccessRequest,
): Promise<Access> {
  switch (policy.kind) {
    case 'public':
    case 'user':
      return spaceAccess(ports, user, user.personalTeamId);
    case 'space': {
      const access =
        (await requestedSpace(ports, user, request)) ?? (await spaceAccess(ports, user, user.personalTeamId));
      const isReading = method === 'GET' || policy.isForViewers === true;
      if (!isReading && !worksInTeam(access.scope.role)) throw new AppError('VIEWER_ONLY');
      return access;
    }
    case 'object': {
      const access = await accessTo(ports, policy.object)(user, objectId(policy.param, request));
      return { user, ...allowed(access, policy.ability) };
    }
    case 'visit': {
      const access = await accessTo(ports, policy.object)(user, objectId(policy.param, request));
      if (!access) throw new AppError('NOT_FOUND');
      return { user, ...access };
    }
    case 'invited': {
      if (!(await ports.isInvited(user, objectId(policy.param, request)))) throw new AppError('NOT_FOUND');
      // Knowing a team's name gives no access to it: the scope is the user's own space.
      return spaceAccess(ports, user, user.personalTeamId);
    }
    case 'operator': {
      const role = await ports.operatorRole(user.id);
      if (role === null) throw new AppError('NOT_FOUND');
      if (!isOperatorArea(role, policy.area)) throw new AppError('FORBIDDEN');
      // Running the product opens no team: the scope is the operator's own space.
      return spaceAccess(ports, user, user.personalTeamId);
    }
  }
}

export function accessTo({ objects }: Pick<AccessPorts, 'objects'>, kind: ObjectKind): FindAccess {
  const find = objects[kind];
  if (!find) throw new Error(`no feature says who may see a ${kind}`);
  return find;
}

/** A key opens its own team, or its own task, and nothing else its creator could open. */
async function authoriseKey(
  ports: AccessPorts,
  { policy }: AnyRoute,
  { user, scope }: KeyHolder,
  request: AccessRequest,
): Promise<Access> {
  switch (policy.kind) {
    case 'space': {
      if (scope.role === 'guest') throw new AppError('FORBIDDEN');
      const named = requestedTeam(request);
      if (named !== undefined && named !== scope.teamId) throw new AppError('NOT_FOUND');
      return { user, scope, abilities: MEMBER_ABILITIES };
    }
    case 'object': {
      const access = await ports.keyObject(scope, policy.object, objectId(policy.param, request));
      return { user, ...allowed(access, policy.ability) };
    }
    default:
      throw new AppError('FORBIDDEN');
  }
}

function allowed(access: ObjectAccess | null, ability: Ability): ObjectAccess {
  if (!access?.abilities.read) throw new AppError('NOT_FOUND');
  if (!access.abilities[ability]) throw new AppError('FORBIDDEN');
  return access;
}

/** The path names it, or else the query. */
function objectId(param: string, { params, query }: AccessRequest): string {
  return String(params[param] ?? query[param]);
}

/** In a space itself every member may do everything, viewers read; its objects have their own policies. */
const MEMBER_ABILITIES: Abilities = { read: true, change: true, run: true, share: true, delete: true };
const VIEWER_ABILITIES: Abilities = { read: true, change: false, run: false, share: false, delete: false };

function abilitiesInSpace({ role }: TeamScope): Abilities {
  return worksInTeam(role) ? MEMBER_ABILITIES : VIEWER_ABILITIES;
}

/**
 * The named space, or the current one; null (then the personal one) if none was named and the current one is
 * deleted.
 */
async function requestedSpace(
  ports: AccessPorts,
  user: SignedInUser,
  request: AccessRequest,
): Promise<Access | null> {
  const named = requestedTeam(request);
  if (named !== undefined) return spaceAccess(ports, user, named);
  const scope = await ports.membership(user.id, user.currentTeamId);
  return scope ? { user, scope, abilities: abilitiesInSpace(scope) } : null;
}

async function spaceAccess(ports: AccessPorts, user: SignedInUser, teamId: string): Promise<Access> {
  const scope = await ports.membership(user.id, teamId);
  if (!scope) throw new AppError('NOT_FOUND');
  return { user, scope, abilities: abilitiesInSpace(scope) };
}

function requestedTeam(request: AccessRequest): string | undefined {
  const body =
    typeof request.body === 'object' && request.body !== null
      ? (request.body as Record<string, unknown>)
      : {};
  const teamId = request.query.teamId ?? body.teamId;
  return typeof teamId === 'string' ? teamId : undefined;
}
