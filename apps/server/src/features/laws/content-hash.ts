/** Tells whether a law is stored with the same content already. */
import { createHash } from 'node:crypto';
import type { Statute } from '@wenjian/answers';

/** Increased when the same text is stored in another way. */
const STORED_AS = 2;

export function contentHash(statute: Statute): string {
  return createHash('sha256')
    .update(JSON.stringify([STORED_AS, statute]))
    .digest('hex');
}
