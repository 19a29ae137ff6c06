/** Constructs the worker from its configuration: every job, and what is done again and again. */
import { createHttpConversionUpload } from '../adapters/conversion-upload/http.conversion-upload.ts';
import { createPostgresTextBase } from '../adapters/text-base/postgres.text-base.ts';
import { deleteExpiredSignIns } from '../features/account/index.ts';
import { auditExample } from '../features/audit/index.ts';
import { auditExportJob, auditJob } from '../features/audit/jobs.ts';
import { expireGrants } from '../features/billing/index.ts';
import { deleteOldEvents, settleAbandoned } from '../features/chat/index.ts';
import { compareExportJob, compareJob } from '../features/compare/jobs.ts';
import { convertJob, recognitionJob } from '../features/convert/jobs.ts';
import { deleteExpiredExports } from '../features/data-rights/index.ts';
import { dataExportJob, eraseDueAccounts } from '../features/data-rights/jobs.ts';
import { createReadingService, foldNames, indexMissing, purgeExpired } from '../features/documents/index.ts';
import { documentJob } from '../features/documents/jobs.ts';
import { exampleJob } from '../features/examples/jobs.ts';
import { inquiryMailJob } from '../features/inquiries/jobs.ts';
import { purgeLogs } from '../features/logs/index.ts';
import { conversionUploadJob } from '../features/logs/jobs.ts';
import { sweepOrders } from '../features/orders/index.ts';
import { plagiarismExportJob, plagiarismJob, textBaseJob } from '../features/plagiarism/jobs.ts';
import { languagePlaces, proofreadExample } from '../features/proofread/index.ts';
import { proofreadExportJob, proofreadJob } from '../features/proofread/jobs.ts';
import { purgeDeleted, purgeUnusedFiles, sweepContents } from '../features/retention/jobs.ts';
import { generationJob, templateReadingJob } from '../features/templates/jobs.ts';
import { createUploadService } from '../features/uploads/index.ts';
import type { Config } from '../platform/config.ts';
import type { Logger } from '../platform/logging.ts';
import { startCleaning } from './cleaning.ts';
import { createLocalEngines, type ReplaceableEngines } from './engines.ts';
import { identityEraser } from './identity.ts';
import { EMBED_LAWS_MS, lawEmbedding } from './law-vectors.ts';
import { createMail } from './mail.ts';
import { openShared } from './open-shared.ts';
import type { OperatorParts } from './operations.ts';
import { createPayment } from './payment.ts';

/** Orders are closed, lost notices found and money paid back within this. */
const SWEEP_ORDERS_MS = 30_000;

/** Reads the list of all contents: a few times a day is enough for what is a day old. */
const SWEEP_CONTENTS_MS = 6 * 3_600_000;

export interface RunningWorker {
  readonly operator: OperatorParts;
  stop(): Promise<void>;
}

export async function composeWorker(
  config: Config,
  databaseUrl: string,
  log: Logger,
  /** Tests put engines of their own in the place of ours. */
  replaced: ReplaceableEngines = {},
): Promise<RunningWorker> {
  const { handle, blobs, queue, operator, close } = await openShared(config, databaseUrl, log);
  const {
    reader,
    metadataReader,
    converter,
    recogniser,
    comparisonWriter,
    auditWriter,
    proofreadingWriter,
    plagiarismWriter,
    templateWriter,
    model,
    modelLimitMs,
    close: closeEngines,
  } = { ...createLocalEngines(config), ...replaced };
  const { database } = handle;
  const readings = createReadingService(database, blobs, reader);
  const textBase = createPostgresTextBase(database);
  const jobs = [
    auditJob({ database, blobs, readings, model, modelLimitMs }),
    auditExportJob({ database, blobs, writer: auditWriter, converter, log }),
    exampleJob('auditExample', auditExample, { blobs, readings }),
    compareJob(database, blobs, readings),
    compareExportJob({ database, blobs, writer: comparisonWriter, log }),
    proofreadJob({ database, blobs, readings, languagePlaces: languagePlaces(config.dataFolder) }),
    proofreadExportJob({ database, blobs, writer: proofreadingWriter, converter, log }),
    exampleJob('correctExample', proofreadExample, { blobs, readings }),
    plagiarismJob({
      database,
      blobs,
      readings,
      converter,
      textBase,
      metadataReader,
      readerVersion: reader.version,
    }),
    plagiarismExportJob({ database, blobs, writer: plagiarismWriter, converter, log }),
    textBaseJob({ database, blobs, readings, textBase }),
    documentJob(database, blobs, readings),
    convertJob(database, blobs, converter),
    recognitionJob({ database, blobs, recogniser, converter }),
    templateReadingJob({ database, blobs, readings }),
    generationJob({ database, blobs, writer: templateWriter, converter }),
    dataExportJob(database, blobs),
    inquiryMailJob(database, createMail(config), config.mail.inquiriesTo),
    conversionUploadJob(database, conversionUploader(config)),
  ] as const;
  await queue.work(jobs, config.workerConcurrency);
  const uploads = createUploadService(database, blobs);
  const eraseIdentity = identityEraser(config, handle.pool);
  const cleaning = startCleaning(log, [
    () => uploads.removeStale(new Date()),
    (signal) => purgeExpired(database, new Date(), log, signal),
    (signal) => purgeDeleted(database, new Date(), log, signal),
    (signal) => eraseDueAccounts({ database, blobs, eraseIdentity }, new Date(), log, signal),
    () => deleteExpiredExports(database, new Date()),
    () => expireGrants(database, new Date()),
    () => purgeLogs(database, new Date()),
    () => deleteExpiredSignIns(database, new Date()),
    (signal) => foldNames(database, signal),
    (signal) => indexMissing(database, blobs, log, signal),
    // Before what was said of them is gone.
    () => settleAbandoned(database, {}),
    () => deleteOldEvents(database, new Date()),
  ]);
  const standing = () => Promise.all([auditExample.sha256(), proofreadExample.sha256()]);
  const contents = startCleaning(
    log,
    [
      (signal) => purgeUnusedFiles(database, new Date(), log, signal),
      (signal) => sweepContents({ database, blobs, standing, log }, new Date(), signal),
    ],
    SWEEP_CONTENTS_MS,
  );
  const { ports } = createPayment(config, database, log);
  const orders = startCleaning(
    log,
    [(signal) => sweepOrders(ports, log, new Date(), signal)],
    SWEEP_ORDERS_MS,
  );
  const embedding = startCleaning(log, [lawEmbedding(config, database, log)], EMBED_LAWS_MS);
  return {
    operator,
    async stop() {
      await Promise.all([cleaning.stop(), contents.stop(), orders.stop(), embedding.stop()]);
      await close();
      await closeEngines();
    },
  };
}

function conversionUploader({ conversions, publicUrl }: Config) {
  return conversions && createHttpConversionUpload({ ...conversions, publicUrl });
}
