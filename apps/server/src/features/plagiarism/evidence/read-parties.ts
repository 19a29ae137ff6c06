/**
 * Reads every file of a check. Unreadable files are listed; the check fails only without the origin or
 * without anything to compare it with.
 */
import type { ErrorName } from '@wenjian/api';
import { hasPictures, type Reading, type ReadingService } from '../../documents/index.ts';
import type { TaskJob } from '../../tasks/jobs.ts';
import type { CheckNote } from '../compare/checked-document.ts';
import {
  type CheckedFile,
  ORIGIN_ID,
  type Party,
  type PlagiarismInput,
  targetId,
} from '../plagiarism.input.ts';
import { coverageText, plagiarismServerText as text } from '../plagiarism.text.ts';

export interface ReadFile {
  readonly file: CheckedFile;
  readonly reading: Reading;
}

export interface ReadParty {
  readonly docId: string;
  readonly name: string;
  /** False: its first file names it, readable or not. */
  readonly isNamed: boolean;
  /** At least one. */
  readonly files: readonly ReadFile[];
}

export type PartiesOutcome =
  | {
      readonly kind: 'read';
      readonly origin: ReadParty;
      readonly targets: readonly ReadParty[];
      readonly templates: readonly ReadFile[];
      readonly notExamined: readonly CheckNote[];
    }
  | { readonly kind: 'failed'; readonly failure: ErrorName; readonly message: string };

export async function readParties(
  readings: ReadingService,
  job: Pick<TaskJob, 'signal' | 'report'>,
  input: PlagiarismInput,
  /** Of the whole task. */
  readShare: number,
): Promise<PartiesOutcome> {
  const reader = new FileReader(readings, job, readShare / countFiles(input));
  const origin = await reader.readParty(ORIGIN_ID, input.origin);
  const [unreadOrigin] = origin.unread;
  if (unreadOrigin) {
    const { failure, name, message } = unreadOrigin;
    return { kind: 'failed', failure, message: text.about(name, message) };
  }
  const targets: PartyReading[] = [];
  for (const [index, target] of input.targets.entries())
    targets.push(await reader.readParty(targetId(index), target));
  const readable = targets.flatMap(({ party }) => (party.files.length > 0 ? [party] : []));
  const missing = targets.flatMap(({ party: { docId }, unread }) =>
    unread.map((file) => ({ docId, ...file })),
  );
  const [first] = missing;
  if (readable.length === 0 && first !== undefined && !input.useTextBase) return noTargets(first, missing);
  const templates = await reader.readParty('', { name: '', files: input.templates });
  return {
    kind: 'read',
    origin: origin.party,
    targets: readable,
    templates: templates.party.files,
    notExamined: [
      ...missing.map(({ docId, name, message }) => ({
        docId,
        what: coverageText.file(name),
        count: 1,
        reason: coverageText.notRead(message),
      })),
      ...[origin, ...targets, templates].flatMap(({ party: { docId }, unseen }) =>
        unseen.map((name) => ({
          docId: docId === '' ? null : docId,
          what: coverageText.picturesOf(name),
          count: 1,
          reason: coverageText.picturesLate,
        })),
      ),
      ...templates.unread.map(({ name, message }) => ({
        docId: null,
        what: coverageText.template(name),
        count: 1,
        reason: coverageText.templateNotRead(message),
      })),
    ],
  };
}

function noTargets(first: UnreadFile, missing: readonly UnreadFile[]): PartiesOutcome {
  const message =
    missing.length === 1
      ? text.about(first.name, first.message)
      : text.noTargetReadable(missing.map(({ name, message }) => text.about(name, message)).join('；'));
  return { kind: 'failed', failure: first.failure, message };
}

interface UnreadFile {
  readonly name: string;
  readonly failure: ErrorName;
  readonly message: string;
}

interface PartyReading {
  readonly party: ReadParty;
  readonly unread: readonly UnreadFile[];
  /** Files whose pictures there was no time for. */
  readonly unseen: readonly string[];
}

/** Of the time of an attempt; what was read is kept, so that the next check goes on from there. */
const PICTURES_WITHIN_MS = 6 * 60_000;
/** Of the work on one file; the rest is for the pictures in it. */
const READ_PART = 0.5;

class FileReader {
  readonly #readings: ReadingService;
  readonly #job: Pick<TaskJob, 'signal' | 'report'>;
  readonly #share: number;
  #done = 0;
  #pictureMs = 0;

  constructor(readings: ReadingService, job: Pick<TaskJob, 'signal' | 'report'>, share: number) {
    this.#readings = readings;
    this.#job = job;
    this.#share = share;
  }

  async readParty(docId: string, { name, files }: Party): Promise<PartyReading> {
    const read: ReadFile[] = [];
    const unread: UnreadFile[] = [];
    const unseen: string[] = [];
    for (const file of files) {
      const outcome = await this.#readings.obtain(file, this.#watch(0));
      if (outcome.kind === 'read') {
        const { reading, hasTime } = await this.#readPictures(file, outcome.reading);
        read.push({ file, reading });
        if (!hasTime) unseen.push(file.name);
      } else unread.push({ name: file.name, failure: outcome.failure, message: outcome.message });
      this.#done += 1;
    }
    const isNamed = name !== text.partyName(files[0]?.name ?? '', files.length);
    return { party: { docId, name, isNamed, files: read }, unread, unseen };
  }

  async #readPictures(file: CheckedFile, plain: Reading): Promise<{ reading: Reading; hasTime: boolean }> {
    if (this.#pictureMs > PICTURES_WITHIN_MS) return { reading: plain, hasTime: !hasPictures(plain) };
    const startedAt = performance.now();
    const reading = await this.#readings.addPictureText(file, plain, this.#watch(READ_PART));
    this.#pictureMs += performance.now() - startedAt;
    return { reading, hasTime: true };
  }

  /** `from`: how much of the file is done. */
  #watch(from: number): Parameters<ReadingService['obtain']>[1] {
    const part = from === 0 ? READ_PART : 1 - READ_PART;
    return {
      signal: this.#job.signal,
      onStage: (stage, fraction) =>
        this.#job.report(stage, (this.#done + from + fraction * part) * this.#share),
    };
  }
}

function countFiles({ origin, targets, templates }: PlagiarismInput): number {
  return [origin, ...targets].reduce((sum, { files }) => sum + files.length, templates.length);
}
