/** What stands on a sheet beside its cells. */
import { describe, expect, it } from 'vitest';
import { chartXml } from '../chart/chart.testing.ts';
import { buildZip, outline, readBytes, type ZipEntry } from '../fixtures.testing.ts';
import { sheetData, workbookEntries } from './sheet.testing.ts';

const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const XDR = 'http://schemas.openxmlformats.org/drawingml/2006/spreadsheetDrawing';
const NAMESPACES = `xmlns:xdr="${XDR}" xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" xmlns:r="${office}" xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006" xmlns:c="http://schemas.openxmlformats.org/drawingml/2006/chart"`;

const relations = (...items: readonly (readonly [id: string, type: string, target: string])[]): string =>
  `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${items
    .map(([id, type, target]) => `<Relationship Id="${id}" Type="${office}/${type}" Target="${target}"/>`)
    .join('')}</Relationships>`;

const properties = (id: number, more = ''): string => `<xdr:cNvPr id="${id}" name="x" ${more}/>`;
const box = (id: number, words: readonly string[], more = ''): string =>
  `<xdr:sp><xdr:nvSpPr>${properties(id, more)}</xdr:nvSpPr><xdr:txBody>${words.map((one) => `<a:p><a:r><a:t>${one}</a:t></a:r></a:p>`).join('')}</xdr:txBody></xdr:sp>`;
const chart = (id: string): string =>
  `<xdr:graphicFrame><xdr:nvGraphicFramePr>${properties(9, 'descr="两季收入走势"')}</xdr:nvGraphicFramePr><a:graphic><c:chart r:id="${id}"/></a:graphic></xdr:graphicFrame>`;
const TOLD = '图表：各季度收入（万元）\n营业收入：一季度 1,200；二季度 1,350';

function entries(drawing: string, controls = '', parts: readonly ZipEntry[] = []): ZipEntry[] {
  const cells = sheetData('<c r="A1" t="str"><v>项目</v></c>');
  return [
    ...workbookEntries({ sheets: { 收支: `${cells}<drawing r:id="d"/>${controls}` } }),
    {
      name: 'xl/worksheets/_rels/sheet0.xml.rels',
      data: relations(
        ['d', 'drawing', '../drawings/drawing1.xml'],
        ['k1', 'ctrlProp', '../ctrlProps/one.xml'],
        ['k2', 'ctrlProp', '../ctrlProps/two.xml'],
      ),
    },
    { name: 'xl/drawings/drawing1.xml', data: `<xdr:wsDr ${NAMESPACES}>${drawing}</xdr:wsDr>` },
    { name: 'xl/drawings/_rels/drawing1.xml.rels', data: relations(['c', 'chart', '../charts/chart1.xml']) },
    { name: 'xl/charts/chart1.xml', data: chartXml },
    ...parts,
  ];
}

const read = (...parts: Parameters<typeof entries>) => readBytes(buildZip(entries(...parts)));
const notRead = (result: Awaited<ReturnType<typeof read>>) =>
  result.kind === 'document' && result.document.notRead.map((item) => [item.what, item.count]);

describe('behind the cells of a sheet', () => {
  it('stand its charts, text boxes and what is said of its pictures', async () => {
    const picture = `<xdr:pic><xdr:nvPicPr>${properties(4, 'descr="厂区平面图"')}</xdr:nvPicPr></xdr:pic>`;
    const both = `<mc:AlternateContent><mc:Choice Requires="a14">${box(5, ['新'])}</mc:Choice><mc:Fallback>${box(5, ['旧'])}</mc:Fallback></mc:AlternateContent>`;
    const result = await read(
      chart('c') +
        box(3, ['单位：万元', '不含税']) +
        picture +
        both +
        chart('lost') +
        box(6, ['藏'], 'hidden="1"'),
    );
    expect(outline(result)).toEqual([
      ['heading', '收支'],
      ['tableCell', '项目'],
      ['textBox', TOLD],
      ['textBox', '图片说明：两季收入走势'],
      ['textBox', '单位：万元\n不含税'],
      ['textBox', '图片说明：厂区平面图'],
      ['textBox', '新'],
      ['textBox', '图片说明：两季收入走势'],
    ]);
    expect(notRead(result)).toEqual([
      ['图片', 1],
      ['图形', 1],
    ]);
  });

  it('stand its boxes to tick, as they are left', async () => {
    const control = (shape: number, id: string) => `<control shapeId="${shape}" r:id="${id}" name="x"/>`;
    const part = (name: string, more: string): ZipEntry => ({
      name: `xl/ctrlProps/${name}.xml`,
      data: `<formControlPr xmlns="http://schemas.microsoft.com/office/spreadsheetml/2009/9/main" objectType="CheckBox" ${more}/>`,
    });
    const result = await read(
      box(1025, ['含税'], 'hidden="1"') + box(1026, ['开票'], 'hidden="1"'),
      `<controls>${control(1025, 'k1')}${control(1026, 'k2')}</controls>`,
      [part('one', 'checked="Checked"'), part('two', '')],
    );
    expect(outline(result)).toEqual([
      ['heading', '收支'],
      ['tableCell', '项目'],
      ['textBox', '☒ 含税'],
      ['textBox', '☐ 开票'],
    ]);
  });

  it('stands nothing where the part is missing, and that is said', async () => {
    const without = entries('').filter(({ name }) => name !== 'xl/drawings/drawing1.xml');
    expect(notRead(await readBytes(buildZip(without)))).toEqual([['缺失的部件', 1]]);
  });
});

it('a sheet that is a chart is told as the chart', async () => {
  const book = entries(chart('c')).map((entry) =>
    entry.name === 'xl/_rels/workbook.xml.rels'
      ? { ...entry, data: String(entry.data).replace('/worksheet"', '/chartsheet"') }
      : entry,
  );
  expect(outline(await readBytes(buildZip(book)))).toEqual([
    ['heading', '收支'],
    ['textBox', TOLD],
    ['textBox', '图片说明：两季收入走势'],
  ]);
});
