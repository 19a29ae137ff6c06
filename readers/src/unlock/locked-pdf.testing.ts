/** A PDF of one page that opens for everybody, or only with its password. Test code only. */
import { PDFDocument } from '@cantoo/pdf-lib';

export async function openPdf(): Promise<Buffer> {
  return Buffer.from(await (await onePage()).save());
}

export async function lockedPdf(password: string): Promise<Buffer> {
  const document = await onePage();
  document.encrypt({ userPassword: password, ownerPassword: 'owner' });
  return Buffer.from(await document.save());
}

async function onePage(): Promise<PDFDocument> {
  const document = await PDFDocument.create();
  document.addPage([300, 300]).drawText('Contract 2026', { x: 40, y: 200 });
  return document;
}
