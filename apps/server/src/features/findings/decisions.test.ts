/** What holds for the decisions of every tool; the tests of the tools have what only they do. */
import { deleteComparison } from '@wenjian/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../../platform/database/database.ts';
import { findingIndex } from '../../platform/documents/finding-index.ts';
import { objectMakers } from '../../testing/example-objects.ts';
import { startTestProduct, type TestProduct, type TestUser } from '../../testing/test-product.ts';
import { joinTeam, query, settled } from '../compare/compare.testing.ts';
import { scopeOfTask } from '../tasks/index.ts';
import { carryDecisions } from './decisions.repository.ts';
import { findingTools } from './finding-tools.testing.ts';
import { decide, decideMany, decisionsOf, listed, unseen } from './findings.testing.ts';

let product: TestProduct;
/** Takes requests and has no worker. */
let idle: TestProduct;

beforeAll(async () => {
  product = await startTestProduct({ hasWorker: true });
  idle = await startTestProduct();
});
afterAll(async () => {
  await product.close();
  await idle.close();
});

const accept = (version: number, note = '') => ({ state: 'accepted', note, version });
const CHANGED = '这一条刚被其他成员处理过，已为您刷新';

/** Of a result, by its place in the list. */
function nth(findingIds: readonly string[], index: number): string {
  const findingId = findingIds[index];
  if (findingId === undefined) throw new Error(`the result has only ${findingIds.length} findings`);
  return findingId;
}

describe.each(findingTools)('a decision on a finding of $name', (tool) => {
  async function finished(user: TestUser) {
    const { id, findingIds } = await tool.finish(product, user);
    return { id, findingIds, first: nth(findingIds, 0) };
  }

  let undecided: Promise<{ readonly user: TestUser } & Awaited<ReturnType<typeof finished>>> | null = null;
  /** One for the tests that leave no decision behind. */
  const untouched = () => {
    undecided ??= product.signIn().then(async (user) => ({ user, ...(await finished(user)) }));
    return undecided;
  };

  /** The same result in the user's space, without the work of the tool. */
  async function copied(user: TestUser) {
    const { id: original, findingIds, first } = await untouched();
    const statement = `insert into tasks select (jsonb_populate_record(original, jsonb_build_object('id', gen_random_uuid(), 'team_id', $2::text,
      'owner_id', (select user_id from team_members where team_id::text = $2 and role = 'owner')))).* from tasks original where id = $1 returning id`;
    const [copy] = await query(product, statement, [original, user.teamId]);
    return { id: String(copy?.id), findingIds, first };
  }

  it('is stored with note and person, counted in progress, changed against its version and taken back', async () => {
    const user = await product.signIn();
    const { id, first } = await copied(user);
    const total = (await tool.readDecided(user, id))?.total;
    expect(total).toBeGreaterThan(1);
    const made = await decide(user, id, first, accept(0, ' 已电话确认 '));
    expect(made.body.data).toMatchObject({
      findingId: first,
      state: 'accepted',
      text: null,
      note: '已电话确认',
      version: 1,
    });
    expect(await tool.readDecided(user, id)).toEqual({ done: 1, total });
    const rejected = await decide(user, id, first, { state: 'rejected', version: 1 });
    expect(rejected.body.data).toMatchObject({ state: 'rejected', note: '', version: 2 });
    expect(await decisionsOf(user, id)).toEqual([rejected.body.data]);
    expect(await tool.readDecided(user, id)).toEqual({ done: 1, total });
    const open = await decide(user, id, first, { state: 'open', version: 2 });
    expect(open.body.data).toMatchObject({ findingId: first, state: 'open', version: 3 });
    // It stays in the list, so that its version goes on counting.
    expect(await decisionsOf(user, id)).toEqual([open.body.data]);
    expect(await tool.readDecided(user, id)).toEqual({ done: 0, total });
    expect((await decide(user, id, first, accept(0))).status).toBe(409);
    expect((await decide(user, id, first, accept(3))).body.data).toMatchObject({ version: 4 });
  });

  it('shows who made it under the usual display name', async () => {
    const user = await product.signIn();
    const { id, first } = await copied(user);
    const statement = `update users set username = 'zhang' || phone, name = '张三', nickname = '小张'
      where id = (select owner_id from tasks where id = $1) returning id, username`;
    const [person] = await query(product, statement, [id]);
    const { body } = await decide(user, id, first, accept(0));
    expect(body.data).toMatchObject({ decidedBy: { id: person?.id, name: person?.username } });
  });

  it('on an outdated version answers 409 and changes nothing', async () => {
    const user = await product.signIn();
    const { id, first } = await copied(user);
    await decide(user, id, first, accept(0));
    await decide(user, id, first, accept(1, '改过'));
    for (const version of [0, 1, 3]) {
      const { status, body } = await decide(user, id, first, { state: 'rejected', version });
      expect([status, body.message]).toEqual([409, CHANGED]);
      expect(body.data).toMatchObject({ name: 'DECISION_CHANGED' });
    }
    expect(await decisionsOf(user, id)).toMatchObject([{ state: 'accepted', note: '改过', version: 2 }]);
  });

  it('by several users at the same time is taken once; the same request twice is one decision', async () => {
    const user = await product.signIn();
    const { id, findingIds, first } = await copied(user);
    const atOnce = async (version: number) =>
      (
        await Promise.all(
          ['甲', '乙', '丙', '丁'].map((note) =>
            decide(user, id, first, accept(version, `${note}${version}`)),
          ),
        )
      ).map(({ status }) => status);
    expect((await atOnce(0)).sort()).toEqual([200, 409, 409, 409]);
    // And when there is a decision already.
    expect((await atOnce(1)).sort()).toEqual([200, 409, 409, 409]);
    const second = nth(findingIds, 1);
    const twice = await Promise.all([1, 2].map(() => decide(user, id, second, accept(0))));
    const later = await decide(user, id, second, accept(0));
    for (const { status, body } of [...twice, later])
      expect([status, body.data]).toEqual([200, expect.objectContaining({ version: 1 })]);
  });

  it('is read by viewers, made by those who work in the team, and unknown to other teams', async () => {
    const owner = await product.signIn();
    const member = await product.signIn();
    const stranger = await product.signIn();
    await joinTeam(product, owner, member);
    const become = (role: string) =>
      query(product, `update team_members set role = $2 where team_id = $1 and role <> 'owner'`, [
        owner.teamId,
        role,
      ]);
    await become('viewer');
    const { id, findingIds, first } = await copied(owner);
    const statuses = async (user: TestUser) => [
      (await decide(user, id, first, accept(0))).status,
      (await decideMany(user, id, { findings: unseen(findingIds), state: 'accepted' })).status,
    ];
    expect(await statuses(member)).toEqual([403, 403]);
    expect(await statuses(stranger)).toEqual([404, 404]);
    expect(await decisionsOf(member, id)).toEqual([]);
    expect((await listed(stranger, id)).status).toBe(404);
    await become('member');
    expect((await decide(member, id, first, accept(0))).status).toBe(200);
    expect(await decisionsOf(owner, id)).toMatchObject([{ findingId: first, state: 'accepted' }]);
    // The same wish of somebody else is not a repeated request.
    expect((await decide(owner, id, first, accept(0))).status).toBe(409);
  });

  it('that is not in the result answers 404, also among others', async () => {
    const { user, id, first } = await untouched();
    const unknown = await decide(user, id, 'no-such-finding', accept(0));
    expect([unknown.status, unknown.body.message]).toEqual([404, '没有这一条，可能已重新检查，请刷新后重试']);
    const findings = unseen([first, 'no-such-finding']);
    expect((await decideMany(user, id, { findings, state: 'accepted' })).status).toBe(404);
    expect(await decisionsOf(user, id)).toEqual([]);
  });

  it('answers 410 when the stored result is gone', async () => {
    const user = await product.signIn();
    const { id, findingIds, first } = await copied(user);
    await query(
      product,
      'update tasks set summary = jsonb_set(summary, $2::text[], to_jsonb($3::text), false) where id = $1',
      [id, tool.indexPath, 'f'.repeat(64)],
    );
    expect((await decide(user, id, first, accept(0))).status).toBe(410);
    const body = { findings: unseen(findingIds), state: 'accepted' };
    expect((await decideMany(user, id, body)).status).toBe(410);
  });

  it('cannot be made before there is a result', async () => {
    const user = await idle.signIn();
    const id = await tool.submit(idle, user);
    expect(await tool.readDecided(user, id)).toBeNull();
    expect((await decide(user, id, 'c1', accept(0))).status).toBe(409);
    expect((await decideMany(user, id, { findings: unseen(['c1']), state: 'accepted' })).status).toBe(409);
    expect(await decisionsOf(user, id)).toEqual([]);
  });

  it('with words of the user’s own needs them', async () => {
    const { user, id, findingIds, first } = await untouched();
    const without = await decide(user, id, first, { state: 'edited', version: 0 });
    expect([without.status, without.body.message]).toEqual([400, expect.stringContaining('请填写改写内容')]);
    const many = await decideMany(user, id, { findings: unseen(findingIds), state: 'edited' });
    expect(many.status).toBe(400);
    expect(await decisionsOf(user, id)).toEqual([]);
  });

  it('is made together with others on the versions that were seen, keeps its note and text, and is taken back with them', async () => {
    const user = await product.signIn();
    const { id, findingIds, first } = await copied(user);
    const draft = { text: tool.ownWords, note: '备注' };
    await decide(user, id, first, { state: 'open', ...draft, version: 0 });
    const all = async (state: 'open' | 'accepted' | 'rejected') => {
      const known = new Map((await decisionsOf(user, id)).map((one) => [one.findingId, one.version]));
      const seen = findingIds.map((findingId) => ({ id: findingId, version: known.get(findingId) ?? 0 }));
      // Named twice, it is decided once.
      const { status, body } = await decideMany(user, id, {
        findings: [...seen, ...seen.slice(1, 2)],
        state,
      });
      const items = await decisionsOf(user, id);
      expect([status, body.data]).toEqual([200, { items, skipped: [] }]);
      expect(items.every((item) => item.state === state)).toBe(true);
      const of = (findingId: string) => items.find((item) => item.findingId === findingId);
      expect(of(first)).toMatchObject({ state, ...draft });
      return findingIds.map((findingId) => of(findingId)?.version);
    };
    const versions = (ofFirst: number) => findingIds.map((_, index) => (index === 0 ? ofFirst : ofFirst - 1));
    expect(await all('accepted')).toEqual(versions(2));
    expect((await tool.readDecided(user, id))?.done).toBe(findingIds.length);
    expect(await all('rejected')).toEqual(versions(3));
    expect(await all('open')).toEqual(versions(4));
    expect((await tool.readDecided(user, id))?.done).toBe(0);
  });

  it('that was taken back twice is taken back once', async () => {
    const owner = await product.signIn();
    // Who took it back first.
    await product.signIn();
    const { id, first } = await copied(owner);
    await decide(owner, id, first, accept(0));
    const open = { state: 'open', version: 1 };
    expect((await decide(owner, id, first, open)).body.data).toMatchObject({ version: 2 });
    await query(
      product,
      'update finding_decisions set decided_by = (select id from users where id <> decided_by limit 1) where task_id = $1',
      [id],
    );
    const again = await decide(owner, id, first, open);
    expect([again.status, again.body.data]).toEqual([200, expect.objectContaining({ version: 2 })]);
  });

  const { ownWords } = tool;
  if (ownWords !== null)
    it('in words of the user’s own stays in force when all are accepted', async () => {
      const user = await product.signIn();
      const { id, first } = await copied(user);
      await decide(user, id, first, { state: 'edited', text: ownWords, version: 0 });
      const { status } = await decideMany(user, id, {
        findings: [{ id: first, version: 1 }],
        state: 'accepted',
      });
      expect(status).toBe(200);
      expect(await decisionsOf(user, id)).toMatchObject([{ state: 'edited', text: ownWords, version: 1 }]);
    });

  it('is not written for findings that are open anyway', async () => {
    const { user, id, findingIds } = await untouched();
    const { body } = await decideMany(user, id, { findings: unseen(findingIds), state: 'open' });
    expect(body.data).toEqual({ items: [], skipped: [] });
    expect(await decisionsOf(user, id)).toEqual([]);
  });

  it('that somebody has made meanwhile is skipped in a batch, and named; sent twice is one change', async () => {
    const user = await product.signIn();
    const { id, findingIds, first } = await copied(user);
    const text = tool.ownWords;
    const mine = { state: text === null ? 'accepted' : 'edited', text, note: '已电话确认' };
    await decide(user, id, first, { ...mine, version: 0 });
    const body = { findings: unseen(findingIds), state: 'rejected' };
    const once = await decideMany(user, id, body);
    const items = await decisionsOf(user, id);
    expect(once.body.data).toEqual({ items, skipped: [first] });
    expect(items.find(({ findingId }) => findingId === first)).toMatchObject({ ...mine, version: 1 });
    const rejected = items.filter(({ state }) => state === 'rejected');
    expect(rejected.map(({ version }) => version)).toEqual(findingIds.slice(1).map(() => 1));
    expect((await decideMany(user, id, body)).body).toEqual(once.body);
    expect(await decisionsOf(user, id)).toEqual(items);
  });

  it('cannot be made on no finding or on too many at once', async () => {
    const { user, id } = await untouched();
    for (const findingIds of [[], Array.from({ length: 2001 }, (_, at) => `c${at}`)]) {
      const { status, body } = await decideMany(user, id, {
        findings: unseen(findingIds),
        state: 'accepted',
      });
      expect([status, /[\u4e00-\u9fff]/.test(body.message)]).toEqual([400, true]);
    }
  });

  it('is kept when the tool is run again, if the finding is unchanged', async () => {
    const user = await product.signIn();
    const { id, findingIds, first } = await finished(user);
    for (const findingId of findingIds) await decide(user, id, findingId, accept(0, '看过'));
    const kept = await decisionsOf(user, id);
    // As if an earlier engine had found something else there.
    await query(
      product,
      `update finding_decisions set digest = 'other' where task_id = $1 and finding_id = $2`,
      [id, first],
    );
    await tool.runAgain(user, id);
    const left = kept.filter(({ findingId }) => findingId !== first);
    expect(left.length).toBeGreaterThan(0);
    expect(await decisionsOf(user, id)).toEqual(left);
  });

  it('is deleted with the result', async () => {
    const user = await product.signIn();
    const { id, findingIds } = await copied(user);
    await decideMany(user, id, { findings: unseen(findingIds), state: 'accepted' });
    expect(await decisionsOf(user, id)).toHaveLength(findingIds.length);
    await tool.remove(user, id);
    expect(await query(product, 'select 1 from finding_decisions where task_id = $1', [id])).toEqual([]);
  });
});

describe('decisions', () => {
  it('are carried to another run even if they are more than one statement can hold', async () => {
    const user = await idle.signIn();
    const id = await objectMakers(idle, user).comparison();
    const [task] = await query(idle, 'select owner_id from tasks where id = $1', [id]);
    const count = 7000;
    await query(
      idle,
      `insert into finding_decisions (task_id, team_id, finding_id, digest, is_noise, state, placement, note, version, decided_by)
         select $1, $2, 'old' || n, 'digest' || n, false, 'accepted', 'replace', '', 1, $3 from generate_series(1, ${count}) n`,
      [id, user.teamId, task?.owner_id],
    );
    const index = findingIndex.parse(
      Array.from({ length: count }, (_, at) => ({ id: `new${at + 1}`, digest: `digest${at + 1}` })),
    );
    const handle = openDatabase(idle.databaseUrl, () => undefined);
    const scope = await scopeOfTask(handle.database, id);
    if (!scope) throw new Error('the comparison has no scope');
    await carryDecisions(handle.database, scope, id, () => index);
    await handle.close();
    const kept = await query(
      idle,
      `select count(*)::int from finding_decisions where task_id = $1 and finding_id like 'new%'`,
      [id],
    );
    expect(kept).toEqual([{ count }]);
  });

  it('of servers of the version before are deleted with the result everywhere', async () => {
    const user = await product.signIn();
    const id = await objectMakers(product, user).comparison();
    await settled(user, id);
    const columns = 'task_id, team_id, digest, state, version, decided_by';
    const values = `$1, $2, 'd', 'ignored', 1, (select owner_id from tasks where id = $1)`;
    for (const [table, further, more] of [
      ['comparison_decisions', 'change_id, is_noise, note', `'c', false, '机密'`],
      ['audit_risk_states', 'risk_id, mode, rewrite, note', `'r', 'replace', '机密', '机密'`],
      ['correction_states', 'correction_id, replacement', `'k', '机密'`],
    ])
      await query(product, `insert into ${table} (${columns}, ${further}) values (${values}, ${more})`, [
        id,
        user.teamId,
      ]);
    const left = async () =>
      (
        await query(
          product,
          `select count(*)::int from (select task_id from finding_decisions union all select task_id from comparison_decisions
             union all select task_id from audit_risk_states union all select task_id from correction_states) kept where task_id = $1`,
          [id],
        )
      )[0]?.count;
    expect(await left()).toBe(6);
    await user.call(deleteComparison, { params: { id } });
    expect(await left()).toBe(0);
  });

  it('cannot be made on the work of a tool that finds nothing', async () => {
    const user = await product.signIn();
    const id = await objectMakers(product, user).conversion();
    expect((await decide(user, id, 'c1', accept(0))).status).toBe(404);
    expect((await decideMany(user, id, { findings: unseen(['c1']), state: 'accepted' })).status).toBe(404);
    expect((await listed(user, id)).status).toBe(404);
  });
});
