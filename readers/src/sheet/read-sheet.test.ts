import { utils, write } from '@e965/xlsx';
import { describe, expect, it } from 'vitest';
import { buildZip, outline, readBytes } from '../fixtures.testing.ts';
import type { ReadResult } from '../index.ts';
import { processorMs } from '../processor-time.testing.ts';
import { sheetData, workbook, workbookEntries } from './sheet.testing.ts';

function cells(result: ReadResult): unknown {
  if (result.kind === 'unreadable') return result.message;
  const { blocks, text } = result.document;
  return blocks
    .filter((block) => block.cell !== undefined)
    .map((block) => [block.cell?.row, block.cell?.column, text.slice(block.start, block.end)]);
}

function notRead(result: ReadResult): unknown {
  if (result.kind === 'unreadable') return result.message;
  return result.document.notRead.map((item) => [item.what, item.count]);
}

/** The text shown in a cell with this value and format. */
async function shown(value: number | string, format: string | number, properties = ''): Promise<unknown> {
  const sheets = { 表: sheetData(`<c r="A1" s="0"><v>${value}</v></c>`) };
  const result = await readBytes(workbook({ sheets, formats: [format], workbookProperties: properties }));
  return result.kind === 'document' ? result.document.text.split('\n')[1] : result.message;
}

describe('an Excel file', () => {
  it('is read sheet by sheet as tables under their names', async () => {
    const result = await readBytes(
      workbook({
        sheets: {
          报价单: sheetData(
            '<c r="A1" t="s"><v>0</v></c><c r="C1" t="inlineStr"><is><t>单价</t></is></c>',
            '<c r="A2" t="s"><v>1</v></c><c r="C2"><v>12.5</v></c>',
          ),
          附表: sheetData('<c t="str"><v>甲</v></c><c t="b"><v>1</v></c><c t="e"><v>#REF!</v></c>'),
        },
        strings: [
          '<t>名称</t>',
          '<r><t>钢</t></r><r><t xml:space="preserve">材 </t></r><rPh><t>gāng</t></rPh>',
        ],
      }),
    );
    expect(outline(result)).toEqual([
      ['heading', '报价单'],
      ['tableCell', '名称'],
      ['tableCell', '单价'],
      ['tableCell', '钢材 '],
      ['tableCell', '12.5'],
      ['heading', '附表'],
      ['tableCell', '甲'],
      ['tableCell', 'TRUE'],
      ['tableCell', '#REF!'],
    ]);
    expect(result.kind === 'document' && result.document.blocks.map((block) => block.cell)).toEqual([
      undefined,
      { table: 0, row: 0, column: 0 },
      { table: 0, row: 0, column: 2 },
      { table: 0, row: 1, column: 0 },
      { table: 0, row: 1, column: 2 },
      undefined,
      { table: 1, row: 0, column: 0 },
      { table: 1, row: 0, column: 1 },
      { table: 1, row: 0, column: 2 },
    ]);
  });

  it.each([
    [1234567.891, '#,##0.00', '1,234,567.89'],
    [0.075, 10, '7.50%'],
    [45352, 14, '2024/3/1'],
    [45352, 31, '2024年3月1日'],
    [45352.75, 'yyyy-mm-dd hh:mm', '2024-03-01 18:00'],
    [45352, '[$-F800]dddd, mmmm dd, yyyy', '2024年3月1日'],
    [1000000, '"人民币"#,##0"元整"', '人民币1,000,000元整'],
    [-5, '0;[Red](0)', '(5)'],
    [120345, '[DBNum2][$-804]General', '壹拾贰万零叁佰肆拾伍'],
    [100000001, '[DBNum1][$-804]General', '一亿〇一'],
    [12.34, '[DBNum2][$-804]General', '壹拾贰.叁肆'],
    [45352, '[DBNum1][$-804]yyyy"年"m"月"d"日"', '二〇二四年三月一日'],
    [45640, '[DBNum1][$-804]yyyy"年"m"月"d"日"', '二〇二四年十二月十四日'],
    [2024, '[DBNum2]0', '贰零贰肆'],
    [0.5, '0.0 [broken', '0.5'],
    [43990, 'DD.MM.YYYY', '08.06.2020'],
    [43990, 'yyyy.m.d', '2020.6.8'],
    [43990.5, 'yyyy年m月d日 hh:mm:ss.00', '2020年6月8日 12:00:00.00'],
    [43990, 'yyyy/m/d aaaa', '2020/6/8 星期一'],
    [43990, '[$-804]aaa', '一'],
    [1234567.5, '###,###,##0.00', '1,234,567.50'],
    [-3.5, '¥#,##0.00;¥-#,##0.00', '¥-3.50'],
    [12, '_ ¥* #,##0.00_ ;_ ¥* -#,##0.00_ ', ' ¥12.00 '],
    [5, 'General"元"', '5元'],
    [5, '0.00万元', '5.00万元'],
    [0.75, '上午/下午h"时"mm"分"', '下午6时00分'],
    [12345678, '0.0,,"百万"', '12.3百万'],
    [-5, '0.00_);\\(0.00\\)', '(5.00)'],
  ])('shows %s in the format %s as %s', async (value, format, text) => {
    expect(await shown(value, format)).toBe(text);
  });

  it('counts days from 1904 when the file says so', async () => {
    expect(await shown(0, 31, '<workbookPr date1904="1"/>')).toBe('1904年1月1日');
  });

  it('keeps the size of merged cells', async () => {
    const data = `${sheetData('<c r="A1" t="str"><v>标题</v></c>')}<mergeCells><mergeCell ref="A1:C2"/></mergeCells>`;
    const result = await readBytes(workbook({ sheets: { 表: data } }));
    expect(result.kind === 'document' && result.document.blocks[1]?.cell).toEqual({
      table: 0,
      row: 0,
      column: 0,
      rowSpan: 2,
      columnSpan: 3,
    });
  });

  it('leaves out hidden content and says so', async () => {
    const rows =
      '<cols><col min="2" max="3" hidden="1"/></cols><sheetData><row r="1"><c r="A1"><v>1</v></c><c r="B1"><v>2</v></c></row><row r="2" hidden="1"><c r="A2"><v>3</v></c></row></sheetData>';
    const result = await readBytes(
      workbook({
        sheets: { 表: rows, 密: sheetData('<c><v>4</v></c>'), 很密: sheetData('<c><v>5</v></c>') },
        states: { 密: 'hidden', 很密: 'veryHidden' },
      }),
    );
    expect(cells(result)).toEqual([[0, 0, '1']]);
    expect(notRead(result)).toEqual([
      ['隐藏的工作表', 2],
      ['隐藏的行', 1],
      ['隐藏的列', 2],
    ]);
  });

  it('shows the saved result of a formula, and says when there is none', async () => {
    const data = sheetData(
      '<c r="A1"><f>1+1</f><v>2</v></c><c r="B1"><f>WEBSERVICE("http://x")</f></c><c r="C1" t="str"><f>"甲"</f><v>甲</v></c>',
    );
    const result = await readBytes(workbook({ sheets: { 表: data } }));
    expect(cells(result)).toEqual([
      [0, 0, '2'],
      [0, 2, '甲'],
    ]);
    expect(notRead(result)).toEqual([['未计算的公式', 1]]);
  });

  it('of more rows than the limit is read up to it, and says how many rows are left', async () => {
    const rows: string[] = ['<dimension ref="A1:A260000"/><sheetData>'];
    for (let row = 1; row <= 260_000; row++) rows.push(`<row r="${row}"><c><v>${row}</v></c></row>`);
    rows.push('</sheetData>');
    const bytes = workbook({ sheets: { 表: rows.join(''), 后: sheetData('<c><v>1</v></c>') } });
    const started = processorMs();
    const result = await readBytes(bytes);
    // Ten times what it takes on a quiet machine.
    expect(processorMs() - started).toBeLessThan(20_000);
    expect(result.kind === 'document' && result.document.blocks.length).toBe(200_001);
    expect(notRead(result)).toEqual([
      ['超出上限的行', 60_000],
      ['超出上限的工作表', 1],
    ]);
  });

  it('is refused when it declares entities, nests endlessly or is a zip bomb', async () => {
    const laughs = '<!DOCTYPE l [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;"><!ENTITY c "&b;&b;&b;&b;">]>';
    const entity = { sheets: { 表: sheetData('<c t="str"><v>&c;</v></c>') }, prologue: laughs };
    expect(await readBytes(workbook(entity))).toMatchObject({ reason: 'damaged', message: /DTD/ });
    const nested = `${'<a>'.repeat(5000)}${'</a>'.repeat(5000)}`;
    expect(await readBytes(workbook({ sheets: { 表: nested } }))).toMatchObject({ reason: 'damaged' });
    const bomb = workbookEntries({ sheets: { 表: '' } }).map((entry) =>
      entry.name.includes('sheet0') ? { ...entry, data: Buffer.alloc(64 * 1024 * 1024, 32) } : entry,
    );
    expect(await readBytes(buildZip(bomb))).toMatchObject({ reason: 'tooLarge' });
  });

  it('with invalid addresses and indices is read without them', async () => {
    const data =
      '<sheetData><row r="99999999"><c r="ZZZZ1" t="s"><v>77</v></c><c r="B1" s="99"><v>3</v></c></row></sheetData><mergeCells><mergeCell ref="C3:A1"/><mergeCell ref="?"/></mergeCells>';
    expect(cells(await readBytes(workbook({ sheets: { 表: data } })))).toEqual([[0, 1, '3']]);
  });

  it('whose list names a missing sheet says so', async () => {
    const entries = workbookEntries({ sheets: { 表: sheetData('<c><v>1</v></c>'), 无: '' } }).filter(
      (entry) => !entry.name.includes('sheet1'),
    );
    expect(notRead(await readBytes(buildZip(entries)))).toEqual([['缺失的部件', 1]]);
  });
});

describe('an old Excel file', () => {
  const book = utils.book_new();
  const sheet = utils.aoa_to_sheet([
    ['名称', '金额', '日期'],
    ['货款', 1234.5, 45352],
  ]);
  sheet.B2 = { t: 'n', v: 1234.5, z: '#,##0.00' };
  sheet.C2 = { t: 'n', v: 45352, z: 'yyyy"年"m"月"d"日"' };
  sheet['!merges'] = [{ s: { r: 0, c: 0 }, e: { r: 0, c: 1 } }];
  utils.book_append_sheet(book, sheet, '报价单');
  utils.book_append_sheet(book, utils.aoa_to_sheet([['密']]), '密');
  book.Workbook = { Sheets: [{ Hidden: 0 }, { Hidden: 1 }] };

  it.each(['xls', 'xlsb'] as const)('(%s) is read with the values it shows', async (bookType) => {
    const result = await readBytes(write(book, { type: 'buffer', bookType }));
    expect(outline(result)).toEqual([
      ['heading', '报价单'],
      ['tableCell', '名称'],
      ['tableCell', '金额'],
      ['tableCell', '日期'],
      ['tableCell', '货款'],
      ['tableCell', '1,234.50'],
      ['tableCell', '2024年3月1日'],
    ]);
    expect(notRead(result)).toEqual([['隐藏的工作表', 1]]);
    expect(result.kind === 'document' && result.document.blocks[1]?.cell?.columnSpan).toBe(2);
  });

  it('that is truncated is damaged', async () => {
    const bytes: Buffer = write(book, { type: 'buffer', bookType: 'xls' });
    const result = await readBytes(bytes.subarray(0, bytes.length - 1200));
    if (result.kind === 'unreadable') expect(result.reason).toMatch(/damaged|empty|unsupported/);
  });
});

describe('a CSV file', () => {
  it.each([
    ['commas', '名称,金额\n货款,100\n', 'a.csv'],
    ['tabs', '名称\t金额\n货款\t100\n', 'a.tsv'],
    ['semicolons', '名称;金额\n货款;100\n', 'a.CSV'],
    ['Windows line ends', '名称,金额\r\n货款,100\r\n', 'a.csv'],
    ['a line that names the separator', 'sep=|\n名称|金额\n货款|100', 'a.csv'],
    ['a mark', '\ufeff名称,金额\n货款,100', 'a.csv'],
  ])('with %s is a table', async (_, text, name) => {
    expect(cells(await readBytes(text, name))).toEqual([
      [0, 0, '名称'],
      [0, 1, '金额'],
      [1, 0, '货款'],
      [1, 1, '100'],
    ]);
  });

  it('in GB18030 is a table', async () => {
    const bytes = Buffer.from('c3fbb3c62cbdf0b6ee0abbf5bfee2c3130300a', 'hex');
    expect(cells(await readBytes(bytes, '表.csv'))).toEqual([
      [0, 0, '名称'],
      [0, 1, '金额'],
      [1, 0, '货款'],
      [1, 1, '100'],
    ]);
  });

  it('keeps separators, quotes and line breaks inside quotes', async () => {
    const text = '"甲,乙","他说""好""","第一行\n第二行"\n1,,3\n"未闭合';
    expect(cells(await readBytes(text, 'a.csv'))).toEqual([
      [0, 0, '甲,乙'],
      [0, 1, '他说"好"'],
      [0, 2, '第一行\n第二行'],
      [1, 0, '1'],
      [1, 2, '3'],
      [2, 0, '未闭合'],
    ]);
  });

  it('is text with any other file name', async () => {
    expect(outline(await readBytes('名称,金额\n', 'a.txt'))).toEqual([['paragraph', '名称,金额']]);
  });

  it('beyond the limit says how many rows are left', async () => {
    const result = await readBytes('1,2\n'.repeat(150_000), 'a.csv');
    expect(notRead(result)).toEqual([['超出上限的行', 50_000]]);
  });
});
