/** In: a zip file. Out: which of the zip-based formats it is. */
import type { Readable } from 'node:stream';
import type { FileFormat } from '../file-format.ts';
import { type Archive, openArchive } from '../zip/open-archive.ts';
import { findMainPart, readContentType } from './office-package.ts';

export async function archiveFormat(path: string): Promise<FileFormat> {
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

function formatOfType(type: string | null): FileFormat | null {
  if (type === null) return null;
  if (type.includes('wordprocessingml') || type.includes('ms-word')) return 'docx';
  if (type.includes('spreadsheetml') || type.includes('ms-excel')) return 'xlsx';
  if (type.includes('presentationml') || type.includes('ms-powerpoint')) return 'pptx';
  return type.includes('visio') ? 'visio' : null;
}

/** Every program uses Microsoft's folder names, although the standard does not require it. */
function formatOfPart(part: string): FileFormat | null {
  const folder = part.toLowerCase().split('/', 1)[0];
  if (folder === 'word') return 'docx';
  if (folder === 'xl') return 'xlsx';
  if (folder === 'ppt') return 'pptx';
  return folder === 'visio' ? 'visio' : null;
}

async function formatOfContents(archive: Archive): Promise<FileFormat> {
  for (const part of ['word/document.xml', 'xl/workbook.xml', 'ppt/presentation.xml']) {
    if (archive.has(part)) return formatOfPart(part) ?? 'zip';
  }
  if (archive.has('OFD.xml')) return 'ofd';
  const mimetype = await archive.open('mimetype');
  const type = mimetype === null ? '' : await readStart(mimetype);
  if (type.startsWith('application/vnd.oasis.opendocument')) return 'odf';
  return type.startsWith('application/epub') ? 'epub' : 'zip';
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
