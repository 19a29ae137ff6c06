/** The package of an Office document: which part is the main one, and how the parts are related. */

import { parseXml, type XmlHandlers } from '../xml/parse-xml.ts';
import type { Archive } from '../zip/open-archive.ts';

export interface Relationship {
  readonly id: string;
  /** The last word of the type: `styles`, `header`, `officeDocument`. */
  readonly type: string;
  /** Name of the part in the archive. */
  readonly part: string;
}

/** False when the archive has no such part. */
export async function parsePart(archive: Archive, part: string, handlers: XmlHandlers): Promise<boolean> {
  const stream = await archive.open(part);
  if (stream === null) return false;
  await parseXml(stream, handlers);
  return true;
}

/**
 * The internal relationships of a part, or of the package itself for the empty name. External targets are not
 * followed.
 */
export async function readRelationships(archive: Archive, part: string): Promise<readonly Relationship[]> {
  const slash = part.lastIndexOf('/') + 1;
  const folder = part.slice(0, slash);
  const relationships: Relationship[] = [];
  await parsePart(archive, `${folder}_rels/${part.slice(slash)}.rels`, {
    open(element) {
      const target = element.attribute('Target');
      if (element.name !== 'rel:Relationship' || target === undefined) return;
      if (element.attribute('TargetMode') === 'External') return;
      const type = element.attribute('Type') ?? '';
      relationships.push({
        id: element.attribute('Id') ?? '',
        type: type.slice(type.lastIndexOf('/') + 1),
        part: resolveTarget(folder, target),
      });
    },
  });
  return relationships;
}

/** Null when the package names none. */
export async function findMainPart(archive: Archive): Promise<string | null> {
  const relationships = await readRelationships(archive, '');
  return relationships.find((relationship) => relationship.type === 'officeDocument')?.part ?? null;
}

/** The declared type of a part; null when the package declares none for its name. */
export async function readContentType(archive: Archive, part: string): Promise<string | null> {
  let type: string | null = null;
  await parsePart(archive, '[Content_Types].xml', {
    open(element) {
      if (element.name !== 'ct:Override') return;
      const name = element.attribute('PartName') ?? '';
      if (name.toLowerCase() === `/${part.toLowerCase()}`) type = element.attribute('ContentType') ?? null;
    },
  });
  return type;
}

function resolveTarget(folder: string, target: string): string {
  const path = target.startsWith('/') ? target.slice(1) : folder + target;
  const steps: string[] = [];
  for (const step of path.split('/')) {
    if (step === '..') steps.pop();
    else if (step !== '.' && step !== '') steps.push(step);
  }
  return steps.join('/');
}
