/**
 * Runs one check: files are read, parties joined, the text base searched, everything compared in a thread,
 * the result stored.
 */

import { createHash } from 'node:crypto';
import type { Tools } from '@wenjian/api';
import type { Coverage, NotExamined } from '@wenjian/document';
import type { BlobStore } from '../../adapters/blob-store/blob-store.port.ts';
import type { SentenceEncoder } from '../../adapters/embedder/sentence-encoder.port.ts';
import type { FileConverter } from '../../adapters/file-converter/file-converter.port.ts';
import type { MetadataReader } from '../../adapters/metadata-reader/metadata-reader.port.ts';
import type { TextBase } from '../../adapters/text-base/text-base.port.ts';
import type { Database } from '../../platform/database/database.ts';
import { storeJson } from '../../platform/documents/stored-json.ts';
import { runEngine } from '../../platform/queue/engine-thread.ts';
import type { JobHandler } from '../../platform/queue/job-queue.ts';
import type { ReadingService } from '../documents/index.ts';
import { runTaskJob, type TaskJob } from '../tasks/jobs.ts';
import type { CheckMetadata, CheckNote } from './compare/checked-document.ts';
import type { CompareMessage, CompareOutput } from './compare/compare-pairs.thread.ts';
import type { CompareInput } from './compare/compare-work.ts';
import { type AskedDocument, encodeDocuments } from './compare/encode-documents.ts';
import { engineVersion } from './engine-version.ts';
import { findStatutes } from './evidence/find-statutes.ts';
import { readMetadata } from './evidence/read-metadata.ts';
import { type ReadFile, readParties } from './evidence/read-parties.ts';
import {
  type KeptDocument,
  type PlagiarismInput,
  type PlagiarismRecord,
  type PlagiarismSummary,
  plagiarismInput,
  STORED_SHAPE,
} from './plagiarism.input.ts';
import { coverageText } from './plagiarism.text.ts';
import { factsOf } from './result.service.ts';
import { readSensitiveLists } from './settings/sensitive-words.service.ts';
import { keepDocument } from './text-base/keep-documents.ts';
import { searchTextBase, type TextBaseSearch } from './text-base/search-text-base.ts';
import { withLocalFiles } from './text-base/with-local-files.ts';

export interface PlagiarismJobParts {
  readonly database: Database;
  readonly tools: Tools;
  readonly blobs: BlobStore;
  readonly readings: ReadingService;
  readonly converter: FileConverter;
  readonly textBase: TextBase;
  readonly readerVersion: string;
  readonly metadataReader: MetadataReader;
  readonly sentenceEncoder: SentenceEncoder;
}

/**
 * Together with presenting below the time limit of a job attempt (15 minutes), so that there is time to store
 * the findings.
 */
const COMPARE_WITHIN_MS = 8 * 60_000;
const PRESENT_WITHIN_MS = 3 * 60_000;
/** The share of the comparison time for preparing: prepared documents have to be compared as well. */
const PREPARE_SHARE = 0.5;
/** However long reading took: readings are stored, so the next attempt has the full time. */
const LEAST_COMPARE_MS = 2 * 60_000;

const READ_SHARE = 0.6;
const JOINED_SHARE = 0.65;
const SEARCHED_SHARE = 0.7;
const ENCODED_SHARE = 0.75;
const COMPARED_SHARE = 0.95;

export function plagiarismJob(parts: PlagiarismJobParts): JobHandler<'duplicate'> {
  return runTaskJob('duplicate', parts, async (job) => {
    const startedAt = Date.now();
    const input = plagiarismInput.parse(job.task.input);
    const read = await readParties(parts.readings, job, input, READ_SHARE);
    if (read.kind === 'failed') return job.fail(read.failure, read.message);
    job.report('aligning', READ_SHARE);
    const keep = { ...parts, signal: job.signal };
    const origin = await keepDocument(keep, read.origin);
    const targets: KeptDocument[] = [];
    for (const target of read.targets) targets.push(await keepDocument(keep, target));
    job.report('aligning', JOINED_SHARE);
    const base = await searchTextBase(parts, job.scope, input, { ...origin, signal: job.signal });
    const statutes = await findStatutes(parts, input, [origin, ...targets], job.signal);
    job.report('aligning', SEARCHED_SHARE);
    const check: Check = {
      version: engineVersion(parts.readerVersion),
      input,
      documents: [origin, ...targets, ...base.sources],
      templates: read.templates,
      metadata: await readMetadata(keep, [read.origin, ...read.targets], read.templates),
      base,
      sensitive: await readSensitiveLists(parts.database, job.scope),
      statutes: statutes.documents,
      examined: [...base.examined, ...statutes.coverage.examined],
      notExamined: [
        ...read.notExamined,
        ...[...base.notExamined, ...statutes.coverage.notExamined].map(ofWhole),
      ],
    };
    const compared = await compare(parts, job, check, startedAt);
    job.report('saving', COMPARED_SHARE);
    await save(parts.blobs, job, check, compared);
  });
}

function timesFrom(startedAt: number, now: number): CompareInput['until'] {
  const compare = Math.max(startedAt + COMPARE_WITHIN_MS, now + LEAST_COMPARE_MS);
  return { prepare: now + (compare - now) * PREPARE_SHARE, compare, present: compare + PRESENT_WITHIN_MS };
}

interface Check {
  readonly version: string;
  readonly input: PlagiarismInput;
  /** The origin first. */
  readonly documents: readonly KeptDocument[];
  readonly templates: readonly ReadFile[];
  readonly metadata: CheckMetadata;
  readonly base: TextBaseSearch;
  readonly sensitive: CompareInput['sensitive'];
  /** Documents of the subtracted statutes. */
  readonly statutes: readonly string[];
  /** The coverage of the steps before the comparison. */
  readonly examined: Coverage['examined'];
  readonly notExamined: readonly CheckNote[];
}

interface Compared {
  readonly output: CompareOutput;
  readonly pairs: PlagiarismRecord['pairs'];
  readonly texts: PlagiarismRecord['texts'];
}

function ofWhole(note: NotExamined): CheckNote {
  return { docId: null, ...note };
}

async function compare(
  { blobs, sentenceEncoder }: PlagiarismJobParts,
  job: TaskJob,
  check: Check,
  startedAt: number,
): Promise<Compared> {
  const { documents, templates, base, statutes, input } = check;
  const hashes = [
    ...hashesOf(documents),
    ...templates.map(({ reading }) => reading.documentSha256),
    ...hashesOf(base.library),
    ...statutes,
  ];
  return withLocalFiles(blobs, hashes, async (paths) => {
    const templatesFrom = documents.length;
    const libraryFrom = templatesFrom + templates.length;
    const statutesFrom = libraryFrom + base.library.length;
    const meant = await encodeDocuments(sentenceEncoder, askedOf(documents, paths), {
      signal: job.signal,
      now: Date.now,
      onDone: (share) => job.report('aligning', SEARCHED_SHARE + share * (ENCODED_SHARE - SEARCHED_SHARE)),
    });
    const engineInput: CompareInput = {
      taskId: job.task.id,
      mode: input.mode,
      documents: documents.map((kept, index) => ({ facts: factsOf(kept), documentPath: paths[index] ?? '' })),
      metadata: check.metadata,
      sentences: meant.sentences,
      choice: {
        subtract: input.subtract,
        templatePaths: paths.slice(templatesFrom, libraryFrom),
        libraryPaths: paths.slice(libraryFrom, statutesFrom),
        statutePaths: paths.slice(statutesFrom),
        frequencies: base.frequencies,
      },
      sensitive: check.sensitive,
      settings: settingsOf(check),
      examined: [...check.examined, ...meant.examined],
      notExamined: [...check.notExamined, ...meant.notExamined],
      until: timesFrom(startedAt, Date.now()),
    };
    return runCompare(blobs, job, engineInput);
  });
}

function askedOf(documents: readonly KeptDocument[], paths: readonly string[]): readonly AskedDocument[] {
  return documents.map(({ docId, name, origin, documentSha256 }, index) => ({
    ...{ docId, name, origin },
    ...{ sha256: documentSha256, path: paths[index] ?? '' },
  }));
}

function hashesOf(kept: readonly KeptDocument[]): string[] {
  return kept.map(({ documentSha256 }) => documentSha256);
}

/** Texts and pairs are stored as they arrive, so that they are never all in memory. */
async function runCompare(blobs: BlobStore, job: TaskJob, input: CompareInput): Promise<Compared> {
  const kept: Promise<StoredMessage>[] = [];
  const output = await runEngine<CompareOutput>({
    entry: new URL('./compare/compare-pairs.thread.ts', import.meta.url),
    input,
    signal: job.signal,
    onWord: (said) => {
      const word = said as CompareMessage;
      if (word.kind === 'progress') {
        const share = word.fraction * (COMPARED_SHARE - ENCODED_SHARE);
        return job.report(word.stage, ENCODED_SHARE + share);
      }
      const one = storeMessage(blobs, word);
      // Awaited below; until then a failure must not count as unhandled.
      one.catch(() => undefined);
      kept.push(one);
    },
  });
  const words = await Promise.all(kept);
  const hashesBy = (kind: StoredMessage['kind']) =>
    Object.fromEntries(words.flatMap((word) => (word.kind === kind ? [[word.docId, word.sha256]] : [])));
  return { output, pairs: hashesBy('pair'), texts: hashesBy('text') };
}

type SentDocument = Exclude<CompareMessage, { readonly kind: 'progress' }>;

interface StoredMessage extends Pick<SentDocument, 'kind' | 'docId'> {
  readonly sha256: string;
}

async function storeMessage(blobs: BlobStore, { kind, docId, json }: SentDocument): Promise<StoredMessage> {
  return { kind, docId, sha256: await storeJson(blobs, json) };
}

function settingsOf({
  version,
  input,
  templates,
  base,
  statutes,
  sensitive,
}: Check): PlagiarismRecord['settings'] {
  const hasPart = input.useTextBase || input.subtract.includes('library');
  return {
    engineVersion: version,
    subtract: input.subtract,
    templates: templates.map(({ file: { name, sha256 } }) => ({ name, sha256 })),
    textBaseDocuments: hasPart ? base.documentCount : null,
    // The settings are shown wherever the result is shown, also outside the team: the team's file names are
    // not included.
    library: base.library
      .flatMap(({ files }) => files)
      .map(({ sha256 }, index) => ({ name: coverageText.ownText(index + 1), sha256 })),
    rarityDocuments: base.frequencies?.documentCount ?? null,
    // All articles found are one document.
    statutesSha256: statutes[0] ?? null,
    sensitiveWordsSha256: createHash('sha256').update(JSON.stringify(sensitive)).digest('hex'),
  };
}

async function save(
  blobs: BlobStore,
  job: TaskJob,
  check: Check,
  { output, pairs, texts }: Compared,
): Promise<void> {
  // A document of the text base without a match must not become readable through this check.
  const shown = check.documents.filter(
    ({ docId, origin }) => origin === 'upload' || Object.hasOwn(pairs, docId),
  );
  const record: PlagiarismRecord = {
    documents: shown,
    templates: check.templates.map(({ reading }) => reading.documentSha256),
    library: hashesOf(check.base.library),
    statutes: [...check.statutes],
    metadataSha256: await storeJson(blobs, JSON.stringify(check.metadata)),
    texts: Object.fromEntries(
      Object.entries(texts).filter(([id]) => shown.some(({ docId }) => docId === id)),
    ),
    pairs,
    sourcesSha256: output.sourcesJson === null ? null : await storeJson(blobs, output.sourcesJson),
    frequenciesSha256:
      output.frequencies === null ? null : await storeJson(blobs, JSON.stringify(output.frequencies)),
    spelled: [...output.spelled],
    examined: [...check.examined],
    notExamined: [...check.notExamined],
    coverage: output.coverage,
    settings: settingsOf(check),
  };
  const summary: PlagiarismSummary = {
    shape: STORED_SHAPE,
    statistics: output.statistics,
    recordSha256: await storeJson(blobs, JSON.stringify(record)),
    findingsSha256: await storeJson(blobs, output.findingsJson),
  };
  await job.complete({ summary, resultSha256: await storeJson(blobs, output.resultJson) });
}
