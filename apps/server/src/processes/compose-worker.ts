/** Constructs the worker from its configuration: every job, and what is done again and again. */
import { createHttpConversionUpload } from '../adapters/conversion-upload/http.conversion-upload.ts';
import { createPostgresTextBase } from '../adapters/text-base/postgres.text-base.ts';
import { createReadingService } from '../features/documents/index.ts';
import type { FeatureJobs, WorkerParts } from '../features/feature-jobs.ts';
import type { Config } from '../platform/config/config.ts';
import type { Logger } from '../platform/observe/logging.ts';
import { type Cleaning, startCleaning } from '../platform/queue/cleaning.ts';
import { createLocalEngines, type ReplaceableEngines } from './engines.ts';
import { type WorkerProduct, workerProduct } from './feature-jobs.ts';
import { identityEraser } from './identity.ts';
import { embedderOnce } from './law-vectors.ts';
import { createMail } from './mail.ts';
import { openShared } from './open-shared.ts';
import type { OperatorParts } from './operations.ts';
import { createPayment } from './payment/payment.ts';

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
  { tools, features }: WorkerProduct = workerProduct,
): Promise<RunningWorker> {
  const { handle, blobs, queue, operator, close } = await openShared(config, databaseUrl, log, tools);
  const { close: closeEngines, ...local } = createLocalEngines(config, log);
  const engines = { ...local, ...replaced };
  const { database } = handle;
  const parts: WorkerParts = {
    ...engines,
    ...toldBy(features),
    config,
    log,
    database,
    blobs,
    tools,
    readings: createReadingService(database, blobs, engines.reader),
    textBase: createPostgresTextBase(database),
    mail: createMail(config),
    conversionUploader: conversionUploader(config),
    payment: createPayment(config, database, log).ports,
    openEmbedder: embedderOnce(config, log),
    eraseIdentity: identityEraser(config, handle.pool),
  };
  await queue.work(
    features.flatMap((feature) => feature.jobs?.(parts) ?? []),
    config.workerConcurrency,
  );
  const cleanings = startUpkeep(features, parts);
  return {
    operator,
    async stop() {
      await Promise.all(cleanings.map((cleaning) => cleaning.stop()));
      await close();
      await closeEngines();
    },
  };
}

/** What features tell, for those that work for all of them. */
function toldBy(features: readonly FeatureJobs[]): Pick<WorkerParts, 'dataRules' | 'archived' | 'standing'> {
  return {
    dataRules: features.flatMap(({ dataRules }) => dataRules ?? []),
    archived: Object.assign({}, ...features.map(({ archived }) => archived)),
    async standing() {
      const contents = await Promise.all(features.map(({ standing }) => standing?.() ?? []));
      return contents.flat();
    },
  };
}

/** Short steps of the same interval are done one after another, whosever they are. */
function startUpkeep(features: readonly FeatureJobs[], parts: WorkerParts): readonly Cleaning[] {
  const upkeep = features.flatMap((feature) => feature.upkeep?.(parts) ?? []);
  const groups = Map.groupBy(upkeep, ({ everyMs, isLong }) => `${everyMs} ${isLong === true}`);
  return [...groups.values()].map((group) => {
    const steps = group.flatMap((one) => one.steps);
    return startCleaning(parts.log, steps, group[0]?.everyMs);
  });
}

function conversionUploader({ conversions, publicUrl }: Config) {
  return conversions && createHttpConversionUpload({ ...conversions, publicUrl });
}
