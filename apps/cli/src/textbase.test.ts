/** The real program, started as a user starts it, with its own database and folder. */
import { execFile } from 'node:child_process';
import { chmod, copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const program = join(import.meta.dirname, '../bin/wenjian.mjs');
const copied = '承包人应当在每日收工之前清点现场剩余的电缆和接头，并把数量填写在材料台账的附页上。';
const other = '冬季来临以前完成全部管沟回填，回填土分层夯实并由监理工程师逐层签字确认。';
let folder = '';
let papers = '';
let data = '';

interface Outcome {
  readonly status: number;
  readonly out: string;
  readonly notes: string;
}

const run = (...args: string[]) => runProgram('textbase', ...args);
const runLaws = (...args: string[]) => runProgram('laws', ...args);

function runProgram(...args: string[]): Promise<Outcome> {
  return new Promise((resolve) => {
    // Loading all of them would take longer than everything else here.
    const env = { ...process.env, DATABASE_URL: undefined, SHIPPED_LAWS: 'no' };
    execFile(process.execPath, [program, ...args], { env }, (error, stdout, stderr) => {
      resolve({ status: error === null ? 0 : Number(error.code), out: stdout, notes: stderr });
    });
  });
}

async function json(...args: string[]) {
  const { status, out, notes } = await run(...args, '--json', '--data', data);
  expect([status, notes]).toEqual([0, expect.any(String)]);
  return JSON.parse(out);
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cli-textbase-'));
  await chmod(folder, 0o755);
  papers = join(folder, '文件');
  data = join(folder, 'data');
  await mkdir(join(papers, '往年'), { recursive: true });
  await writeFile(join(papers, '甲.txt'), `甲公司的施工方案。\n${copied}\n`);
  await writeFile(join(papers, '往年', '乙.txt'), `乙公司的回填方案。\n${other}\n`);
  await writeFile(join(papers, '坏.docx'), 'PK\u0003\u0004 nothing in it');
});

afterAll(() => rm(folder, { recursive: true }));

describe('wenjian textbase', () => {
  it('imports whole folders, names unreadable files, and stores nothing twice', async () => {
    const first = await json('add', papers);
    expect(Object.keys(first)).toEqual(['documents', 'total', 'coverage']);
    const outcomes = ({ documents }: typeof first) =>
      documents.map(({ name, outcome }: { name: string; outcome: string }) => [name, outcome]);
    expect(outcomes(first)).toEqual([
      ['乙.txt', 'added'],
      ['甲.txt', 'added'],
    ]);
    const [broken] = first.coverage.notExamined;
    expect([broken.what, broken.reason]).toEqual([
      expect.stringContaining('坏.docx'),
      expect.stringContaining('损坏'),
    ]);
    await copyFile(join(papers, '甲.txt'), join(folder, '甲的副本.txt'));
    const again = await json('add', papers, join(folder, '甲的副本.txt'));
    expect(outcomes(again).map(([, outcome]: string[]) => outcome)).toEqual(Array(3).fill('unchanged'));
    expect(again.total).toBe(2);
  });

  it('finds the sources of a file, with each fragment on both sides', async () => {
    const asked = join(folder, '应答.txt');
    const text = `我方的应答文件。\n${copied}\n以上为全部内容。\n`;
    await writeFile(asked, text);
    const result = await json('check', asked);
    expect(Object.keys(result)).toEqual(['similarity', 'sources', 'coverage']);
    expect(result.sources).toHaveLength(1);
    const [{ documentId, name, names, share, fragments }] = result.sources;
    expect(names).toEqual(['甲.txt', '甲的副本.txt']);
    expect([typeof documentId, name, share]).toEqual(['string', '甲.txt', result.similarity]);
    expect(share).toBeGreaterThan(0.6);
    const [{ a, b, kind }] = fragments;
    expect([a.text, b.text, kind]).toEqual([copied.slice(0, -1), copied.slice(0, -1), 'verbatim']);
    expect(text.slice(a.start, a.end)).toBe(a.text);
    expect(result.coverage.examined).toContainEqual({ what: '文本库中检索的文件', count: 2 });
    const told = await run('check', asked, '--data', data);
    expect(told.out).toContain('[来源] 甲.txt、甲的副本.txt');
  });

  it('leaves out the checked file itself and says so; a copy of it elsewhere is a source', async () => {
    const own = await json('check', join(papers, '甲.txt'));
    expect([own.similarity, own.sources]).toEqual([0, []]);
    expect(own.coverage.notExamined).toContainEqual({
      what: '文本库中的“甲.txt”',
      count: 1,
      reason: expect.stringContaining('就是从被查文件加入的'),
    });
    const copy = await json('check', join(folder, '甲的副本.txt'));
    expect([copy.similarity, copy.sources[0].name]).toEqual([1, '甲.txt']);
  });

  it('uses the current content of a changed file', async () => {
    const path = join(papers, '往年', '乙.txt');
    const before = join(folder, '乙的旧文.txt');
    await copyFile(path, before);
    await writeFile(path, '乙公司改写了方案，改为采用预制管廊，原来的做法全部取消。\n');
    const { documents, total } = await json('add', path);
    expect([documents[0].outcome, total]).toEqual(['updated', 2]);
    expect((await json('check', before)).sources).toEqual([]);
  });

  it('keeps the former content of a changed file as long as another file has it', async () => {
    const [first, second] = [join(folder, '丙.txt'), join(folder, '丙的副本.txt')];
    const words = '丙公司在西坡种植三百株油松，每株均附有林业站出具的检疫合格证明和苗木标签。';
    for (const path of [first, second]) await writeFile(path, `${words}\n`);
    const added = await json('add', first, second);
    await writeFile(first, '丙公司改为种草，不再栽植乔木，其余安排另行通知各有关单位。\n');
    const changed = await json('add', first);
    expect([changed.documents[0].outcome, changed.total]).toEqual(['updated', added.total + 1]);
    const asked = join(folder, '问丙.txt');
    await writeFile(asked, `请核对：${words}\n`);
    expect((await json('check', asked)).sources).toHaveLength(1);
    await writeFile(second, '丙公司的副本也改了，内容与此前毫无关系，只为验证旧文不再保留。\n');
    expect((await json('add', second)).total).toBe(added.total + 1);
    expect((await json('check', asked)).sources).toEqual([]);
  });

  it('shares the database of a folder with other commands that run at the same time', async () => {
    const path = join(papers, '甲.txt');
    const outcomes = await Promise.all([
      run('add', path, '--data', data),
      runLaws('search', '渡口', '--data', data),
      run('check', path, '--data', data),
    ]);
    for (const { notes } of outcomes) expect(notes).not.toMatch(/Error|\bat /);
    expect([outcomes[0]?.status, outcomes[2]?.status]).toEqual([0, 0]);
  });

  it('ends with status 2 and one message for unusable input', async () => {
    const missing = await run('add', join(folder, '没有'), '--data', data);
    expect([missing.status, missing.out, missing.notes]).toEqual([
      2,
      '',
      expect.stringContaining('找不到文件'),
    ]);
    const broken = await run('add', join(papers, '坏.docx'), '--data', data);
    expect([broken.status, broken.notes]).toEqual([2, expect.stringContaining('没有文件加入文本库')]);
    const empty = await run('check', join(papers, '甲.txt'), '--data', join(folder, 'empty'));
    expect([empty.status, empty.notes]).toEqual([2, expect.stringContaining('还没有文件')]);
    const nothing = await run('remove', 'x');
    expect([nothing.status, nothing.notes]).toEqual([2, expect.stringContaining('add PATH… | check FILE')]);
    const inFile = await run('check', join(papers, '甲.txt'), '--data', join(papers, '甲.txt'));
    expect([inFile.status, inFile.notes]).toEqual([2, expect.stringContaining('无法使用数据目录')]);
  });
});
