import type { formatNames } from './readers.text.ts';

/** The format of a file by its content. Those in `formatNames` are recognised but not read. */
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
