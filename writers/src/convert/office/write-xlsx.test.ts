import { openArchive } from '@wenjian/readers';
import { expect, it } from 'vitest';
import { buildPdf } from '../../../../readers/src/pdf/pdf.testing.ts';
import { convert, only, readBack, useConversionFolder } from '../convert.testing.ts';

useConversionFolder();

async function firstSheet(path: string): Promise<string> {
  const archive = await openArchive(path);
  const part = await archive.open('xl/worksheets/sheet1.xml');
  const bytes = Buffer.concat((await part?.toArray()) ?? []);
  archive.close();
  return bytes.toString();
}

it('writes each table of a PDF to a sheet, numbers as numbers, heads in sight, and the text to the last', async () => {
  const bytes = await buildPdf((builder) => {
    builder.page();
    builder.text('价款如下表所示。', { x: 60, y: 60 });
    const rows = [
      ['品名', '数量', '金额'],
      ['减速机', '10', '8,000.50'],
      ['电机', '5', '(300.00)'],
      ['合计', '15', '7,700.50'],
    ];
    for (const [row, cells] of rows.entries())
      for (const [column, cell] of cells.entries())
        builder.text(cell, { x: 60 + column * 150, y: 110 + row * 20, size: 10 });
  });
  const excel = await only(convert([{ name: '合同.pdf', bytes }], { kind: 'format', to: 'xlsx' }));
  expect(excel.name).toBe('合同.xlsx');
  const { blocks, text } = await readBack(excel.path);
  const cells = blocks
    .filter(({ cell }) => cell?.table === 0)
    .map(({ start, end }) => text.slice(start, end));
  expect(cells).toEqual([
    '品名',
    '数量',
    '金额',
    '减速机',
    '10',
    '8,000.50',
    '电机',
    '5',
    '(300.00)',
    '合计',
    '15',
    '7,700.50',
  ]);
  const sheet = await firstSheet(excel.path);
  expect(sheet).toContain('<v>-300</v>');
  expect(sheet).toContain('ySplit="1"');
  expect(excel.notes.join()).toContain('找到 1 个表格');
});

it('keeps merged cells from a web page to Excel', async () => {
  const html =
    '<html><body><table><tr><td rowspan="2">设备</td><td colspan="2">价格</td></tr><tr><td>含税</td><td>不含税</td></tr></table></body></html>';
  const excel = await only(convert([{ name: 'a.html', bytes: html }], { kind: 'format', to: 'xlsx' }));
  const sheet = await firstSheet(excel.path);
  expect(sheet.match(/<mergeCell ref="[^"]+"/gu)).toEqual([
    '<mergeCell ref="A1:A2"',
    '<mergeCell ref="B1:C1"',
  ]);
});
