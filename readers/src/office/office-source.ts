/**
 * In: a file. Out: how to give it to LibreOffice, or why it cannot be converted. Password-protected files are
 * detected here: LibreOffice only says that it could not open them.
 */
import { readFile } from 'node:fs/promises';
import { formats, type OfficeModule } from '@wenjian/document';
import { listCompoundStreams, readStreamStart } from '../compound-file.ts';
import { detectFormat } from '../detect-format.ts';
import type { FileFormat } from '../file-format.ts';
import { Unreadable } from '../read-result.ts';
import { decodeText } from '../text/decode-text.ts';
import { officeText } from './office.text.ts';
import type { OfficeSource } from './office-document.ts';
import { isOpenDocumentEncrypted } from './open-document.ts';
import { stripPage, stripRichText } from './strip-references.ts';

export interface RefusedSource {
  readonly kind: 'refused';
  readonly reason: 'damaged' | 'encrypted';
  readonly message: string;
}

export async function examineSource(path: string): Promise<OfficeSource | RefusedSource> {
  try {
    return await examine(path);
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    const reason = error.reason === 'encrypted' ? 'encrypted' : 'damaged';
    return { kind: 'refused', reason, message: error.message };
  }
}

async function examine(path: string): Promise<OfficeSource | RefusedSource> {
  const format = await detectFormat(path);
  switch (format) {
    case 'encryptedOffice':
      return encrypted;
    case 'compound':
      return source('wps', 'writer');
    case 'rtf':
      return { ...source(format, 'writer'), content: stripRichText(await readFile(path)) };
    case 'html':
      // A web page opened directly goes to a separate editor, which cannot save Word files.
      return {
        ...source(format, 'writer'),
        content: stripPage(await readFile(path)),
        inputFilter: 'HTML (StarWriter)',
      };
    case 'txt':
      return examineText(path);
    default: {
      const module = format === 'unknown' ? null : formats[format].office;
      if (module === null) return { kind: 'refused', reason: 'damaged', message: officeText.notConvertible };
      return (await lockChecks[format]?.(path)) ? encrypted : source(format, module);
    }
  }
}

function source(extension: string, module: OfficeModule): OfficeSource {
  return { kind: 'source', extension, module, content: null, inputFilter: null };
}

const encrypted: RefusedSource = { kind: 'refused', reason: 'encrypted', message: officeText.encrypted };

/** Formats that tell that they want a password. */
const lockChecks: Readonly<Partial<Record<FileFormat, (path: string) => Promise<boolean>>>> = {
  doc: isWordEncrypted,
  xls: isExcelEncrypted,
  ppt: isPowerPointEncrypted,
  odt: isOpenDocumentEncrypted,
  ods: isOpenDocumentEncrypted,
  odp: isOpenDocumentEncrypted,
};

/**
 * LibreOffice reads text without a byte order mark as UTF-8 or worse; our own detection knows the Chinese
 * encodings.
 */
async function examineText(path: string): Promise<OfficeSource | RefusedSource> {
  const decoded = decodeText(await readFile(path), 'whole');
  if (decoded === null) return { kind: 'refused', reason: 'damaged', message: officeText.notConvertible };
  const content = `\ufeff${decoded.text.replace(/^\ufeff/, '')}`;
  return { ...source('txt', 'writer'), content, inputFilter: 'Text (encoded):UTF8' };
}

/** [MS-DOC] 2.5.1: the ninth bit of the flags in the file information block, which starts with a mark. */
async function isWordEncrypted(path: string): Promise<boolean> {
  const start = await readStreamStart(path, 'worddocument');
  if (start.length < 12 || start.readUInt16LE(0) !== 0xa5ec) return false;
  return (start.readUInt16LE(10) & 0x0100) !== 0;
}

/** [MS-XLS] 2.4.117: a FilePass record right after the first one. */
async function isExcelEncrypted(path: string): Promise<boolean> {
  const workbook = await readStreamStart(path, 'workbook');
  const start = workbook.length > 0 ? workbook : await readStreamStart(path, 'book');
  for (let at = 0, count = 0; at + 4 <= start.length && count < 8; count++) {
    if (start.readUInt16LE(at) === 0x002f) return true;
    at += 4 + start.readUInt16LE(at + 2);
  }
  return false;
}

/** [MS-PPT] 2.1.5: only a password-protected document has this stream. */
async function isPowerPointEncrypted(path: string): Promise<boolean> {
  return (await listCompoundStreams(path)).has('encryptedsummary');
}
