/**
 * The guard (docs/spec.md#guard) as one pure function. From the wanted address and the user it decides whether
 * they stay or where they are redirected, and which requests the guard makes. `guard.test.ts` has a row per
 * rule.
 */
import { spaceIdInUrl } from '../../features/teams/view-model/current-space.ts';
import { findRedirect, findRoute, PHONE_BASE } from '../routes/find-route.ts';
import type { ClientKind } from './client-kind.ts';

export interface GuardInput {
  readonly path: string;
  /** Includes the question mark, or is empty. */
  readonly query: string;
  /** Includes the number sign, or is empty. */
  readonly hash: string;
  readonly host: string;
  readonly client: ClientKind;
  readonly hasValidSession: boolean;
  readonly space: 'personal' | 'team' | 'unknown';
  /** The invited mobile visitor was already redirected once. */
  readonly hasFollowedInvite: boolean;
}

export type GuardRequest = 'session' | 'teams' | 'refreshTeams' | 'balance' | 'stopTime';

export type GuardDecision =
  | { readonly kind: 'stay'; readonly requests: readonly GuardRequest[] }
  | {
      readonly kind: 'go';
      readonly to: string;
      readonly clearsToken: boolean;
      readonly followsInvite: boolean;
    };

export function guard(input: GuardInput): GuardDecision {
  for (const rule of rules) {
    const decision = rule(input);
    if (decision) return decision;
  }
  return { kind: 'stay', requests: guardRequests(input) };
}

type Rule = (input: GuardInput) => GuardDecision | null;

const MOBILE_PREFIX = `${PHONE_BASE}/`;
export const MOBILE_HOME = '/m/home';
const MOBILE_LOGIN = '/m/login';
const BETA_HOME = '/contract-audit/list';
const BETA_WORD = 'audit';

/** Pages that phones may open too: terms, prices, articles, shared chats, and the page that verifies reports. */
const readOnPhones: readonly string[] = [
  '/privacy',
  '/terms',
  '/prime-introduction',
  '/information-center',
  '/information-center/detail',
  '/assistant/share',
  '/report/verify',
];

/** In the order of the spec. */
const rules: readonly Rule[] = [
  function mobileClient({ client, path, query, hasFollowedInvite }) {
    if (client !== 'mobile') return null;
    const isInvited = new URLSearchParams(query).has('inviteNewCode');
    if (isInvited && !hasFollowedInvite && path !== MOBILE_LOGIN) {
      return { ...go(`${MOBILE_LOGIN}${query}`), followsInvite: true };
    }
    const staysHere = path.startsWith(MOBILE_PREFIX)
      ? !needsDesktop(path)
      : readOnPhones.includes(findRoute(path)?.path ?? path);
    return staysHere ? null : go(`${MOBILE_HOME}${query}`);
  },

  function desktopClient({ client, path, query, hash }) {
    if (client !== 'desktop' || !path.startsWith(MOBILE_PREFIX)) return null;
    // Never more than one leading slash: `//host` would be another site.
    const rest = path.slice(MOBILE_PREFIX.length).replace(/^[/\\]+/, '');
    return go(`/${rest}${query}${hash}`);
  },

  function redirects({ path, query, hash }) {
    const base = path.startsWith(MOBILE_PREFIX) && findRoute(path) === null ? PHONE_BASE : '';
    const target = findRedirect(path.slice(base.length));
    return target === null ? null : go(`${base}${withQuery(target, query)}${hash}`);
  },

  function session({ path, query, hash, hasValidSession }) {
    if (hasValidSession || isPublic(path, query)) return null;
    const redirect = encodeURIComponent(`${path}${query}${hash}`);
    return { ...go(`/?redirect=${redirect}`), clearsToken: true };
  },

  function personalSpace({ path, query, hash, space }) {
    if (findRoute(path)?.path !== '/static' || space !== 'personal') return null;
    // The space that the address names is chosen first; without `tid` this rule is asked again.
    return spaceIdInUrl(query, hash) === null ? go('/dashboard') : null;
  },

  function betaHost({ host, path }) {
    if (!isBetaHost(host) || path.includes(BETA_WORD) || findRoute(path)?.role === null) return null;
    return go(BETA_HOME);
  },
];

/** A path under `/m/` whose page is made for a desk. */
function needsDesktop(path: string): boolean {
  return findRoute(path.slice(PHONE_BASE.length))?.needsDesktop === true;
}

export function isBetaHost(host: string): boolean {
  return host.toLowerCase().startsWith('beta');
}

/** Whether a path may be seen without signing in. A path that is no route shows the 404 page, which has no role. */
export function isPublic(path: string, query: string): boolean {
  const entry = findRoute(path);
  if (entry === null) return true;
  const parameters = new URLSearchParams(query);
  // The example and shared results are open to everybody; a result by its id only to members of its space.
  if (entry.path === '/contract-correct/result') return parameters.has('key') || !parameters.has('id');
  if (entry.role === null) return true;
  const isOpenResult = entry.path === '/plagiarism/result' || entry.path === '/plagiarism/resultV2';
  return isOpenResult && parameters.get('origin') === 'no_token';
}

const pagesThatRefreshTeams: readonly string[] = ['/prime-introduction', '/promotional-activity'];

/** The guard requests the sign-in check, the team list, the balances and the activity's end. */
export function guardRequests({
  path,
  query,
  hasValidSession,
}: Pick<GuardInput, 'path' | 'query' | 'hasValidSession'>): readonly GuardRequest[] {
  const entry = findRoute(path);
  const asksForActivity: readonly GuardRequest[] =
    entry?.path === '/promotional-activity' ? ['stopTime'] : [];
  if (!hasValidSession || entry === null) return asksForActivity;
  if (pagesThatRefreshTeams.includes(entry.path)) return ['session', 'refreshTeams', ...asksForActivity];
  return isPublic(path, query) ? ['session'] : ['session', 'teams', 'balance', 'stopTime'];
}

function go(to: string): GuardDecision & { kind: 'go' } {
  return { kind: 'go', to, clearsToken: false, followsInvite: false };
}

/** The target's own parameters override the ones carried along. */
function withQuery(target: string, query: string): string {
  const [path = '/', own = ''] = target.split('?');
  const parameters = new URLSearchParams(query);
  for (const [name, value] of new URLSearchParams(own)) parameters.set(name, value);
  const merged = parameters.toString();
  return merged ? `${path}?${merged}` : path;
}
