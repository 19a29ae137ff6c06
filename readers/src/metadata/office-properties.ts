/** In: the package of a docx, xlsx or pptx. Out: the facts of docProps/core.xml, app.xml and custom.xml. */
import type { MetadataKind } from '@wenjian/document';
import { readRelationships } from '../docx/office-package.ts';
import type { Archive } from '../zip/open-archive.ts';
import type { FactList } from './fact-list.ts';
import { metadataText } from './metadata.text.ts';
import { readPart } from './read-part.ts';

export async function readOfficeProperties(archive: Archive, facts: FactList): Promise<void> {
  const core = await readFields(archive, 'core-properties', 'docProps/core.xml', coreFields, facts);
  const app = await readFields(archive, 'extended-properties', 'docProps/app.xml', appFields, facts);
  if (!core && !app) facts.note(metadataText.noParts);
  await readCustom(archive, facts);
}

const coreFields: Readonly<Record<string, MetadataKind>> = {
  title: 'title',
  creator: 'author',
  lastModifiedBy: 'lastEditor',
  revision: 'revision',
  created: 'created',
  modified: 'modified',
  lastPrinted: 'printed',
  identifier: 'documentId',
};

const appFields: Readonly<Record<string, MetadataKind>> = {
  Template: 'template',
  TotalTime: 'editingMinutes',
  Company: 'company',
  Manager: 'manager',
  Application: 'application',
  AppVersion: 'applicationVersion',
};

/** False when the package has no such part. `usual`: the path used by programs that do not declare it. */
async function readFields(
  archive: Archive,
  type: string,
  usual: string,
  fields: Readonly<Record<string, MetadataKind>>,
  facts: FactList,
): Promise<boolean> {
  const part = await findPart(archive, type, usual);
  let text = '';
  return readPart(archive, part, facts, {
    open: () => {
      text = '';
    },
    text: (piece) => {
      text += piece;
    },
    close: (name) => {
      const field = name.slice(name.indexOf(':') + 1);
      const kind = fields[field];
      if (kind !== undefined) facts.add(kind, text, `${part} · ${field}`);
    },
  });
}

async function findPart(archive: Archive, type: string, usual: string): Promise<string> {
  const found = await readRelationships(archive, '').catch(() => []);
  return found.find((relationship) => relationship.type === type)?.part ?? usual;
}

async function readCustom(archive: Archive, facts: FactList): Promise<void> {
  const part = await findPart(archive, 'custom-properties', 'docProps/custom.xml');
  let name = '';
  let text = '';
  await readPart(archive, part, facts, {
    open: (element) => {
      if (element.name.endsWith(':property')) name = element.attribute('name') ?? '';
      text = '';
    },
    text: (piece) => {
      text += piece;
    },
    close: (closed) => {
      if (!closed.endsWith(':property')) addCustom(name, text, part, facts);
    },
  });
}

/** WPS: build of the program, and the account and machine that used its template shop. */
function addCustom(name: string, value: string, part: string, facts: FactList): void {
  if (name === '' || value.trim() === '') return;
  const where = `${part} · ${name}`;
  if (name === 'KSOProductBuildVer') facts.add('applicationVersion', `WPS ${value}`, where);
  else if (name === 'KSOTemplateDocerSaveRecord') addWpsRecord(value, where, facts);
  else if (name === 'ICV') facts.add('documentId', value, where);
  else facts.add('custom', `${name}=${value}`, where);
}

/** Base64 of `{ "hdid": …, "userId": … }`. */
function addWpsRecord(value: string, where: string, facts: FactList): void {
  const decoded = Buffer.from(value, 'base64').toString('utf8');
  facts.add('machineId', /"hdid"\s*:\s*"([^"]+)"/.exec(decoded)?.[1], `${where} · hdid`);
  facts.add('accountId', /"userId"\s*:\s*"?([^",}]+)/.exec(decoded)?.[1], `${where} · userId`);
}
