/** Contract templates: made from a file, changed as drafts, published permanently. */
import type { templateContent } from '@wenjian/api';
import { checkTemplate, type TemplateText } from '@wenjian/templates';
import type { z } from 'zod';
import type { BlobStore } from '../../adapters/blob-store/blob-store.port.ts';
import type { ObjectAccess, SignedInUser } from '../../platform/access/authorise.ts';
import type { TeamScope } from '../../platform/access/team-scope.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Connection, Database } from '../../platform/database/database.ts';
import type { JobQueue } from '../../platform/queue/job-queue.ts';
import { recordAction } from '../records/index.ts';
import { findMembership } from '../teams/index.ts';
import { type FileRow, findFile } from '../uploads/index.ts';
import type { OpenVersion, ReadableVersion } from './opened-versions.ts';
import { coverageOf } from './templates.input.ts';
import { templateAbilities } from './templates.policy.ts';
import {
  changeDraft,
  findLatestVersion,
  findTemplate,
  findTemplateTeam,
  findVersion,
  insertTemplate,
  insertVersion,
  listVersions,
  type NewVersion,
  removeFailedVersion,
  removeOpenVersion,
  removeTemplate,
  renameTemplate,
  touchTemplate,
  type VersionRow,
} from './templates.repository.ts';
import { templatesServerText as text } from './templates.text.ts';

export interface TemplateParts {
  readonly database: Database;
  readonly blobs: BlobStore;
  readonly queue: JobQueue;
}

/** The service's parts with the cache of opened versions. */
export interface OpenedTemplateParts extends TemplateParts {
  readonly open: OpenVersion;
}

export interface VersionKey {
  readonly id: string;
  readonly number: number;
}

export type TemplateContent = z.output<typeof templateContent>;

export async function templateAccess(
  connection: Connection,
  user: SignedInUser,
  id: string,
): Promise<ObjectAccess | null> {
  const owner = await findTemplateTeam(connection, id);
  const scope = owner ? await findMembership(connection, user.id, owner.teamId) : null;
  return owner && scope ? { scope, abilities: templateAbilities(scope, owner.ownerId) } : null;
}

interface NewTemplate {
  readonly fileId: string;
  readonly name?: string | undefined;
  /** The file is that of a template of the library. */
  readonly libraryId?: string;
}

export async function createTemplate(
  { database, queue }: TemplateParts,
  scope: TeamScope,
  { fileId, name, libraryId }: NewTemplate,
): Promise<string> {
  return database.transaction(async (transaction) => {
    const file = await requiredFile(transaction, scope, fileId);
    const id = await insertNamed(transaction, scope, name, file.name);
    const version = await insertVersion(transaction, scope, { templateId: id, ...emptyVersion(file) });
    if (!version) throw new AppError('CONFLICT');
    await enqueueReading(queue, transaction, scope, version, libraryId);
    return id;
  });
}

function enqueueReading(
  queue: JobQueue,
  connection: Connection,
  owner: TeamScope,
  version: VersionRow,
  libraryId?: string,
) {
  const options = { connection, owner, bytes: version.fileSize };
  const known = libraryId === undefined ? {} : { libraryId };
  return queue.enqueue('templateReading', { versionId: version.id, ...known }, options);
}

/** From its own file, or a copy of the latest one. */
export async function startVersion(
  { database, queue }: TemplateParts,
  scope: TeamScope,
  id: string,
  fileId: string | undefined,
): Promise<void> {
  await database.transaction(async (transaction) => {
    await removeFailedVersion(transaction, scope, id);
    const content = fileId
      ? emptyVersion(await requiredFile(transaction, scope, fileId))
      : copyOf(await findLatestVersion(transaction, scope, id));
    const version = await insertVersion(transaction, scope, { templateId: id, ...content });
    if (!version) throw new AppError('TEMPLATE_HAS_DRAFT');
    if (version.status === 'reading') await enqueueReading(queue, transaction, scope, version);
    await touchTemplate(transaction, scope, id);
  });
}

export async function writeFields(
  { database, open }: OpenedTemplateParts,
  scope: TeamScope,
  key: VersionKey,
  { revision, fields, clauses }: TemplateContent,
): Promise<void> {
  const version = await readableVersion(database, scope, key);
  if (version.status === 'published') throw new AppError('TEMPLATE_PUBLISHED');
  requireSound(await open(version), { fields, clauses });
  const changed = await changeDraft(database, scope, { id: version.id, revision }, { fields, clauses });
  if (!changed) throw new AppError('CONFLICT');
  await touchTemplate(database, scope, key.id);
}

export async function publish(
  database: Database,
  scope: TeamScope,
  key: VersionKey,
  revision: number,
): Promise<void> {
  const version = await readableVersion(database, scope, key);
  if (version.status === 'published') throw new AppError('TEMPLATE_PUBLISHED');
  const set = { status: 'published', publishedAt: new Date() } as const;
  await database.transaction(async (transaction) => {
    const changed = await changeDraft(transaction, scope, { id: version.id, revision }, set);
    if (!changed) throw new AppError('CONFLICT');
    await touchTemplate(transaction, scope, key.id);
    await recordTemplate(transaction, scope, key.id, {
      action: 'published',
      details: { version: key.number },
    });
  });
}

/** A draft, or a file that could not be read. The last version is deleted only with the template. */
export async function discardVersion(
  database: Database,
  scope: TeamScope,
  { id, number }: VersionKey,
): Promise<void> {
  await database.transaction(async (transaction) => {
    const version = await findVersion(transaction, scope, id, number);
    if (!version) throw new AppError('NOT_FOUND', { message: text.noSuchVersion });
    if ((await listVersions(transaction, scope, [id])).length === 1)
      throw new AppError('TEMPLATE_ONLY_VERSION');
    if (!(await removeOpenVersion(transaction, scope, version.id))) throw new AppError('TEMPLATE_PUBLISHED');
    await touchTemplate(transaction, scope, id);
  });
}

export async function rename(database: Database, scope: TeamScope, id: string, name: string): Promise<void> {
  await database.transaction(async (transaction) => {
    const before = (await findTemplate(transaction, scope, id))?.name ?? '';
    if (!(await renameTemplate(transaction, scope, id, name))) throw new AppError('NAME_TAKEN');
    await recordTemplate(transaction, scope, id, { action: 'renamed', details: { before } });
  });
}

export async function hideTemplate(database: Database, scope: TeamScope, id: string): Promise<void> {
  await database.transaction(async (transaction) => {
    await recordTemplate(transaction, scope, id, { action: 'deleted' });
    await removeTemplate(transaction, scope, id);
  });
}

type TemplateAction = Pick<Parameters<typeof recordAction>[2], 'action' | 'details'>;

async function recordTemplate(
  transaction: Connection,
  scope: TeamScope,
  id: string,
  action: TemplateAction,
): Promise<void> {
  const template = await findTemplate(transaction, scope, id);
  if (!template) throw new AppError('NOT_FOUND');
  await recordAction(transaction, scope, {
    ...action,
    objectKind: 'contractTemplate',
    objectId: id,
    objectName: template.name,
  });
}

/** A version whose file has been read. */
export async function readableVersion(
  connection: Connection,
  scope: TeamScope,
  { id, number }: VersionKey,
): Promise<ReadableVersion> {
  const row = await findVersion(connection, scope, id, number);
  if (!row) throw new AppError('NOT_FOUND', { message: text.noSuchVersion });
  const { documentSha256 } = row;
  if (documentSha256 === null)
    throw new AppError('TEMPLATE_NOT_READY', row.failureMessage ? { message: row.failureMessage } : {});
  return { ...row, documentSha256 };
}

/** Named by the file if no name was given; a name in use gets a number, unless a user chose it. */
async function insertNamed(
  connection: Connection,
  scope: TeamScope,
  given: string | undefined,
  fileName: string,
): Promise<string> {
  const base = given ?? (fileName.replace(/\.[^.]+$/, '').slice(0, MAX_DERIVED_NAME) || fileName);
  for (let count = 1; count <= (given === undefined ? MAX_SAME_NAMES : 1); count += 1) {
    const id = await insertTemplate(connection, scope, count === 1 ? base : text.nameAgain(base, count));
    if (id !== null) return id;
  }
  throw new AppError('NAME_TAKEN');
}

const MAX_DERIVED_NAME = 90;
const MAX_SAME_NAMES = 50;

function emptyVersion({ id, name, size, sha256 }: FileRow): Omit<NewVersion, 'templateId'> {
  return { fileId: id, fileName: name, fileSize: size, fileSha256: sha256, fields: [], clauses: [] };
}

function copyOf(latest: VersionRow | null): Omit<NewVersion, 'templateId'> {
  if (!latest) throw new AppError('TEMPLATE_NOT_READY');
  if (latest.status !== 'published') throw new AppError('TEMPLATE_HAS_DRAFT');
  const { fileId, fileName, fileSize, fileSha256, documentSha256, pdfSha256 } = latest;
  const { fields, clauses, coverage } = latest;
  const file = { fileId, fileName, fileSize, fileSha256, documentSha256, pdfSha256 };
  return { ...file, fields, clauses, coverage: coverageOf({ coverage }), status: 'draft' };
}

function requireSound(document: TemplateText, content: Omit<TemplateContent, 'revision'>): void {
  const fields = checkTemplate(document, content).map(({ id, message }) => {
    const owner = [...content.fields, ...content.clauses].find((one) => one.id === id);
    return { path: id, message: text.unsound(owner?.label ?? id, message) };
  });
  const [first] = fields;
  if (first) throw new AppError('INVALID_REQUEST', { message: first.message, fields });
}

async function requiredFile(connection: Connection, scope: TeamScope, fileId: string): Promise<FileRow> {
  const file = await findFile(connection, scope, fileId);
  if (!file) throw new AppError('NOT_FOUND', { message: text.fileMissing });
  return file;
}
