import { describe, expect, it } from 'vitest';
import { decideFailure } from './decide-failure.ts';
import { createEffectPerformer } from './perform-effects.ts';

function setUp() {
  const log: string[] = [];
  const delayed: { action: () => void; delayMs: number }[] = [];
  const perform = createEffectPerformer({
    showToast: (message, durationMs) => log.push(`toast ${message} ${durationMs}`),
    logEvent: (event) => log.push(`event ${event}`),
    clearTokens: () => log.push('clear'),
    goToLogin: () => log.push('login'),
    delay: (action, delayMs) => delayed.push({ action, delayMs }),
  });
  return { log, delayed, perform };
}

const expired = decideFailure({
  operation: 'general',
  reason: { kind: 'answer', status: 401, code: 401, message: '', errorName: 'UNAUTHENTICATED', fields: [] },
}).effects;

describe('performing the effects of a failure', () => {
  it('reports, logs and clears at once, and goes to login only after the delay', () => {
    const { log, delayed, perform } = setUp();
    perform(expired);
    expect(log).toEqual(['toast 登录已过期，请重新登录 2500', 'event loginExpired', 'clear']);
    expect(delayed.map((entry) => entry.delayMs)).toEqual([3000]);
    for (const entry of delayed) entry.action();
    expect(log.at(-1)).toBe('login');
  });

  it('redirects to login once when many calls fail together', () => {
    const { log, delayed, perform } = setUp();
    perform(expired);
    perform(expired);
    perform(expired);
    expect(delayed).toHaveLength(1);
    expect(log.filter((entry) => entry.startsWith('toast'))).toHaveLength(1);
  });

  it('still shows other failures while the redirect is waiting', () => {
    const { log, perform } = setUp();
    perform(expired);
    perform([{ kind: 'toast', message: '服务器或网络异常', durationMs: 3000 }]);
    expect(log.at(-1)).toBe('toast 服务器或网络异常 3000');
  });
});
