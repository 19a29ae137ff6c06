/** In: the package of a Word file. Out: its editing sessions, ids, template, page layout, fonts and custom styles. */
import { findMainPart, type Relationship, readRelationships } from '../docx/office-package.ts';
import { readThemeFonts } from '../docx/theme-fonts.ts';
import type { XmlElement } from '../xml/parse-xml.ts';
import type { Archive } from '../zip/open-archive.ts';
import type { FactList } from './fact-list.ts';
import { readPart } from './read-part.ts';

export async function readWordTraces(archive: Archive, facts: FactList): Promise<void> {
  const main = (await findMainPart(archive).catch(() => null)) ?? 'word/document.xml';
  const parts = await readRelationships(archive, main).catch(() => []);
  const partOf = (type: string): string => partOfType(parts, type) ?? `word/${type}.xml`;
  await readSettings(archive, partOf('settings'), facts);
  await readBody(archive, main, facts);
  await readStyles(archive, partOf('styles'), facts);
  await readTheme(archive, partOfType(parts, 'theme'), facts);
}

function partOfType(parts: readonly Relationship[], type: string): string | undefined {
  return parts.find((relationship) => relationship.type === type)?.part;
}

async function readSettings(archive: Archive, part: string, facts: FactList): Promise<void> {
  await readPart(archive, part, facts, {
    open(element) {
      const value = element.attribute('w:val');
      if (element.name === 'w:rsid') facts.addSession(value ?? '');
      else if (element.name === 'w:rsidRoot') {
        facts.addSession(value ?? '');
        facts.add('sessionRoot', value?.toUpperCase(), `${part} · w:rsidRoot`);
      } else if (element.name === '?:docId') {
        const id = element.attribute('?:val') ?? '';
        // The short id (w14) is newly generated at each save.
        const kind = id.startsWith('{') ? 'documentId' : 'instanceId';
        facts.add(kind, id, `${part} · docId`);
      }
    },
  });
  await readTemplate(archive, part, facts);
}

/** The template is an external file: its relationship is never followed, only named. */
async function readTemplate(archive: Archive, part: string, facts: FactList): Promise<void> {
  const slash = part.lastIndexOf('/') + 1;
  const relationships = `${part.slice(0, slash)}_rels/${part.slice(slash)}.rels`;
  await readPart(archive, relationships, facts, {
    open(element) {
      if (element.attribute('Type')?.endsWith('/attachedTemplate') !== true) return;
      facts.add('template', element.attribute('Target'), `${relationships} · attachedTemplate`);
    },
  });
}

const SESSION_ATTRIBUTES = [
  'w:rsidR',
  'w:rsidRPr',
  'w:rsidP',
  'w:rsidRDefault',
  'w:rsidTr',
  'w:rsidSect',
  'w:rsidDel',
];
const SESSION_ELEMENTS: ReadonlySet<string> = new Set(['w:p', 'w:r', 'w:tr', 'w:sectPr']);

async function readBody(archive: Archive, part: string, facts: FactList): Promise<void> {
  await readPart(archive, part, facts, {
    open(element) {
      if (SESSION_ELEMENTS.has(element.name))
        for (const name of SESSION_ATTRIBUTES) facts.addSession(element.attribute(name) ?? '');
      if (element.name === 'w:pgSz') facts.add('pageSize', pageSize(element), `${part} · w:pgSz`);
      else if (element.name === 'w:pgMar') facts.add('margins', margins(element), `${part} · w:pgMar`);
      else if (element.name === 'w:rFonts')
        facts.add('font', element.attribute('w:eastAsia'), `${part} · w:rFonts`);
    },
  });
}

const TWIPS_PER_POINT = 20;

function points(twips: string | undefined): string {
  const value = Number(twips);
  return Number.isFinite(value) && twips !== undefined ? (value / TWIPS_PER_POINT).toFixed(1) : '?';
}

function pageSize(element: XmlElement): string {
  return `${points(element.attribute('w:w'))}×${points(element.attribute('w:h'))} pt`;
}

function margins(element: XmlElement): string {
  const sides = ['w:top', 'w:right', 'w:bottom', 'w:left'].map((side) => points(element.attribute(side)));
  return `${sides.join(' ')} pt`;
}

async function readStyles(archive: Archive, part: string, facts: FactList): Promise<void> {
  let isCustom = false;
  let isDefault = false;
  await readPart(archive, part, facts, {
    open(element) {
      if (element.name === 'w:docDefaults') isDefault = true;
      else if (element.name === 'w:style')
        isCustom = /^(?:1|true|on)$/.test(element.attribute('w:customStyle') ?? '');
      else if (element.name === 'w:name' && isCustom) {
        facts.add('style', element.attribute('w:val'), `${part} · w:style`);
        isCustom = false;
      } else if (element.name === 'w:rFonts' && isDefault) {
        for (const script of ['w:eastAsia', 'w:ascii'])
          facts.add('defaultFont', element.attribute(script), `${part} · w:docDefaults`);
      }
    },
    close(name) {
      if (name === 'w:docDefaults') isDefault = false;
    },
  });
}

async function readTheme(archive: Archive, part: string | undefined, facts: FactList): Promise<void> {
  if (part === undefined) return;
  const fonts = await readThemeFonts(archive, part).catch(() => new Map<string, string>());
  for (const role of ['minorEastAsia', 'minorAscii'])
    facts.add('defaultFont', fonts.get(role), `${part} · ${role}`);
}
