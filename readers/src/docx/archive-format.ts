/** In: a zip file. Out: which of the zip-based formats it is. */
import type { Readable } from 'node:stream';
import { type FormatName, formatNames, formats } from '@wenjian/document';
import { type Archive, openArchive } from '../zip/open-archive.ts';
import { findMainPart, readContentType } from './office-package.ts';

export async function archiveFormat(path: string): Promise<FormatName> {
  const archive = await openArchive(path);
  try {
    const main = await findMainPart(archive);
    if (main !== null) {
      const format = formatOfType(await readContentType(archive, main)) ?? formatOfPart(main);
      if (format !== null) return format;
    }
    return await formatOfContents(archive);
  } finally {
    archive.close();
  }
}

function formatOfType(type: string | null): FormatName | null {
  if (type === null) return null;
  return (
    formatNames.find((name) => formats[name].signs.part?.types.some((word) => type.includes(word))) ?? null
  );
}

/** Every program uses Microsoft's folder names, although the standard does not require it. */
function formatOfPart(part: string): FormatName | null {
  const folder = part.toLowerCase().split('/', 1)[0];
  return formatNames.find((name) => formats[name].signs.part?.folder === folder) ?? null;
}

async function formatOfContents(archive: Archive): Promise<FormatName> {
  for (const part of ['word/document.xml', 'xl/workbook.xml', 'ppt/presentation.xml']) {
    if (archive.has(part)) return formatOfPart(part) ?? 'zip';
  }
  const byEntry = formatNames.find((name) => {
    const { entry } = formats[name].signs;
    return entry !== undefined && archive.has(entry);
  });
  if (byEntry) return byEntry;
  const mimetype = await archive.open('mimetype');
  return mimetype === null ? 'zip' : (formatOfMimetype(await readStart(mimetype)) ?? 'zip');
}

function formatOfMimetype(type: string): FormatName | null {
  const fitting = formatNames.flatMap((name) =>
    (formats[name].signs.mimetypes ?? [])
      .filter((beginning) => type.startsWith(beginning))
      .map((beginning) => ({ name, length: beginning.length })),
  );
  return fitting.sort((one, other) => other.length - one.length)[0]?.name ?? null;
}

async function readStart(stream: Readable): Promise<string> {
  try {
    for await (const chunk of stream) {
      const bytes: Buffer = chunk;
      return bytes.toString('latin1', 0, 100);
    }
  } catch {
    // A broken entry says nothing about the format: the file stays an archive.
  }
  return '';
}
