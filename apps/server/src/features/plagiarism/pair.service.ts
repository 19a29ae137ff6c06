/**
 * One pair of a one-to-many check: the document against a source as stored by the run; any other pair is
 * compared on request.
 */
import type { BlobStore } from '../../adapters/blob-store/blob-store.port.ts';
import type { TextBase } from '../../adapters/text-base/text-base.port.ts';
import type { ObjectScope } from '../../platform/access/team-scope.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Database } from '../../platform/database/database.ts';
import { orGone, readStoredJson } from '../../platform/documents/stored-json.ts';
import { streamOf } from '../../platform/http/answer-around.ts';
import { StoredAnswer } from '../../platform/http/route-handler.ts';
import { runEngine } from '../../platform/queue/engine-thread.ts';
import { finishedTask, scopeOfTask } from '../tasks/index.ts';
import type { CheckMetadata } from './compare/checked-document.ts';
import type { StoredFrequencies } from './compare/compare-documents.ts';
import type { PairInput, PairOutput } from './compare/pair.thread.ts';
import { PairRunner } from './compare/pair-runner.ts';
import type { Findings } from './findings.ts';
import { type KeptDocument, ORIGIN_ID, type PlagiarismRecord } from './plagiarism.input.ts';
import { coverageText, plagiarismServerText as text } from './plagiarism.text.ts';
import {
  factsOf,
  findingsOf,
  ownValue,
  readRecord,
  readSummary,
  requiredDocument,
  requireMode,
  requireOpen,
  storedAnswer,
} from './result.service.ts';
import { takeFingerprints } from './text-base/take-fingerprints.ts';
import { withLocalFiles } from './text-base/with-local-files.ts';

export interface PairPlace {
  readonly taskId: string;
  readonly orgDocId: string;
  readonly tagDocId: string;
}

export interface PairService {
  read(scope: ObjectScope, place: PairPlace): Promise<StoredAnswer>;
}

interface PairParts {
  readonly database: Database;
  readonly blobs: BlobStore;
  readonly textBase: TextBase;
}

interface Pair {
  readonly taskId: string;
  readonly record: PlagiarismRecord;
  readonly findings: Findings;
  readonly a: KeptDocument;
  readonly b: KeptDocument;
}

export function createPairService(parts: PairParts): PairService {
  const { database, blobs } = parts;
  const runner = new PairRunner();
  return {
    async read(scope, { taskId, orgDocId, tagDocId }) {
      const task = await finishedTask(database, scope, taskId);
      requireMode(task, 'many');
      const record = await readRecord(blobs, task.summary);
      const kept = orgDocId === ORIGIN_ID ? ownValue(record.pairs, tagDocId) : undefined;
      if (kept !== undefined) return storedAnswer(blobs, kept);
      const a = requiredDocument(record, orgDocId);
      const b = requiredDocument(record, tagDocId);
      if (a === b) throw new AppError('NOT_FOUND', { message: text.samePair });
      // What documents of the text base share with others than the document is not part of this check.
      for (const document of [a, b]) requireOpen(document, scope);
      const { recordSha256 } = readSummary(task.summary);
      const findings = await findingsOf(blobs, task.summary);
      const pairJson = await runner.obtain({
        key: [taskId, recordSha256, orgDocId, tagDocId].join(' '),
        isGuest: scope.role === 'guest',
        compare: (signal) => orGone(comparePair(parts, { taskId, record, findings, a, b }, signal)),
      });
      return new StoredAnswer(streamOf(pairJson));
    },
  };
}

async function comparePair(parts: PairParts, pair: Pair, signal: AbortSignal): Promise<string> {
  const { blobs } = parts;
  const { taskId, record, findings, a, b } = pair;
  const { templates, library, statutes, settings, examined, notExamined, spelled } = record;
  const metadata = (await readStoredJson(blobs, record.metadataSha256)) as CheckMetadata;
  const frequencies = await readFrequencies(parts, pair, signal);
  const hashes = [a.documentSha256, b.documentSha256, ...templates, ...library, ...statutes];
  return withLocalFiles(blobs, hashes, async ([aPath = '', bPath = '', ...paths]) => {
    const templatePaths = paths.slice(0, templates.length);
    const libraryPaths = paths.slice(templates.length, templates.length + library.length);
    const statutePaths = paths.slice(templates.length + library.length);
    const input: PairInput = {
      taskId,
      a: { facts: factsOf(a), documentPath: aPath },
      b: { facts: factsOf(b), documentPath: bPath },
      metadata,
      choice: { subtract: settings.subtract, templatePaths, libraryPaths, statutePaths, frequencies },
      settings,
      examined,
      // Only what the run compared was put to the model: it takes too long while a user waits.
      notExamined: [
        ...notExamined,
        { docId: null, what: coverageText.retold, count: 1, reason: coverageText.retoldBetweenOthers },
      ],
      found: { authorship: findings.authorship, moreHits: findings.moreHits, spelled },
    };
    const entry = new URL('./compare/pair.thread.ts', import.meta.url);
    return (await runEngine<PairOutput>({ entry, input, signal })).pairJson;
  });
}

/**
 * The measure of rarity in the run: the sources of the check, or the text base, which is queried for this
 * document now.
 */
async function readFrequencies(
  { database, blobs, textBase }: PairParts,
  { taskId, record, a }: Pair,
  signal: AbortSignal,
): Promise<StoredFrequencies | null> {
  const { frequenciesSha256, settings } = record;
  if (frequenciesSha256 !== null)
    return (await readStoredJson(blobs, frequenciesSha256)) as StoredFrequencies;
  const scope = settings.rarityDocuments === null ? null : await scopeOfTask(database, taskId);
  if (scope === null) return null;
  const hashes = await takeFingerprints(blobs, a.documentSha256, signal);
  const found = await textBase.openIndex(scope, signal).frequencies(hashes);
  const entries = [...hashes].map((hash) => [hash, found.frequencyOf(hash)] as const);
  return { documentCount: found.documentCount, entries };
}
