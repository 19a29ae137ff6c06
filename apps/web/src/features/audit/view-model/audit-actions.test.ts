import { expect, it } from 'vitest';
import { auditActions } from './audit-actions.ts';
import { audit } from './audits.testing.ts';

it('offers the actions of the phase', () => {
  expect(auditActions(audit({ phase: 'choosing' }))).toEqual(['collaborate', 'rename', 'remove']);
  expect(auditActions(audit({ phase: 'reviewing' }))).toEqual(['collaborate', 'rename', 'cancel', 'remove']);
  expect(auditActions(audit({ phase: 'complete' }))).toEqual([
    'collaborate',
    'rename',
    'share',
    'again',
    'remove',
  ]);
  expect(auditActions(audit({ phase: 'failed' }))).toEqual(['collaborate', 'rename', 'again', 'remove']);
});

it('offers no second review of a contract that was never read', () => {
  expect(auditActions(audit({ phase: 'failed', facts: null }))).toEqual(['collaborate', 'rename', 'remove']);
});

it('offers read-only members nothing but the collaboration', () => {
  const abilities = { read: true, change: false, run: false, share: false, delete: false };
  for (const phase of ['choosing', 'reviewing', 'complete'] as const)
    expect(auditActions(audit({ phase, abilities }))).toEqual(['collaborate']);
});
