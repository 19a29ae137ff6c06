import { existsSync, readdirSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { utils, write } from '@e965/xlsx';
import type { DocumentMetadata, MetadataKind } from '@wenjian/document';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { buildZip, docxEntries, paragraph, type ZipEntry } from '../fixtures.testing.ts';
import { buildPdf } from '../pdf/pdf.testing.ts';
import { processorMs } from '../processor-time.testing.ts';
import { metadataText } from './metadata.text.ts';
import { readMetadata } from './read-metadata.ts';

const core = `<cp:coreProperties xmlns:cp="http://schemas.openxmlformats.org/package/2006/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:dcterms="http://purl.org/dc/terms/"><dc:creator>王&amp;李</dc:creator><cp:lastModifiedBy>赵六</cp:lastModifiedBy><cp:revision>7</cp:revision><dcterms:created>2024-01-31T01:30:00Z</dcterms:created><cp:lastPrinted>2024-02-01T01:30:00Z</cp:lastPrinted></cp:coreProperties>`;
const app = `<Properties xmlns="http://schemas.openxmlformats.org/officeDocument/2006/extended-properties"><Template>投标.dotx</Template><TotalTime>57</TotalTime><Company>恒远公司</Company><Application>Microsoft Office Word</Application></Properties>`;
const wpsRecord = Buffer.from('{"hdid":"7f3a9c","userId":"230011"}').toString('base64');
const custom = `<Properties xmlns="http://schemas.openxmlformats.org/officeDocument/2006/custom-properties" xmlns:vt="http://schemas.openxmlformats.org/officeDocument/2006/docPropsVTypes"><property name="KSOProductBuildVer"><vt:lpwstr>2052-11.1.0.9021</vt:lpwstr></property><property name="KSOTemplateDocerSaveRecord"><vt:lpwstr>${wpsRecord}</vt:lpwstr></property><property name="项目"><vt:lpwstr>A-7</vt:lpwstr></property></Properties>`;

const body = `<w:p w:rsidR="00AA0001" w:rsidRDefault="00BB0002"><w:r w:rsidRPr="00CC0003"><w:t>正文</w:t></w:r></w:p><w:sectPr w:rsidR="nonsense"><w:pgSz w:w="11906" w:h="16838"/><w:pgMar w:top="1440" w:right="1800" w:bottom="1440" w:left="1800"/></w:sectPr>`;
const parts = {
  settings: '<w:rsids><w:rsidRoot w:val="00aa0001"/><w:rsid w:val="00DD0004"/></w:rsids>',
  styles:
    '<w:docDefaults><w:rPrDefault><w:rPr><w:rFonts w:eastAsia="方正姚体"/></w:rPr></w:rPrDefault></w:docDefaults><w:style w:customStyle="1"><w:name w:val="恒远标题"/></w:style><w:style><w:name w:val="heading 1"/></w:style>',
};
const wordFile: ZipEntry[] = [
  ...docxEntries({ body, parts }),
  { name: 'docProps/core.xml', data: core },
  { name: 'docProps/app.xml', data: app },
  { name: 'docProps/custom.xml', data: custom },
];

async function metadataOf(bytes: Uint8Array | string): Promise<DocumentMetadata> {
  const folder = await mkdtemp(join(tmpdir(), 'metadata-'));
  try {
    const path = join(folder, 'file');
    await writeFile(path, bytes);
    return await readMetadata(path);
  } finally {
    await rm(folder, { recursive: true });
  }
}

function valuesOf({ facts }: DocumentMetadata, kind: MetadataKind): readonly string[] {
  return facts.filter((fact) => fact.kind === kind).map(({ value }) => value);
}

describe('of a Word file', () => {
  it('names author, time and program, each with its part and field', async () => {
    const metadata = await metadataOf(buildZip(wordFile));
    expect(metadata.format).toBe('docx');
    expect(metadata.facts).toContainEqual({
      kind: 'author',
      value: '王&李',
      where: 'docProps/core.xml · creator',
    });
    expect(valuesOf(metadata, 'lastEditor')).toEqual(['赵六']);
    expect(valuesOf(metadata, 'revision')).toEqual(['7']);
    expect(valuesOf(metadata, 'created')).toEqual(['2024-01-31T01:30:00Z']);
    expect(valuesOf(metadata, 'printed')).toEqual(['2024-02-01T01:30:00Z']);
    expect(valuesOf(metadata, 'company')).toEqual(['恒远公司']);
    expect(valuesOf(metadata, 'editingMinutes')).toEqual(['57']);
    expect(metadata.notes).toEqual([]);
  });

  it('collects the editing sessions of settings and body, and nothing else', async () => {
    const metadata = await metadataOf(buildZip(wordFile));
    expect(metadata.sessions).toEqual(['00AA0001', '00BB0002', '00CC0003', '00DD0004']);
    expect(valuesOf(metadata, 'sessionRoot')).toEqual(['00AA0001']);
  });

  it('lists page size, margins, default font and custom styles', async () => {
    const metadata = await metadataOf(buildZip(wordFile));
    expect(valuesOf(metadata, 'pageSize')).toEqual(['595.3×841.9 pt']);
    expect(valuesOf(metadata, 'margins')).toEqual(['72.0 90.0 72.0 90.0 pt']);
    expect(valuesOf(metadata, 'defaultFont')).toEqual(['方正姚体']);
    expect(valuesOf(metadata, 'style')).toEqual(['恒远标题']);
  });

  it('lists build, machine and account that WPS stores in a file', async () => {
    const metadata = await metadataOf(buildZip(wordFile));
    expect(valuesOf(metadata, 'applicationVersion')).toEqual(['WPS 2052-11.1.0.9021']);
    expect(valuesOf(metadata, 'machineId')).toEqual(['7f3a9c']);
    expect(valuesOf(metadata, 'accountId')).toEqual(['230011']);
    expect(valuesOf(metadata, 'custom')).toEqual(['项目=A-7']);
  });

  it('with a damaged part gives everything before the damage, and says so', async () => {
    const damaged = wordFile.map((entry) =>
      entry.name === 'docProps/core.xml'
        ? { ...entry, data: core.slice(0, core.indexOf('<cp:revision>') + 5) }
        : entry,
    );
    const metadata = await metadataOf(buildZip(damaged));
    expect(valuesOf(metadata, 'lastEditor')).toEqual(['赵六']);
    expect(valuesOf(metadata, 'revision')).toEqual([]);
    expect(valuesOf(metadata, 'company')).toEqual(['恒远公司']);
    expect(metadata.notes).toEqual(['docProps/core.xml 已损坏，只读取了其中一部分']);
  });

  it('whose properties were removed says that there are none', async () => {
    const metadata = await metadataOf(buildZip(docxEntries({ body: paragraph('正文') })));
    expect(metadata.facts).toEqual([]);
    expect(metadata.notes).toEqual(['文件中没有属性部分，可能由其他软件生成或已被清除']);
  });

  it('with endless properties is truncated and says so', async () => {
    const many = Array.from(
      { length: 900 },
      (_, index) => `<property name="p${index}"><vt:lpwstr>v</vt:lpwstr></property>`,
    );
    const long = custom.replace('</Properties>', `${many.join('')}</Properties>`);
    const metadata = await metadataOf(
      buildZip(
        wordFile.map((entry) => (entry.name === 'docProps/custom.xml' ? { ...entry, data: long } : entry)),
      ),
    );
    expect(metadata.facts).toHaveLength(500);
    expect(metadata.notes).toContain('属性过多，只保留了前 500 项');
  });
});

const XMP =
  '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:Description xmpMM:DocumentID="uuid:一号"><xmpMM:InstanceID>uuid:二号</xmpMM:InstanceID></rdf:Description></x:xmpmeta>';

async function plainPdf(): Promise<Buffer> {
  const bytes = await buildPdf(async (builder) => {
    builder.page();
    builder.text('投标文件', { x: 100, y: 100 });
    builder.document.setAuthor('孙七');
    builder.document.setProducer('某某转换器');
    builder.document.setCreationDate(new Date('2024-01-31T01:30:05Z'));
  });
  return Buffer.from(bytes);
}

describe('of a PDF', () => {
  it('names author, program, time, page and fonts', async () => {
    const metadata = await metadataOf(await plainPdf());
    expect(valuesOf(metadata, 'author')).toEqual(['孙七']);
    expect(valuesOf(metadata, 'producer')).toEqual(['某某转换器']);
    expect(valuesOf(metadata, 'created')).toEqual(['2024-01-31T01:30:05Z']);
    expect(valuesOf(metadata, 'pageSize')).toEqual(['595.0×842.0 pt']);
    expect(valuesOf(metadata, 'font')).toContain('STSong-Light');
    expect(valuesOf(metadata, 'incrementalSaves')).toEqual(['0']);
  });

  it('lists trailer ids, XMP ids and the number of incremental saves', async () => {
    const saved = Buffer.concat([
      await plainPdf(),
      Buffer.from(
        `\n9 0 obj\nstream\n${XMP}\nendstream\nendobj\ntrailer << /ID [<0a0B> <1c1D>] /ID [<0A0B0C0D> <1C1D1E1F>] >>\n%%EOF\n`,
      ),
    ]);
    const metadata = await metadataOf(saved);
    expect(valuesOf(metadata, 'documentId')).toEqual(expect.arrayContaining(['0A0B0C0D', 'uuid:一号']));
    expect(valuesOf(metadata, 'instanceId')).toEqual(expect.arrayContaining(['1C1D1E1F', 'uuid:二号']));
    expect(valuesOf(metadata, 'incrementalSaves')).toEqual(['1']);
  });

  it('finds each item that crosses a piece border exactly once', async () => {
    const filler = Buffer.alloc(1024 * 1024 - 20, 0x20);
    const metadata = await metadataOf(
      Buffer.concat([
        Buffer.from('%PDF-1.7\n'),
        filler,
        Buffer.from(`${XMP}\n%%EOF\n`),
        filler,
        Buffer.from('%%EOF'),
      ]),
    );
    expect(valuesOf(metadata, 'documentId')).toEqual(['uuid:一号']);
    expect(valuesOf(metadata, 'incrementalSaves')).toEqual(['1']);
    expect(metadata.notes).toEqual(['文件设有密码或已损坏，只读取了未加密的标识与保存次数']);
  });
});

it('of an old Excel file is read from its property sets, Chinese names included', async () => {
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet([['金额', 1]]), 'Sheet1');
  book.Props = {
    Author: '周八',
    LastAuthor: '吴九',
    Company: '华晟公司',
    CreatedDate: new Date('2023-05-06T07:08:00Z'),
  };
  const metadata = await metadataOf(write(book, { type: 'buffer', bookType: 'biff8' }));
  expect(metadata.format).toBe('xls');
  expect(valuesOf(metadata, 'author')).toEqual(['周八']);
  expect(valuesOf(metadata, 'company')).toEqual(['华晟公司']);
});

it('of an OpenDocument file is read from its meta.xml', async () => {
  const meta = `<office:document-meta xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0" xmlns:meta="urn:oasis:names:tc:opendocument:xmlns:meta:1.0" xmlns:dc="http://purl.org/dc/elements/1.1/"><office:meta><meta:initial-creator>郑十</meta:initial-creator><dc:creator>冯甲</dc:creator><meta:editing-cycles>4</meta:editing-cycles><meta:editing-duration>P1DT2H3M4S</meta:editing-duration></office:meta></office:document-meta>`;
  const metadata = await metadataOf(
    buildZip([
      { name: 'mimetype', data: 'application/vnd.oasis.opendocument.text' },
      { name: 'meta.xml', data: meta },
    ]),
  );
  expect(metadata.format).toBe('odt');
  expect(valuesOf(metadata, 'author')).toEqual(['郑十']);
  expect(valuesOf(metadata, 'lastEditor')).toEqual(['冯甲']);
  expect(valuesOf(metadata, 'editingMinutes')).toEqual(['1563']);
});

it('of a photograph names camera, program and time', async () => {
  const photograph = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#888' } })
    .withExif({
      IFD0: { Model: 'X100', Software: 'Editor 9' },
      IFD2: { DateTimeOriginal: '2024:01:31 09:30:05', BodySerialNumber: 'SN-77' },
    })
    .jpeg()
    .toBuffer();
  const metadata = await metadataOf(photograph);
  expect(metadata.format).toBe('image');
  expect(valuesOf(metadata, 'camera')).toEqual(['X100']);
  expect(valuesOf(metadata, 'application')).toEqual(['Editor 9']);
  expect(valuesOf(metadata, 'created')).toEqual(['2024-01-31T09:30:05']);
  expect(valuesOf(metadata, 'cameraNumber')).toEqual(['SN-77']);
});

it('of a photograph whose EXIF points to itself hundreds of times is read in part, with a note', async () => {
  const pointers = 600;
  const author = Buffer.from('Zhang\0');
  const exif = Buffer.alloc(16 + 24 * pointers + 6 + author.length);
  exif.write('Exif\0\0II*\0', 'latin1');
  exif.writeUInt32LE(8, 10);
  exif.writeUInt16LE(2 * pointers, 14);
  for (let at = 16; at < 16 + 24 * pointers; at += 24) {
    exif.writeUInt16LE(0x8769, at);
    exif.writeUInt16LE(4, at + 2);
    exif.writeUInt32LE(1, at + 4);
    exif.writeUInt32LE(8, at + 8);
    exif.writeUInt16LE(315, at + 12);
    exif.writeUInt16LE(2, at + 14);
    exif.writeUInt32LE(author.length, at + 16);
    exif.writeUInt32LE(exif.length - author.length - 6, at + 20);
  }
  author.copy(exif, exif.length - author.length);
  const head = Buffer.from([0xff, 0xe1, 0, 0]);
  head.writeUInt16BE(exif.length + 2, 2);
  const picture = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#888' } })
    .jpeg()
    .toBuffer();
  const metadata = await metadataOf(Buffer.concat([picture.subarray(0, 2), head, exif, picture.subarray(2)]));
  expect(valuesOf(metadata, 'author')).toEqual(['Zhang']);
  expect(metadata.notes).toEqual([metadataText.damagedExif]);
});

it('of an empty file, plain text or a non-document is empty, with a note', async () => {
  for (const bytes of ['', '只有文字', Buffer.from([0x50, 0x4b, 3, 4, 1, 2, 3, 4])]) {
    const metadata = await metadataOf(bytes);
    expect(metadata.facts).toEqual([]);
    expect(metadata.notes).toHaveLength(1);
  }
});

const folder = resolve(import.meta.dirname, '../../../../shared/data/odd-files');
const isPresent = existsSync(folder);

describe.skipIf(!isPresent)(isPresent ? 'odd files' : 'odd files (skipped: data not present)', () => {
  it('each give facts or a note within seconds, and never throw', async () => {
    for (const name of isPresent ? readdirSync(folder) : []) {
      const started = processorMs();
      const { facts, notes } = await readMetadata(join(folder, name));
      expect(processorMs() - started, name).toBeLessThan(30_000);
      for (const { value, where } of facts) expect([value, where], name).not.toContain('');
      for (const note of notes) expect(note, name).toMatch(/[\u4e00-\u9fff]/);
    }
  }, 300_000);
});
