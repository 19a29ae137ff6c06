import { describe, expect, it } from 'vitest';
import { seenByVisitor } from './collaboration.testing.ts';
import { gateView } from './gate-view.ts';

describe('the access options of a document', () => {
  it.each([
    ['a visitor applies', {}, 'apply'],
    ['who has applied waits', { isPending: true }, 'pending'],
    ['who was invited joins', { isMember: true }, 'join'],
    ['who is in enters', { isMember: true, isJoined: true }, 'enter'],
  ] as const)('%s', (_, facts, view) => {
    expect(gateView({ ...seenByVisitor, ...facts })).toBe(view);
  });
});
