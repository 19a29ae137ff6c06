/** In: the package of an OpenDocument file. Out: the facts of its meta.xml. */
import type { MetadataKind } from '@wenjian/document';
import type { Archive } from '../zip/open-archive.ts';
import type { FactList } from './fact-list.ts';
import { metadataText } from './metadata.text.ts';
import { readPart } from './read-part.ts';

const PART = 'meta.xml';

const fields: Readonly<Record<string, MetadataKind>> = {
  title: 'title',
  'initial-creator': 'author',
  creator: 'lastEditor',
  generator: 'application',
  'creation-date': 'created',
  date: 'modified',
  'print-date': 'printed',
  'editing-cycles': 'revision',
};

export async function readOpenDocumentProperties(archive: Archive, facts: FactList): Promise<void> {
  let text = '';
  let name = '';
  const isThere = await readPart(archive, PART, facts, {
    open(element) {
      text = '';
      if (element.name.endsWith(':template'))
        facts.add('template', element.attribute('?:title'), `${PART} · template`);
      if (element.name.endsWith(':user-defined')) name = element.attribute('?:name') ?? '';
    },
    text(piece) {
      text += piece;
    },
    close(closed) {
      const field = closed.slice(closed.indexOf(':') + 1);
      const kind = fields[field];
      if (kind !== undefined) facts.add(kind, text, `${PART} · ${field}`);
      else if (field === 'editing-duration')
        facts.add('editingMinutes', minutesOf(text), `${PART} · ${field}`);
      else if (field === 'user-defined' && text.trim() !== '')
        facts.add('custom', `${name}=${text}`, `${PART} · ${name}`);
    },
  });
  if (!isThere) facts.note(metadataText.noParts);
}

/** `P1DT2H3M4S`. */
function minutesOf(duration: string): string | null {
  const parts = /^P(?:(\d+)D)?T?(?:(\d+)H)?(?:(\d+)M)?/.exec(duration.trim());
  if (parts === null) return null;
  const [days = 0, hours = 0, minutes = 0] = parts.slice(1).map((part) => Number(part ?? 0));
  return String(days * 1440 + hours * 60 + minutes);
}
