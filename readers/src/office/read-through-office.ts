/**
 * In: a file in an old or foreign office format. Out: its document, read from the modern form that
 * LibreOffice converts it to.
 */
import { rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { type Document, type DocumentKind, formats, type OfficeModule } from '@wenjian/document';
import { type ReadDocxOptions, readDocx } from '../docx/read-docx.ts';
import { Unreadable, type UnreadableReason } from '../read-result.ts';
import { readXlsx } from '../sheet/read-xlsx.ts';
import { readPptx } from '../slides/read-pptx.ts';
import { officeText } from './office.text.ts';
import type { ConversionFailure, OfficeConverter } from './office-converter.ts';

export interface ReadThroughOfficeOptions extends ReadDocxOptions {
  /** Absent when the machine has no LibreOffice. */
  readonly office?: OfficeConverter;
  readonly signal?: AbortSignal;
}

export async function readThroughOffice(
  path: string,
  kind: DocumentKind,
  options: ReadThroughOfficeOptions,
): Promise<Document> {
  const { office, signal } = options;
  if (office === undefined) throw new Unreadable('unavailable', officeText.missing);
  const module = formats[kind].office;
  if (module === null) throw new Error(`LibreOffice does not open ${kind}`);
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
