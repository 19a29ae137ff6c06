/** In: a document with its metadata. Out: every value that another document could share. */
import type { DocumentMetadata, MetadataKind } from '@wenjian/document';
import { places } from './authorship.text.ts';
import { contactDetails } from './contact-details.ts';
import type { AuthorshipDocument, AuthorshipTemplate, EvidenceKind } from './evidence.ts';
import { foldName, type Observation, partyOf } from './observation.ts';
import { minuteOf } from './times.ts';

export function gatherObservations(document: AuthorshipDocument): readonly Observation[] {
  const party = partyOf(document);
  return findingsOf(document).map((finding) => ({ documentId: document.id, party, ...finding }));
}

/** `kind` and `key` of every value in the templates; these are not evidence. */
export function templateKeys(templates: readonly AuthorshipTemplate[]): ReadonlySet<string> {
  return new Set(templates.flatMap(findingsOf).map(({ kind, key }) => `${kind}\n${key}`));
}

type Finding = Omit<Observation, 'documentId' | 'party'>;

function findingsOf({ files, document }: AuthorshipTemplate): readonly Finding[] {
  const fromText = document === null ? [] : [...contactDetails(document), ...annotators(document)];
  const fromFiles = files.flatMap(({ name, metadata }, file) =>
    findingsOfFile(metadata).map((finding) => ({
      ...finding,
      file,
      where: files.length === 1 ? finding.where : places.inFile(name, finding.where),
    })),
  );
  return [...fromFiles, ...fromText];
}

/** Each file has its own history: times, saves and pages of two files are never combined. */
function findingsOfFile(metadata: DocumentMetadata): readonly Finding[] {
  const facts = metadata.facts.flatMap(({ kind, value, where }) => {
    const evidence = kindOfFact[kind];
    if (evidence === undefined) return [];
    const key = keyOf(evidence, value);
    return key === null ? [] : [{ kind: evidence, key, value, where, role: kind }];
  });
  const sessions = metadata.sessions.map((id) => ({
    kind: 'sessions' as const,
    key: id.toLowerCase(),
    value: id,
    where: places.sessions(metadata.sessions.length),
  }));
  return [...facts, ...sessions, ...effort(metadata), ...layout(metadata)];
}

const kindOfFact: Readonly<Partial<Record<MetadataKind, EvidenceKind>>> = {
  author: 'person',
  lastEditor: 'person',
  manager: 'person',
  company: 'company',
  template: 'template',
  application: 'application',
  applicationVersion: 'application',
  producer: 'producer',
  created: 'created',
  modified: 'modified',
  printed: 'printed',
  sessionRoot: 'sessionRoot',
  documentId: 'documentId',
  instanceId: 'instanceId',
  machineId: 'machine',
  accountId: 'account',
  custom: 'custom',
  title: 'title',
  style: 'styles',
  font: 'fonts',
  defaultFont: 'fonts',
  camera: 'camera',
  cameraNumber: 'cameraNumber',
};

const TIMES: ReadonlySet<EvidenceKind> = new Set(['created', 'modified', 'printed']);

function keyOf(kind: EvidenceKind, value: string): string | null {
  if (TIMES.has(kind)) return minuteOf(value);
  // A plain version number without the build means nothing: every file of one Word release has 16.0000.
  if (kind === 'application' && /^[\d.]+$/.test(value)) return null;
  return foldName(value);
}

function annotators({
  blocks,
  revisions = [],
}: NonNullable<AuthorshipTemplate['document']>): readonly Finding[] {
  const names = new Map<string, Finding>();
  const add = (name: string | null | undefined, where: string): void => {
    const key = foldName(name ?? '');
    if (key !== '' && !names.has(key))
      names.set(key, { kind: 'person', key, value: name ?? '', where, role: 'annotator' });
  };
  for (const { author } of blocks) add(author, places.comment);
  for (const { author } of revisions) add(author, places.revision);
  return [...names.values()];
}

function factOf(metadata: DocumentMetadata, kind: MetadataKind) {
  return metadata.facts.find((fact) => fact.kind === kind);
}

/** Fewer saves in a short time can be equal by chance. */
const LEAST_REVISIONS = 5;
const LEAST_MINUTES = 10;
const LEAST_SAVES = 3;

function effort(metadata: DocumentMetadata): readonly Finding[] {
  const revision = factOf(metadata, 'revision');
  const minutes = factOf(metadata, 'editingMinutes');
  const saves = factOf(metadata, 'incrementalSaves');
  const findings: Finding[] = [];
  if (Number(revision?.value) >= LEAST_REVISIONS && Number(minutes?.value) >= LEAST_MINUTES) {
    const value = `${revision?.value} / ${minutes?.value} min`;
    findings.push({ kind: 'editingEffort', key: value, value, where: revision?.where ?? '' });
  }
  if (saves !== undefined && Number(saves.value) >= LEAST_SAVES)
    findings.push({ kind: 'incrementalSaves', key: saves.value, value: saves.value, where: saves.where });
  return findings;
}

function layout(metadata: DocumentMetadata): readonly Finding[] {
  const size = factOf(metadata, 'pageSize');
  const margins = factOf(metadata, 'margins');
  if (size === undefined || margins === undefined) return [];
  const value = `${size.value} · ${margins.value}`;
  return [{ kind: 'layout', key: foldName(value), value, where: margins.where }];
}
