/**
 * In: a file on disk. Out: its metadata (`DocumentMetadata`). Promise: a damaged, encrypted or unknown file
 * gives what could be read and a note; only system failures throw.
 */
import { stat } from 'node:fs/promises';
import { type DocumentKind, type DocumentMetadata, isDocumentKind } from '@wenjian/document';
import { detectFormat } from '../detect-format.ts';
import type { FileFormat } from '../file-format.ts';
import { MAX_FILE_BYTES } from '../limits.ts';
import { Unreadable } from '../read-result.ts';
import { unreadableText } from '../readers.text.ts';
import { type Archive, openArchive } from '../zip/open-archive.ts';
import { readCompoundProperties } from './compound-properties.ts';
import { FactList } from './fact-list.ts';
import { readImageMetadata } from './image-metadata.ts';
import { metadataText } from './metadata.text.ts';
import { readOfficeProperties } from './office-properties.ts';
import { readOpenDocumentProperties } from './open-document-properties.ts';
import { readPdfMetadata } from './pdf-metadata.ts';
import { readWordTraces } from './word-traces.ts';

export async function readMetadata(path: string): Promise<DocumentMetadata> {
  const facts = new FactList();
  let kind: DocumentKind | null = null;
  try {
    const { size } = await stat(path);
    if (size === 0) throw new Unreadable('empty', unreadableText.emptyFile);
    if (size > MAX_FILE_BYTES) throw new Unreadable('tooLarge', unreadableText.tooManyBytes(MAX_FILE_BYTES));
    const format = await detectFormat(path);
    kind = isDocumentKind(format) ? format : null;
    await readFormat(path, format, facts);
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    facts.note(metadataText.notOpened(error.message));
  }
  return facts.toMetadata(kind);
}

async function readFormat(path: string, format: FileFormat, facts: FactList): Promise<void> {
  switch (format) {
    case 'docx':
      return withArchive(path, async (archive) => {
        await readOfficeProperties(archive, facts);
        await readWordTraces(archive, facts);
      });
    case 'xlsx':
    case 'pptx':
      return withArchive(path, (archive) => readOfficeProperties(archive, facts));
    case 'odt':
    case 'ods':
    case 'odp':
      return withArchive(path, (archive) => readOpenDocumentProperties(archive, facts));
    case 'doc':
    case 'xls':
    case 'ppt':
    case 'compound':
      return readCompoundProperties(path, facts);
    case 'pdf':
      return readPdfMetadata(path, facts);
    case 'image':
      return readImageMetadata(path, facts);
    case 'encryptedOffice':
      throw new Unreadable('encrypted', unreadableText.encryptedOffice);
    case 'txt':
      return facts.note(metadataText.noProperties);
    default:
      return facts.note(metadataText.formatNotRead);
  }
}

async function withArchive(path: string, read: (archive: Archive) => Promise<void>): Promise<void> {
  const archive = await openArchive(path);
  try {
    await read(archive);
  } finally {
    archive.close();
  }
}
