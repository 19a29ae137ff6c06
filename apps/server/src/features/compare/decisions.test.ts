import {
  decideComparisonChange,
  decideComparisonChanges,
  deleteComparison,
  listComparisonDecisions,
  listComparisons,
  readComparison,
  readComparisonResult,
  rerunComparison,
} from '@wenjian/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../../platform/database.ts';
import { startTestProduct, type TestProduct, type TestUser } from '../../testing/test-product.ts';
import { scopeOfTask } from '../tasks/index.ts';
import { compareTexts, joinTeam, query, settled } from './compare.testing.ts';
import { carryDecisions } from './decisions.repository.ts';

let product: TestProduct;

beforeAll(async () => {
  product = await startTestProduct({ hasWorker: true });
});
afterAll(() => product.close());

const OLD = '第一条 总价为100万元。\n第二条 保密期为2年。\n第三条 由甲方承担。';
const NEW = '第一条 总价为120万元。\n第二条 保密期为3年。\n第三条 由乙方承担。';

async function compared(user: TestUser, texts: readonly [string, string] = [OLD, NEW]) {
  const id = await compareTexts(product, user, texts);
  await settled(user, id);
  const { changes } = await user.call(readComparisonResult, { params: { id } });
  return { id, changeIds: changes.map((change) => change.id) };
}

/** A change of the result by its place in the list. */
function nth(changeIds: readonly string[], index: number): string {
  const changeId = changeIds[index];
  if (changeId === undefined) throw new Error(`the comparison has only ${changeIds.length} changes`);
  return changeId;
}

/** The versions known to a user who has seen no decision. */
const seen = (changeIds: readonly string[]) => changeIds.map((id) => ({ id, version: 0 }));
const confirm = (version: number, note = '') => ({ state: 'confirmed', note, version }) as const;
const list = async (user: TestUser, id: string) =>
  (await user.call(listComparisonDecisions, { params: { id } })).items;

describe('a decision', () => {
  it('answers 410 when the stored result of the comparison is gone', async () => {
    const user = await product.signIn();
    const { id, changeIds } = await compared(user);
    await query(
      product,
      `update tasks set summary = jsonb_set(summary, '{changeIndexSha256}', to_jsonb($2::text)) where id = $1`,
      [id, 'f'.repeat(64)],
    );
    const params = { id, changeId: nth(changeIds, 0) };
    expect((await user.request(decideComparisonChange, { params, body: confirm(0) })).status).toBe(410);
    const body = { changes: seen(changeIds), state: 'confirmed' } as const;
    expect((await user.request(decideComparisonChanges, { params: { id }, body })).status).toBe(410);
  });

  it('is stored with note and person, counted in progress, changed against its version and removed', async () => {
    const user = await product.signIn();
    const { id, changeIds } = await compared(user);
    const changeId = nth(changeIds, 0);
    const params = { id, changeId };
    const total = (await user.call(readComparison, { params: { id } })).decided?.total;
    expect(total).toBeGreaterThan(1);
    const first = await user.call(decideComparisonChange, { params, body: confirm(0, ' 已电话确认 ') });
    expect(first).toMatchObject({ changeId, state: 'confirmed', note: '已电话确认', version: 1 });
    expect(first?.decidedBy.name).not.toBe('');
    expect((await user.call(listComparisons, {})).items[0]?.decided).toEqual({ done: 1, total });
    const body = { state: 'ignored', version: 1 } as const;
    expect(await user.call(decideComparisonChange, { params, body })).toMatchObject({ version: 2, note: '' });
    expect(await list(user, id)).toMatchObject([{ changeId, state: 'ignored' }]);
    const open = { state: 'open', version: 2 } as const;
    expect(await user.call(decideComparisonChange, { params, body: open })).toBeNull();
    expect(await list(user, id)).toEqual([]);
    expect((await user.call(readComparison, { params: { id } })).decided).toEqual({ done: 0, total });
    expect(await user.call(decideComparisonChange, { params, body: confirm(0) })).toMatchObject({
      version: 4,
    });
  });

  it('on an outdated version answers 409 and changes nothing', async () => {
    const owner = await product.signIn();
    const { id, changeIds } = await compared(owner);
    const params = { id, changeId: nth(changeIds, 0) };
    await owner.call(decideComparisonChange, { params, body: confirm(0) });
    await owner.call(decideComparisonChange, { params, body: confirm(1, '改过') });
    for (const version of [0, 1, 3]) {
      const { status, body } = await owner.request(decideComparisonChange, {
        params,
        body: { state: 'ignored', version },
      });
      expect([status, body.message]).toEqual([409, '这条差异刚被其他成员处理过，已为您刷新']);
      expect(body.data).toMatchObject({ name: 'DECISION_CHANGED' });
    }
    expect(await list(owner, id)).toMatchObject([{ state: 'confirmed', note: '改过', version: 2 }]);
  });

  it('by several users at the same time is taken once; the same request twice is one decision', async () => {
    const user = await product.signIn();
    const { id, changeIds } = await compared(user);
    const params = { id, changeId: nth(changeIds, 0) };
    const notes = ['甲', '乙', '丙', '丁'];
    const answers = await Promise.all(
      notes.map((note) => user.request(decideComparisonChange, { params, body: confirm(0, note) })),
    );
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409, 409, 409]);
    const other = { id, changeId: nth(changeIds, 1) };
    const twice = await Promise.all(
      [1, 2].map(() => user.call(decideComparisonChange, { params: other, body: confirm(0) })),
    );
    expect(twice.map((decision) => decision?.version)).toEqual([1, 1]);
  });

  it('on an unknown change answers 404; by a read-only user 403; by another team 404', async () => {
    const owner = await product.signIn();
    const reader = await product.signIn();
    const stranger = await product.signIn();
    const { id, changeIds } = await compared(owner);
    await joinTeam(product, owner, reader);
    const changeId = nth(changeIds, 0);
    const status = async (user: TestUser, of: string) =>
      (await user.request(decideComparisonChange, { params: { id, changeId: of }, body: confirm(0) })).status;
    const batch = async (user: TestUser, ids: readonly string[]) =>
      (
        await user.request(decideComparisonChanges, {
          params: { id },
          body: { changes: seen(ids), state: 'confirmed' },
        })
      ).status;
    expect(await status(owner, 'no-such-change')).toBe(404);
    expect(await batch(owner, [changeId, 'no-such-change'])).toBe(404);
    expect([await status(reader, changeId), await batch(reader, [changeId])]).toEqual([403, 403]);
    expect([await status(stranger, changeId), await batch(stranger, [changeId])]).toEqual([404, 404]);
    expect(await list(reader, id)).toEqual([]);
  });

  it('cannot be made before there is a result', async () => {
    const idle = await startTestProduct();
    const user = await idle.signIn();
    const id = await compareTexts(idle, user, ['甲', '乙']);
    expect((await user.call(listComparisons, {})).items[0]?.decided).toBeNull();
    const answer = await user.request(decideComparisonChange, {
      params: { id, changeId: 'c1' },
      body: confirm(0),
    });
    await idle.close();
    expect(answer.status).toBe(409);
  });
});

describe('decisions on several changes', () => {
  it('are made together on the versions that were seen, and removed together', async () => {
    const user = await product.signIn();
    const { id, changeIds } = await compared(user);
    await user.call(decideComparisonChange, {
      params: { id, changeId: nth(changeIds, 0) },
      body: confirm(0),
    });
    const known = changeIds.map((changeId, index) => ({ id: changeId, version: index === 0 ? 1 : 0 }));
    const body = { changes: [...known, ...known.slice(1, 2)], state: 'ignored' as const, note: '统一忽略' };
    const { items, skipped } = await user.call(decideComparisonChanges, { params: { id }, body });
    expect(skipped).toEqual([]);
    const versions = new Map(items.map((item) => [item.changeId, item.version]));
    expect(items.every((item) => item.state === 'ignored' && item.note === '统一忽略')).toBe(true);
    expect(changeIds.map((changeId) => versions.get(changeId))).toEqual(
      changeIds.map((_, index) => (index === 0 ? 2 : 1)),
    );
    const open = {
      changes: items.map(({ changeId, version }) => ({ id: changeId, version })),
      state: 'open',
    } as const;
    expect((await user.call(decideComparisonChanges, { params: { id }, body: open })).items).toEqual([]);
    expect(await list(user, id)).toEqual([]);
  });

  it('skip what somebody else has decided meanwhile, and name it; sent twice they count once', async () => {
    const user = await product.signIn();
    const { id, changeIds } = await compared(user);
    const first = nth(changeIds, 0);
    const other = { params: { id, changeId: first }, body: confirm(0, '已电话确认') };
    await user.call(decideComparisonChange, other);
    const body = { changes: seen(changeIds), state: 'ignored' as const };
    const once = await user.call(decideComparisonChanges, { params: { id }, body });
    expect(once.skipped).toEqual([first]);
    expect(once.items.find(({ changeId }) => changeId === first)).toMatchObject({
      state: 'confirmed',
      note: '已电话确认',
      version: 1,
    });
    expect(once.items.filter(({ state }) => state === 'ignored')).toHaveLength(changeIds.length - 1);
    const again = await user.call(decideComparisonChanges, { params: { id }, body });
    expect(again).toEqual(once);
  });

  it('refuse an empty selection and too many items with a Chinese message', async () => {
    const user = await product.signIn();
    const { id } = await compared(user);
    for (const changeIds of [[], Array.from({ length: 2001 }, (_, at) => `c${at}`)]) {
      const { status, body } = await user.request(decideComparisonChanges, {
        params: { id },
        body: { changes: seen(changeIds), state: 'confirmed' },
      });
      expect([status, /[\u4e00-\u9fff]/.test(body.message)]).toEqual([400, true]);
    }
  });
});

describe('when a comparison is run again', () => {
  it('decisions on unchanged changes are kept, and the others are removed', async () => {
    const user = await product.signIn();
    const { id, changeIds } = await compared(user);
    await user.call(decideComparisonChanges, {
      params: { id },
      body: { changes: seen(changeIds), state: 'confirmed', note: '看过' },
    });
    const kept = await list(user, id);
    // As if an earlier engine had found something else there.
    await query(
      product,
      `update comparison_decisions set digest = 'other' where task_id = $1 and change_id = $2`,
      [id, nth(changeIds, 0)],
    );
    await user.call(rerunComparison, { params: { id }, body: {} });
    await settled(user, id);
    const left = kept.filter((decision) => decision.changeId !== nth(changeIds, 0));
    expect(left.length).toBeGreaterThan(0);
    expect(await list(user, id)).toEqual(left);
  });
});

describe('carrying decisions', () => {
  it('handles more of them than one statement can hold', async () => {
    const user = await product.signIn();
    const { id } = await compared(user);
    const owner = await query(product, 'select owner_id from tasks where id = $1', [id]);
    const count = 7000;
    await query(
      product,
      `insert into comparison_decisions (task_id, team_id, change_id, digest, is_noise, state, note, version, decided_by)
         select $1, $2, 'old' || n, 'digest' || n, false, 'confirmed', '', 1, $3 from generate_series(1, ${count}) n`,
      [id, user.teamId, owner[0]?.owner_id],
    );
    const index = Array.from({ length: count }, (_, at) => ({
      id: `new${at + 1}`,
      digest: `digest${at + 1}`,
      isNoise: false,
    }));
    const handle = openDatabase(product.databaseUrl, () => undefined);
    const scope = await scopeOfTask(handle.database, id);
    if (!scope) throw new Error('the comparison has no scope');
    await carryDecisions(handle.database, scope, id, index);
    await handle.close();
    const kept = await query(
      product,
      `select count(*)::int from comparison_decisions where task_id = $1 and change_id like 'new%'`,
      [id],
    );
    expect(kept).toEqual([{ count }]);
  });
});

describe('deleting a comparison', () => {
  it('deletes its decisions', async () => {
    const user = await product.signIn();
    const { id, changeIds } = await compared(user);
    await user.call(decideComparisonChanges, {
      params: { id },
      body: { changes: seen(changeIds), state: 'confirmed' },
    });
    await user.call(deleteComparison, { params: { id } });
    expect(await query(product, 'select 1 from comparison_decisions where task_id = $1', [id])).toEqual([]);
  });
});

describe('the list', () => {
  it('counts the decisions of each comparison separately, and does not count noise', async () => {
    const user = await product.signIn();
    const { id, changeIds } = await compared(user);
    const other = await compared(user, ['甲，乙', '甲,乙']);
    await user.call(decideComparisonChanges, {
      params: { id },
      body: { changes: seen(changeIds), state: 'confirmed' },
    });
    await user.call(decideComparisonChanges, {
      params: { id: other.id },
      body: { changes: seen(other.changeIds), state: 'confirmed' },
    });
    const { items } = await user.call(listComparisons, {});
    const decided = new Map(items.map((item) => [item.id, item.decided]));
    expect(decided.get(id)?.done).toBe(decided.get(id)?.total);
    expect(decided.get(other.id)).toEqual({ done: 0, total: 0 });
    expect(other.changeIds.length).toBeGreaterThan(0);
  });
});
