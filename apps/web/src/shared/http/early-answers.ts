/**
 * What every screen of a signed-in person needs to know first, asked for by the document itself, before its scripts have come. `call` takes such an answer once,
 * in place of asking again.
 */

interface EarlyAnswer {
  readonly authorization: string | null;
  readonly answer: Promise<Response>;
}

declare global {
  var earlyAnswers: Map<string, EarlyAnswer> | undefined;
}

/** Older ones are not taken: the page was busy with something else. */
const FRESH_MS = 60_000;

/**
 * The script in the document, so it uses nothing from outside. It sends what `create-transport.ts` would send, and asks for nothing with a token whose time is
 * over or which it cannot read.
 */
export function askEarly(): void {
  const accessToken = localStorage.getItem('wenjian.accessToken');
  const idToken = localStorage.getItem('wenjian.idToken');
  if (!accessToken || !idToken || !crypto.subtle) return;
  const payload = (accessToken.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
  if (!(JSON.parse(atob(payload)).exp * 1000 > Date.now())) return;
  const deviceId = localStorage.getItem('wenjian.deviceId') ?? crypto.randomUUID();
  localStorage.setItem('wenjian.deviceId', deviceId);
  const answers = new Map<string, EarlyAnswer>();
  globalThis.earlyAnswers = answers;
  const ask = (path: string, headers: Record<string, string>) => {
    const common = { Accept: 'application/json', 'X-Request-Id': crypto.randomUUID() };
    const answer = fetch(path, { headers: { ...common, ...headers }, credentials: 'same-origin' });
    answers.set(path, { authorization: headers.Authorization ?? null, answer });
    return answer;
  };
  const ignore = () => undefined;
  const Authorization = `Bearer ${accessToken}`;
  ask('/api/account/identity', {}).catch(ignore);
  ask('/api/account/session', { Authorization, 'id-token': idToken, 'device-id': deviceId })
    // The first call of a new user makes the space that the second one lists.
    .then(({ ok }) => (ok ? ask('/api/team', { Authorization }) : null))
    .catch(ignore);
}

/** Null: it was not asked for early, has been taken, or was asked for by somebody else. */
export function earlyAnswer(path: string, { method, headers }: RequestInit): Promise<Response> | null {
  const early = globalThis.earlyAnswers?.get(path);
  if (early === undefined || method !== 'GET') return null;
  globalThis.earlyAnswers?.delete(path);
  const isSame = early.authorization === new Headers(headers).get('authorization');
  return isSame && performance.now() < FRESH_MS ? early.answer : null;
}
