/**
 * In: a file in an old or foreign office format. Out: its document, read from the modern form that
 * LibreOffice converts it to.
 */
import { rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Document, DocumentKind } from '@wenjian/document';
import { type ReadDocxOptions, readDocx } from '../docx/read-docx.ts';
import { Unreadable, type UnreadableReason } from '../read-result.ts';
import { readXlsx } from '../sheet/read-xlsx.ts';
import { readPptx } from '../slides/read-pptx.ts';
import { officeText } from './office.text.ts';
import type { ConversionFailure, OfficeConverter } from './office-converter.ts';
import type { OfficeModule } from './office-document.ts';
import { openDocumentKind } from './open-document.ts';

export type OfficeOnlyFormat = 'doc' | 'ppt' | 'rtf' | 'odf' | 'compound';

export interface ReadThroughOfficeOptions extends ReadDocxOptions {
  /** Absent when the machine has no LibreOffice. */
  readonly office?: OfficeConverter;
  readonly signal?: AbortSignal;
}

export async function readThroughOffice(
  path: string,
  format: OfficeOnlyFormat,
  options: ReadThroughOfficeOptions,
): Promise<Document> {
  const { office, signal } = options;
  if (office === undefined) throw new Unreadable('unavailable', officeText.missing);
  const { module, kind } = await kindOf(path, format);
  const { target, read } = modernForms[module];
  const result = await office.convert(path, target, signal ? { signal } : {});
  if (result.kind === 'failed') throw new Unreadable(reasons[result.reason], result.message);
  try {
    return { ...(await read(result.path, options)), kind };
  } finally {
    await rm(dirname(result.path), { recursive: true, force: true });
  }
}

interface ModernForm {
  readonly target: 'docx' | 'xlsx' | 'pptx';
  readonly read: (path: string, options: ReadDocxOptions) => Promise<Document>;
}

const modernForms: Readonly<Record<OfficeModule, ModernForm>> = {
  writer: { target: 'docx', read: readDocx },
  calc: { target: 'xlsx', read: readXlsx },
  impress: { target: 'pptx', read: readPptx },
};

const reasons: Readonly<Record<ConversionFailure, UnreadableReason>> = {
  encrypted: 'encrypted',
  damaged: 'damaged',
  timeout: 'tooLarge',
  memory: 'tooLarge',
  unavailable: 'unavailable',
};

async function kindOf(
  path: string,
  format: OfficeOnlyFormat,
): Promise<{ readonly module: OfficeModule; readonly kind: DocumentKind }> {
  switch (format) {
    case 'odf': {
      const { module, extension } = await openDocumentKind(path);
      return { module, kind: extension };
    }
    case 'ppt':
      return { module: 'impress', kind: 'ppt' };
    case 'rtf':
      return { module: 'writer', kind: 'rtf' };
    // Old Chinese .wps files are a special kind of compound file; LibreOffice opens those it knows as text
    // documents.
    case 'doc':
    case 'compound':
      return { module: 'writer', kind: 'doc' };
  }
}
