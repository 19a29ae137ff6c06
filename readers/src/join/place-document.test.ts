import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { utils, write } from '@e965/xlsx';
import { boxesOfRange, type Document, documentSpan, layoutFaults } from '@wenjian/document';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contractDocx, isOfficePresent, officeTitle } from '../office/office.testing.ts';
import { createOfficeConverter, type OfficeConverter } from '../office/office-converter.ts';
import { readDocument } from '../read-document.ts';
import { type PlacedDocument, placeDocument } from './place-document.ts';

let folder = '';
let office: OfficeConverter;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'place-test-'));
  office = createOfficeConverter({ instances: 1, workFolder: join(folder, 'work') });
});

afterAll(async () => {
  await office.close();
  await rm(folder, { recursive: true });
});

async function readAndPlace(name: string, bytes: Buffer | string): Promise<PlacedDocument> {
  const path = join(folder, name);
  await writeFile(path, bytes);
  const result = await readDocument({ path, name }, { office });
  if (result.kind === 'unreadable') throw new Error(result.message);
  return placeDocument(result.document, path, office);
}

/** The first position of a text: page and distance from the top. */
function placeOf(document: Document, text: string): { readonly page: number; readonly y: number } {
  const start = document.text.indexOf(text);
  const [box] = boxesOfRange(document, documentSpan(start, start + text.length));
  return { page: box?.page ?? -1, y: box?.y ?? -1 };
}

function quotation(): Buffer {
  const sheet = utils.aoa_to_sheet([['名称', '日期'], ['钢材']]);
  sheet.B2 = { t: 'n', v: 45352, z: 'yyyy"年"m"月"d"日"' };
  sheet['!ref'] = 'A1:B2';
  sheet['!cols'] = [{ wch: 20 }, { wch: 20 }];
  const book = utils.book_new();
  utils.book_append_sheet(book, sheet, '报价');
  return write(book, { type: 'buffer', bookType: 'xlsx' });
}

describe('without LibreOffice', () => {
  it('a document does not change and says why it has no pages', async () => {
    const path = join(folder, 'a.html');
    await writeFile(path, '<html><body><p>甲方</p></body></html>');
    const missing = createOfficeConverter({
      instances: 1,
      workFolder: folder,
      program: join(folder, 'none'),
    });
    const result = await readDocument({ path, name: 'a.html' });
    if (result.kind === 'unreadable') throw new Error(result.message);
    const placed = await placeDocument(result.document, path, missing);
    expect(placed).toMatchObject({ coverage: null, pdfPath: null, document: { text: '甲方', pages: null } });
    expect(placed.document.notRead).toEqual([
      { what: '页面位置', count: 1, reason: expect.stringContaining('LibreOffice') },
    ]);
  });
});

describe.skipIf(!isOfficePresent)(officeTitle('on the pages of LibreOffice'), () => {
  it('every character of a contract with tables, headers and notes has a position', async () => {
    const { document, coverage } = await readAndPlace('contract.docx', await contractDocx(120));
    expect(coverage?.alignedShare).toBeGreaterThan(0.995);
    expect(layoutFaults(document)).toEqual([]);
    expect(document.pages?.length).toBeGreaterThan(10);
    expect(document.blocks.every((block) => block.page !== undefined)).toBe(true);
    let last = { page: 0, y: 0 };
    for (let clause = 1; clause <= 120; clause++) {
      const heading = placeOf(document, `第${clause}条 采购合同第${clause}批`);
      const note = placeOf(document, `采购合同脚注${clause}：`);
      expect(heading.page * 1000 + heading.y).toBeGreaterThan(last.page * 1000 + last.y);
      expect(note.page - heading.page, `note ${clause}`).toBeLessThanOrEqual(1);
      expect(note.y, `note ${clause}`).toBeGreaterThan(500);
      last = heading;
    }
  });

  it('a web page and a sheet have positions too', async () => {
    for (const [name, bytes] of [
      ['a.html', '<html><body><h1>合同</h1><p>甲方<b>应当</b>支付货款。</p></body></html>'],
      ['a.xlsx', quotation()],
    ] as const) {
      const { coverage, document } = await readAndPlace(name, Buffer.from(bytes));
      expect([name, coverage?.alignedShare]).toEqual([name, 1]);
      expect(document.pages).toHaveLength(1);
    }
  });

  it.each(['doc', 'rtf', 'odt'] as const)('a .%s file is read and placed', async (format) => {
    const source = join(folder, 'source.docx');
    await writeFile(source, await contractDocx(3));
    const old = await office.convert(source, format);
    if (old.kind === 'failed') throw new Error(old.message);
    const result = await readDocument({ path: old.path, name: `旧.${format}` }, { office });
    if (result.kind === 'unreadable') throw new Error(result.message);
    expect(result.document.kind).toBe(format);
    expect(result.document.text).toContain('第3条 采购合同第3批标的物与价款');
    expect(result.document.blocks.filter((block) => block.type === 'tableCell')).toHaveLength(27);
    const { coverage } = await placeDocument(result.document, old.path, office);
    expect(coverage?.alignedShare).toBeGreaterThan(0.995);
  });

  it.each(['xls', 'ods'] as const)('a .%s file keeps its values', async (format) => {
    const source = join(folder, 'source.xlsx');
    await writeFile(source, quotation());
    const old = await office.convert(source, format);
    if (old.kind === 'failed') throw new Error(old.message);
    const result = await readDocument({ path: old.path, name: 'x' }, { office });
    expect(result.kind === 'document' && [result.document.kind, result.document.text]).toEqual([
      format,
      '报价\n名称\n日期\n钢材\n2024年3月1日',
    ]);
  });
});
