/**
 * In: a file on disk. Out: its document, or the reason why there is none. The content decides the format; the
 * name decides only between text formats (plain, Markdown, CSV). Promise: expected errors (encrypted,
 * damaged, empty, unknown, too large) are outcomes; only system failures throw.
 */
import { stat } from 'node:fs/promises';
import { type Document, hasText, isDocumentKind } from '@wenjian/document';
import { detectFormat, textFormatOf } from './detect-format.ts';
import type { FileFormat } from './file-format.ts';
import { type ReadOptions, readFormat } from './format-readers.ts';
import { MAX_FILE_BYTES } from './limits.ts';
import { type ReadResult, Unreadable } from './read-result.ts';
import { unreadableText } from './readers.text.ts';

export interface DocumentSource {
  readonly path: string;
  /** The file name known to the user. */
  readonly name: string;
}

export async function readDocument(source: DocumentSource, options: ReadOptions = {}): Promise<ReadResult> {
  try {
    const { size } = await stat(source.path);
    if (size === 0) throw new Unreadable('empty', unreadableText.emptyFile);
    if (size > MAX_FILE_BYTES) throw new Unreadable('tooLarge', unreadableText.tooManyBytes(MAX_FILE_BYTES));
    const document = await read(source, await detectFormat(source.path), options);
    const isPictures = options.acceptsPictures === true && document.blocks.some((block) => block.picture);
    if (!hasText(document) && !isPictures) {
      const { notRead } = document;
      const message = notRead.length === 0 ? unreadableText.noText : unreadableText.noTextBut(notRead);
      throw new Unreadable('empty', message, notRead);
    }
    return { kind: 'document', document };
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    const { reason, message, notRead } = error;
    return { kind: 'unreadable', reason, message, ...(notRead.length === 0 ? {} : { notRead }) };
  }
}

function read({ path, name }: DocumentSource, format: FileFormat, options: ReadOptions): Promise<Document> {
  switch (format) {
    // Old Chinese .wps files are a special kind of compound file; LibreOffice opens those it knows as text
    // documents.
    case 'compound':
      return readFormat(path, 'doc', options);
    case 'txt':
      return readFormat(path, textFormatOf(name), options);
    case 'encryptedOffice':
      throw new Unreadable('encrypted', unreadableText.encryptedOffice);
    case 'unknown':
      throw new Unreadable('unsupported', unreadableText.notADocument);
    default:
      if (isDocumentKind(format)) return readFormat(path, format, options);
      throw new Unreadable('unsupported', unreadableText.unsupportedFormat(format));
  }
}
