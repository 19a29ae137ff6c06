/** Statutes that both documents quote are subtracted, once there is a corpus. */
import { readManyPair, readPlagiarismConfig } from '@wenjian/api';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDatabase } from '../../../platform/database/database.ts';
import { startTestProduct, type TestProduct } from '../../../testing/test-product.ts';
import { importLaws, readStatuteFolder } from '../../laws/index.ts';
import { FERRY_ARTICLE, LIGHT_ARTICLE, writeStatutes } from '../../laws/laws.testing.ts';
import { checkedMany, checkedPair, REUSED } from '../plagiarism.testing.ts';

let product: TestProduct;

beforeAll(async () => {
  product = await startTestProduct({ hasWorker: true });
  const { folder, remove } = writeStatutes();
  const { statutes } = await readStatuteFolder(folder);
  remove();
  const { database, close } = openDatabase(product.databaseUrl, (error) => expect.fail(error.message));
  await importLaws(database, statutes, { law: () => undefined, indexed: () => undefined });
  await close();
});
afterAll(() => product.close());

const ONE = `渡轮承包方案\n${FERRY_ARTICLE}\n${REUSED}\n甲板每周清洗两次，清洗用水取自岸上。`;
const OTHER = `码头投标书\n我公司自备三艘渡轮，船龄均在五年以内。\n${FERRY_ARTICLE}\n${REUSED}`;

it('statutes are offered for subtraction', async () => {
  const user = await product.signIn();
  const { subtract } = await user.call(readPlagiarismConfig, {});
  expect(subtract.find(({ kind }) => kind === 'statute')).toMatchObject({ isDefault: false });
});

it('statutes are subtracted from the rates, and the coverage names their law', async () => {
  const user = await product.signIn();
  const files = [[['甲.txt', ONE]], [['乙.txt', OTHER]]] as const;
  const { result: whole } = await checkedPair(product, user, files, { subtract: [] });
  const { result } = await checkedPair(product, user, files, { subtract: ['statute'] });
  const { after } = result.statistics.originInTarget;
  expect(after.matched).toBeLessThan(whole.statistics.originInTarget.after.matched);
  expect(after.total).toBeLessThan(whole.statistics.originInTarget.after.total);
  const counted = result.blockList.filter(({ isSubtracted }) => !isSubtracted);
  expect(counted.map(({ references }) => references.d0?.text.replace(/[。\s]/g, ''))).toEqual([
    REUSED.replace('。', ''),
  ]);
  expect(result.subtracted.filter(({ kind }) => kind === 'statute')).toHaveLength(2);
  expect(result.coverage.examined).toContainEqual({ what: '扣除的法律条文：《渡口条例》（条）', count: 1 });
  expect(result.coverage.notExamined.map(({ what }) => what)).not.toContain('法律条文');
});

it('statutes are identified by a hash in the settings, so that the run can be repeated', async () => {
  const user = await product.signIn();
  const files = [[['甲.txt', ONE]], [['乙.txt', OTHER]]] as const;
  const hashes: (string | null)[] = [];
  for (const subtract of [[], ['statute'], ['statute']] as const) {
    const { result } = await checkedPair(product, user, files, { subtract: [...subtract] });
    hashes.push(result.settings.statutesSha256);
  }
  expect(hashes).toEqual([null, expect.stringMatching(/^[0-9a-f]{64}$/), hashes[1]]);
});

it('statutes that are being imported are reported as not searched', async () => {
  const user = await product.signIn();
  const { pool, close } = openDatabase(product.databaseUrl, (error) => expect.fail(error.message));
  const { rows } = await pool.query('select corpus from law_index');
  await pool.query("update law_index set corpus = 'of before'");
  const files = [[['甲.txt', ONE]], [['乙.txt', OTHER]]] as const;
  const { result } = await checkedPair(product, user, files, { subtract: ['statute'] });
  await pool.query('update law_index set corpus = $1', [rows[0].corpus]);
  await close();
  expect(result.coverage.notExamined).toContainEqual({
    what: '法律条文',
    count: 1,
    reason: expect.stringContaining('正在导入'),
  });
});

it('statutes are also subtracted from a pair that is compared later', async () => {
  const user = await product.signIn();
  const own = (text: string) => `${text}\n${LIGHT_ARTICLE}`;
  const { id } = await checkedMany(
    product,
    user,
    [['甲.txt', ONE]],
    [[['乙.txt', own('塔身每年油漆一次，油漆由甲方提供。')]], [['丙.txt', own('值班室配备两台对讲机。')]]],
    { subtract: ['statute'] },
  );
  const pair = await user.call(readManyPair, { query: { taskId: id, orgDocId: 'd1', tagDocId: 'd2' } });
  const { before, after } = pair.statistics.originInTarget;
  expect(before.matched).toBeGreaterThan(50);
  expect(after.matched).toBe(0);
});
