/** Work is counted once, on its day, for its person, in its space. */
import {
  consumeList,
  createAudit,
  createComparison,
  createTeam,
  exportStatistics,
  saveCurrentTeam,
  teamStatistics,
} from '@wenjian/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type DatabaseHandle, openDatabase } from '../../platform/database/database.ts';
import { startTestProduct, type TestProduct, type TestUser } from '../../testing/test-product.ts';
import { unzipEntry } from '../../testing/unzip-entry.ts';
import { uploadFile } from '../../testing/upload-file.ts';

let product: TestProduct;
let handle: DatabaseHandle;

beforeAll(async () => {
  product = await startTestProduct();
  handle = openDatabase(product.databaseUrl, (error) => expect.fail(error.message));
});
afterAll(async () => {
  await handle.close();
  await product.close();
});

async function compareIn(user: TestUser, teamId: string): Promise<string> {
  await user.call(saveCurrentTeam, { body: { teamId } });
  const originFileId = await uploadFile(product.server, user, '一.txt', '甲');
  const targetFileId = await uploadFile(product.server, user, '二.txt', '乙');
  const { id } = await user.call(createComparison, { body: { teamId, originFileId, targetFileId } });
  return id;
}

/** Pretends that the task was created, and its use taken, at that time. */
async function moveTo(taskId: string, at: string): Promise<void> {
  await handle.pool.query('update tasks set created_at = $2 where id = $1', [taskId, at]);
  await handle.pool.query('update balance_entries set at = $2 where task_id = $1', [taskId, at]);
}

describe('statistics', () => {
  it('count tasks and uses by day in UTC+8 and by member, and show empty days', async () => {
    const user = await product.signIn();
    const { teamId } = await user.call(createTeam, { body: { name: '法务部' } });
    await moveTo(await compareIn(user, teamId), '2026-03-01T15:59:59Z');
    await moveTo(await compareIn(user, teamId), '2026-03-01T16:00:00Z');
    const fileId = await uploadFile(product.server, user, '合同.txt', '合同');
    const audit = await user.call(createAudit, { body: { teamId, fileId } });
    await moveTo(audit.id, '2026-03-02T01:00:00Z');
    const query = { startDate: '2026-03-01', endDate: '2026-03-03' };
    const answer = await user.call(teamStatistics, { params: { teamId }, query });
    const figures = answer.days.map(({ day, tasks, used }) => [day, tasks.compare, tasks.audit, used]);
    expect(figures).toEqual([
      ['2026-03-01', 1, 0, 1],
      // A review takes its use when it is started.
      ['2026-03-02', 1, 1, 1],
      ['2026-03-03', 0, 0, 0],
    ]);
    expect(answer.members).toEqual([
      expect.objectContaining({ total: 3, used: 2, returned: 0, isMember: true }),
    ]);
  });

  it('of one space contain nothing of another', async () => {
    const user = await product.signIn();
    const { teamId } = await user.call(createTeam, { body: { name: '甲组' } });
    await compareIn(user, user.teamId);
    const { days, members } = await user.call(teamStatistics, { params: { teamId } });
    expect(days).toHaveLength(30);
    expect(days.every(({ used }) => used === 0)).toBe(true);
    expect(members).toEqual([]);
  });

  it('keep the work of a member who has left', async () => {
    const user = await product.signIn();
    const { teamId } = await user.call(createTeam, { body: { name: '甲组' } });
    const other = await product.signIn();
    const { rows } = await handle.pool.query('select id from users where phone = $1', [other.phone]);
    await handle.pool.query("insert into team_members (team_id, user_id, role) values ($1, $2, 'member')", [
      teamId,
      rows[0].id,
    ]);
    await compareIn(other, teamId);
    await handle.pool.query('delete from team_members where user_id = $1 and team_id = $2', [
      rows[0].id,
      teamId,
    ]);
    const { members } = await user.call(teamStatistics, { params: { teamId } });
    expect(members).toEqual([expect.objectContaining({ userId: rows[0].id, isMember: false, total: 1 })]);
    expect((await other.request(teamStatistics, { params: { teamId } })).status).toBe(404);
  });

  it('show an account without name and number as a member, and never as a closed account', async () => {
    const user = await product.signIn();
    await compareIn(user, user.teamId);
    const nameless = 'update users set name = null, username = null, nickname = null, phone = null';
    await handle.pool.query(`${nameless} where phone = $1`, [user.phone]);
    const { members } = await user.call(teamStatistics, { params: { teamId: user.teamId } });
    expect(members).toEqual([expect.objectContaining({ name: '成员', total: 1 })]);
  });

  it('list the uses of the chosen days in UTC+8, and all of them when no days are chosen', async () => {
    const user = await product.signIn();
    const { teamId } = user;
    const instants = ['2026-03-01T15:59:59Z', '2026-03-01T16:00:00Z', '2026-03-02T16:00:00Z'];
    for (const at of instants) await moveTo(await compareIn(user, teamId), at);
    const list = async (query: object) => user.request(consumeList, { params: { teamId }, query });
    const day = { startDate: '2026-03-02', endDate: '2026-03-02' };
    expect((await list(day)).body.data).toMatchObject({
      total: 1,
      items: [{ at: '2026-03-01T16:00:00.000Z' }],
    });
    expect((await list({})).body.data).toMatchObject({ total: 3 });
    expect((await list({ ...day, startDate: '2026-03-03' })).status).toBe(400);
  });

  it.each([
    [{ startDate: '2026-03-02', endDate: '2026-03-01' }, '结束日期不能早于开始日期'],
    [{ startDate: '2020-03-02', endDate: '2026-03-01' }, '一次最多统计 366 天，请缩短时间范围'],
    [{ startDate: '昨天' }, 'startDate：请选择日期'],
  ])('refuse %o with a message', async (query, message) => {
    const user = await product.signIn();
    const answer = await user.request(teamStatistics, { params: { teamId: user.teamId }, query });
    expect(answer.status).toBe(400);
    expect(answer.body.message).toBe(message);
  });

  it('are exported as a workbook with every use, and names are never formulas', async () => {
    const user = await product.signIn();
    const id = await compareIn(user, user.teamId);
    await handle.pool.query('update tasks set title = $2 where id = $1', [id, '=cmd|calc']);
    const file = await product.server.app.inject({
      url: exportStatistics.path.replace('{teamId}', user.teamId),
      headers: { authorization: `Bearer ${user.accessToken}` },
    });
    expect(file.statusCode).toBe(200);
    const lines = unzipEntry(file.rawPayload, 'xl/worksheets/sheet3.xml');
    expect(lines).toContain('=cmd|calc');
    expect(lines).not.toContain('<f>');
    expect(lines).toContain('文档比对');
  });
});
