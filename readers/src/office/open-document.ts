/** Which of the OpenDocument formats a file is, and whether it is password-protected. */
import type { Readable } from 'node:stream';
import { parsePart } from '../docx/office-package.ts';
import { openArchive } from '../zip/open-archive.ts';
import type { OfficeModule } from './office-document.ts';

export interface OpenDocumentKind {
  readonly extension: 'odt' | 'ods' | 'odp';
  readonly module: OfficeModule;
  readonly isEncrypted: boolean;
}

export async function openDocumentKind(path: string): Promise<OpenDocumentKind> {
  const archive = await openArchive(path);
  try {
    const mimetype = await archive.open('mimetype');
    const type = mimetype === null ? '' : await readShort(mimetype);
    let isEncrypted = false;
    await parsePart(archive, 'META-INF/manifest.xml', {
      open(element) {
        if (element.name.endsWith(':encryption-data')) isEncrypted = true;
      },
    });
    return { ...formatOf(type), isEncrypted };
  } finally {
    archive.close();
  }
}

function formatOf(type: string): {
  readonly extension: 'odt' | 'ods' | 'odp';
  readonly module: OfficeModule;
} {
  if (type.includes('spreadsheet')) return { extension: 'ods', module: 'calc' };
  return type.includes('presentation') || type.includes('graphics')
    ? { extension: 'odp', module: 'impress' }
    : { extension: 'odt', module: 'writer' };
}

async function readShort(stream: Readable): Promise<string> {
  for await (const chunk of stream) {
    const bytes: Buffer = chunk;
    return bytes.toString('latin1', 0, 100);
  }
  return '';
}
