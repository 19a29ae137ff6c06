/**
 * The table of facts over many documents. Facts are found in a thread when somebody first asks for them, and kept with the
 * version of the document: the same table is there at once the next time, and another version has facts of its own.
 */
import { type FactCell, type FactColumn, KNOWLEDGE_FACTS_MAX, mediaTypeOf } from '@wenjian/api';
import { KEY_FACTS_VERSION, keyFactNames, type ToldFact } from '@wenjian/contract';
import type { BlobStore } from '../../adapters/blob-store/blob-store.port.ts';
import type { WorkbookWriter } from '../../adapters/workbook-writer/workbook-writer.port.ts';
import type { StoredFacts } from '../../database/schema.ts';
import type { TeamScope } from '../../platform/access/team-scope.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Database } from '../../platform/database/database.ts';
import { memoryFile } from '../../platform/http/memory-file.ts';
import type { FileAnswer } from '../../platform/http/route-handler.ts';
import type { Logger } from '../../platform/observe/logging.ts';
import { beijingToday } from '../../platform/people/beijing-day.ts';
import { atMost } from '../../platform/queue/at-most.ts';
import { EngineFault } from '../../platform/queue/engine-fault.ts';
import { EngineStopped } from '../../platform/queue/engine-stopped.ts';
import { runEngine } from '../../platform/queue/engine-thread.ts';
import {
  countFactsDocuments,
  type FactsChoice,
  type FactsDocument,
  listFactsDocuments,
  saveFacts,
} from './facts.repository.ts';
import type { FactsInput } from './facts.thread.ts';
import { subtreeOf } from './folder-tree.ts';
import { listFolderRows } from './folders.repository.ts';
import { requireFolder } from './folders.service.ts';
import { knowledgeText as text } from './knowledge.text.ts';

export interface FactsParts {
  readonly database: Database;
  readonly blobs: BlobStore;
  readonly log: Logger;
  readonly workbooks: WorkbookWriter;
}

/** A contract of six hundred pages has fewer; what is longer is no contract that a row could tell. */
const MOST_CHARACTERS = 600_000;
/** A request answers with what was found in this time; the rest follows in the next. */
const FINDING_MS = 4_000;
const PROCESSOR_SECONDS = 60;

/** One document at a time: many people may ask at once. */
const oneAtATime = atMost(1);

export async function readFacts(
  parts: FactsParts,
  scope: TeamScope,
  request: { readonly ids?: readonly string[] | undefined; readonly folderId?: string | undefined },
) {
  const { database } = parts;
  if (request.folderId !== undefined) await requireFolder(database, scope, request.folderId);
  const choice: FactsChoice = {
    ids: request.ids,
    folderIds:
      request.folderId === undefined
        ? undefined
        : subtreeOf(await listFolderRows(database, scope), request.folderId),
  };
  const total = await countFactsDocuments(database, scope, choice);
  const documents = await listFactsDocuments(database, scope, choice, KNOWLEDGE_FACTS_MAX);
  if (documents.length === 0 && request.folderId === undefined) throw new AppError('NOT_FOUND');
  const rows = await rowsOf(parts, scope, documents);
  return { rows, total, waiting: rows.filter(({ reason }) => reason === 'waiting').length };
}

export async function writeFacts(
  parts: FactsParts,
  scope: TeamScope,
  ids: readonly string[],
  columns: readonly FactColumn[],
): Promise<FileAnswer> {
  const { rows } = await readFacts(parts, scope, { ids });
  const today = beijingToday();
  const bytes = parts.workbooks.writeFacts(rows, columns, today);
  const name = text.factsFile(today);
  return memoryFile(bytes, name, mediaTypeOf(name));
}

async function rowsOf(parts: FactsParts, scope: TeamScope, documents: readonly FactsDocument[]) {
  const until = Date.now() + FINDING_MS;
  const rows = [];
  for (const document of documents) rows.push(rowOf(document, await factsOf(parts, scope, document, until)));
  return rows;
}

/** Null: not read, or no time left in this request. */
async function factsOf(
  parts: FactsParts,
  scope: TeamScope,
  document: FactsDocument,
  until: number,
): Promise<StoredFacts | null> {
  const { documentSha256, facts } = document;
  if (document.status !== 'complete' || documentSha256 === null) return null;
  if (facts !== null && document.factsVersion === KEY_FACTS_VERSION) return facts;
  if (document.characters > MOST_CHARACTERS) return { kind: 'tooLong' };
  if (Date.now() > until) return null;
  return oneAtATime(async () => {
    // The turn may have come late; the rest follows in the next request.
    if (Date.now() > until) return null;
    const found = await findFacts(parts, documentSha256).catch((error: unknown): StoredFacts | null => {
      parts.log.error({ err: error, taskId: document.id }, 'facts not found');
      // Only what lies in the document is said of it for good.
      return error instanceof EngineStopped || error instanceof EngineFault ? { kind: 'failed' } : null;
    });
    if (found === null) return { kind: 'failed' };
    await saveFacts(parts.database, scope, document.id, found, KEY_FACTS_VERSION);
    return found;
  });
}

function findFacts({ blobs }: FactsParts, documentSha256: string): Promise<StoredFacts> {
  return blobs.withLocalFile(documentSha256, (documentPath) => {
    const input: FactsInput = { documentPath };
    const entry = new URL('./facts.thread.ts', import.meta.url);
    const signal = new AbortController().signal;
    return runEngine<StoredFacts>({ entry, input, signal, processorSeconds: PROCESSOR_SECONDS });
  });
}

function rowOf({ id, name, status, failureMessage, unread }: FactsDocument, stored: StoredFacts | null) {
  const common = { id, name, unread, facts: null, message: null };
  if (stored === null) {
    if (status === 'complete') return { ...common, reason: 'waiting' as const };
    const isReading = status === 'pending' || status === 'running';
    return isReading
      ? { ...common, reason: 'reading' as const }
      : { ...common, reason: 'unreadable' as const, message: failureMessage };
  }
  if (stored.kind !== 'told') return { ...common, reason: stored.kind };
  if (!stored.isContract) return { ...common, reason: 'notContract' as const };
  return { ...common, facts: cellsOf(stored.facts), reason: null };
}

function cellsOf(facts: Readonly<Record<FactColumn, ToldFact>>): Record<FactColumn, FactCell> {
  const cells = keyFactNames.map((name) => [name, { ...facts[name], quotes: [...facts[name].quotes] }]);
  return Object.fromEntries(cells) as Record<FactColumn, FactCell>;
}
