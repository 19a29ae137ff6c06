import type { FormatName } from '@wenjian/document';

/** What the content of a file says it is: a row of the table of formats, or one of the cases that are none. */
export type FileFormat = FormatName | 'compound' | 'encryptedOffice' | 'unknown';
