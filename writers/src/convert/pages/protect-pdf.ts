/**
 * In: a PDF and a password. Out: the same PDF, encrypted with AES-256 so that it opens only with that password, or why there is none.
 * Promise: the written file was tried without a password, with a wrong one and with this one before it is handed out; the password is
 * used here and kept nowhere. Blocks: a process of its own.
 */
import { randomBytes } from 'node:crypto';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { compiledPdfium, loadPdfium } from '@wenjian/readers/pdf';
import { type ConversionRefusal, ConversionRefused } from '../conversion.ts';
import { failureOf } from '../conversion-failure.ts';
import { factNotes, refusals } from '../convert.text.ts';
import { pageText } from '../searchable/read-back.ts';
import { loadEditable, saveEdited } from './editable-pdf.ts';
import { onlyPdf } from './pdf-operation.ts';
import { openSource, type PageSource } from './pdfium-pages.ts';

export type ProtectOutcome =
  | { readonly kind: 'protected'; readonly notes: readonly string[] }
  | { readonly kind: 'refused'; readonly reason: ConversionRefusal; readonly message: string };

/** The standard's: what is longer would be cut, and the shorter one would open the file too. */
export const MAX_PASSWORD_BYTES = 127;
/** Nobody has it: whoever opens the file does so with the password that was asked for. */
const OWNER_BYTES = 32;
/** Of the standard security handler: the one with AES-256. */
const AES_256_REVISION = 6;

export async function protectPdf(path: string, password: string, output: string): Promise<ProtectOutcome> {
  try {
    if (password === '' || Buffer.byteLength(password) > MAX_PASSWORD_BYTES)
      throw new ConversionRefused('unsupported', refusals.badPassword(MAX_PASSWORD_BYTES));
    const source = await onlyPdf({ path, name: '' });
    const { document, facts } = await loadEditable(source);
    document.encrypt({
      userPassword: password,
      ownerPassword: randomBytes(OWNER_BYTES).toString('base64url'),
      algorithm: 'AES-256',
      permissions: everything,
    });
    await writeFile(output, await saveEdited(document));
    if (!(await opensOnlyWith(output, password, path)))
      throw new ConversionRefused('damaged', refusals.notAsWanted);
    return { kind: 'protected', notes: facts.map((fact) => factNotes[fact]) };
  } catch (error) {
    await rm(output, { force: true });
    const failure = failureOf(error);
    // What the library does not understand is a file of its own kind of damage.
    const { reason, message } = failure ?? { reason: 'damaged', message: refusals.pdfNotEditable };
    return { kind: 'refused', reason, message };
  }
}

/** Who has opened it may do all that others can do with a file without a password. */
const everything = {
  printing: 'highResolution',
  modifying: true,
  copying: true,
  annotating: true,
  fillingForms: true,
  contentAccessibility: true,
  documentAssembly: true,
} as const;

async function opensOnlyWith(output: string, password: string, path: string): Promise<boolean> {
  const bytes = await readFile(output);
  const wrong = password.startsWith('x') ? `y${password}` : `x${password}`;
  if ((await opened(bytes, '')) !== null || (await opened(bytes, wrong)) !== null) return false;
  const [before, after] = [await openSource(path), await opened(bytes, password)];
  if (after === null || after.pageCount !== before.pageCount) return false;
  if (after.pdfium.api.FPDF_GetSecurityHandlerRevision(after.handle) !== AES_256_REVISION) return false;
  for (let index = 0; index < before.pageCount; index++)
    if (pageText(before, index) !== pageText(after, index)) return false;
  return true;
}

async function opened(bytes: Buffer, password: string): Promise<PageSource | null> {
  const pdfium = await loadPdfium(await compiledPdfium());
  const pointer = pdfium.memory.allocate(bytes.length);
  pdfium.memory.bytes().set(bytes, pointer);
  const handle = pdfium.api.FPDF_LoadMemDocument(pointer, bytes.length, password);
  return handle === 0 ? null : { pdfium, handle, pageCount: pdfium.api.FPDF_GetPageCount(handle), facts: [] };
}
