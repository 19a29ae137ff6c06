/** The real program, started as a user starts it. */
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readDocx } from '@wenjian/readers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { modulesLoadedBy } from '../../server/src/testing/loaded-modules.ts';

const program = join(import.meta.dirname, '../bin/wenjian.mjs');
let folder = '';
let oldPath = '';
let newPath = '';

interface Outcome {
  readonly status: number;
  readonly out: string;
  readonly notes: string;
}

function run(...args: string[]): Promise<Outcome> {
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [program, ...args],
      { maxBuffer: 64 * 1024 * 1024 },
      (error, stdout, stderr) => {
        const status = error === null ? 0 : Number(error.code);
        resolve({ status, out: stdout, notes: stderr });
      },
    );
  });
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cli-'));
  oldPath = join(folder, '旧.txt');
  newPath = join(folder, '新.txt');
  await writeFile(oldPath, '第一条 租金为5000元。\n第二条 双方签字后生效。\n');
  await writeFile(newPath, '第一条 租金为6000元。\n第二条 双方签字后生效。\n');
});

afterAll(() => rm(folder, { recursive: true }));

/** A picture without text: a dark disc on white, as BMP. */
function disc(radius: number): Buffer {
  const side = 300;
  const head = Buffer.alloc(54);
  head.write('BM');
  head.writeUInt32LE(54 + side * side * 3, 2);
  head.writeUInt32LE(54, 10);
  head.writeUInt32LE(40, 14);
  head.writeInt32LE(side, 18);
  head.writeInt32LE(side, 22);
  head.writeUInt16LE(1, 26);
  head.writeUInt16LE(24, 28);
  const pixels = Buffer.alloc(side * side * 3, 255);
  for (let y = 0; y < side; y++)
    for (let x = 0; x < side; x++)
      if (Math.hypot(x - side / 2, y - side / 2) < radius)
        pixels.fill(40, (y * side + x) * 3, (y * side + x + 1) * 3);
  return Buffer.concat([head, pixels]);
}

/** A line of text somewhere on the first page. */
const oneBox = {
  page: 0,
  x: expect.any(Number),
  y: expect.any(Number),
  width: expect.any(Number),
  height: expect.any(Number),
};

describe('wenjian read', () => {
  it('prints the document as JSON on stdout and progress on stderr', async () => {
    const { status, out, notes } = await run('read', oldPath, '--json');
    expect(status).toBe(0);
    expect(notes).toContain('正在读取');
    expect(JSON.parse(out)).toEqual({
      kind: 'txt',
      pageCount: 1,
      blocks: [
        { id: 'b1', type: 'paragraph', text: '第一条 租金为5000元。', page: 1, boxes: [oneBox] },
        { id: 'b2', type: 'paragraph', text: '第二条 双方签字后生效。', page: 1, boxes: [oneBox] },
      ],
      text: '第一条 租金为5000元。\n第二条 双方签字后生效。',
      coverage: { examined: [{ what: '段落', count: 2 }], notExamined: [] },
    });
  });

  it('prints the text without --json', async () => {
    expect((await run('read', oldPath)).out).toBe('第一条 租金为5000元。\n第二条 双方签字后生效。\n');
  });

  it('ends with status 2 and one message for an unusable file', async () => {
    const empty = join(folder, '空.docx');
    await writeFile(empty, '');
    expect(await run('read', join(folder, '没有.txt'))).toEqual({
      status: 2,
      out: '',
      notes: expect.stringContaining('找不到文件'),
    });
    expect(await run('read', folder)).toEqual({
      status: 2,
      out: '',
      notes: expect.stringContaining('这不是文件'),
    });
    expect(await run('read', empty)).toEqual({
      status: 2,
      out: '',
      notes: expect.stringContaining('文件是空的'),
    });
  });
});

describe('wenjian ocr', () => {
  it('prints pages of lines with confidence and place', async () => {
    const picture = join(import.meta.dirname, '../../../readers/src/ocr/testing/contract-part.png');
    const { status, out } = await run('ocr', picture, '--json');
    expect(status).toBe(0);
    const { pages } = JSON.parse(out);
    expect(pages).toHaveLength(1);
    expect(pages[0].lines.length).toBeGreaterThan(1);
    for (const line of pages[0].lines) {
      expect(line).toEqual({
        text: expect.any(String),
        confidence: expect.any(Number),
        box: {
          x: expect.any(Number),
          y: expect.any(Number),
          width: expect.any(Number),
          height: expect.any(Number),
        },
      });
    }
  });

  it('refuses what is neither an image nor a PDF with status 2 and one message', async () => {
    expect(await run('ocr', oldPath)).toMatchObject({
      status: 2,
      notes: expect.stringContaining('图片与 PDF'),
    });
  });
});

describe('wenjian convert', () => {
  it('writes the file in the requested format', async () => {
    const out = join(folder, '旧.pdf');
    expect((await run('convert', oldPath, '--to', 'pdf', '--out', out)).status).toBe(0);
    expect((await readFile(out)).toString('latin1', 0, 5)).toBe('%PDF-');
    expect((await run('read', out)).out).toContain('租金为5000元');
  });

  it('works on the pages of a PDF and says what was read back; a password comes from a file', async () => {
    const [source, turned] = [join(folder, '旧.pdf'), join(folder, '转.pdf')];
    const arranged = await run('convert', source, '--tool', 'arrange', '--pages', '1@90', '--out', turned);
    expect(arranged).toMatchObject({ status: 0, notes: expect.stringContaining('已核对：结果文件共 1 页') });
    const [password, locked, open] = [
      join(folder, '密码.txt'),
      join(folder, '锁.pdf'),
      join(folder, '开.pdf'),
    ];
    await writeFile(password, '开门\n');
    const withPassword = ['--password-file', password, '--out'];
    expect((await run('convert', turned, '--tool', 'protect', ...withPassword, locked)).status).toBe(0);
    expect((await run('read', locked)).status).toBe(2);
    expect((await run('convert', locked, '--tool', 'unlock', ...withPassword, open)).status).toBe(0);
    expect((await run('read', open)).out).toContain('租金为5000元');
  });

  it('says what is wrong with the pages', async () => {
    const source = join(folder, '旧.pdf');
    const refused = await run(
      'convert',
      source,
      '--tool',
      'arrange',
      '--pages',
      '甲',
      '--out',
      join(folder, 'x'),
    );
    expect(refused).toMatchObject({ status: 2, notes: expect.stringContaining('页面“甲”无法识别') });
  });

  it('refuses an unknown format with status 2 and one message', async () => {
    const refused = await run('convert', oldPath, '--to', 'exe', '--out', join(folder, 'x'));
    expect(refused).toMatchObject({ status: 2, out: '', notes: expect.stringContaining('参数有误') });
  });
});

describe('wenjian compare', () => {
  it('prints changes, statistics and coverage as JSON', async () => {
    const { status, out } = await run('compare', oldPath, newPath, '--json');
    expect(status).toBe(0);
    expect(JSON.parse(out)).toEqual({
      changes: [
        {
          id: expect.stringMatching(/^c-[0-9a-f]{16}$/),
          type: 'replace',
          significance: 'major',
          old: { text: '5000元', page: 1, block: 'b1' },
          new: { text: '6000元', page: 1, block: 'b1' },
          reason: '租金由 5000元 改为 6000元',
        },
      ],
      statistics: {
        insert: 0,
        delete: 0,
        replace: 1,
        move: 0,
        format: 0,
        image: 0,
        major: 1,
        minor: 0,
        noise: 0,
        suspect: 0,
        oldCharacters: 26,
        newCharacters: 26,
      },
      coverage: {
        examined: [
          { side: 'old', what: '段落', count: 2 },
          { side: 'new', what: '段落', count: 2 },
        ],
        notExamined: [],
      },
    });
  });

  it('describes the differences in words, or says that there are none', async () => {
    expect((await run('compare', oldPath, newPath)).out).toContain('共 1 处差异：重要 1');
    expect((await run('compare', oldPath, oldPath)).out).toContain('完全一致');
  });

  const bundle = process.env.WENJIAN_BUNDLE ?? '';

  it.skipIf(bundle === '')('loads for two texts neither writers nor what other formats need', async () => {
    const args = ['compare', oldPath, newPath, '--json'];
    const modules = await modulesLoadedBy(join(bundle, 'wenjian.mjs'), args);
    expect(modules).toContain('readers/src/text/read-text.ts');
    const needless =
      /^(?:writers|node_modules\/(?:@cantoo|@e965|@embedpdf|docx|fontkit|onnxruntime-node|parse5|sharp))\/|^readers\/src\/(?:docx\/read|pdf|slides)/;
    expect(modules.filter((module) => needless.test(module))).toEqual([]);
  });

  it('compares files that hold only pictures as pictures', async () => {
    const [one, other] = [join(folder, '画一.bmp'), join(folder, '画二.bmp')];
    await writeFile(one, disc(90));
    await writeFile(other, disc(60));
    const same = JSON.parse((await run('compare', one, one, '--json')).out);
    expect(same.changes).toEqual([]);
    const { status, out } = await run('compare', one, other, '--json');
    expect(status).toBe(0);
    const { changes, coverage } = JSON.parse(out);
    expect(changes).toMatchObject([{ type: 'image', significance: 'minor', reason: '图片已更换或修改' }]);
    expect(coverage.notExamined).toContainEqual({
      side: 'new',
      what: '没有可读取文字的页面',
      count: 1,
      reason: expect.stringContaining('只按画面读取'),
    });
  }, 60_000);

  it('writes a self-contained HTML report', async () => {
    const report = join(folder, '报告.html');
    expect((await run('compare', oldPath, newPath, '--html', report)).status).toBe(0);
    expect(await readFile(report, 'utf8')).toContain('<del class="major">5000元</del>');
  });

  it('writes OLD with tracked changes, and NEW with its changes marked', async () => {
    const docx = join(folder, '修订.docx');
    const pdf = join(folder, '标注.pdf');
    const { status, notes } = await run('compare', oldPath, newPath, '--docx', docx, '--pdf', pdf);
    expect(status).toBe(0);
    expect(notes).toContain(`已写入 ${docx}`);
    expect((await readDocx(docx)).text).toBe((await run('read', newPath)).out.trimEnd());
    expect((await readFile(pdf)).subarray(0, 5).toString()).toBe('%PDF-');
  });

  it('never overwrites the files it compares', async () => {
    const before = await readFile(oldPath);
    for (const option of ['--docx', '--pdf', '--html'])
      expect(await run('compare', oldPath, newPath, option, oldPath)).toMatchObject({
        status: 2,
        notes: expect.stringContaining('输出文件不能是正在比对的文件'),
      });
    expect(await readFile(oldPath)).toEqual(before);
  });

  it('refuses impossible options with status 2 and one message', async () => {
    expect(await run('compare', oldPath, newPath, '--html', join(folder, 'no', 'x.html'))).toMatchObject({
      status: 2,
    });
    expect(await run('compare', oldPath)).toMatchObject({
      status: 2,
      notes: expect.stringContaining('用法'),
    });
    expect(await run('compare', oldPath, newPath, '--colour')).toMatchObject({
      status: 2,
      notes: expect.stringContaining('用法'),
    });
  });
});

describe('wenjian audit', () => {
  it('prints the risks of a contract for one side with their place, and every rule', async () => {
    const path = join(folder, '租赁.txt');
    await writeFile(
      path,
      '房屋租赁合同\n甲方（出租方）：杭州青禾置业有限公司\n乙方（承租方）：苏州云杉设备有限公司\n第一条 租赁期限为25年。\n第二条 乙方可以自行将房屋转租给他人。\n',
    );
    const { status, out } = await run('audit', path, '--standpoint', '乙方', '--json');
    expect(status).toBe(0);
    const result = JSON.parse(out);
    expect(result).toMatchObject({ contractType: 'lease', standpoint: '乙方（苏州云杉设备有限公司）' });
    const byRule = (ruleId: string) =>
      result.risks.find((risk: { ruleId: string }) => risk.ruleId === ruleId);
    expect(byRule('validity.lease-over-twenty-years')).toMatchObject({
      level: 'high',
      quote: '第一条 租赁期限为25年。',
      page: 1,
      boxes: [oneBox],
      origin: 'rule',
    });
    expect(byRule('validity.lease-sublet-silent')).toBeUndefined();
    expect(result.checked.length).toBeGreaterThanOrEqual(150);
    expect(result.coverage.examined.length).toBeGreaterThan(0);
  });

  it('answers demands from the clauses, with their words', async () => {
    const path = join(folder, '付款.txt');
    await writeFile(
      path,
      '买卖合同\n甲方（买方）：杭州青禾置业有限公司\n乙方（卖方）：苏州云杉设备有限公司\n第一条 甲方应在验收合格后60日内付款。\n',
    );
    const { status, out } = await run(
      'audit',
      path,
      '--demand',
      '付款期限不超过30日',
      '--demand',
      '是否约定保密义务',
    );
    expect(status).toBe(0);
    expect(out).toContain('[不符合或有风险] 付款期限不超过30日\n  所引约定为60日，不符合“不超过30日”');
    expect(out).toContain('原文：第一条 甲方应在验收合格后60日内付款。');
    expect(out).toContain('[没有找到约定] 是否约定保密义务');
  });

  it('refuses an unknown template with status 2 and one message', async () => {
    const { status, notes } = await run('audit', oldPath, '--template', '没有');
    expect(status).toBe(2);
    expect(notes).toContain('没有编号为“没有”的审查清单');
  });
});

describe('wenjian', () => {
  it('lists its commands', async () => {
    const { status, out } = await run('--help');
    expect(status).toBe(0);
    for (const name of ['read', 'compare']) expect(out).toContain(name);
    expect(await run('compare', '--help')).toMatchObject({
      status: 0,
      out: expect.stringContaining('OLD NEW'),
    });
  });

  it('refuses an unknown command', async () => {
    expect(await run('dance')).toMatchObject({ status: 2, notes: expect.stringContaining('dance') });
  });
});

it('facts: a row for each contract, the others with their reason, and a table', async () => {
  const contract = join(folder, '合同.txt');
  const table = join(folder, '要素.xlsx');
  await writeFile(
    contract,
    '采购合同\n甲方：扬州广陵面粉厂\n乙方：高邮蛋品有限公司\n第一条 合同总价为人民币7,300元。\n',
  );
  const { status, out } = await run('facts', contract, join(folder, '没有.txt'), '--json', '--xlsx', table);
  const { documents } = JSON.parse(out);
  expect([status, documents[0].facts.amount.money.value, documents[1].reason]).toEqual([
    0,
    7300,
    'unreadable',
  ]);
  expect((await readFile(table)).subarray(0, 2).toString()).toBe('PK');
  expect((await run('facts', join(folder, '没有.txt'))).status).toBe(2);
});
