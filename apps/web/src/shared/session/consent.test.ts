// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { flushEvents, queueEvent, serviceOf } from '../http/log-queue.ts';
import { reportConversion } from '../http/report-conversion.ts';
import { keepAttribution, readAttribution, signUpAttribution } from './attribution.ts';
import { readConsent } from './consent.ts';
import { decideConsent } from './decide-consent.ts';

const posted: { path: string; body: unknown }[] = [];
const waiting: Promise<void>[] = [];
const now = new Date('2026-11-16T00:00:00Z');

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  posted.length = 0;
  waiting.length = 0;
  const sendBeacon = (path: string, blob: Blob) => {
    waiting.push(blob.text().then((text) => void posted.push({ path, body: JSON.parse(text) })));
    return true;
  };
  vi.stubGlobal('navigator', { userAgent: 'test', sendBeacon });
});
afterEach(() => vi.unstubAllGlobals());

async function sent() {
  flushEvents();
  await Promise.all(waiting);
  return posted;
}

describe('a visitor who was not asked yet', () => {
  it('is not counted: no event, no conversion, no source at sign-up', async () => {
    keepAttribution('?channel=search&bd_vid=1&inviteNewCode=abc');
    queueEvent('pageView', '/', now);
    reportConversion('signUp');
    expect(readConsent()).toBe('undecided');
    expect(await sent()).toEqual([]);
    expect(signUpAttribution()).toEqual({ inviteNewCode: 'abc' });
  });

  it('counts as declining when the browser sends that signal', () => {
    vi.stubGlobal('navigator', { globalPrivacyControl: true });
    expect(readConsent()).toBe('declined');
  });
});

describe('a visitor who declines', () => {
  it('is forgotten: source and pending events are removed, the invitation stays', async () => {
    decideConsent('granted');
    keepAttribution('?channel=search&keyword=合同&bd_vid=1&inviteNewCode=abc');
    queueEvent('pageView', '/', now);
    decideConsent('declined');
    reportConversion('signUp');
    expect(await sent()).toEqual([]);
    expect(readAttribution()).toEqual({ inviteNewCode: 'abc' });
    keepAttribution('?channel=other&bd_vid=2');
    expect(readAttribution()).toEqual({ inviteNewCode: 'abc' });
  });
});

describe('a visitor who agrees', () => {
  beforeEach(() => localStorage.setItem('wenjian.consent', 'granted'));

  it('has events sent in one batch for each log, without ids of documents', async () => {
    queueEvent('pageView', '/', now);
    queueEvent('pageView', '/contract-compare/0f8fad5b-d9cb-469f-a165-70867728950e/v3', now);
    queueEvent('pageView', '/contract-audit/list', now, 'detail');
    const at = '2026-11-16T00:00:00.000Z';
    const events = (await sent()).map(({ path, body }) => ({
      path,
      events: Reflect.get(body as object, 'events'),
    }));
    expect(events).toEqual([
      { path: '/logs/events', events: [{ event: 'pageView', path: '/', at }] },
      {
        path: '/logs/compare/upload_logs',
        events: [{ event: 'pageView', path: '/contract-compare/:id/v3', at }],
      },
      {
        path: '/logs/audit/upload_logs',
        events: [{ event: 'pageView', path: '/contract-audit/list', at, detail: 'detail' }],
      },
    ]);
  });

  it('has a conversion reported when the click has a number, and none without', async () => {
    reportConversion('signUp');
    expect(await sent()).toEqual([]);
    keepAttribution('?channel=baidu&bd_vid=click-1');
    reportConversion('signUp');
    const body = { kind: 'signUp', bd_vid: 'click-1', channel: 'baidu' };
    expect(await sent()).toEqual([{ path: '/logs/conversion', body }]);
  });

  it('is reported by a keep-alive request when the browser has no beacon', async () => {
    const fetch = vi.fn(async () => new Response());
    vi.stubGlobal('navigator', { sendBeacon: () => false });
    vi.stubGlobal('fetch', fetch);
    queueEvent('pageView', '/', now);
    flushEvents();
    expect(fetch).toHaveBeenCalledWith('/logs/events', expect.objectContaining({ keepalive: true }));
  });

  it('is reported at once when the page is hidden', async () => {
    queueEvent('pageView', '/', now);
    dispatchEvent(new Event('pagehide'));
    await Promise.all(waiting);
    expect(posted).toHaveLength(1);
  });
});

it.each([
  ['/contract-compare/list', 'compare'],
  ['/contract-audit/upload', 'audit'],
  ['/plagiarism/resultV2', 'plag'],
  ['/plagiarism-deployment', 'events'],
  ['/dashboard', 'events'],
] as const)('an event of %s stands in the log %s', (path, service) => {
  expect(serviceOf(path)).toBe(service);
});
