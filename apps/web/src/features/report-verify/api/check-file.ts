/** Compares a file at hand with the issued one. The file does not leave the browser. */
import { MAX_FILE_BYTES } from '@wenjian/api/limits';
import { reportVerifyText } from '../text.ts';

const { file: text } = reportVerifyText;

export type FileVerdict =
  | { readonly kind: 'same' | 'different'; readonly sha256: string }
  | { readonly kind: 'failed'; readonly message: string };

export async function checkFile(file: File, issuedSha256: string): Promise<FileVerdict> {
  // Not there on plain http outside localhost, whatever the type says.
  const subtle = crypto.subtle as SubtleCrypto | undefined;
  if (subtle === undefined) return { kind: 'failed', message: text.noCrypto };
  if (file.size > MAX_FILE_BYTES) return { kind: 'failed', message: text.tooLarge };
  try {
    const hash = new Uint8Array(await subtle.digest('SHA-256', await file.arrayBuffer()));
    const sha256 = [...hash].map((byte) => byte.toString(16).padStart(2, '0')).join('');
    return { kind: sha256 === issuedSha256 ? 'same' : 'different', sha256 };
  } catch {
    return { kind: 'failed', message: text.unreadable };
  }
}
