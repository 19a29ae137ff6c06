/** In: a PDF with a password to open it. Out: the same pages without one. */
import { readFile, writeFile } from 'node:fs/promises';
import { PDFDocument } from '@cantoo/pdf-lib';
import { openPdfSession } from '../pdf/pdf-session.ts';
import type { UnlockOutcome } from './unlock-outcome.ts';

export async function unlockPdf(path: string, password: string, output: string): Promise<UnlockOutcome> {
  const locked = await faultOf(path);
  if (locked === 'unknownEncryption') return 'unknownLock';
  if (locked !== 'encrypted') return 'notLocked';
  const bytes = await readFile(path);
  try {
    const document = await PDFDocument.load(bytes, { password, updateMetadata: false });
    // Its objects are plain now: what says that they are not must go.
    delete document.context.trailerInfo.Encrypt;
    await writeFile(output, await document.save({ addDefaultPage: false, useObjectStreams: false }));
  } catch (error) {
    // The library throws one kind of error for a password that does not fit and others for what it does not know.
    return error instanceof Error && /password/i.test(error.message) ? 'wrongPassword' : 'unknownLock';
  }
  return (await faultOf(output)) === null ? 'unlocked' : 'unknownLock';
}

async function faultOf(path: string): Promise<string | null> {
  const opened = await openPdfSession(path);
  if (opened.kind === 'fault') return opened.fault;
  await opened.session.close();
  return null;
}
