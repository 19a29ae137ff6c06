import type { formatNames } from './readers.text.ts';

/** What a file is by its content. Only `docx` and `text` are read so far. */
export type FileFormat = 'docx' | 'text' | 'encryptedOffice' | 'unknown' | keyof typeof formatNames;
