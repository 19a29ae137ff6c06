/** What strangers found wrong in redlines, one by one, and then every structure at random. */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { strFromU8, unzipSync, zipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WordPackage } from '../docx/package/word-package.ts';
import { checkRedline } from './check/check-redline.ts';
import { redlineFiles } from './redline-files.ts';
import { editNames } from './word-edits.testing.ts';
import { type Block, type Inline, modelFile, type WordModel } from './word-model.testing.ts';
import { generatePair } from './word-pairs.testing.ts';
import { grid, line, model, plain, text } from './word-short.testing.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tree-redline-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const stamp = { author: '文鉴', date: new Date('2026-01-02T03:04:05Z') };
const path = (name: string): string => join(folder, `${name}.docx`);

/** Writes the redline of two files, checks it, and returns its parts. */
async function redline(old: Uint8Array, target: Uint8Array): Promise<(part: string) => string> {
  await writeFile(path('old'), old);
  await writeFile(path('new'), target);
  const word = await WordPackage.open(path('old'));
  const { leftOut } = redlineFiles(word, await WordPackage.open(path('new')), stamp);
  await word.write(path('out'));
  expect(await checkRedline(path('out'), path('old'), path('new'))).toBeNull();
  expect(leftOut).toEqual([]);
  const entries = unzipSync(await readFile(path('out')));
  return (part) => strFromU8(entries[`word/${part}.xml`] ?? new Uint8Array());
}

const between = (old: WordModel, target: WordModel) => redline(modelFile(old), modelFile(target));

/** The cells of the written table, each with its own changes. */
const cells = (xml: string): string[] =>
  (xml.match(/<w:tc>.*?<\/w:tc>/gs) ?? []).map((cell) =>
    cell
      .replace(/<w:del .*?<w:delText[^>]*>([^<]*)<.*?<\/w:del>/gs, '[-$1]')
      .replace(/<w:ins [^>]*?>(?!<\/w:rPr>)<w:r>.*?<w:t[^>]*>([^<]*)<.*?<\/w:ins>/gs, '[+$1]')
      .replace(/<[^>]*>/g, ''),
  );

describe('a content control', () => {
  it('that is the last block keeps its place when all its words are others', async () => {
    const control = (content: string): Uint8Array => {
      const entries = unzipSync(modelFile(model()));
      const xml = strFromU8(entries['word/document.xml'] ?? new Uint8Array());
      const block = `<w:sdt><w:sdtPr><w:alias w:val="管辖"/></w:sdtPr><w:sdtContent><w:p><w:r><w:t>${content}</w:t></w:r></w:p></w:sdtContent></w:sdt>`;
      const edited = xml.replace(/(?=<w:sectPr(?![\s\S]*<w:sectPr))/, block);
      return zipSync({ ...entries, 'word/document.xml': new TextEncoder().encode(edited) });
    };
    const part = await redline(control('管辖法院为甲方所在地人民法院。'), control('争议提交仲裁。'));
    expect(part('document').match(/<w:sdt>/g)).toHaveLength(1);
  });
});

describe('a table', () => {
  it('has the values of adjacent changed cells each in its own cell', async () => {
    const part = await between(
      model(grid(['品名', '数量', '单价'], ['钢材', '100吨', '5000元'])),
      model(grid(['品名', '数量', '单价'], ['钢材', '120吨', '6000元'])),
    );
    expect(cells(part('document')).slice(3)).toEqual(['钢材', '[-100][+120]吨', '[-5000元][+6000元]']);
  });

  it('has an inserted row as a row, marked on the row and on every run in it', async () => {
    const part = await between(
      model(grid(['品名', '数量'], ['钢材', '100吨'], ['水泥', '30吨'])),
      model(grid(['品名', '数量'], ['钢材', '100吨'], ['玻璃', '7箱'], ['水泥', '30吨'])),
    );
    const rows = part('document').match(/<w:tr>.*?<\/w:tr>/gs) ?? [];
    expect(rows).toHaveLength(4);
    expect(rows[2]).toMatch(/^<w:tr><w:trPr><w:ins /);
    expect(cells(rows[2] ?? '')).toEqual(['[+玻璃]', '[+7箱]']);
  });

  it('has a deleted row where it stood, marked on the row and on every run in it', async () => {
    const part = await between(
      model(grid(['品名', '数量'], ['钢材', '100吨'], ['水泥', '30吨'])),
      model(grid(['品名', '数量'], ['水泥', '35吨'])),
    );
    const rows = part('document').match(/<w:tr>.*?<\/w:tr>/gs) ?? [];
    expect(rows.map((row) => /<w:trPr><w:del /.test(row))).toEqual([false, true, false]);
    expect(cells(rows[1] ?? '')).toEqual(['[-钢材]', '[-100吨]']);
  });

  it('has a moved row deleted where it stood and inserted where it stands', async () => {
    const rows = [
      ['钢材', '100吨'],
      ['水泥', '30吨'],
      ['玻璃', '7箱'],
    ] as const;
    const [steel, ...others] = rows;
    const part = await between(
      model(grid(['品名', '数量'], ...rows)),
      model(grid(['品名', '数量'], ...others, steel)),
    );
    const written = part('document').match(/<w:tr>.*?<\/w:tr>/gs) ?? [];
    expect(written.map((row) => row.match(/<w:trPr><w:(ins|del) /)?.[1] ?? '')).toEqual([
      '',
      'del',
      '',
      '',
      'ins',
    ]);
    expect(cells(written[4] ?? '')).toEqual(['[+钢材]', '[+100吨]']);
  });

  it('that lost a column is replaced as a whole', async () => {
    const part = await between(
      model(grid(['品名', '数量', '单价'], ['钢材', '100吨', '5000元'])),
      model(grid(['品名', '数量'], ['钢材', '100吨'])),
    );
    const tables = part('document').match(/<w:tbl>.*?<\/w:tbl>/gs) ?? [];
    expect(tables.map((table) => table.match(/<w:gridCol /g)?.length)).toEqual([3, 2]);
  });

  it('that gained a column is replaced as a whole, every row tracked, with its grid and widths', async () => {
    const part = await between(
      model(grid(['品名', '数量'], ['钢材', '100吨'])),
      model(grid(['品名', '数量', '单价'], ['钢材', '100吨', '5000元'])),
    );
    const tables = part('document').match(/<w:tbl>.*?<\/w:tbl>/gs) ?? [];
    expect(tables.map((table) => table.match(/<w:gridCol /g)?.length)).toEqual([2, 3]);
    expect(tables.map((table) => table.match(/<w:trPr><w:(?:ins|del) /g)?.length)).toEqual([2, 2]);
  });

  it('whose column was widened keeps its cells, with the former width for a rejection', async () => {
    const wide = grid(['品名', '数量'], ['钢材', '100吨']);
    if (wide.kind === 'table') wide.columns[0] = 3000;
    const part = await between(model(grid(['品名', '数量'], ['钢材', '100吨'])), model(wide));
    expect(part('document')).toContain('w:tblGridChange');
    expect(part('document')).toContain('w:tcPrChange');
    expect(part('document')).not.toMatch(/<w:(?:ins|del) /);
  });
});

describe('inside of a paragraph', () => {
  const note = (content: string): Inline => ({ kind: 'note', place: 'footnote', blocks: [plain(content)] });
  const formula = (power: string): Inline => ({ kind: 'formula', base: 'x', power });

  it('a new footnote is a footnote, and so is an edited one', async () => {
    const part = await between(
      model(line(text('利率按公告执行'), note('见附件一'), text('，按月结息。'))),
      model(
        line(text('利率按公告执行'), note('见附件二'), text('，按月'), note('每月二十日'), text('结息。')),
      ),
    );
    expect(part('document')).toMatch(
      /<w:ins [^>]*><w:r>(?:<w:rPr>.*?<\/w:rPr>)?<w:footnoteReference w:id="\d+"\/><\/w:r><\/w:ins>/,
    );
    expect(part('document')).not.toContain('每月二十日');
    expect(part('footnotes')).toMatch(/<w:delText[^>]*>一<.*<w:t [^>]*>二</s);
    expect(part('footnotes')).toMatch(/<w:ins [^>]*><w:r><w:footnoteRef\/><w:t [^>]*>每月二十日/);
  });

  it('a formula stays a formula', async () => {
    const part = await between(
      model(line(text('面积为'), formula('2'), text('平方米。'))),
      model(line(text('面积约为'), formula('3'), text('平方米。'))),
    );
    expect(part('document')).toMatch(
      /<w:del [^>]*><m:oMath>.*?<m:t>2<\/m:t>.*?<\/m:oMath><\/w:del><w:ins [^>]*><m:oMath>.*?<m:t>3</,
    );
  });

  it('a moved paragraph has both ends of the move', async () => {
    const moved = plain('乙方应当在收到书面通知后三十日内完成整改并报甲方验收。');
    const rest = ['一、标的物及其数量质量', '二、价款与支付方式的约定', '三、违约责任与争议解决'].map(plain);
    const part = await between(model(moved, ...rest), model(...rest, moved));
    expect(part('document')).toMatch(
      /<w:moveFromRangeStart [^>]*w:name="move1".*<w:moveToRangeStart [^>]*w:name="move1"/s,
    );
  });
});

describe('a header', () => {
  it('that is new is a header, empty when rejected', async () => {
    const target = model(plain('正文'));
    target.section.header = [plain('合同编号 HT-002')];
    const part = await between(model(plain('正文')), target);
    expect(part('header1')).toMatch(/<w:ins [^>]*><w:r><w:t [^>]*>合同编号/);
    expect(part('document')).toMatch(/<w:sectPr><w:headerReference w:type="default" r:id="rId\d+"\/>/);
  });
});

describe('the check', () => {
  /** The redline with one thing in it changed behind its back. */
  const spoiled = async (change: (xml: string) => string, name = 'word/document.xml') => {
    const entries = unzipSync(await readFile(path('out')));
    const before = strFromU8(entries[name] ?? new Uint8Array());
    expect(change(before)).not.toBe(before);
    await writeFile(
      path('spoiled'),
      zipSync({ ...entries, [name]: new TextEncoder().encode(change(before)) }),
    );
    return checkRedline(path('spoiled'), path('old'), path('new'));
  };

  it('sees a value in the next cell, a lost note, another formula, a row without its mark', async () => {
    const blocks = (price: string): Block[] => [
      grid(['品名', '单价'], ['钢材', price]),
      line(
        text('面积'),
        { kind: 'formula', base: 'x', power: '2' },
        { kind: 'note', place: 'footnote', blocks: [plain('注')] },
      ),
    ];
    const target = model(...blocks('6000元'), plain('新增的一段。'));
    const [table] = target.blocks;
    if (table?.kind === 'table') table.rows.push(...structuredClone(table.rows.slice(1)));
    await between(model(...blocks('5000元')), target);
    expect(
      await spoiled((xml) => xml.replace(/(<w:ins [^>]*><w:r><w:t [^>]*>6000元<\/w:t><\/w:r><\/w:ins>)/, '')),
    ).toMatchObject({ side: 'new', place: 'body/0/row 1/cell 1/0' });
    expect(await spoiled((xml) => xml.replace(/<w:trPr><w:ins [^>]*\/><\/w:trPr>/, ''))).toMatchObject({
      side: 'old',
    });
    expect(await spoiled((xml) => xml.replace('<m:t>2</m:t>', '<m:t>3</m:t>'))).toMatchObject({
      side: 'new',
      place: 'body/1',
    });
    expect(await spoiled((xml) => xml.replace('>注<', '>主<'), 'word/footnotes.xml')).toMatchObject({
      side: 'new',
      place: 'body/1',
    });
    expect(await spoiled((xml) => xml.replace('w:w="11906"', 'w:w="16838"'))).toMatchObject({
      side: 'new',
      place: 'section 0',
    });
  });
});

/** Other seeds: `WENJIAN_REDLINE_SEEDS=first,count`. */
const [first = 7001, count = 30] = (process.env.WENJIAN_REDLINE_SEEDS ?? '')
  .split(',')
  .flatMap((part) => (part === '' ? [] : [Number(part)]));

it('of any two documents gives both back, block by block, cell by cell, note by note', async () => {
  const made = new Set<string>();
  for (let seed = first; seed < first + count; seed++) {
    const { old, target, edits } = generatePair(seed);
    for (const edit of edits) made.add(edit);
    await between(old, target);
  }
  // Every kind of edit was tried.
  expect(editNames.filter((name) => !made.has(name))).toEqual([]);
}, 600_000);
