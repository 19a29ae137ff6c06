/**
 * In: a file. Out: how to give it to LibreOffice, or why it cannot be converted. Password-protected files are
 * detected here: LibreOffice only says that it could not open them.
 */
import { readFile } from 'node:fs/promises';
import { listCompoundStreams, readStreamStart } from '../compound-file.ts';
import { detectFormat } from '../detect-format.ts';
import { Unreadable } from '../read-result.ts';
import { decodeText } from '../text/decode-text.ts';
import { officeText } from './office.text.ts';
import type { OfficeModule, OfficeSource } from './office-document.ts';
import { openDocumentKind } from './open-document.ts';
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
    case 'docx':
      return source(format, 'writer');
    case 'rtf':
      return { ...source(format, 'writer'), content: stripRichText(await readFile(path)) };
    case 'xlsx':
      return source(format, 'calc');
    case 'pptx':
      return source(format, 'impress');
    case 'doc':
      return (await isWordEncrypted(path)) ? encrypted : source(format, 'writer');
    case 'xls':
      return (await isExcelEncrypted(path)) ? encrypted : source(format, 'calc');
    case 'ppt':
      return (await isPowerPointEncrypted(path)) ? encrypted : source(format, 'impress');
    case 'compound':
      return source('wps', 'writer');
    case 'odf':
      return examineOpenDocument(path);
    case 'html':
      // A web page opened directly goes to a separate editor, which cannot save Word files.
      return {
        ...source('html', 'writer'),
        content: stripPage(await readFile(path)),
        inputFilter: 'HTML (StarWriter)',
      };
    case 'text':
      return examineText(path);
    case 'encryptedOffice':
      return encrypted;
    default:
      return { kind: 'refused', reason: 'damaged', message: officeText.notConvertible };
  }
}

function source(extension: string, module: OfficeModule): OfficeSource {
  return { kind: 'source', extension, module, content: null, inputFilter: null };
}

const encrypted: RefusedSource = { kind: 'refused', reason: 'encrypted', message: officeText.encrypted };

async function examineOpenDocument(path: string): Promise<OfficeSource | RefusedSource> {
  const { extension, module, isEncrypted } = await openDocumentKind(path);
  return isEncrypted ? encrypted : source(extension, module);
}

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
