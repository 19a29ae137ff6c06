import { describe, expect, it } from 'vitest';
import type { TeamMember } from '../api/team-members.query.ts';
import { findMembers, memberActions, readTeamPhones, seatsLeft } from './member-list.ts';

const member: TeamMember = {
  userId: '1b4e28ba-2fa1-4d3b-883f-0016d3cca427',
  name: '张三',
  phone: '13800000001',
  role: 'member',
  joinedAt: '2026-11-01T00:00:00.000Z',
  isMe: false,
  canRemove: true,
};
const seats = { used: 3, limit: 5, trialEndsAt: null };

describe('members', () => {
  it('are found by name, number and role', () => {
    const all = [member, { ...member, name: '李四', phone: '13900000002', role: 'admin' as const }];
    expect(findMembers(all, ' 李 ').map(({ name }) => name)).toEqual(['李四']);
    expect(findMembers(all, '0001').map(({ name }) => name)).toEqual(['张三']);
    expect(findMembers(all, '管理员').map(({ name }) => name)).toEqual(['李四']);
    expect(findMembers(all, '')).toHaveLength(2);
  });

  it('get roles only from the owner, and nobody sets their own', () => {
    expect(memberActions(member, true)).toEqual([
      { kind: 'role', role: 'admin' },
      { kind: 'role', role: 'viewer' },
      { kind: 'transfer' },
      { kind: 'remove' },
    ]);
    expect(memberActions(member, false)).toEqual([{ kind: 'remove' }]);
    expect(memberActions({ ...member, isMe: true, canRemove: false, role: 'owner' }, true)).toEqual([]);
  });
});

describe('numbers to be added', () => {
  it('are read from a table column and from a sentence', () => {
    const { phones, problem } = readTeamPhones('138 0000 0001\n+86 139-0000-0002，13900000002', {
      seats,
      invitations: [],
    });
    expect([phones, problem]).toEqual([['13800000001', '13900000002'], null]);
  });

  it('must be valid and have seats; invited people already have one', () => {
    const facts = { seats: { used: 4, limit: 5, trialEndsAt: null }, invitations: [] };
    expect(readTeamPhones('138', facts).problem).toContain('138');
    expect(readTeamPhones('13800000001,13800000002', facts).problem).toContain('还剩 1 个席位');
    const at = '2026-11-01T00:00:00.000Z';
    const invitations = [{ phone: '13800000001', role: 'member' as const, invitedAt: at, expiresAt: at }];
    expect(readTeamPhones('13800000001,13800000002', { ...facts, invitations }).problem).toBeNull();
  });

  it('have no limit where the plan has none', () => {
    expect(seatsLeft({ used: 300, limit: null, trialEndsAt: null })).toBeNull();
    expect(seatsLeft({ used: 7, limit: 5, trialEndsAt: null })).toBe(0);
  });
});
