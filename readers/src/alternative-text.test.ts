/** What Word and PowerPoint files say of their pictures in words. */
import { expect, it } from 'vitest';
import { alternativeText } from './alternative-text.ts';
import { buildZip, docxEntries, outlineOfDocx, readBytes } from './fixtures.testing.ts';

const WP = 'xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing"';
const PIC = 'xmlns:pic="http://schemas.openxmlformats.org/drawingml/2006/picture"';

const drawing = (words: string, pictures: readonly string[] = ['']) =>
  `<w:p><w:r><w:drawing><wp:inline ${WP}><wp:docPr id="1" name="x" descr="${words}"/><a:graphic>${pictures
    .map(
      (own) =>
        `<pic:pic ${PIC}><pic:cNvPr id="1" name="x" descr="${own}"/><a:blip r:embed="p.png"/></pic:pic>`,
    )
    .join('')}</a:graphic></wp:inline></w:drawing></w:r></w:p>`;
const text = (words: string) => `<w:p><w:r><w:t>${words}</w:t></w:r></w:p>`;

it('of a Word file are told behind each picture, in its cell too', async () => {
  const cell = `<w:tbl><w:tr><w:tc>${drawing('公章样式')}</w:tc></w:tr></w:tbl>`;
  const body = `${text('见下图。')}${drawing('施工总平面图，&#10;北在上')}${cell}${drawing('', ['甲图', '乙图'])}${drawing('')}`;
  expect(await outlineOfDocx({ body })).toEqual([
    ['paragraph', '见下图。'],
    ['image', ''],
    ['textBox', '图片说明：施工总平面图， 北在上'],
    ['image', ''],
    ['tableCell', '图片说明：公章样式'],
    ['image', ''],
    ['textBox', '图片说明：甲图'],
    ['image', ''],
    ['textBox', '图片说明：乙图'],
    ['image', ''],
  ]);
});

it('of an old picture are read too', async () => {
  const shape =
    '<v:shape xmlns:v="urn:schemas-microsoft-com:vml" alt="签字页"><v:imagedata r:id="p.png"/></v:shape>';
  expect(
    await outlineOfDocx({ body: `${text('附')}<w:p><w:r><w:pict>${shape}</w:pict></w:r></w:p>` }),
  ).toEqual([
    ['paragraph', '附'],
    ['image', ''],
    ['textBox', '图片说明：签字页'],
  ]);
});

it('are no text of their own: a file of scans with such words is still read from its pages', async () => {
  const outcome = await readBytes(buildZip(docxEntries({ body: drawing('扫描件') })));
  expect(outcome).toMatchObject({ kind: 'unreadable', reason: 'empty' });
});

it.each([
  ['', null],
  ['  \n ', null],
  ['IMG_2041.JPG', null],
  ['图片 3', null],
  ['Picture 12', null],
  ['图形用户界面, 文本\n\n描述已自动生成', null],
  ['A close-up of a sign\n\nAI-generated content may be incorrect.', null],
  ['厂区 平面图', '图片说明：厂区 平面图'],
  ['图片 3 为厂区平面图', '图片说明：图片 3 为厂区平面图'],
])('%j is told as %j', (words, told) => {
  expect(alternativeText(words)).toBe(told);
});
