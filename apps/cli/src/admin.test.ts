import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { sendFeedback, teamBalance } from '@wenjian/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestProduct, type TestProduct, type TestUser } from '../../server/src/testing/test-product.ts';

const BIN = join(import.meta.dirname, '../bin/wenjian.mjs');
const run = promisify(execFile);

let product: TestProduct;
let user: TestUser;

beforeAll(async () => {
  product = await startTestProduct();
  user = await product.signIn();
});
afterAll(() => product.close());

function admin(...args: string[]) {
  return run(process.execPath, [BIN, 'admin', ...args], {
    env: { ...process.env, DATABASE_URL: product.databaseUrl },
  });
}

describe('wenjian admin', () => {
  it('shows what people wrote', async () => {
    await user.call(sendFeedback, {
      body: { kind: 'problem', text: '第二页没有高亮', path: '/contract-compare/1' },
    });
    expect((await admin('feedback')).stdout).toContain('第二页没有高亮');
    const [entry] = JSON.parse((await admin('feedback', '--json')).stdout);
    expect(entry).toMatchObject({ kind: 'problem', path: '/contract-compare/1', teamId: user.teamId });
  });

  it('shows failed jobs, of which there are none', async () => {
    expect(JSON.parse((await admin('jobs', '--json')).stdout)).toEqual([]);
  });

  it('grants a plan by phone', async () => {
    await admin('grant', user.phone, 'monthly');
    const { compareBalance, vipStatus } = await user.call(teamBalance, { params: { teamId: user.teamId } });
    expect([compareBalance.count, vipStatus]).toEqual([63, true]);
  });

  it.each([
    [['grant', '13000000000', 'monthly'], '没有找到'],
    [['grant', '13000000000', 'gold'], '可选'],
    [['nothing'], '请说明要做什么'],
  ])('answers %o with one clear sentence and status 2', async (args, sentence) => {
    await expect(admin(...args)).rejects.toMatchObject({
      code: 2,
      stderr: expect.stringContaining(sentence),
    });
  });
});
