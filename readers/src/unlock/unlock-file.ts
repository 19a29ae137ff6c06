/**
 * In: a file with a password to open it, and that password. Out: the same file without one, written to `output`, or why
 * there is none. Promise: the password is used here and kept nowhere; nothing is written unless it fits.
 */
import { detectFormat } from '../detect-format.ts';
import { Unreadable } from '../read-result.ts';
import { unlockOffice } from './unlock-office.ts';
import type { UnlockOutcome } from './unlock-outcome.ts';
import { unlockPdf } from './unlock-pdf.ts';

export async function unlockFile(path: string, password: string, output: string): Promise<UnlockOutcome> {
  try {
    switch (await detectFormat(path)) {
      case 'encryptedOffice':
        return await unlockOffice(path, password, output);
      case 'pdf':
        return await unlockPdf(path, password, output);
      default:
        return 'notLocked';
    }
  } catch (error) {
    if (error instanceof Unreadable) return 'damaged';
    throw error;
  }
}
