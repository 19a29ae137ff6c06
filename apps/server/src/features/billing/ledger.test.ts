/**
 * Any sequence of grants, upgrades, uses, refunds and expiries, on a real database, compared with a simple
 * model.
 */
import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { balanceEntries, orders, teamSpaces, users } from '../../database/schema.ts';
import { proveTeamScope, type TeamScope } from '../../platform/access/team-scope.ts';
import { AppError } from '../../platform/app-error.ts';
import { type DatabaseHandle, openDatabase } from '../../platform/database/database.ts';
import { createProductDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { usesOfOrder } from './balance.rules.ts';
import { type GrantState, readGrants } from './billing.repository.ts';
import {
  expireGrants,
  giveBackUse,
  grant,
  readBalance,
  restoreRevoked,
  revokeOrder,
  takeUse,
} from './billing.service.ts';

const DAY_MS = 24 * 3600 * 1000;
const START = new Date('2026-01-01T00:00:00Z').getTime();

let testDatabase: TestDatabase;
let handle: DatabaseHandle;

beforeAll(async () => {
  testDatabase = await createProductDatabase();
  handle = openDatabase(testDatabase.url, () => undefined);
});
afterAll(async () => {
  await handle.close();
  await testDatabase.drop();
});

async function newSpace(): Promise<TeamScope> {
  const [user] = await handle.database.insert(users).values({ issuer: 'i', sub: randomUUID() }).returning();
  const ownerId = user?.id ?? '';
  const [team] = await handle.database
    .insert(teamSpaces)
    .values({ name: 't', type: 'team', ownerId })
    .returning();
  return proveTeamScope(team?.id ?? '', ownerId, 'owner');
}

async function newOrder({ teamId, userId }: TeamScope): Promise<string> {
  const [row] = await handle.database
    .insert(orders)
    .values({
      number: randomUUID(),
      teamId,
      userId,
      plan: 'rights',
      kind: 'purchase',
      priceFen: 0,
      creditFen: 0,
      discountFen: 0,
      amountFen: 0,
      expiresAt: new Date(),
    })
    .returning();
  return row?.id ?? '';
}

const TOOLS = ['audit', 'compare'] as const;
type ModelTool = (typeof TOOLS)[number];

interface ModelOrder {
  readonly id: string;
  readonly endsAt: number;
  readonly left: Record<ModelTool, number>;
  /** Refunded; it is never restored. */
  isPaidBack: boolean;
  /** The upgrade it was given up for. */
  upgrade: ModelOrder | null;
  readonly instead: ModelOrder | null;
}

/** Computes the expected rest itself. */
class Model {
  now = START;
  readonly orders: ModelOrder[] = [];
  readonly uses: {
    readonly taskId: string;
    readonly tool: ModelTool;
    readonly order: ModelOrder;
    isReturned: boolean;
  }[] = [];

  isValid(one: ModelOrder): boolean {
    return !one.isPaidBack && one.upgrade === null && one.endsAt > this.now;
  }

  count(tool: ModelTool): number {
    return this.orders.reduce((total, one) => total + (this.isValid(one) ? one.left[tool] : 0), 0);
  }

  /** Whatever happened to the order since. */
  used(order: ModelOrder): number {
    return this.uses.filter((use) => use.order === order && !use.isReturned).length;
  }

  firstToEnd(tool: ModelTool): ModelOrder | undefined {
    return this.orders
      .filter((one) => this.isValid(one) && one.left[tool] > 0)
      .sort((a, b) => a.endsAt - b.endsAt)[0];
  }

  pick(which: number): ModelOrder | undefined {
    return this.orders[which % Math.max(1, this.orders.length)];
  }
}

type Step =
  | { readonly kind: 'grant'; readonly amount: number; readonly days: number }
  | { readonly kind: 'upgrade'; readonly amount: number; readonly days: number; readonly which: number }
  | { readonly kind: 'use'; readonly tool: ModelTool }
  | { readonly kind: 'return' | 'refund'; readonly which: number }
  | { readonly kind: 'sweep' }
  | { readonly kind: 'wait'; readonly days: number };

const amount = fc.nat(4);
const days = fc.integer({ min: 1, max: 9 });
const which = fc.nat(20);
const steps: fc.Arbitrary<readonly Step[]> = fc.array(
  fc.oneof(
    { weight: 3, arbitrary: fc.record({ kind: fc.constant('grant' as const), amount, days }) },
    { weight: 2, arbitrary: fc.record({ kind: fc.constant('upgrade' as const), amount, days, which }) },
    {
      weight: 6,
      arbitrary: fc.record({ kind: fc.constant('use' as const), tool: fc.constantFrom(...TOOLS) }),
    },
    { weight: 3, arbitrary: fc.record({ kind: fc.constant('return' as const), which }) },
    { weight: 2, arbitrary: fc.record({ kind: fc.constant('refund' as const), which }) },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant('sweep' as const) }) },
    {
      weight: 2,
      arbitrary: fc.record({ kind: fc.constant('wait' as const), days: fc.integer({ min: 1, max: 4 }) }),
    },
  ),
  { minLength: 5, maxLength: 30 },
);

type Work<T> = Parameters<typeof handle.database.transaction<T>>[0];
const run = <T>(work: Work<T>) => handle.database.transaction(work);

async function perform(scope: TeamScope, model: Model, step: Step): Promise<void> {
  const now = new Date(model.now);
  switch (step.kind) {
    case 'grant':
      return give(scope, model, step, null);
    case 'upgrade': {
      const old = model.pick(step.which);
      return old && model.isValid(old) ? give(scope, model, step, old) : undefined;
    }
    case 'use':
      return take(scope, model, step.tool);
    case 'return':
      return giveBack(scope, model, step.which);
    case 'refund': {
      const one = model.pick(step.which);
      // An order that was given up is not refunded itself.
      if (!one || one.isPaidBack || one.upgrade) return;
      await run(async (tx) => {
        await revokeOrder(tx, scope.teamId, one.id, one.id, now);
        await restoreRevoked(tx, scope.teamId, one.id);
      });
      one.isPaidBack = true;
      if (one.instead) one.instead.upgrade = null;
      return;
    }
    case 'sweep':
      return expireGrants(handle.database, now);
    case 'wait':
      model.now += step.days * DAY_MS;
  }
}

async function give(
  scope: TeamScope,
  model: Model,
  terms: { readonly amount: number; readonly days: number },
  instead: ModelOrder | null,
): Promise<void> {
  // With two equal ends it would be undefined which grant is used first.
  const endsAt = model.now + terms.days * DAY_MS + model.orders.length;
  const id = await newOrder(scope);
  const left = { audit: terms.amount, compare: terms.amount + 1 };
  const given = {
    teamId: scope.teamId,
    plan: 'rights',
    uses: left,
    orderId: id,
    expiresAt: new Date(endsAt),
  };
  await run(async (tx) => {
    if (instead) await revokeOrder(tx, scope.teamId, instead.id, id, new Date(model.now));
    await grant(tx, given);
  });
  const made: ModelOrder = { id, endsAt, left: { ...left }, isPaidBack: false, upgrade: null, instead };
  if (instead) instead.upgrade = made;
  model.orders.push(made);
}

async function take(scope: TeamScope, model: Model, tool: ModelTool): Promise<void> {
  const taskId = randomUUID();
  const from = model.firstToEnd(tool);
  const taken = run((tx) => takeUse(tx, scope, tool, { taskId, run: 1 }, new Date(model.now)));
  if (!from) {
    await expect(taken).rejects.toBeInstanceOf(AppError);
    return;
  }
  await taken;
  from.left[tool] -= 1;
  model.uses.push({ taskId, tool, order: from, isReturned: false });
}

/** Into its order, and into the upgrade that holds its rest; nowhere when everything has ended. */
async function giveBack(scope: TeamScope, model: Model, index: number): Promise<void> {
  const use = model.uses[index % Math.max(1, model.uses.length)];
  if (!use) return;
  await run((tx) => giveBackUse(tx, scope, { taskId: use.taskId, run: 1 }, new Date(model.now)));
  if (use.isReturned) return;
  use.isReturned = true;
  let holder = use.order;
  while (holder.upgrade) holder = holder.upgrade;
  if (!model.isValid(holder)) return;
  holder.left[use.tool] += 1;
  if (holder !== use.order) use.order.left[use.tool] += 1;
}

function usedOf(grants: readonly GrantState[], { id }: ModelOrder): number {
  return usesOfOrder(grants, id).reduce((total, { used }) => total + used, 0);
}

async function ledgerSum(teamId: string): Promise<number> {
  const [row] = await handle.database
    .select({ sum: sql<number>`coalesce(sum(${balanceEntries.delta}), 0)::int` })
    .from(balanceEntries)
    .where(eq(balanceEntries.teamId, teamId));
  return row?.sum ?? 0;
}

const RUNS = 40;

describe('the ledger', () => {
  it('keeps the count equal to its sum and never below zero, whatever happens in whatever order', async () => {
    await fc.assert(
      fc.asyncProperty(steps, async (list) => {
        const scope = await newSpace();
        const model = new Model();
        for (const step of list) {
          await perform(scope, model, step);
          const balance = await readBalance(handle.database, scope, new Date(model.now));
          for (const tool of TOOLS) expect(balance.of(tool).count).toBe(model.count(tool));
          const grants = await readGrants(handle.database, scope);
          for (const { left } of grants) expect(left).toBeGreaterThanOrEqual(0);
          for (const one of model.orders) expect(usedOf(grants, one)).toBe(model.used(one));
        }
        await expireGrants(handle.database, new Date(model.now));
        expect(await ledgerSum(scope.teamId)).toBe(model.count('audit') + model.count('compare'));
      }),
      { numRuns: RUNS },
    );
  });

  it('refunds a use into an ended plan, and writes it off with the plan', async () => {
    const scope = await newSpace();
    const at = (day: number) => new Date(START + day * DAY_MS);
    const given = { teamId: scope.teamId, plan: 'rights', uses: { compare: 2 }, expiresAt: at(1) };
    await handle.database.transaction((tx) => grant(tx, given));
    const run = { taskId: randomUUID(), run: 1 };
    await handle.database.transaction((tx) => takeUse(tx, scope, 'compare', run, at(0)));
    await expireGrants(handle.database, at(2));
    expect(await ledgerSum(scope.teamId)).toBe(0);
    await handle.database.transaction((tx) => giveBackUse(tx, scope, run, at(2)));
    expect(await ledgerSum(scope.teamId)).toBe(0);
    const kinds = await handle.database
      .select({ kind: balanceEntries.kind })
      .from(balanceEntries)
      .where(eq(balanceEntries.teamId, scope.teamId));
    expect(kinds.map(({ kind }) => kind).sort()).toEqual(['expire', 'expire', 'grant', 'return', 'use']);
  });

  it('is written off once, however many workers sweep at once', async () => {
    const scope = await newSpace();
    const given = { teamId: scope.teamId, plan: 'rights', uses: { compare: 5 }, expiresAt: new Date(START) };
    await handle.database.transaction((tx) => grant(tx, given));
    const later = new Date(START + DAY_MS);
    await Promise.all(Array.from({ length: 6 }, () => expireGrants(handle.database, later)));
    expect(await ledgerSum(scope.teamId)).toBe(0);
  });
});
