/** What LibreOffice must know about a document before it opens it. */

import type { OfficeModule } from '@wenjian/document';

export interface OfficeSource {
  readonly kind: 'source';
  /** LibreOffice uses it when the content is ambiguous. */
  readonly extension: string;
  readonly module: OfficeModule;
  /** Given instead of the file itself. */
  readonly content: string | Uint8Array | null;
  readonly inputFilter: string | null;
}
