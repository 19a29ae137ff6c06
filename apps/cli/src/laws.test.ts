/** The real program on its own data folder, whose database it starts and stops itself. */
import { execFile, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  FERRY_ARTICLE,
  LIGHT_ARTICLE,
  STATUTES,
  writeStatutes,
} from '../../server/src/features/laws/laws.testing.ts';

const program = join(import.meta.dirname, '../bin/wenjian.mjs');
let folder = '';
let data = '';
let statutes: ReturnType<typeof writeStatutes>;

const { DATABASE_URL: _, ...own } = process.env;
// Sixty thousand articles: a test brings a few of its own.
const env = { ...own, SHIPPED_LAWS: 'no' };

function run(...args: string[]): Promise<{ status: number; out: string; notes: string }> {
  return new Promise((resolve) => {
    execFile(process.execPath, [program, ...args, '--data', data], { env }, (error, stdout, stderr) => {
      resolve({ status: error === null ? 0 : Number(error.code), out: stdout, notes: stderr });
    });
  });
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cli-laws-'));
  await chmod(folder, 0o755);
  data = join(folder, 'data');
  statutes = writeStatutes();
});
afterAll(async () => {
  statutes.remove();
  await rm(folder, { recursive: true, force: true });
});

describe('wenjian laws', () => {
  it('answers unusable input with one clear message and status 2', async () => {
    expect(await run('laws')).toMatchObject({ status: 2, notes: expect.stringContaining('用法') });
    expect(await run('laws', 'import', join(folder, 'none'))).toMatchObject({
      status: 2,
      notes: expect.stringContaining('找不到文件夹'),
    });
    expect(await run('laws', 'search', '灯塔', '--top', '0')).toMatchObject({ status: 2 });
    expect(existsSync(data)).toBe(false);
  });

  it('says what to do where there is no law', async () => {
    const { status, out, notes } = await run('laws', 'search', '违约金太高', '--top', '3');
    expect([status, out]).toEqual([2, '']);
    expect(notes).toContain('laws import');
  });

  it('imports a folder and stops the database it started', async () => {
    const { status, out } = await run('laws', 'import', statutes.folder, '--json');
    expect(status).toBe(0);
    expect(JSON.parse(out)).toMatchObject({ laws: 4, articles: 12, added: 4, skipped: 1 });
    expect(existsSync(join(data, 'pg', 'postmaster.pid'))).toBe(false);
  });

  it('tells what an import changes before and while it is done, and that the same changes nothing', async () => {
    const name = '渡口条例(2015-03-01).md';
    const next = writeStatutes({
      [name]: `${STATUTES[name]?.replace('公示票价', '在入口处公示票价')}\n\n第三条 渡口夜间关闭。`,
      '航标管理条例(2022-01-01).md':
        '# 航标管理条例\n\n2022年1月1日 公布\n\n<!-- INFO END -->\n\n第一条 航标由专人管理。',
    });
    const dry = await run('laws', 'import', next.folder, '--dry-run', '--json');
    const told = JSON.parse(dry.out);
    expect(told).toMatchObject({ isDryRun: true, laws: 2, added: 1, replaced: 1, unchanged: 0, articles: 4 });
    expect(told.changes.laws).toMatchObject([
      {
        name: '渡口条例',
        kind: 'replaced',
        counts: { added: 1, changed: 1, same: 1 },
        articles: [
          { kind: 'changed', label: '第二条', pieces: [{}, { kind: 'added', words: '在入口处' }, {}] },
          { kind: 'added', label: '第三条' },
        ],
      },
      { name: '航标管理条例', kind: 'new', articles: [] },
    ]);
    expect(dry.notes).toContain('没有导入任何内容');
    const { out, notes } = await run('laws', 'import', next.folder);
    expect(notes).toContain('改 第二条：渡口应当{+在入口处+}公示票价。');
    expect(notes).toContain('《航标管理条例》（2022-01-01）：新增，1 条');
    expect(out).toContain('新增 1 部，更新 1 部，未变 0 部');
    const again = await run('laws', 'import', next.folder, '--json');
    next.remove();
    expect(JSON.parse(again.out)).toMatchObject({ unchanged: 2, changes: { laws: [], standing: [] } });
    expect(again.notes).not.toContain('渡口条例');
  });

  it('finds articles, several commands at once on one folder', async () => {
    const [one, other] = await Promise.all([
      run('laws', 'search', '灯塔熄灭由谁赔偿', '--top', '2', '--json'),
      run('laws', 'search', '灯塔法第三条之一', '--top', '1', '--json'),
    ]);
    const found = JSON.parse(one.out);
    expect(found[0]).toMatchObject({ law: '中华人民共和国灯塔法', article: '第三条', status: 'inForce' });
    expect(found).toHaveLength(2);
    expect(JSON.parse(other.out)[0]).toMatchObject({ article: '第三条之一' });
  });

  it('answers one question per line with one list per line', async () => {
    const child = spawn(process.execPath, [program, 'laws', 'search', '--lines', '--data', data], { env });
    child.stdin.end('渡口票价\n没有的事\n');
    let out = '';
    for await (const chunk of child.stdout) out += String(chunk);
    const [first, second] = out
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(first[0]).toMatchObject({
      law: '渡口条例',
      article: '第二条',
      text: '渡口应当在入口处公示票价。',
    });
    expect(second).toBeInstanceOf(Array);
  });

  it('checks the citations of a file', async () => {
    const file = join(folder, '函.txt');
    await writeFile(file, '依据《灯塔法》第二条、第九条及《航标守护条例》第一条。\n');
    const { out } = await run('laws', 'check', file, '--json');
    expect(JSON.parse(out)).toMatchObject([
      { text: '《灯塔法》第二条', outcome: 'exists', article: '第二条', articleText: LIGHT_ARTICLE },
      { text: '第九条', outcome: 'notFound' },
      { outcome: 'repealed', successor: { law: '中华人民共和国灯塔法' } },
    ]);
  });

  it('makes similar leave out the statutes both files quote', async () => {
    const [one, other] = [join(folder, '甲.txt'), join(folder, '乙.txt')];
    await writeFile(one, `${FERRY_ARTICLE}\n我方自备渡轮三艘，船龄五年以内。\n`);
    await writeFile(other, `甲板每周清洗两次，用水取自岸上。\n${FERRY_ARTICLE}\n`);
    const result = JSON.parse((await run('similar', one, other, '--json')).out);
    expect(result.similarity).toEqual({ aInB: 0, bInA: 0 });
    expect(result.coverage.examined).toContainEqual({ what: '扣除的法律条文：《渡口条例》（条）', count: 1 });
  });
});
