// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import {
  attributionOf,
  forgetInvitation,
  keepAttribution,
  readAttribution,
  readInvitation,
} from './attribution.ts';
import { createUuid, deviceId } from './device-id.ts';
import { cleanSessionMessage, SESSION_MESSAGE_KEY } from './session-message.ts';
import { expiredSessionUrl, signOutUrl } from './sign-out-url.ts';
import { clearTokens, readTokens, saveTokens, subscribeToTokens } from './token-store.ts';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('the stored session message', () => {
  it.each([
    ['longer than 20 characters is removed', JSON.stringify({ msg: '字'.repeat(21) }), null],
    ['of exactly 20 characters stays', JSON.stringify({ msg: '字'.repeat(20) }), 'kept'],
    ['of 20 emoji counts characters, not code units', JSON.stringify({ msg: '😀'.repeat(20) }), 'kept'],
    ['without msg stays', JSON.stringify({ other: 'x'.repeat(50) }), 'kept'],
    ['that is not JSON stays', 'x'.repeat(50), 'kept'],
  ])('%s', (_, stored, expected) => {
    localStorage.setItem(SESSION_MESSAGE_KEY, stored);
    cleanSessionMessage();
    expect(localStorage.getItem(SESSION_MESSAGE_KEY)).toBe(expected === null ? null : stored);
  });
});

describe('the device uuid', () => {
  it('is a version 4 uuid, generated once and kept', () => {
    const first = deviceId();
    expect(first).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(deviceId()).toBe(first);
  });

  it('keeps its version bits for any random bytes', () => {
    const ones = { getRandomValues: <T extends ArrayBufferView | null>(array: T) => array };
    expect(createUuid(ones)).toBe('00000000-0000-4000-8000-000000000000');
  });
});

describe('marketing attribution', () => {
  it('reads channel, keyword, bd_vid and the invitation codes, and nothing else', () => {
    expect(attributionOf('?channel=a&keyword=b&bd_vid=c&inviteNewCode=d&invitationCode=e&other=f')).toEqual({
      channel: 'a',
      keyword: 'b',
      bd_vid: 'c',
      inviteNewCode: 'd',
      invitationCode: 'e',
    });
  });

  it('is read once: the first landing with any value is kept for the session, as a whole', () => {
    keepAttribution('?tab=1');
    keepAttribution('?channel=search&bd_vid=1');
    keepAttribution('?channel=friend&keyword=other');
    expect(readAttribution()).toEqual({ channel: 'search', bd_vid: '1' });
  });

  it('keeps the invitation code until it was decided, and the rest for longer', () => {
    keepAttribution('?channel=friend&invitationCode=OLDER234');
    expect(readInvitation()).toBe('OLDER234');
    keepAttribution('?inviteNewCode=NEWER234');
    expect(readInvitation()).toBe('NEWER234');
    forgetInvitation();
    expect(readInvitation()).toBeNull();
    expect(readAttribution()).toEqual({ channel: 'friend' });
  });

  it('cuts overlong values to what the sign-up call accepts', () => {
    expect(attributionOf(`?channel=${'x'.repeat(500)}`).channel).toHaveLength(100);
  });
});

describe('the token pair', () => {
  it('exists only when both tokens do', () => {
    expect(readTokens()).toBeNull();
    saveTokens({ accessToken: 'a', idToken: 'i' });
    expect(readTokens()).toEqual({ accessToken: 'a', idToken: 'i' });
    localStorage.removeItem('wenjian.idToken');
    expect(readTokens()).toBeNull();
    clearTokens();
    expect(readTokens()).toBeNull();
  });

  it('notifies its listeners of changes until they unsubscribe', () => {
    let changes = 0;
    const leave = subscribeToTokens(() => {
      changes += 1;
    });
    saveTokens({ accessToken: 'a', idToken: 'i' });
    clearTokens();
    leave();
    clearTokens();
    expect(changes).toBe(2);
  });
});

describe('signing out', () => {
  it('goes to the site root with the query kept and the current path in redirect', () => {
    expect(signOutUrl('/document', '?tab=1')).toBe('/?tab=1&redirect=%2Fdocument');
  });

  it('replaces an older redirect', () => {
    expect(signOutUrl('/dashboard', '?redirect=%2Fold')).toBe('/?redirect=%2Fdashboard');
  });
});

describe('an expired session', () => {
  it('redirects to the site root with the current path in redirect', () => {
    expect(expiredSessionUrl('/document', '?tab=1', false)).toBe('/?tab=1&redirect=%2Fdocument');
  });

  it('does not redirect a user who has signed in again or is already at the sign-in', () => {
    expect(expiredSessionUrl('/document', '', true)).toBeNull();
    expect(expiredSessionUrl('/', '?redirect=%2Fdocument', false)).toBeNull();
  });
});
