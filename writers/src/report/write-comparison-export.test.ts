import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PDFArray, PDFDict, PDFDocument, PDFHexString, PDFName } from '@cantoo/pdf-lib';
import { compareDocuments } from '@wenjian/compare';
import { createDocumentTools, type DocumentTools, readDocument } from '@wenjian/readers';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isOfficePresent, officeTitle, paragraph, run, wordFile } from '../docx/word.testing.ts';
import type { ComparisonExport, ExportFormat } from './comparison-export.ts';
import { writeComparisonExport } from './write-comparison-export.ts';

let folder = '';
let tools: DocumentTools;
let input: Omit<ComparisonExport, 'format'>;

async function read(name: string, texts: readonly string[]) {
  const path = join(folder, name);
  await writeFile(
    path,
    wordFile({ body: `${texts.map((text) => paragraph(run(text))).join('')}<w:sectPr/>` }),
  );
  const outcome = await tools.read({ path, name });
  if (outcome.kind === 'unreadable') throw new Error(outcome.message);
  return { path, ...outcome };
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'exports-'));
  tools = createDocumentTools({ workFolder: folder });
  const old = await read('旧.docx', [
    '第一条 租金为5000元。',
    '=SUM(A1) &lt;script&gt;|',
    '第三条 双方签字。',
  ]);
  const target = await read('新.docx', [
    '第一条 租金为6000元。',
    '=SUM(A2) &lt;script&gt;|',
    '第三条 双方签字盖章。',
  ]);
  const comparison = compareDocuments(old.document, target.document);
  input = {
    comparison,
    oldDocument: old.document,
    newDocument: target.document,
    oldPath: old.path,
    newPath: target.path,
    oldPdfPath: old.pdfPath,
    newPdfPath: target.pdfPath,
    names: { old: '旧.docx', new: '新.docx' },
    hashes: { old: 'a'.repeat(64), new: 'b'.repeat(64) },
    options: { revisions: 'accepted' },
    decisions: [
      {
        findingId: comparison.changes[0]?.id ?? '',
        state: 'accepted',
        text: null,
        placement: 'replace',
        note: '已与对方核实',
        decidedBy: { name: '李律师' },
        decidedAt: '2026-11-15T06:00:00Z',
      },
    ],
    createdAt: new Date('2026-11-15T06:03:00Z'),
  };
}, 60_000);

afterAll(async () => {
  await tools.close();
  await rm(folder, { recursive: true, force: true });
});

async function written(format: ExportFormat, change: Partial<ComparisonExport> = {}): Promise<Buffer> {
  const path = join(folder, `out.${format}`);
  await writeComparisonExport({ ...input, ...change, format }, path);
  return readFile(path);
}

const lastWords = [
  'a'.repeat(64),
  'b'.repeat(64),
  '旧.docx',
  '新.docx',
  '全部接受',
  '逐字一致',
  '2026-11-15 14:03',
];

describe('the HTML report', () => {
  it('shows changes, the merged text and the last section, and document text only as text', async () => {
    const html = (await written('html')).toString();
    for (const words of [...lastWords, '已接受', '已与对方核实', '租金由 5000元 改为'])
      expect(html).toContain(words);
    expect(html).toMatch(/<del class="major">5000元<\/del><ins class="major">6000元<\/ins>/);
    expect(html).toContain('&lt;script&gt;|');
    expect(html.match(/<script>/g)).toHaveLength(1);
    expect(html).not.toMatch(/(?:src|href)="(?!#)/);
  });

  it('has one place in the merged text for every change of the list, even when several start at the same place', async () => {
    const [first, ...others] = input.comparison.changes;
    if (first === undefined) throw new Error('no changes');
    const atStart = { text: '', page: null, block: 'b', start: 0 as never, end: 0 as never, clause: null };
    const atEnd = { ...atStart, start: input.newDocument.text.length as never };
    const changes = [
      { ...first, id: 'moved', type: 'move' as const, old: atStart, new: atStart },
      first,
      { ...first, id: 'beside' },
      ...others,
      { ...first, id: 'last', old: null, new: atEnd },
    ];
    const html = (await written('html', { comparison: { ...input.comparison, changes } })).toString();
    const links = [...html.matchAll(/href="#(c[0-9]+)"/g)].map(([, id]) => id);
    expect(links).toHaveLength(changes.length);
    for (const id of links) expect(html.split(`id="${id}"`)).toHaveLength(2);
    expect(html).toMatch(/<a id="c2"[^>]*>2<\/a><a id="c3"[^>]*>3<\/a><del class="major">5000元/);
  });

  it.each([
    ['accepted', '已接受'],
    ['edited', '已接受'],
    ['rejected', '已拒绝'],
    ['open', '未处理'],
  ] as const)('shows a change that is %s as %s, with its note', async (state, shown) => {
    const decisions = input.decisions.map((decision) => ({ ...decision, state }));
    const html = (await written('html', { decisions })).toString();
    const [row = ''] = /<tr [^>]*id="r1">.*/.exec(html) ?? [];
    expect(row).toContain(`<td>${shown}</td><td>已与对方核实</td>`);
  });

  it('shows an open change without a note like one without a decision', async () => {
    const decisions = input.decisions.map((decision) => ({ ...decision, state: 'open' as const, note: '' }));
    expect(await written('html', { decisions })).toEqual(await written('html', { decisions: [] }));
  });

  it('says when nothing differs', async () => {
    const comparison = compareDocuments(input.oldDocument, input.oldDocument);
    const html = await written('html', { comparison, newDocument: input.oldDocument });
    expect(html.toString()).toContain('完全一致');
  });
});

describe('the Excel table', () => {
  it('has a frozen header with filters, wrapped text and a second sheet, and no formulas', async () => {
    const path = join(folder, 'table.xlsx');
    await writeFile(path, await written('xlsx'));
    const entries = unzipSync(await readFile(path));
    const sheet = strFromU8(entries['xl/worksheets/sheet1.xml'] ?? new Uint8Array());
    expect(sheet).toContain('state="frozen"');
    expect(sheet).toContain(`<autoFilter ref="A1:K${input.comparison.changes.length + 1}"/>`);
    expect(sheet).not.toContain('<f>');
    const outcome = await readDocument({ path, name: 'table.xlsx' });
    const text = outcome.kind === 'document' ? outcome.document.text : '';
    for (const words of ['序号', '处理状态', '6000元', '已与对方核实', ...lastWords])
      expect(text).toContain(words);
  });
});

describe('a cell of the Excel table', () => {
  async function noteCell(note: string): Promise<string> {
    const decisions = input.decisions.map((decision) => ({ ...decision, note }));
    const entries = unzipSync(await written('xlsx', { decisions }));
    const sheet = strFromU8(entries['xl/worksheets/sheet1.xml'] ?? new Uint8Array());
    return /r="K2"[^>]*><is><t[^>]*>(.*?)<\/t>/s.exec(sheet)?.[1] ?? '';
  }

  it('that is too long for Excel says that it was cut, and never contains half a character', async () => {
    for (const start of ['', '甲']) {
      const cell = await noteCell(start + '𠮷'.repeat(20_000));
      expect(cell.length).toBeLessThanOrEqual(32_767);
      expect(cell.length).toBeGreaterThan(32_760);
      expect(cell).toMatch(/𠮷…（已截断，全文见 Word\/HTML 导出）$/);
      expect(cell.isWellFormed()).toBe(true);
    }
    expect(await noteCell('甲'.repeat(32_767))).toBe('甲'.repeat(32_767));
  });

  it('keeps text that looks like an escaped character', async () => {
    expect(await noteCell('条码 _x0041_x0042_ _x12_')).toBe('条码 _x005F_x0041_x005F_x0042_ _x12_');
  });
});

describe('the Markdown report', () => {
  it('keeps document text from becoming markup', async () => {
    const markdown = (await written('markdown')).toString();
    for (const words of lastWords.filter((word) => word !== '旧.docx')) expect(markdown).toContain(words);
    // The header and the line below it are rows too.
    const lines = markdown.split('\n').filter((line) => line.startsWith('| '));
    expect(lines.length).toBe(input.comparison.changes.length + 2);
    for (const line of lines) expect(line.match(/(?<!\\)\|/g)).toHaveLength(12);
    const decisions = input.decisions.map((decision) => ({ ...decision, note: 'A&amp;B' }));
    expect((await written('markdown', { decisions })).toString()).toContain('A\\&amp;B');
  });
});

describe.skipIf(!isOfficePresent)(officeTitle('the marked PDF'), () => {
  it('has a real annotation with a note for every change, and the last section in Chinese', async () => {
    const path = join(folder, 'marked.pdf');
    await writeFile(path, await written('pdfNew'));
    const pdf = await PDFDocument.load(await readFile(path));
    const annotations = pdf.getPage(0).node.Annots()?.asArray() ?? [];
    const notes = annotations.map((reference) => {
      const annotation = pdf.context.lookup(reference, PDFDict);
      expect(annotation.get(PDFName.of('Subtype'))).toBe(PDFName.of('Highlight'));
      expect(annotation.lookup(PDFName.of('QuadPoints'), PDFArray).size() % 8).toBe(0);
      return annotation.lookup(PDFName.of('Contents'), PDFHexString).decodeText();
    });
    expect(notes).toHaveLength(input.comparison.changes.length);
    expect(notes.join('\n')).toContain('原：5000元');
    const outcome = await readDocument({ path, name: 'marked.pdf' });
    const text = outcome.kind === 'document' ? outcome.document.text.replace(/\s/g, '') : '';
    for (const words of lastWords) expect(text).toContain(words.replace(/\s/g, ''));
    expect(text).toContain('改1');
  }, 60_000);

  it('is refused with a sentence when there are no pages', async () => {
    await expect(written('pdfOld', { oldPdfPath: null })).rejects.toMatchObject({ reason: 'noPages' });
  });
});

describe('a tracked Word file', () => {
  it.skipIf(!isOfficePresent)(
    officeTitle('opens in LibreOffice'),
    async () => {
      const path = join(folder, 'tracked.docx');
      await writeFile(path, await written('docx'));
      expect(await tools.office.convert(path, 'pdf')).toMatchObject({ kind: 'converted' });
    },
    60_000,
  );

  it('is also made from an OLD that is not a Word file', async () => {
    const paths = [join(folder, 'a.txt'), join(folder, 'b.txt')] as const;
    await writeFile(paths[0], '租赁合同\n\n一、租金5000元。\n二、按月支付。');
    await writeFile(paths[1], '租赁合同\n\n一、租金6000元。\n\n三、押金\f两个月。');
    const documents = [];
    for (const path of paths) {
      const outcome = await readDocument({ path, name: 'x.txt' });
      if (outcome.kind === 'document') documents.push(outcome.document);
    }
    const [oldDocument, newDocument] = documents;
    if (oldDocument === undefined || newDocument === undefined) throw new Error('not read');
    const comparison = compareDocuments(oldDocument, newDocument);
    const change = { comparison, oldDocument, newDocument, oldPath: paths[0], newPath: paths[1] };
    await written('docx', change);
    const outcome = await readDocument({ path: join(folder, 'out.docx'), name: 'out.docx' });
    expect(outcome.kind === 'document' && outcome.document.text).toContain('一、租金6000元。');
  });
});

describe('a comparison that does not replay', () => {
  it('is refused, and no file is left', async () => {
    const path = join(folder, 'never.html');
    const broken = { ...input, newDocument: input.oldDocument, format: 'html' as const };
    await expect(writeComparisonExport(broken, path)).rejects.toMatchObject({ reason: 'newDiffers' });
    await expect(stat(path)).rejects.toThrow();
  });
});
