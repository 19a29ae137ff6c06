/** Whether an OpenDocument file is password-protected. */
import { parsePart } from '../docx/office-package.ts';
import { openArchive } from '../zip/open-archive.ts';

export async function isOpenDocumentEncrypted(path: string): Promise<boolean> {
  const archive = await openArchive(path);
  try {
    let isEncrypted = false;
    await parsePart(archive, 'META-INF/manifest.xml', {
      open(element) {
        if (element.name.endsWith(':encryption-data')) isEncrypted = true;
      },
    });
    return isEncrypted;
  } finally {
    archive.close();
  }
}
