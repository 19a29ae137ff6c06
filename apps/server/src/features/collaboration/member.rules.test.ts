import { describe, expect, it } from 'vitest';
import type { CollaboratorRow } from '../tasks/index.ts';
import { answerRequest, invite, waitBeforeAskingMs } from './member.rules.ts';

const at = new Date('2026-11-15T08:00:00Z');
const asked: CollaboratorRow = {
  taskId: 'task',
  teamId: 'team',
  phone: '13912345678',
  userId: 'applicant',
  permission: 'readonly',
  origin: 'applied',
  state: 'pending',
  invitedBy: null,
  joinedAt: null,
  createdAt: at,
};
const invitation = { permission: 'readwrite', by: 'owner', at, teammateId: null } as const;
const answer = { isAccepted: true, permission: 'readwrite', by: 'owner', at } as const;

describe('inviting', () => {
  it('somebody new adds them as waiting, with no account bound to the number', () => {
    expect(invite(null, invitation)).toMatchObject({ state: 'invited', origin: 'invited', userId: null });
  });

  it('a member of the space gives access at once', () => {
    const state = invite(null, { ...invitation, teammateId: 'colleague' });
    expect(state).toMatchObject({ state: 'joined', userId: 'colleague', joinedAt: at });
  });

  it('somebody who already has access changes only their permission', () => {
    const joined = { ...asked, state: 'joined', joinedAt: at } as const;
    expect(invite(joined, invitation)).toMatchObject({
      state: 'joined',
      origin: 'applied',
      userId: 'applicant',
    });
  });

  it('somebody who was refused removes the account that had asked from the entry', () => {
    expect(invite({ ...asked, state: 'rejected' }, invitation)).toMatchObject({
      state: 'invited',
      userId: null,
    });
  });
});

describe('answering a request', () => {
  it('accepts or refuses somebody who waits', () => {
    expect(answerRequest(asked, answer)).toMatchObject({
      kind: 'changed',
      state: { state: 'joined', permission: 'readwrite', invitedBy: 'owner' },
    });
    expect(answerRequest(asked, { ...answer, isAccepted: false })).toMatchObject({
      kind: 'changed',
      state: { state: 'rejected', permission: 'readonly', joinedAt: null },
    });
  });

  it('is final: the same answer again changes nothing, the opposite is refused', () => {
    const joined = { ...asked, state: 'joined' } as const;
    const rejected = { ...asked, state: 'rejected' } as const;
    expect(answerRequest(joined, answer).kind).toBe('repeated');
    expect(answerRequest(rejected, { ...answer, isAccepted: false }).kind).toBe('repeated');
    expect(answerRequest(rejected, answer).kind).toBe('answeredBefore');
    expect(answerRequest(joined, { ...answer, isAccepted: false }).kind).toBe('answeredBefore');
  });

  it('of somebody who never asked is refused', () => {
    expect(answerRequest(null, answer).kind).toBe('neverAsked');
    expect(answerRequest({ ...asked, origin: 'invited', state: 'invited' }, answer).kind).toBe('neverAsked');
  });
});

describe('asking again', () => {
  it('is possible a day after the last request', () => {
    const hour = 3_600_000;
    expect(waitBeforeAskingMs(asked, at)).toBe(24 * hour);
    expect(waitBeforeAskingMs(asked, new Date(at.getTime() + 24 * hour))).toBe(0);
    expect(waitBeforeAskingMs(asked, new Date(at.getTime() + 48 * hour))).toBe(0);
  });
});
