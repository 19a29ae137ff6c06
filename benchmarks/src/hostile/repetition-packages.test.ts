/** Repeated text and repeated marks for what reads Word, Excel and PowerPoint files; the marks stand as they are, balanced or not. */
import { writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readDocument } from '@wenjian/readers';
import { afterAll, describe, expect, it } from 'vitest';
import { buildZip, docxEntries, paragraph, type ZipEntry } from '../../../readers/src/fixtures.testing.ts';
import { workbookEntries } from '../../../readers/src/sheet/sheet.testing.ts';
import { type Reading, slowUnits } from './repetition.testing.ts';

const folder = await mkdtemp(join(tmpdir(), 'repetition-'));
afterAll(() => rm(folder, { recursive: true }));

async function read(entries: readonly ZipEntry[], name: string): Promise<unknown> {
  const path = join(folder, name);
  writeFileSync(path, buildZip(entries));
  return readDocument({ path, name });
}

const word = (body: string, parts: Readonly<Record<string, string>> = {}): Promise<unknown> =>
  read(docxEntries({ body: `${paragraph('甲方')}${body}`, parts }), 'repeated.docx');
const sheet = (content: string, strings: readonly string[] = []): Promise<unknown> =>
  read(workbookEntries({ sheets: { 表: content }, strings }), 'repeated.xlsx');

const relations = (content: string): string =>
  `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${content}</Relationships>`;
const relation = (id: string, type: string, target: string): string =>
  `<Relationship Id="${id}" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${type}" Target="${target}"/>`;
const namespaces =
  'xmlns:p="http://schemas.openxmlformats.org/presentationml/2006/main" xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"';

function slide(content: string): Promise<unknown> {
  return read(
    [
      { name: '_rels/.rels', data: relations(relation('r', 'officeDocument', 'ppt/presentation.xml')) },
      {
        name: 'ppt/presentation.xml',
        data: `<p:presentation ${namespaces}><p:sldIdLst><p:sldId id="256" r:id="s"/></p:sldIdLst></p:presentation>`,
      },
      {
        name: 'ppt/_rels/presentation.xml.rels',
        data: relations(relation('s', 'slide', 'slides/slide.xml')),
      },
      {
        name: 'ppt/slides/slide.xml',
        data: `<p:sld ${namespaces}><p:cSld><p:spTree>${content}</p:spTree></p:cSld></p:sld>`,
      },
    ],
    'repeated.pptx',
  );
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('\u0000', '');
const lines = (text: string): string => `<a:p><a:r><a:t>${escaped(text)}</a:t></a:r></a:p>`;
const shape = (content: string): string => `<p:sp><p:txBody><a:bodyPr/>${content}</p:txBody></p:sp>`;

const texts = [
  ...[' ', '　', '\n', '\t', '-', '_', '____', '…', '.', '·', '□', '☐', '（', '（）', '“', '《', '|'],
  ...[
    '一',
    '一、',
    '第一条',
    '第1条 ',
    '1.',
    '1.1',
    '(1)',
    '1,',
    '9',
    '12元',
    '2024年',
    '%',
    'a',
    'a-',
    '甲方：',
  ],
  ...['\u200b', '\u202e', '😀', '\u0301', 'PAGE ', 'HYPERLINK "', 'SEQ \\* '],
];

const textReadings: Readonly<Record<string, Reading>> = {
  'a paragraph of Word': (text) => word(paragraph(escaped(text))),
  'a field of Word': (text) =>
    word(
      `<w:p><w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText>${escaped(text)}</w:instrText></w:r><w:r><w:fldChar w:fldCharType="end"/></w:r></w:p>`,
    ),
  'the name of a style': (text) =>
    word(paragraph('甲方', '<w:pStyle w:val="s"/>'), {
      styles: `<w:style w:styleId="s"><w:name w:val="${escaped(text).replaceAll('"', '&quot;')}"/></w:style>`,
    }),
  'a number format of Word': (text) =>
    word(paragraph('甲方', '<w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr>'), {
      numbering: `<w:abstractNum w:abstractNumId="1"><w:lvl w:ilvl="0"><w:numFmt w:val="decimal"/><w:lvlText w:val="${escaped(text).replaceAll('"', '&quot;')}%1"/></w:lvl></w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="1"/></w:num>`,
    }),
  'a cell of Excel': (text) =>
    sheet('<sheetData><row r="1"><c r="A1" t="s"><v>0</v></c></row></sheetData>', [
      `<t xml:space="preserve">${escaped(text)}</t>`,
    ]),
  'a number of Excel': (text) =>
    sheet(`<sheetData><row r="1"><c r="A1"><v>${escaped(text)}</v></c></row></sheetData>`),
  'a paragraph of PowerPoint': (text) => slide(shape(lines(text))),
};

const marks: Readonly<Record<string, { readonly read: Reading; readonly units: readonly string[] }>> = {
  Word: {
    read: (content) => word(content.slice(0, -1)),
    units: [
      ...['<w:p/>', paragraph('甲'), '<w:r>', '<w:p><w:r><w:br/></w:r></w:p>', '<w:p><w:pPr/>'],
      ...['<w:bookmarkStart w:id="1" w:name="a"/>', '<w:bookmarkEnd w:id="1"/>', '<w:sectPr/>'],
      ...['<w:p><w:r><w:fldChar w:fldCharType="begin"/></w:r></w:p>', '<w:sdt><w:sdtContent/></w:sdt>'],
      ...[
        '<w:p><w:r><w:fldChar w:fldCharType="end"/></w:r></w:p>',
        '<w:p><w:ins><w:r><w:t>甲</w:t></w:r></w:ins></w:p>',
      ],
      ...[
        '<w:p><w:del><w:r><w:delText>甲</w:delText></w:r></w:del></w:p>',
        '<w:tbl/>',
        '<w:tbl><w:tr><w:tc/></w:tr></w:tbl>',
      ],
      ...[
        '<w:p><w:r><w:footnoteReference w:id="1"/></w:r></w:p>',
        '<w:p><w:r><w:commentReference w:id="1"/></w:r></w:p>',
      ],
      ...[
        '<w:p><w:r><w:rPr><w:b/><w:i/></w:rPr><w:t>甲</w:t></w:r><w:r><w:t>乙</w:t></w:r></w:p>',
        '<w:moveFromRangeStart w:id="1"/>',
      ],
      paragraph('甲', '<w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr>'),
    ],
  },
  'tables of Word': {
    read: (content) => word(`<w:tbl>${content.slice(0, -1)}</w:tbl>`),
    units: [
      ...['<w:tr/>', '<w:tr><w:tc/></w:tr>', '<w:tr><w:tc><w:p/></w:tc><w:tc><w:p/></w:tc></w:tr>'],
      '<w:tr><w:tc><w:tcPr><w:vMerge/></w:tcPr><w:p/></w:tc></w:tr>',
      '<w:tr><w:tc><w:tcPr><w:gridSpan w:val="9"/></w:tcPr><w:p/></w:tc></w:tr>',
      '<w:tr><w:trPr><w:gridBefore w:val="9"/></w:trPr><w:tc><w:p/></w:tc></w:tr>',
    ],
  },
  'one row of Word': {
    read: (content) => word(`<w:tbl><w:tr>${content.slice(0, -1)}</w:tr></w:tbl>`),
    units: ['<w:tc/>', '<w:tc><w:p/></w:tc>', '<w:tc><w:tcPr><w:gridSpan w:val="2"/></w:tcPr><w:p/></w:tc>'],
  },
  'sheets of Excel': {
    read: (content) => sheet(`<sheetData>${content.slice(0, -1)}</sheetData>`),
    units: [
      ...['<row/>', '<row r="1"/>', '<row><c><v>1</v></c></row>', '<row r="1"><c r="A1"><v>1</v></c></row>'],
      ...['<row><c r="ZZ9"><v>1</v></c></row>', '<row><c t="inlineStr"><is><t>甲</t></is></c></row>'],
    ],
  },
  'merged cells of Excel': {
    read: (content) =>
      sheet(
        `<sheetData><row r="1"><c r="A1"><v>1</v></c></row></sheetData><mergeCells>${content.slice(0, -1)}</mergeCells>`,
      ),
    units: ['<mergeCell ref="A1:B2"/>', '<mergeCell ref="A1:ZZ99"/>', '<mergeCell ref="A1"/>'],
  },
  'slides of PowerPoint': {
    read: (content) => slide(content.slice(0, -1)),
    units: [
      ...['<p:sp/>', shape(lines('甲')), shape('<a:p/>'), '<p:grpSp><p:sp/></p:grpSp>'],
      '<p:graphicFrame><a:graphic><a:graphicData><a:tbl><a:tr><a:tc/></a:tr></a:tbl></a:graphicData></a:graphic></p:graphicFrame>',
    ],
  },
};

const SIGNS_OF_A_MARK = 15;

describe.each(Object.entries(textReadings))('repeated text in %s', (_, readText) => {
  it('takes no longer than its length allows, whatever is repeated', async () => {
    expect(await slowUnits(readText, texts)).toEqual([]);
  });
});

describe.each(Object.entries(marks))('repeated marks in %s', (_, { read: readMarks, units }) => {
  it('take no longer than their length allows', async () => {
    expect(await slowUnits(readMarks, units, SIGNS_OF_A_MARK)).toEqual([]);
  });
});
