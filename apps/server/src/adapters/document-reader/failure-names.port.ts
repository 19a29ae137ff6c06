/** What the readers and converters call a refusal → its name in the error catalogue. */
import type { ErrorName } from '@wenjian/api';
import type { ConversionRefusal } from '@wenjian/writers';

export const failureNames = {
  encrypted: 'DOCUMENT_ENCRYPTED',
  damaged: 'DOCUMENT_DAMAGED',
  empty: 'DOCUMENT_EMPTY',
  unsupported: 'DOCUMENT_UNSUPPORTED',
  tooLarge: 'DOCUMENT_TOO_LARGE',
  unavailable: 'UNAVAILABLE',
  timeout: 'TASK_TIMED_OUT',
} as const satisfies Record<ConversionRefusal, ErrorName>;
