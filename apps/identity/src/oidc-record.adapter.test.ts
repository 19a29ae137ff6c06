import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestIdentity, type TestIdentity } from './identity.testing.ts';
import { createRecordAdapter, deleteExpiredRecords } from './oidc-record.adapter.ts';

let identity: TestIdentity;
beforeAll(async () => {
  identity = await startTestIdentity();
});
afterAll(() => identity.stop());

test('a record is found by its id and uid, replaced by a second write, and deleted by destroy', async () => {
  const sessions = createRecordAdapter(identity.pool, 'Session');
  await sessions.upsert('s1', { uid: 'u1', accountId: 'a' }, 60);
  await sessions.upsert('s1', { uid: 'u2', accountId: 'a' }, 60);
  expect(await sessions.find('s1')).toEqual({ uid: 'u2', accountId: 'a' });
  expect(await sessions.findByUid('u1')).toBeUndefined();
  expect(await sessions.findByUid('u2')).toMatchObject({ accountId: 'a' });
  await sessions.destroy('s1');
  expect(await sessions.find('s1')).toBeUndefined();
});

test('one model does not see the records of another', async () => {
  await createRecordAdapter(identity.pool, 'Session').upsert('same', { uid: 'x' }, 60);
  expect(await createRecordAdapter(identity.pool, 'Grant').find('same')).toBeUndefined();
});

test('exactly one of several parallel consumers of a code succeeds', async () => {
  const codes = createRecordAdapter(identity.pool, 'AuthorizationCode');
  await codes.upsert('c1', { grantId: 'g1' }, 60);
  const results = await Promise.allSettled(Array.from({ length: 5 }, () => codes.consume('c1')));
  expect(results.filter((result) => result.status === 'fulfilled')).toHaveLength(1);
  expect(await codes.find('c1')).toMatchObject({ consumed: expect.any(Number) });
});

test('revoking a grant deletes what was issued under it', async () => {
  const codes = createRecordAdapter(identity.pool, 'AuthorizationCode');
  await codes.upsert('c2', { grantId: 'g2' }, 60);
  await codes.upsert('c3', { grantId: 'g3' }, 60);
  await codes.revokeByGrantId('g2');
  expect(await codes.find('c2')).toBeUndefined();
  expect(await codes.find('c3')).toBeDefined();
});

test('clean-up deletes only expired records', async () => {
  const grants = createRecordAdapter(identity.pool, 'Grant');
  await grants.upsert('over', {}, -3600);
  await grants.upsert('valid', {}, 3600);
  await deleteExpiredRecords(identity.pool);
  expect(await grants.find('over')).toBeUndefined();
  expect(await grants.find('valid')).toBeDefined();
});

test('upkeep deletes only phones whose code and day have expired', async () => {
  const provider = await identity.startAnother({ upkeepIntervalMs: 50 });
  await provider.sendCode('13700000001');
  identity.advanceSeconds(2 * 24 * 3600);
  await provider.sendCode('13700000002');
  const phones = async () =>
    (await identity.pool.query<{ phone: string }>('SELECT phone FROM identity.sms_codes')).rows.map(
      (row) => row.phone,
    );
  await expect.poll(phones).toEqual(['13700000002']);
});
