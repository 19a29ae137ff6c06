import type { formatNames } from './readers.text.ts';

/** What a file is by its content. Those of `formatNames` are recognised and not read. */
export type FileFormat =
  | 'docx'
  | 'pdf'
  | 'xlsx'
  | 'xls'
  | 'pptx'
  | 'html'
  | 'text'
  | 'doc'
  | 'ppt'
  | 'rtf'
  | 'odf'
  | 'compound'
  | 'encryptedOffice'
  | 'unknown'
  | keyof typeof formatNames;
