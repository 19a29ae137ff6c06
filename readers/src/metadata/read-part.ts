/**
 * Reads one XML part of a package as far as possible: everything before the damage counts, and the damage is
 * noted.
 */
import { parsePart } from '../docx/office-package.ts';
import { Unreadable } from '../read-result.ts';
import type { XmlHandlers } from '../xml/parse-xml.ts';
import type { Archive } from '../zip/open-archive.ts';
import type { FactList } from './fact-list.ts';
import { metadataText } from './metadata.text.ts';

/** False when the package has no such part. */
export async function readPart(
  archive: Archive,
  part: string,
  facts: FactList,
  handlers: XmlHandlers,
): Promise<boolean> {
  try {
    return await parsePart(archive, part, handlers);
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    facts.note(metadataText.damagedPart(part));
    return true;
  }
}
