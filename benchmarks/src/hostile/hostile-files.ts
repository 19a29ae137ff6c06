/** Hostile files of every kind the product reads, by seed: the same seed gives the same bytes. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import { buildZip, docxEntries, paragraph } from '../../../readers/src/fixtures.testing.ts';
import { createRandom, type Random } from '../contract-text.ts';

export interface HostileFile {
  readonly name: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

const ODD_FILES = join(import.meta.dirname, '../../../../shared/data/odd-files');
const LONGEST_TEXT = 1_500_000;
const LONGEST_MARKUP = 200_000;
const MOST_MUTATIONS = 40;
const BYTE = 256;

export function hostileFiles(seed: number, count: number): readonly HostileFile[] {
  const random = createRandom(seed);
  return Array.from({ length: count }, (_, index) => {
    const [ending, make] = kinds[index % kinds.length] ?? kinds[0];
    return { name: `恶意-${seed}-${index}.${ending}`, bytes: Uint8Array.from(make(random)) };
  });
}

type Kind = readonly [ending: string, make: (random: Random) => Buffer];

const kinds: readonly [Kind, ...Kind[]] = [
  ['txt', (random) => Buffer.from(repeated(random, LONGEST_TEXT))],
  ['md', (random) => Buffer.from(repeated(random, LONGEST_MARKUP, markdownPieces))],
  ['html', (random) => Buffer.from(`<html><body>${repeated(random, LONGEST_MARKUP, htmlPieces)}`)],
  ['rtf', (random) => Buffer.from(`{\\rtf1\\ansi ${repeated(random, LONGEST_MARKUP, rtfPieces)}`)],
  ['csv', (random) => Buffer.from(repeated(random, LONGEST_MARKUP, csvPieces))],
  ['docx', (random) => buildZip(docxEntries({ body: nested(random, wordPieces) }))],
  ['docx', (random) => mutated(random, buildZip(docxEntries({ body: paragraph(repeated(random, 5_000)) })))],
  [
    'docx',
    (random) => buildZip(docxEntries({ body: paragraph(repeated(random, LONGEST_TEXT / 5, wordTexts)) })),
  ],
  ['xlsx', (random) => mutated(random, buildZip(sheetEntries(random)))],
  ['xlsx', (random) => buildZip(sheetEntries(random))],
  ['pdf', (random) => pdfOf(random)],
  ['pdf', (random) => mutated(random, pdfOf(random))],
  ['pdf', (random) => mutated(random, oddFile(random, '.pdf'))],
  ['doc', (random) => mutated(random, oddFile(random, '.doc'))],
  ['pptx', (random) => mutated(random, oddFile(random, '.pptx'))],
  ['png', (random) => pngOf(random)],
  ['jpg', (random) => Buffer.concat([Buffer.from('ffd8ffe000104a46494600', 'hex'), noise(random, 4_000)])],
  ['doc', (random) => Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), noise(random, 8_000)])],
  ['zip', (random) => buildZip([{ name: `${'a/'.repeat(random(400))}x`, data: noise(random, 100) }])],
  ['txt', (random) => noise(random, 60_000)],
];

const textPieces = [
  ' ',
  '　',
  '\n',
  '\t',
  '(',
  '（',
  '“',
  '第',
  '第一条',
  '一、',
  '1.',
  '1,',
  '9',
  '壹',
  '元',
  '100元',
  '甲方',
  '《',
  '》',
  '年',
  '2024年1月',
  '%',
  '万分之',
  '____',
  '□',
  '…',
  '@a.',
  '\u200b',
  '\u202e',
  'a',
  '不得',
  '违约金',
  '/',
] as const;
const markdownPieces = [
  '|',
  '*',
  '_',
  '`',
  '[',
  '](',
  '<',
  '#',
  '> ',
  '- ',
  '1. ',
  '\n',
  '|-|',
  '~~',
  '<!--',
  '&#',
] as const;
const htmlPieces = [
  '<div>',
  '<b',
  '<table><tr><td colspan=99999>',
  '<style>',
  '</',
  '<!--',
  '&amp;',
  '&#x',
  '"',
  "='",
  '<script>',
  '<![CDATA[',
  '<p style="',
] as const;
const rtfPieces = [
  '{',
  '}',
  '{\\field',
  '{\\*\\fldinst ',
  '\\bin999999 ',
  "\\'c",
  '\\u-1 ',
  '{\\stylesheet',
  '\\trowd\\cellx1',
  '\\pict ',
  '\\par ',
  '{\\object',
] as const;
const csvPieces = ['"', ',', '""', '\n', '",', '\t', ';', '=1+1', '，', '\r'] as const;
const wordTexts = ['&lt;', '甲', '（', '1', '、', '第', ' ', '元', '&amp;'] as const;
const wordPieces: readonly (readonly [string, string])[] = [
  ['<w:tbl><w:tr><w:trPr><w:gridBefore w:val="1000000000"/></w:trPr><w:tc><w:p/>', '</w:tc></w:tr></w:tbl>'],
  ['<w:tbl><w:tr><w:tc><w:tcPr><w:gridSpan w:val="99999999"/></w:tcPr><w:p/>', '</w:tc></w:tr></w:tbl>'],
  ['<w:sdt><w:sdtContent>', '</w:sdtContent></w:sdt>'],
  ['<w:ins w:id="1"><w:p><w:r><w:t>甲', '</w:t></w:r></w:p></w:ins>'],
  ['<w:p><w:fldSimple w:instr="REF a"><w:r><w:t>乙', '</w:t></w:r></w:fldSimple></w:p>'],
];

/** One or two pieces again and again; many patterns and loops are slow on exactly this. */
function repeated(random: Random, longest: number, pieces: readonly string[] = textPieces): string {
  const pick = () => pieces[random(pieces.length)] ?? ' ';
  const unit = `${pick()}${random(2) === 0 ? '' : pick()}`;
  const times = Math.max(1, Math.floor((longest / 10 + random(longest)) / (unit.length * 2)));
  return `${unit.repeat(times)}${pick()}`;
}

function nested(random: Random, pieces: readonly (readonly [string, string])[]): string {
  const [open, close] = pieces[random(pieces.length)] ?? ['', ''];
  const depth = 1 + random(3_000);
  return `${open.repeat(depth)}${paragraph('甲方')}${random(4) === 0 ? '' : close.repeat(depth)}`;
}

function mutated(random: Random, source: Buffer): Buffer {
  const bytes = Buffer.from(source);
  for (let change = random(MOST_MUTATIONS); change >= 0 && bytes.length > 0; change -= 1)
    bytes[random(bytes.length)] = random(BYTE);
  return random(4) === 0 ? bytes.subarray(0, random(bytes.length)) : bytes;
}

function noise(random: Random, length: number): Buffer {
  return Buffer.from(Array.from({ length }, () => random(BYTE)));
}

/** Real files of other programs' test suites, where they are at hand; a small PDF otherwise. */
function oddFile(random: Random, ending: string): Buffer {
  const names = oddNames().filter((name) => name.endsWith(ending));
  const name = names[random(names.length)];
  return name === undefined ? pdfOf(random) : readFileSync(join(ODD_FILES, name));
}

function oddNames(): readonly string[] {
  try {
    return readdirSync(ODD_FILES).sort();
  } catch {
    return [];
  }
}

function sheetEntries(random: Random) {
  const far = ['A1', 'XFD1048576', 'ZZZZZ99999999', 'A0'][random(4)];
  const cells =
    `<c r="${far}" t="inlineStr"><is><t>${repeated(random, 3_000, wordTexts)}</t></is></c>`.repeat(
      1 + random(300),
    );
  const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
  return [
    {
      name: '[Content_Types].xml',
      data: '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/></Types>',
    },
    {
      name: '_rels/.rels',
      data: '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="xl/workbook.xml"/></Relationships>',
    },
    {
      name: 'xl/workbook.xml',
      data: `<workbook xmlns="${main}" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheets><sheet name="甲" sheetId="1" r:id="r1"/></sheets></workbook>`,
    },
    {
      name: 'xl/_rels/workbook.xml.rels',
      data: '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/></Relationships>',
    },
    {
      name: 'xl/worksheets/sheet1.xml',
      data: `<worksheet xmlns="${main}"><sheetData><row r="1">${cells}</row></sheetData></worksheet>`,
      isCompressed: true,
    },
  ];
}

/** Page trees that point at themselves, huge pages, tokens without end, streams that unpack to much more. */
function pdfOf(random: Random): Buffer {
  const content = [
    `BT /F1 12 Tf ${'9'.repeat(random(50_000))} 0 Td (x) Tj ET`,
    `${'q '.repeat(random(60_000))}`,
    `BT /F1 12 Tf (${'a'.repeat(random(60_000))}) Tj ET`,
    `${'[1 2 3] 0 d 0 0 m 100 100 l S '.repeat(random(8_000))}`,
  ][random(4)];
  const stream = deflateSync(Buffer.from(content ?? ''));
  const kids = random(3) === 0 ? '2 0 R' : Array.from({ length: 1 + random(40) }, () => '3 0 R').join(' ');
  const side = [200, 14_400, 1_000_000_000][random(3)];
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${random(2) === 0 ? 1 : 1_000_000_000} >>`,
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${side} ${side}] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>`,
    null,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n')];
  for (const [index, body] of objects.entries())
    parts.push(
      body === null
        ? Buffer.concat([
            Buffer.from(`${index + 1} 0 obj << /Filter /FlateDecode /Length ${stream.length} >> stream\n`),
            stream,
            Buffer.from('\nendstream endobj\n'),
          ])
        : Buffer.from(`${index + 1} 0 obj ${body} endobj\n`),
    );
  parts.push(Buffer.from(`trailer << /Root 1 0 R /Size ${random(2) === 0 ? 6 : 99_999_999} >>\n%%EOF`));
  return Buffer.concat(parts);
}

/** Declares a size of its own; what follows is not a picture of it. */
function pngOf(random: Random): Buffer {
  const header = Buffer.alloc(25);
  header.writeUInt32BE(13, 0);
  header.write('IHDR', 4);
  header.writeUInt32BE(1 + random(100_000), 8);
  header.writeUInt32BE(1 + random(100_000), 12);
  header.writeUInt8(8, 16);
  header.writeUInt8(2, 17);
  return Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), header, noise(random, 2_000)]);
}
