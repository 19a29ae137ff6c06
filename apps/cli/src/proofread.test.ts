/** The real program, started as a user starts it. */
import { spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const program = join(import.meta.dirname, '../bin/wenjian.mjs');
let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cli-proofread-'));
});

afterAll(() => rm(folder, { recursive: true }));

interface Outcome {
  readonly status: number;
  readonly out: string;
  readonly notes: string;
}

function run(args: readonly string[], input = ''): Promise<Outcome> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [program, 'proofread', ...args]);
    let out = '';
    let notes = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      out += text;
    });
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      notes += text;
    });
    child.on('close', (status) => resolve({ status: status ?? -1, out, notes }));
    child.stdin.end(input);
  });
}

describe('wenjian proofread', () => {
  it('prints corrections, the corrected text and the coverage of a file', async () => {
    const path = join(folder, '合同.txt');
    await writeFile(path, '本合同由双方签定，款项汇入乙方帐户。\n');
    const { status, out } = await run([path, '--json']);
    expect(status).toBe(0);
    const result = JSON.parse(out);
    expect(result.corrected).toBe('本合同由双方签订，款项汇入乙方账户。');
    expect(result.corrections[0]).toMatchObject({
      start: 6,
      end: 8,
      original: '签定',
      suggestion: '签订',
      ruleId: 'typo.agreement.sign',
      confidence: expect.any(Number),
      reason: expect.stringContaining('签订'),
    });
    expect(result.coverage.examined).toEqual([{ what: '段落', count: 1 }]);
  });

  it('prints one object per line for the lines of stdin', async () => {
    const { status, out } = await run(['--lines'], '双方签定本合同。\n双方签订本合同。\n');
    expect(status).toBe(0);
    const lines = out
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(lines.map(({ text, corrected }) => ({ text, corrected }))).toEqual([
      { text: '双方签定本合同。', corrected: '双方签订本合同。' },
      { text: '双方签订本合同。', corrected: '双方签订本合同。' },
    ]);
    expect(lines[1].corrections).toEqual([]);
  });

  it('has its models with it: nothing needs to have been started or fetched before', async () => {
    const { status, out, notes } = await run(
      ['--lines', '--data', folder],
      '违金由乙方支付。\n乙方应当在收到通知之日起十日内完成整整改。\n',
    );
    expect({ status, notes }).toEqual({ status: 0, notes: '' });
    const lines = out
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line).corrected);
    expect(lines).toEqual(['违约金由乙方支付。', '乙方应当在收到通知之日起十日内完成整改。']);
  });

  it('follows the lexicon of the team, and names the lines it cannot use', async () => {
    const lexicon = join(folder, '词库.tsv');
    await writeFile(lexicon, '签定\nwrong\t本合同书\t本合同\nwrong\t帐户\n');
    const path = join(folder, '协议.txt');
    await writeFile(path, '双方签定本合同书，款项汇入乙方帐户。\n');
    const { status, out, notes } = await run([path, '--lexicon', lexicon, '--json']);
    expect(status).toBe(0);
    expect(JSON.parse(out).corrected).toBe('双方签定本合同，款项汇入乙方账户。');
    expect(notes).toContain('词库第 3 行无法使用：“帐户”缺少替换词');
    const lines = await run(['--lines', '--lexicon', lexicon], '双方签定本合同书。\n');
    expect(JSON.parse(lines.out).corrected).toBe('双方签定本合同。');
  });

  it('refuses a lexicon that does not exist or has no usable line', async () => {
    const path = join(folder, '合同二.txt');
    await writeFile(path, '双方签订本合同。\n');
    const missing = await run([path, '--lexicon', join(folder, '没有.tsv')]);
    expect(missing).toMatchObject({ status: 2, out: '' });
    expect(missing.notes).toContain('找不到文件');
    const empty = join(folder, '空.tsv');
    await writeFile(empty, 'maybe\t词\n');
    const refused = await run([path, '--lexicon', empty]);
    expect(refused.status).toBe(2);
    expect(refused.notes).toContain('词库中没有可用的词语');
  });

  it('explains the lexicon in its help', async () => {
    const { status, out } = await run(['--help']);
    expect(status).toBe(0);
    expect(out).toContain('--lexicon FILE');
    expect(out).toContain('wrong<TAB>词语<TAB>替换词');
  });

  it('shows its usage when the arguments are wrong', async () => {
    const { status, notes } = await run([]);
    expect(status).toBe(2);
    expect(notes).toContain('wenjian proofread FILE');
  });
});
