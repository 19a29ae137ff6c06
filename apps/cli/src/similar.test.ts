/** The real program, started as a user starts it. */
import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const program = join(import.meta.dirname, '../bin/wenjian.mjs');
const copied = '承包人应当在每日收工之前清点现场剩余的电缆和接头，并把数量填写在材料台账的附页上。';
const disguised = [...copied].join('\u200b');
const form = '投标人应当按照招标文件规定的格式逐页填写响应内容并加盖单位公章。';
let folder = '';
let one = '';
let other = '';
let template = '';

interface Outcome {
  readonly status: number;
  readonly out: string;
  readonly notes: string;
}

function run(...args: string[]): Promise<Outcome> {
  return new Promise((resolve) => {
    execFile(process.execPath, [program, 'similar', ...args], (error, stdout, stderr) => {
      resolve({ status: error === null ? 0 : Number(error.code), out: stdout, notes: stderr });
    });
  });
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cli-similar-'));
  one = join(folder, '甲.txt');
  other = join(folder, '乙.txt');
  template = join(folder, '招标文件.txt');
  await writeFile(one, `${form}\n我公司拟派八名电工进驻。\n${disguised}\n`);
  await writeFile(other, `${copied}\n冬季以前完成全部管沟回填。\n${form}\n`);
  await writeFile(template, `${form}\n`);
});

afterAll(() => rm(folder, { recursive: true }));

describe('wenjian similar', () => {
  it('prints similarity in both directions, fragments on both sides, evasion and coverage as JSON', async () => {
    const { status, out, notes } = await run(one, other, '--json');
    expect(status).toBe(0);
    expect(notes).toContain('正在查重');
    const result = JSON.parse(out);
    const shape = ['similarity', 'rewritten', 'fragments', 'images', 'authorship', 'evasion', 'coverage'];
    expect(Object.keys(result)).toEqual(shape);
    expect(result.similarity.aInB).toBeGreaterThan(0.8);
    expect(result.similarity.bInA).toBeGreaterThan(0.8);
    expect(result.fragments).toHaveLength(2);
    const [, { pieces, ...second }] = result.fragments;
    expect(pieces).toEqual([{ a: placeOf(second.a), b: placeOf(second.b) }]);
    expect(second).toEqual({
      a: { start: 46, end: 46 + disguised.length - 2, text: disguised.slice(0, -2) },
      b: { start: 0, end: copied.length - 1, text: copied.slice(0, -1) },
      kind: 'verbatim',
    });
    expect(result.evasion).toMatchObject([{ side: 'a', kind: 'invisible' }]);
    expect(result.coverage.examined.length).toBeGreaterThan(0);
  });

  it('names evidence of a common author, with its innocent explanation', async () => {
    const [first, second] = ['三.txt', '四.txt'].map((name) => join(folder, name));
    await writeFile(first ?? '', '甲公司投标文件\n联系电话：13812345678\n我方承诺按期完工。\n');
    await writeFile(second ?? '', '乙公司投标文件\n如有疑问请致电 138 1234 5678。\n');
    const { out } = await run(first ?? '', second ?? '', '--json');
    const line = JSON.parse(out).authorship.find(({ kind }: { kind: string }) => kind === 'phone');
    expect(line.values.map(({ documentId }: { documentId: string }) => documentId)).toEqual(['a', 'b']);
    expect(line.innocent).not.toBe('');
    const told = await run(first ?? '', second ?? '');
    expect(told.out).toContain('[同源线索]');
  });

  it('names bidders that appear in the other bid, and misspellings both have', async () => {
    const [first, second] = ['五.txt', '六.txt'].map((name) => join(folder, name));
    const slip = '保证金应当在开标以前及时转帐至指定账户。';
    await writeFile(first ?? '', `投标人：恒远科技有限公司\n${slip}\n我方承诺按期完工。\n`);
    await writeFile(second ?? '', `投标人：华晟建设有限公司\n恒远科技有限公司保证质量。\n${slip}\n`);
    const { authorship } = JSON.parse((await run(first ?? '', second ?? '', '--json')).out);
    expect(authorship.map(({ kind }: { kind: string }) => kind).sort()).toEqual(['otherParty', 'typos']);
  });

  it('leaves out the text of a template', async () => {
    const { out } = await run(one, other, '--template', template, '--json');
    const { fragments } = JSON.parse(out);
    expect(fragments).toHaveLength(1);
    expect(fragments[0].b.text).toBe(copied.slice(0, -1));
  });

  it('reports a file compared with itself as completely the same', async () => {
    const { out } = await run(one, one, '--json');
    expect(JSON.parse(out).similarity).toEqual({ aInB: 1, bInA: 1 });
  });

  it('prints sentences for people without --json', async () => {
    const { out } = await run(one, other, '--template', template);
    expect(out).toContain('共 1 个片段');
    expect(out).toContain('已扣除模板或招标文件');
    expect(out).toContain('[逐字相同]');
    expect(out).toContain('[规避痕迹] 被查文件：');
  });

  it('ends with status 2 and one message for an unusable file', async () => {
    expect(await run(one, join(folder, '没有.txt'))).toEqual({
      status: 2,
      out: '',
      notes: expect.stringContaining('找不到文件'),
    });
    const { status, notes } = await run(one);
    expect(status).toBe(2);
    expect(notes).toContain('wenjian similar A B');
  });
});

function placeOf({ start, end }: { readonly start: number; readonly end: number }) {
  return { start, end };
}
