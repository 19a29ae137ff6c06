import { describe, expect, it } from 'vitest';
import { routeList } from '../routes/route-list.ts';
import { beta, inTeam, locate, phone, signedIn, visitor } from './guard.testing.ts';
import { type GuardDecision, type GuardInput, guard } from './guard.ts';

type Expected =
  | 'stay'
  | string
  | { readonly to: string; readonly clearsToken?: true; readonly followsInvite?: true };

interface Row {
  readonly rule: string;
  readonly who: GuardInput;
  readonly at: string;
  readonly expected: Expected;
}

const onPhone: GuardInput = { ...signedIn, client: 'mobile' };

const rows: readonly Row[] = [
  // Redirects
  row('redirect: /login goes to /', signedIn, '/login', '/'),
  row('redirect: /login keeps its query', visitor, '/login?redirect=%2Fdocument', '/?redirect=%2Fdocument'),
  row('redirect: /m goes to /m/home', phone, '/m', '/m/home'),
  row('redirect: /m goes to /m/home on a desktop too (and from there to /)', visitor, '/m', '/m/home'),
  row(
    'redirect: /contract-compare goes to its upload',
    signedIn,
    '/contract-compare',
    '/contract-compare/upload',
  ),
  row('redirect: /plagiarism goes to its upload', signedIn, '/plagiarism', '/plagiarism/upload'),
  row('redirect: /contract-audit goes to its upload', signedIn, '/contract-audit', '/contract-audit/upload'),
  row('redirect: /contract-correct goes to /', signedIn, '/contract-correct', '/'),
  row('redirect: /convert-tool goes to its list', signedIn, '/convert-tool', '/convert-tool/list'),
  row(
    'redirect: /document-manage goes to its upload',
    signedIn,
    '/document-manage',
    '/document-manage/upload',
  ),
  row(
    'redirect: /document-manage/list goes to /document?tab=1',
    signedIn,
    '/document-manage/list',
    '/document?tab=1',
  ),
  row('redirect: its own query wins', signedIn, '/document-manage/list?tab=2&tid=5', '/document?tab=1&tid=5'),
  row('redirect: /order-list goes to its index', signedIn, '/order-list', '/order-list/index'),
  row('redirect: a trailing slash changes nothing', signedIn, '/order-list/', '/order-list/index'),
  row('redirect: any other path stays and shows the 404 page', visitor, '/no-such-page', 'stay'),

  // Mobile client
  row('mobile: a path not under /m/ goes to /m/home', phone, '/', '/m/home'),
  row(
    'mobile: the same query is kept',
    phone,
    '/contact-us?channel=a&bd_vid=b',
    '/m/home?channel=a&bd_vid=b',
  ),
  row(
    'mobile: a workspace path goes to /m/home too',
    { ...signedIn, client: 'mobile' },
    '/dashboard',
    '/m/home',
  ),
  row('mobile: a path under /m/ stays', phone, '/m/contact-us', 'stay'),
  row('mobile: the privacy policy can be read', phone, '/privacy', 'stay'),
  row('mobile: the prices can be read', phone, '/prime-introduction?channel=a', 'stay'),
  row('mobile: the prices can be read after signing in', onPhone, '/prime-introduction/?plan=month', 'stay'),
  row('mobile: the list of articles can be read', phone, '/information-center', 'stay'),
  row('mobile: an article can be read', phone, '/information-center/detail?id=7', 'stay'),
  row('mobile: other pages of the site go to /m/home', phone, '/enterprise', '/m/home'),
  row('mobile: a shared chat can be read', phone, '/assistant/share?key=x', 'stay'),
  row('mobile: a page of the workspace stays under /m/', onPhone, '/m/contract-audit/list', 'stay'),
  row('mobile: a page made for a desk goes to /m/home', onPhone, '/m/static?x=1', '/m/home?x=1'),
  row('mobile: a result outside /m/ goes to /m/home too', onPhone, '/contract-compare/7', '/m/home'),
  row('mobile: redirects stay under /m/', onPhone, '/m/plagiarism', '/m/plagiarism/upload'),
  row('mobile: a page of the workspace needs a session', phone, '/m/contract-compare/7?a=1', {
    to: '/?redirect=%2Fm%2Fcontract-compare%2F7%3Fa%3D1',
    clearsToken: true,
  }),
  row('mobile: an unknown path under /m/ stays and shows the 404 page', phone, '/m/nothing', 'stay'),
  row(
    'mobile: inviteNewCode goes once to /m/login with the query kept',
    phone,
    '/?inviteNewCode=x&channel=a',
    {
      to: '/m/login?inviteNewCode=x&channel=a',
      followsInvite: true,
    },
  ),
  row('mobile: inviteNewCode on a mobile page goes to /m/login as well', phone, '/m/home?inviteNewCode=x', {
    to: '/m/login?inviteNewCode=x',
    followsInvite: true,
  }),
  row('mobile: inviteNewCode on /m/login stays', phone, '/m/login?inviteNewCode=x', 'stay'),
  row(
    'mobile: inviteNewCode the second time is an ordinary visit',
    { ...phone, hasFollowedInvite: true },
    '/m/home?inviteNewCode=x',
    'stay',
  ),
  row(
    'mobile: inviteNewCode the second time, outside /m/, goes to /m/home',
    { ...phone, hasFollowedInvite: true },
    '/?inviteNewCode=x',
    '/m/home?inviteNewCode=x',
  ),

  // Desktop client
  row('desktop: /m/contact-us goes to /contact-us', visitor, '/m/contact-us', '/contact-us'),
  row(
    'desktop: /m/login goes to /login',
    visitor,
    '/m/login?redirect=%2Fdocument',
    '/login?redirect=%2Fdocument',
  ),
  row('desktop: /m/home goes to /home', visitor, '/m/home', '/home'),
  row('desktop: /home, which only the rule above produces, shows the home page', visitor, '/home', '/'),
  row('desktop: /m/consult goes to /consult', visitor, '/m/consult', '/consult'),
  row(
    'desktop: /consult, which only the rule above produces, shows the contact page',
    visitor,
    '/consult',
    '/contact-us',
  ),
  row('desktop: taking /m/ off never leads to another site', visitor, '/m//evil.example', '/evil.example'),

  // Session
  row('session: a non-public path clears the token and goes to / with redirect', visitor, '/dashboard', {
    to: '/?redirect=%2Fdashboard',
    clearsToken: true,
  }),
  row('session: the wanted path keeps its query and hash', visitor, '/document?tab=1#tid=7', {
    to: '/?redirect=%2Fdocument%3Ftab%3D1%23tid%3D7',
    clearsToken: true,
  }),
  row('session: a path written with escapes is the same path', visitor, '/dash%62oard', {
    to: '/?redirect=%2Fdash%2562oard',
    clearsToken: true,
  }),
  row('session: a signed-in user stays', signedIn, '/dashboard', 'stay'),
  row(
    'session: plagiarism result with origin=no_token needs no sign-in',
    visitor,
    '/plagiarism/result?origin=no_token',
    'stay',
  ),
  row(
    'session: plagiarism result V2 with origin=no_token needs no sign-in',
    visitor,
    '/plagiarism/resultV2?origin=no_token',
    'stay',
  ),
  row('session: plagiarism result without it needs sign-in', visitor, '/plagiarism/result?origin=other', {
    to: '/?redirect=%2Fplagiarism%2Fresult%3Forigin%3Dother',
    clearsToken: true,
  }),
  row('session: the example of a correction is for everybody', visitor, '/contract-correct/result', 'stay'),
  row(
    'session: a correction by its share key needs no sign-in',
    visitor,
    '/contract-correct/result?key=k&id=7',
    'stay',
  ),
  row(
    'session: a correction by its id needs sign-in, and comes back to it',
    visitor,
    '/contract-correct/result?id=7',
    {
      to: '/?redirect=%2Fcontract-correct%2Fresult%3Fid%3D7',
      clearsToken: true,
    },
  ),
  row(
    'session: a member stays with a correction by its id',
    signedIn,
    '/contract-correct/result?id=7',
    'stay',
  ),
  row('session: origin=no_token opens no other page', visitor, '/dashboard?origin=no_token', {
    to: '/?redirect=%2Fdashboard%3Forigin%3Dno_token',
    clearsToken: true,
  }),
  row('session: the public audit result needs no sign-in', visitor, '/contract-audit/result', 'stay'),
  row('session: the public correction result needs no sign-in', visitor, '/contract-correct/result', 'stay'),
  row('session: the audit result of a model run needs sign-in', visitor, '/contract-audit/result/model', {
    to: '/?redirect=%2Fcontract-audit%2Fresult%2Fmodel',
    clearsToken: true,
  }),

  // Space
  row('space: a personal-space user visiting /static goes to /dashboard', signedIn, '/static', '/dashboard'),
  row('space: a team-space user stays on /static', inTeam, '/static', 'stay'),
  row('space: tid of a team is kept on /static, to choose it', signedIn, '/static?tid=7', 'stay'),
  row('space: tid in the hash is kept as well', signedIn, '/static#tid=7', 'stay'),

  // Beta host
  row(
    'beta: a path that does not contain audit goes to the audit list',
    beta,
    '/dashboard',
    '/contract-audit/list',
  ),
  row(
    'beta: the comparison list goes to the audit list',
    beta,
    '/contract-compare/list',
    '/contract-audit/list',
  ),
  row('beta: a path containing audit is allowed', beta, '/contract-audit/upload', 'stay'),
  row('beta: the audit list itself is allowed', beta, '/contract-audit/list', 'stay'),
  row('beta: public paths are allowed', beta, '/contact-us', 'stay'),
  row('beta: an unknown path goes to the audit list', beta, '/no-such-page', '/contract-audit/list'),
  row(
    'beta: only a host name that starts with beta counts',
    { ...beta, host: 'www.beta.example' },
    '/dashboard',
    'stay',
  ),
  row('beta: the session comes first', { ...beta, hasValidSession: false }, '/contract-audit/list', {
    to: '/?redirect=%2Fcontract-audit%2Flist',
    clearsToken: true,
  }),
];

describe('guard', () => {
  // Named in full: the runner would cut a longer `$rule`.
  it.each(rows.map((one) => [one.rule, one] as const))('%s', (_, { who, at, expected }) => {
    expect(shape(guard({ ...who, ...locate(at) }))).toEqual(normal(expected));
  });

  it.each(
    routeList.filter((entry) => entry.role === null && entry.layout === 'public').map((entry) => entry.path),
  )('public: %s may be seen without signing in', (path) => {
    expect(guard({ ...visitor, path }).kind).toBe('stay');
  });

  it.each(routeList.filter((entry) => entry.role === 'user').map((entry) => entry.path))(
    'role user: %s needs a valid session',
    (pattern) => {
      const path = pattern.replaceAll(/:\w+/g, 'x1');
      expect(guard({ ...visitor, path })).toMatchObject({
        kind: 'go',
        to: `/?redirect=${encodeURIComponent(path)}`,
        clearsToken: true,
      });
      expect(guard({ ...inTeam, path }).kind).toBe('stay');
    },
  );
});

describe('the requests of the guard', () => {
  it.each(['/prime-introduction', '/promotional-activity'])(
    'refreshes the team space list of a signed-in user on %s',
    (path) => {
      expect(requests({ ...signedIn, path })).toContain('refreshTeams');
      expect(requests({ ...visitor, path })).not.toContain('refreshTeams');
    },
  );

  it('check the session and fetch the teams, the right-times and the activity on a workspace page', () => {
    expect(requests({ ...signedIn, path: '/dashboard' })).toEqual([
      'session',
      'teams',
      'balance',
      'stopTime',
    ]);
  });

  it('are none for a visitor, except for the activity on the activity page', () => {
    expect(requests({ ...visitor, path: '/' })).toEqual([]);
    expect(requests({ ...visitor, path: '/promotional-activity' })).toEqual(['stopTime']);
  });
});

function row(rule: string, who: GuardInput, at: string, expected: Expected): Row {
  return { rule, who, at, expected };
}

function shape(decision: GuardDecision) {
  if (decision.kind === 'stay') return 'stay';
  const { to, clearsToken, followsInvite } = decision;
  return { to, clearsToken, followsInvite };
}

function normal(expected: Expected) {
  if (expected === 'stay') return 'stay';
  const parts = typeof expected === 'string' ? { to: expected } : expected;
  return { clearsToken: false, followsInvite: false, ...parts };
}

function requests(input: GuardInput): readonly string[] {
  const decision = guard(input);
  return decision.kind === 'stay' ? decision.requests : [];
}
