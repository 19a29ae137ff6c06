/** A hundred clients at once, in an order that chance decides: every sum is exact. The seed is printed when one is not. */
import { randomUUID } from 'node:crypto';
import {
  acceptInvitation,
  cancelComparison,
  createComparison,
  deleteComparison,
  getInviteCode,
  INVITATION_POINTS,
  listCoupons,
  listInvited,
  redeemActivityCode,
  session,
  teamBalance,
} from '@wenjian/api';
import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { countTried } from '../../../../../readers/src/tried-inputs.testing.ts';
import { balanceEntries } from '../../database/schema.ts';
import { type DatabaseHandle, openDatabase } from '../../platform/database/database.ts';
import { seeded } from '../../testing/seeded.ts';
import { startTestProduct, type TestProduct, type TestUser } from '../../testing/test-product.ts';
import { uploadFile } from '../../testing/upload-file.ts';
import { insertKind } from '../coupons/index.ts';
import { grantPlan } from './index.ts';

const tried = countTried('clients at once, new seeds: coupons, invitations, uses');

const PEOPLE = 25;
const CLIENTS = 100;
let product: TestProduct;
let handle: DatabaseHandle;
let people: readonly TestUser[];

beforeAll(async () => {
  product = await startTestProduct({ env: { ACTIVITY_STOP_TIME: '2099-01-01T00:00:00+08:00' } });
  handle = openDatabase(product.databaseUrl, () => undefined);
  people = await Promise.all(Array.from({ length: PEOPLE }, () => product.signIn()));
});
afterAll(async () => {
  await handle.close();
  await product.close();
});

/** Each person has several clients; all of them call at once. */
function clients(chance: ReturnType<typeof seeded>): readonly TestUser[] {
  return chance.shuffle(Array.from({ length: CLIENTS / PEOPLE }, () => people).flat());
}

it('a code for some coupons gives exactly those, and one to each person at most', async () => {
  const chance = seeded();
  const quantity = 1 + chance.below(PEOPLE - 1);
  const code = `RACE${chance.seed}`;
  const kind = { name: '竞速券', discountFen: 100, minPriceFen: 0, validDays: 7, isActivity: true };
  await insertKind(handle.database, { ...kind, code, quantity });
  const answers = await Promise.all(
    clients(chance).map((client) => client.request(redeemActivityCode, { body: { code } })),
  );
  tried(answers.length);
  const given = answers.filter(({ status }) => status === 200).length;
  const held = await Promise.all(
    people.map(
      async (person) =>
        (await person.call(listCoupons, {})).items.filter(({ name }) => name === '竞速券').length,
    ),
  );
  const sum = held.reduce((total, count) => total + count, 0);
  expect({ given, sum, most: Math.max(...held) }, `seed ${chance.seed}`).toEqual({
    given: quantity,
    sum: quantity,
    most: 1,
  });
});

it('everybody accepts one invitation of many, and points are given to both sides once', async () => {
  const chance = seeded();
  const inviters = await Promise.all(Array.from({ length: 3 }, () => product.signIn()));
  const codes = await Promise.all(inviters.map(async (one) => (await one.call(getInviteCode, {})).code));
  const devices = new Map(people.map((person) => [person, randomUUID()]));
  await Promise.all(
    [...devices].map(([person, device]) =>
      product.server.app.inject({
        method: session.method,
        url: session.path,
        headers: { authorization: `Bearer ${person.accessToken}`, 'device-id': device },
      }),
    ),
  );
  const accepted = await Promise.all(
    clients(chance).map((client) =>
      client.request(acceptInvitation, {
        body: { code: chance.pick(codes), deviceId: devices.get(client) ?? '' },
      }),
    ),
  );
  tried(accepted.length);
  const auditUses = async (user: TestUser) =>
    (await user.call(teamBalance, { params: { teamId: user.teamId } })).auditBalance.count;
  const invited = await Promise.all(inviters.map(async (one) => (await one.call(listInvited, {})).total));
  const total = invited.reduce((sum, count) => sum + count, 0);
  const uses = await Promise.all(people.map(auditUses));
  const gained = uses.filter((count) => count === 3 + INVITATION_POINTS).length;
  const unchanged = uses.filter((count) => count === 3).length;
  expect({ gained, all: gained + unchanged }, `seed ${chance.seed}`).toEqual({ gained: total, all: PEOPLE });
  expect(await Promise.all(inviters.map(auditUses)), `seed ${chance.seed}`).toEqual(
    invited.map((count) => 3 + count * INVITATION_POINTS),
  );
});

it('a balance is what was granted without what was used and kept, whatever is started, cancelled and deleted', async () => {
  const chance = seeded();
  const user = await product.signIn();
  await handle.database.transaction((transaction) =>
    grantPlan(transaction, user.teamId, 'monthly', new Date()),
  );
  const fileId = await uploadFile(product.server, user, '一.txt', '甲');
  const body = { originFileId: fileId, targetFileId: fileId };
  const plans = Array.from({ length: CLIENTS }, () =>
    chance.pick(['keep', 'cancel', 'delete', 'both'] as const),
  );
  const kept = await Promise.all(
    plans.map(async (plan) => {
      const answer = await user.request(createComparison, { body });
      if (answer.status !== 200) return 0;
      const params = { id: (answer.body.data as { id: string }).id };
      const end = { cancel: cancelComparison, delete: deleteComparison } as const;
      if (plan === 'both')
        await Promise.all([user.request(end.cancel, { params }), user.request(end.delete, { params })]);
      else if (plan !== 'keep') await user.request(end[plan], { params });
      return plan === 'keep' ? 1 : 0;
    }),
  );
  tried(plans.length);
  const used = kept.reduce<number>((sum, one) => sum + one, 0);
  const { compareBalance } = await user.call(teamBalance, { params: { teamId: user.teamId } });
  const [ledger] = await handle.database
    .select({ left: sql<number>`sum(${balanceEntries.delta})::int` })
    .from(balanceEntries)
    .where(and(eq(balanceEntries.teamId, user.teamId), eq(balanceEntries.tool, 'compare')));
  expect({ count: compareBalance.count, left: ledger?.left }, `seed ${chance.seed}`).toEqual({
    count: compareBalance.limit - used,
    left: compareBalance.limit - used,
  });
});
