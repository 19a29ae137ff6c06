/**
 * In: a file on disk. Out: its document, or the reason why there is none. Judged by content; the name is never trusted.
 * Promise: expected trouble (encrypted, damaged, empty, unknown, too large) is an outcome; only failures of the machine throw.
 */
import { stat } from 'node:fs/promises';
import { detectFormat } from './detect-format.ts';
import { readDocx } from './docx/read-docx.ts';
import type { FileFormat } from './file-format.ts';
import { MAX_FILE_BYTES } from './limits.ts';
import { type ReadResult, Unreadable } from './read-result.ts';
import { formatNames, unreadableText } from './readers.text.ts';
import { readText } from './text/read-text.ts';

export interface DocumentSource {
  readonly path: string;
  /** The name the user knows the file by. */
  readonly name: string;
}

export async function readDocument(source: DocumentSource): Promise<ReadResult> {
  try {
    const { size } = await stat(source.path);
    if (size === 0) throw new Unreadable('empty', unreadableText.emptyFile);
    if (size > MAX_FILE_BYTES) throw new Unreadable('tooLarge', unreadableText.tooManyBytes(MAX_FILE_BYTES));
    const document = await readFormat(source.path, await detectFormat(source.path));
    if (document.text.trim() === '') {
      const { notRead } = document;
      const message = notRead.length === 0 ? unreadableText.noText : unreadableText.noTextBut(notRead);
      throw new Unreadable('empty', message);
    }
    return { kind: 'document', document };
  } catch (error) {
    if (error instanceof Unreadable)
      return { kind: 'unreadable', reason: error.reason, message: error.message };
    throw error;
  }
}

function readFormat(path: string, format: FileFormat) {
  switch (format) {
    case 'docx':
      return readDocx(path);
    case 'text':
      return readText(path);
    case 'encryptedOffice':
      throw new Unreadable('encrypted', unreadableText.encryptedOffice);
    case 'unknown':
      throw new Unreadable('unsupported', unreadableText.notADocument);
    default:
      throw new Unreadable('unsupported', unreadableText.unsupportedFormat(formatNames[format]));
  }
}
