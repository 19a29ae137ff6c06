/** Builds small Word files and compares them. Test code only. */
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compareDocuments } from '@wenjian/compare';
import { readDocx } from '@wenjian/readers';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { settleFile } from './settle/settle-file.ts';
import { writeComparisonDocx } from './write-comparison-docx.ts';

const schemas = 'http://schemas.openxmlformats.org';
const relations = `${schemas}/officeDocument/2006/relationships`;

export interface WordParts {
  /** Content of w:body. */
  readonly body: string;
  /** Content of w:styles, w:numbering, w:footnotes, w:hdr … by file name without extension. */
  readonly parts?: Readonly<Record<string, string>>;
}

const rootOfPart: Readonly<Record<string, string>> = { header1: 'hdr', footer1: 'ftr' };

export function wordFile({ body, parts = {} }: WordParts): Uint8Array {
  const wrap = (root: string, content: string): string =>
    `<w:${root} xmlns:w="${schemas}/wordprocessingml/2006/main" xmlns:r="${relations}" xmlns:mc="${schemas}/markup-compatibility/2006" xmlns:m="${schemas}/officeDocument/2006/math" xmlns:wps="http://schemas.microsoft.com/office/word/2010/wordprocessingShape" xmlns:v="urn:schemas-microsoft-com:vml">${content}</w:${root}>`;
  const links = (content: string): string =>
    `<Relationships xmlns="${schemas}/package/2006/relationships">${content}</Relationships>`;
  const link = (type: string, id: string, target: string): string =>
    `<Relationship Id="${id}" Type="${relations}/${type}" Target="${target}"/>`;
  const names = Object.keys(parts);
  const overrides = ['document', ...names].map((name) => {
    const kind = name === 'document' ? 'document.main' : name.replace(/\d$/, '');
    return `<Override PartName="/word/${name}.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.${kind}+xml"/>`;
  });
  const files: Record<string, string> = {
    '[Content_Types].xml': `<Types xmlns="${schemas}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${overrides.join('')}</Types>`,
    '_rels/.rels': links(link('officeDocument', 'r1', 'word/document.xml')),
    'word/document.xml': wrap('document', `<w:body>${body}</w:body>`),
    'word/_rels/document.xml.rels': links(
      names.map((name) => link(name.replace(/\d$/, ''), name, `${name}.xml`)).join(''),
    ),
  };
  for (const name of names) files[`word/${name}.xml`] = wrap(rootOfPart[name] ?? name, parts[name] ?? '');
  return zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])));
}

export function run(text: string, properties = ''): string {
  const own = properties === '' ? '' : `<w:rPr>${properties}</w:rPr>`;
  return `<w:r>${own}<w:t xml:space="preserve">${text}</w:t></w:r>`;
}

export function paragraph(content: string, properties = ''): string {
  return `<w:p>${properties === '' ? '' : `<w:pPr>${properties}</w:pPr>`}${content}</w:p>`;
}

export const numbered = (level = 0): string =>
  `<w:numPr><w:ilvl w:val="${level}"/><w:numId w:val="1"/></w:numPr>`;

/** 第1条, and below it 1.1. */
export const numbering = `<w:abstractNum w:abstractNumId="0"><w:lvl w:ilvl="0"><w:start w:val="1"/><w:numFmt w:val="decimal"/><w:lvlText w:val="第%1条"/></w:lvl><w:lvl w:ilvl="1"><w:start w:val="1"/><w:numFmt w:val="decimal"/><w:lvlText w:val="%1.%2"/></w:lvl></w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num>`;

export function table(...rows: readonly (readonly string[])[]): string {
  const cell = (content: string): string =>
    `<w:tc><w:tcPr><w:tcW w:w="2000" w:type="dxa"/></w:tcPr>${content}</w:tc>`;
  const row = (cells: readonly string[]): string => `<w:tr>${cells.map(cell).join('')}</w:tr>`;
  return `<w:tbl><w:tblPr/><w:tblGrid/>${rows.map(row).join('')}</w:tbl>`;
}

export interface Redlined {
  /** The main part as written. */
  readonly xml: string;
  readonly old: string;
  readonly new: string;
  readonly rejected: string;
  readonly accepted: string;
  /** The file as read by the product's reader. */
  readonly read: string;
  part(name: string): string;
}

/** Compares two Word files, writes the redline, and settles it both ways. */
export async function redlineOf(old: WordParts, target: WordParts): Promise<Redlined> {
  const folder = await mkdtemp(join(tmpdir(), 'redline-'));
  try {
    const path = (name: string): string => join(folder, `${name}.docx`);
    await writeFile(path('old'), wordFile(old));
    await writeFile(path('new'), wordFile(target));
    const [oldDocument, newDocument] = [await readDocx(path('old')), await readDocx(path('new'))];
    const { script } = compareDocuments(oldDocument, newDocument);
    const stamp = { author: '文鉴', date: new Date('2026-01-02T03:04:05Z') };
    await writeComparisonDocx(
      { script, oldDocument, newDocument, oldPath: path('old'), newPath: path('new'), ...stamp },
      path('out'),
    );
    await settleFile(path('out'), path('rejected'), 'rejected');
    await settleFile(path('out'), path('accepted'), 'accepted');
    const entries = unzipSync(await readFile(path('out')));
    const part = (name: string): string => strFromU8(entries[`word/${name}.xml`] ?? new Uint8Array());
    return {
      xml: part('document'),
      old: oldDocument.text,
      new: newDocument.text,
      rejected: (await readDocx(path('rejected'))).text,
      accepted: (await readDocx(path('accepted'))).text,
      read: (await readDocx(path('out'))).text,
      part,
    };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

export const isOfficePresent = existsSync('/usr/lib/libreoffice/program/soffice.bin');

/** The name of a test that needs LibreOffice, with a note when it is skipped. */
export const officeTitle = (name: string): string =>
  isOfficePresent ? name : `${name} (skipped: LibreOffice is not installed)`;
