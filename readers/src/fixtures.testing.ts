/** Builds small zip and docx files for tests. Test code only. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32, deflateRawSync } from 'node:zlib';
import { type ReadOptions, type ReadResult, readDocument } from './index.ts';

export interface ZipEntry {
  readonly name: string;
  readonly data: Buffer | string;
  readonly isCompressed?: boolean;
  /** A false size, as archive bombs have. */
  readonly declaredBytes?: number;
}

export function buildZip(entries: readonly ZipEntry[]): Buffer {
  const locals: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const entry of entries) {
    const data = Buffer.from(entry.data);
    const stored = entry.isCompressed === true ? deflateRawSync(data) : data;
    const name = Buffer.from(entry.name);
    const fields = Buffer.alloc(26);
    fields.writeUInt16LE(20, 0);
    fields.writeUInt16LE(0x0800, 2);
    fields.writeUInt16LE(entry.isCompressed === true ? 8 : 0, 4);
    fields.writeUInt32LE(crc32(data), 10);
    fields.writeUInt32LE(stored.length, 14);
    fields.writeUInt32LE(entry.declaredBytes ?? data.length, 18);
    fields.writeUInt16LE(name.length, 22);
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), fields, name, stored]);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(offset, 10);
    directory.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\x00'), fields, rest, name]));
    locals.push(local);
    offset += local.length;
  }
  const listing = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(entries.length, 4);
  end.writeUInt16LE(entries.length, 6);
  end.writeUInt32LE(listing.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...locals, listing, Buffer.from('PK\x05\x06'), end]);
}

const transitional = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
export const strict = 'http://purl.oclc.org/ooxml/wordprocessingml/main';

export interface DocxParts {
  /** Content of w:body. */
  readonly body: string;
  /** Content of w:styles, w:numbering, w:footnotes … by file name without extension. */
  readonly parts?: Readonly<Record<string, string>>;
  readonly namespace?: string;
  /** Text before the root element of the body part. */
  readonly prologue?: string;
  /** Pictures by file name; the name is also the id of the relationship. */
  readonly media?: Readonly<Record<string, Buffer>>;
}

const rootOfPart: Readonly<Record<string, string>> = { header1: 'hdr', footer1: 'ftr' };

export function docxEntries({
  body,
  parts = {},
  namespace = transitional,
  prologue = '',
  media = {},
}: DocxParts): ZipEntry[] {
  const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  const wrap = (root: string, content: string): string =>
    `<w:${root} xmlns:w="${namespace}" xmlns:r="${relations}" xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006" xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" xmlns:m="http://schemas.openxmlformats.org/officeDocument/2006/math">${content}</w:${root}>`;
  const relationship = (type: string, id: string, target: string): string =>
    `<Relationship Id="${id}" Type="${relations}/${type}" Target="${target}"/>`;
  const relationships = (content: string): string =>
    `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${content}</Relationships>`;
  const names = Object.keys(parts);
  return [
    { name: '_rels/.rels', data: relationships(relationship('officeDocument', 'r1', 'word/document.xml')) },
    { name: 'word/document.xml', data: prologue + wrap('document', `<w:body>${body}</w:body>`) },
    {
      name: 'word/_rels/document.xml.rels',
      data: relationships(
        names.map((name) => relationship(name.replace(/\d$/, ''), name, `${name}.xml`)).join('') +
          Object.keys(media)
            .map((name) => relationship('image', name, `media/${name}`))
            .join(''),
      ),
    },
    ...Object.entries(media).map(([name, data]) => ({ name: `word/media/${name}`, data })),
    ...names.map((name) => ({
      name: `word/${name}.xml`,
      data: name === 'theme' ? (parts[name] ?? '') : wrap(rootOfPart[name] ?? name, parts[name] ?? ''),
    })),
  ];
}

export function paragraph(text: string, properties = ''): string {
  const runProperties = properties === '' ? '' : `<w:pPr>${properties}</w:pPr>`;
  return `<w:p>${runProperties}<w:r><w:t xml:space="preserve">${text}</w:t></w:r></w:p>`;
}

export async function readBytes(
  bytes: Buffer | string,
  name = 'file',
  options: ReadOptions = {},
): Promise<ReadResult> {
  const folder = await mkdtemp(join(tmpdir(), 'readers-'));
  try {
    const path = join(folder, 'file');
    await writeFile(path, bytes);
    return await readDocument({ path, name }, options);
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Type, number and text of every block, or the reason why there are none. */
export function outline(result: ReadResult): unknown {
  if (result.kind === 'unreadable') return result.reason;
  const { blocks, text } = result.document;
  return blocks.map((block) => [block.type, text.slice(block.start, block.end)]);
}

export async function outlineOfDocx(parts: DocxParts): Promise<unknown> {
  return outline(await readBytes(buildZip(docxEntries(parts))));
}

/** What was not read, as [what, count]. */
export async function notReadOfDocx(parts: DocxParts): Promise<unknown> {
  const result = await readBytes(buildZip(docxEntries(parts)));
  if (result.kind === 'unreadable') return result.message;
  return result.document.notRead.map((item) => [item.what, item.count]);
}
