import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PDFDict, PDFDocument, PDFHexString, PDFName } from '@cantoo/pdf-lib';
import { readDocument } from '@wenjian/readers';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { frontFacts } from './front-page.ts';
import type { PlagiarismExport, PlagiarismReport } from './plagiarism-export.ts';
import { writePlagiarismExport } from './write-plagiarism-export.ts';

let folder: string;
let pdfPath: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'plagiarism-export-'));
  const pdf = await PDFDocument.create();
  pdf.addPage([595, 842]);
  pdf.addPage([595, 842]);
  pdfPath = join(folder, 'pages.pdf');
  await writeFile(pdfPath, await pdf.save());
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const box = { page: 1, x: 72, y: 100, width: 200, height: 14 };
const place = (start: number, text: string) => ({
  start,
  end: start + text.length,
  page: 2,
  boxes: [box],
  text,
});
const rate = (matched: number, total: number) => ({ matched, total, rate: matched / total });
const told = (total: number) => ({ before: rate(8, total), after: rate(6, total) });

const report: PlagiarismReport = {
  kind: 'pair',
  originId: 'd0',
  documents: [
    {
      docId: 'd0',
      name: '甲<b>.docx',
      origin: 'upload',
      files: [{ name: '甲<b>.docx', sha256: 'a'.repeat(64) }],
    },
    { docId: 'd1', name: '乙.docx', origin: 'upload', files: [{ name: '乙.docx', sha256: 'b'.repeat(64) }] },
  ],
  rates: [
    { of: 'd0', inside: 'd1', before: rate(30, 100), after: rate(12, 60), rewritten: told(100) },
    { of: 'd1', inside: 'd0', before: rate(30, 200), after: rate(12, 160), rewritten: told(200) },
  ],
  blocks: [
    {
      id: 'f1',
      kind: 'edited',
      rarity: 0.5,
      isSubtracted: false,
      matches: { d1: { kind: 'edited', similarity: 0.75, words: 12, equalWords: 9 } },
      references: { d0: place(10, '甲方应当=付款<完毕>'), d1: place(40, '甲方应该付款完毕') },
      smallBlocks: [
        {
          references: {
            d0: { ...place(10, '甲方应'), boxes: [] },
            d1: { ...place(40, '甲方应'), boxes: [] },
          },
        },
      ],
      painted: { d0: [place(10, '甲方应')], d1: [place(40, '甲方应')] },
    },
    {
      id: 'f2',
      kind: 'verbatim',
      rarity: null,
      isSubtracted: true,
      matches: { d1: { kind: 'verbatim', similarity: 1, words: 18, equalWords: 18 } },
      references: { d0: place(60, '=SUM(A1)'), d1: place(80, '=SUM(A1)') },
      smallBlocks: [],
      painted: { d0: [place(60, '=SUM(A1)')], d1: [place(80, '=SUM(A1)')] },
    },
  ],
  subtracted: [{ docId: 'd0', kind: 'template', words: 40 }],
  evasion: [{ docId: 'd1', title: '插入不可见字符', count: 7, examples: [place(3, '甲方')] }],
  authorship: [
    {
      title: '作者相同',
      weight: 'strong',
      reason: '可能只是同名。',
      values: [{ docId: 'd0', value: '张三', where: 'docProps/core.xml' }],
    },
  ],
  images: [
    {
      position: 1,
      total: 1,
      places: { d0: [{ page: 3 }, { page: 1 }], d1: [{ page: null }, { page: null }] },
      matches: { d1: { kind: 'mirrored', reason: '左右翻转后画面相似度 90%' } },
    },
  ],
  sensitive: [{ docId: 'd0', text: '围 标', word: '围标', page: 1, tags: ['串通投标'] }],
  coverage: {
    examined: [{ what: '字数', count: 300 }],
    notExamined: [{ what: '图片', count: 2, reason: '过小' }],
  },
  settings: {
    engineVersion: '1.5',
    subtract: ['template'],
    templates: [{ name: '招标.docx', sha256: 'c'.repeat(64) }],
    textBaseDocuments: null,
    library: [{ name: '旧方案.txt', sha256: 'e'.repeat(64) }],
    rarityDocuments: 12,
    statutesSha256: '1'.repeat(64),
    sensitiveWordsSha256: 'f'.repeat(64),
  },
};

const issue = {
  number: 'WJ-20261115-7K3MQ9XP',
  code: 'ABCD-EFGH-JKMN-PQRS',
  address: 'https://wenjian.example/report/verify',
  requester: '138****0000',
};

async function written(format: PlagiarismExport['format'], more: Partial<PlagiarismExport> = {}) {
  const outPath = join(folder, `out.${format}`);
  const info = { title: '采购<查重>', createdAt: '2026-11-15T06:03:00Z' };
  await writePlagiarismExport(
    { format, report, content: { taskId: 't' }, info, issue, marked: null, ...more },
    outPath,
  );
  return readFile(outPath);
}

/** What the front page of every report format says. */
const FRONT = [
  ...Object.values(issue),
  '2026-11-15 14:03',
  'a'.repeat(64),
  '上传的文件 1 份',
  '20.0%（12 / 60 字）',
  '30.0%（30 / 100 字）',
  '1 处，另有已扣除的 1 处',
  '图片（2）：过小',
];

/** The content that every report format must have. */
const SAID = [
  ...FRONT,
  'a'.repeat(64),
  'b'.repeat(64),
  'c'.repeat(64),
  '旧方案.txt',
  'e'.repeat(64),
  'f'.repeat(64),
  '1.5',
  '模板或招标文件',
  '作者相同',
  '张三',
  '可能只是同名。',
  '插入不可见字符',
  '围标',
  '过小',
  '1'.repeat(64),
  '乙.docx：左右翻转（左右翻转后画面相似度 90%）',
  '第 1、3 页',
  '乙.docx 2 处，没有页码',
];

describe('the report', () => {
  it('as HTML contains everything, escaped, with equal words marked and numbers with their denominators', async () => {
    const html = String(await written('html'));
    for (const words of SAID) expect(html).toContain(words);
    expect(html).toContain('文本库中的文件也须相同');
    expect(html).toContain('20.0%（12 / 60 字）');
    expect(html).toContain('30.0%（30 / 100 字）');
    expect(html).toContain('<mark>甲方应</mark>当=付款&lt;完毕&gt;');
    expect(html).not.toMatch(/<查重>|<b>|<script/);
    for (const words of FRONT) expect(html.split('</section>')[0]).toContain(words);
  });

  it('as Word contains everything', async () => {
    const parts = unzipSync(new Uint8Array(await written('docx')));
    const xml = strFromU8(parts['word/document.xml'] ?? new Uint8Array());
    const text = xml.replaceAll(/<[^>]+>/g, '');
    for (const words of [...SAID, '甲方应该付款完毕', '12 / 60 字', '30 / 100 字'])
      expect(text).toContain(words);
  });

  it('as Excel has a row for each fragment, no formulas, and everything else on separate sheets', async () => {
    const parts = unzipSync(new Uint8Array(await written('xlsx')));
    const sheet = (number: number) =>
      strFromU8(parts[`xl/worksheets/sheet${number}.xml`] ?? new Uint8Array());
    for (const words of FRONT) expect(sheet(1)).toContain(words);
    expect(sheet(2).match(/<row /g)).toHaveLength(3);
    const all = [1, 2, 3, 4, 5].map(sheet).join('');
    expect(all).not.toContain('<f>');
    for (const words of SAID) expect(all).toContain(words);
  });

  it('as JSON is the API response', async () => {
    const json = JSON.parse(String(await written('json'))) as { content: unknown };
    expect(json.content).toEqual({ taskId: 't' });
  });
});

/** The same words in two sources: one copied them, the other changed them. */
const twoSources: PlagiarismReport = {
  ...report,
  kind: 'many',
  documents: [
    ...report.documents,
    { docId: 'd2', name: '丙.docx', origin: 'upload', files: [{ name: '丙.docx', sha256: 'd'.repeat(64) }] },
  ],
  rates: [
    { of: 'd0', inside: null, before: rate(30, 100), after: rate(12, 60), rewritten: told(100) },
    { of: 'd0', inside: 'd1', before: rate(20, 100), after: rate(7, 60), rewritten: told(100) },
    { of: 'd0', inside: 'd2', before: rate(0, 100), after: rate(0, 60), rewritten: told(100) },
  ],
  blocks: [
    {
      id: 'j1',
      kind: 'verbatim',
      rarity: null,
      isSubtracted: false,
      matches: {
        d1: { kind: 'edited', similarity: 0.75, words: 12, equalWords: 9 },
        d2: { kind: 'verbatim', similarity: 1, words: 11, equalWords: 11 },
      },
      references: {
        d0: place(10, '甲方应当按期付款'),
        d1: place(40, '甲方应该按期付清'),
        d2: place(5, '甲方应当按期付款'),
      },
      smallBlocks: [],
      painted: {
        d0: [place(10, '甲方应当按期付款')],
        d1: [place(40, '甲方应')],
        d2: [place(5, '甲方应当按期付款')],
      },
    },
  ],
};
const EDITED = '略有改动，相同 75.0%，12 字中 9 字相同';
const VERBATIM = '逐字相同，相同 100.0%，11 字中 11 字相同';

describe('a passage that one source copied and another changed', () => {
  it('is described for each source separately, in HTML and in Word', async () => {
    const html = String(await written('html', { report: twoSources }));
    expect(html).toContain(`乙.docx ${EDITED}`);
    expect(html).toContain(`丙.docx ${VERBATIM}`);
    const parts = unzipSync(new Uint8Array(await written('docx', { report: twoSources })));
    const xml = strFromU8(parts['word/document.xml'] ?? new Uint8Array());
    const words = xml.replaceAll(/<[^>]+>/g, '');
    expect(words).toContain(`【乙.docx】${EDITED}`);
    expect(words).toContain(`【丙.docx】${VERBATIM}`);
  });

  it('has a row for each source in Excel, with the kind and the figures of that source', async () => {
    const parts = unzipSync(new Uint8Array(await written('xlsx', { report: twoSources })));
    const sheet = strFromU8(parts['xl/worksheets/sheet2.xml'] ?? new Uint8Array());
    const rows = sheet.split('<row ').slice(2);
    const isOf = (row: string | undefined, ...words: readonly string[]) =>
      words.every((one) => row?.includes(one));
    expect(rows).toHaveLength(2);
    expect(isOf(rows[0], '乙.docx', '略有改动', '75.0%', '甲方应该按期付清')).toBe(true);
    expect(isOf(rows[1], '丙.docx', '逐字相同', '100.0%', '甲方应当按期付款')).toBe(true);
  });

  it('is noted on the pages of the document with both, and on those of a source with that source alone', async () => {
    const notesOn = async (docId: string) => {
      const bytes = await written('highlighted', { report: twoSources, marked: { docId, pdfPath } });
      const pdf = await PDFDocument.load(bytes);
      const [note] = pdf.getPages()[1]?.node.Annots()?.asArray() ?? [];
      return pdf.context.lookup(note, PDFDict).lookup(PDFName.of('Contents'), PDFHexString).decodeText();
    };
    expect(await notesOn('d0')).toBe(`1 乙.docx：${EDITED}\n丙.docx：${VERBATIM}`);
    expect(await notesOn('d1')).toBe(`1 甲<b>.docx：${EDITED}`);
    expect(await notesOn('d2')).toBe(`1 甲<b>.docx：${VERBATIM}`);
  });
});

it('words that stand in a picture are said to, with its number, in every report', async () => {
  const blocks = report.blocks.map((block) => ({
    ...block,
    references: { ...block.references, d0: { ...place(10, '甲方应'), pictures: [2, 3] } },
  }));
  const pictured = { report: { ...report, blocks } };
  const said = '图片 2、3 中识别的文字';
  expect((await written('html', pictured)).toString()).toContain(`第 2 页 ${said}`);
  const word = unzipSync(await written('docx', pictured))['word/document.xml'] ?? new Uint8Array();
  expect(strFromU8(word)).toContain(`第 2 页、${said}：甲方应`);
  const sheets = unzipSync(await written('xlsx', pictured));
  expect(Object.values(sheets).some((part) => strFromU8(part).includes(said))).toBe(true);
  expect((await written('html')).toString()).not.toContain('中识别的文字');
});

it('words that are only rewritten stand beside the rate of each source, in every report of a check of many', async () => {
  const html = String(await written('html', { report: twoSources }));
  expect(html.match(/6\.0%（6 \/ 100 字）/g)).toHaveLength(4);
  const parts = unzipSync(new Uint8Array(await written('xlsx', { report: twoSources })));
  const rows = strFromU8(parts['xl/worksheets/sheet3.xml'] ?? new Uint8Array()).split('<row ');
  const cells = rows.slice(2).map((row) => [...row.matchAll(/<v>([^<]*)<\/v>/g)].map(([, value]) => value));
  expect(cells.map((row) => row.slice(-2))).toEqual(new Array(3).fill(['6', '8']));
});

it('the figures that are kept are those on the front page', () => {
  expect(frontFacts(report)).toEqual({
    files: [{ name: '甲<b>.docx', sha256: 'a'.repeat(64) }],
    compared: { uploads: 1, textBase: 0 },
    rate: rate(12, 60),
    rewritten: rate(6, 100),
    fragments: 1,
    subtracted: 1,
    notExamined: 1,
  });
});

describe('the pages with reused text marked', () => {
  it('end with the hashes of the files and the settings for repeating the run', async () => {
    const bytes = await written('highlighted', { marked: { docId: 'd0', pdfPath } });
    await writeFile(join(folder, 'marked.pdf'), bytes);
    const outcome = await readDocument({ path: join(folder, 'marked.pdf'), name: 'marked.pdf' });
    const words = outcome.kind === 'document' ? outcome.document.text.replaceAll(/\s/g, '') : '';
    for (const said of ['a', 'b', 'c', 'e', 'f', '1']) expect(words).toContain(said.repeat(64));
    for (const said of ['1.5', '模板或招标文件', '20.0%（12/60字）', '采购<查重>'])
      expect(words).toContain(said);
  });

  it('have a highlight with a note for each fragment, on its page', async () => {
    const pdf = await PDFDocument.load(await written('highlighted', { marked: { docId: 'd1', pdfPath } }));
    const [first, second] = pdf.getPages();
    expect(first?.node.Annots()).toBeUndefined();
    const notes = second?.node.Annots()?.asArray() ?? [];
    expect(notes).toHaveLength(2);
    const dictionary = pdf.context.lookup(notes[0]);
    expect(String(dictionary)).toContain(String(PDFName.of('Highlight')));
  });

  it('are refused when there are no pages', async () => {
    await expect(written('highlighted')).rejects.toMatchObject({ reason: 'noPages' });
  });
});
