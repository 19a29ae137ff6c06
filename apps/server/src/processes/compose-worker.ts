/** Constructs the worker and its background process from the configuration: every job, and what is done again and again. */
import { createHttpConversionUpload } from '../adapters/conversion-upload/http.conversion-upload.ts';
import { createWebPush } from '../adapters/push/web-push.push.ts';
import { createPostgresTextBase } from '../adapters/text-base/postgres.text-base.ts';
import { createReadingService } from '../features/documents/index.ts';
import type { FeatureJobs, UpkeepParts, WorkerParts } from '../features/feature-jobs.ts';
import { pushKeys } from '../features/notifications/index.ts';
import type { Config } from '../platform/config/config.ts';
import type { Logger } from '../platform/observe/logging.ts';
import { type Cleaning, type CleaningStep, startCleaning } from '../platform/queue/cleaning.ts';
import { createGiveWay, hasJobs } from '../platform/queue/give-way.ts';
import { createLocalEngines, type ReplaceableEngines } from './engines.ts';
import { type WorkerProduct, workerProduct } from './feature-jobs.ts';
import { identityEraser } from './identity.ts';
import { embedderOnce } from './law-vectors.ts';
import { createMail } from './mail.ts';
import { openShared } from './open-shared.ts';
import type { OperatorParts } from './operations.ts';
import { createPayment } from './payment/payment.ts';
import type { Running } from './run-process.ts';

export interface RunningWorker {
  readonly operator: OperatorParts;
  stop(): Promise<void>;
}

/** Runs jobs. */
export async function composeWorker(
  config: Config,
  databaseUrl: string,
  log: Logger,
  /** Tests put engines of their own in the place of ours. */
  replaced: ReplaceableEngines = {},
  product: WorkerProduct = workerProduct,
): Promise<RunningWorker> {
  const { parts, queue, operator, close } = await openParts(config, databaseUrl, log, replaced, product);
  await queue.work(
    product.features.flatMap((feature) => feature.jobs?.(parts) ?? []),
    config.workerConcurrency,
  );
  return { operator, stop: close };
}

/** Does what is done again and again. */
export async function composeBackground(
  config: Config,
  databaseUrl: string,
  log: Logger,
  replaced: ReplaceableEngines = {},
  product: WorkerProduct = workerProduct,
  /** Nothing where it is no process of its own. */
  stepBack: () => void = () => undefined,
): Promise<Running> {
  const { parts, close } = await openParts(config, databaseUrl, log, replaced, product);
  const cleanings = startUpkeep(product.features, { ...parts, stepBack });
  return {
    async stop() {
      await Promise.all(cleanings.map((cleaning) => cleaning.stop()));
      await close();
    },
  };
}

async function openParts(
  config: Config,
  databaseUrl: string,
  log: Logger,
  replaced: ReplaceableEngines,
  { tools, features }: WorkerProduct,
) {
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
    push: createWebPush({ keys: () => pushKeys(database), contact: pushContact(config) }),
    conversionUploader: conversionUploader(config),
    payment: createPayment(config, database, log).ports,
    openEmbedder: embedderOnce(config, log),
    giveWay: createGiveWay(() => hasJobs(database)),
    eraseIdentity: identityEraser(config, handle.pool),
  };
  return {
    parts,
    queue,
    operator,
    async close() {
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
function startUpkeep(features: readonly FeatureJobs[], parts: UpkeepParts): readonly Cleaning[] {
  const upkeep = features.flatMap((feature) => feature.upkeep?.(parts) ?? []);
  const groups = Map.groupBy(upkeep, ({ everyMs, isLong }) => `${everyMs} ${isLong === true}`);
  return [...groups.values()].map((group) => {
    const steps = group
      .flatMap((one) => one.steps)
      .map(
        (step): CleaningStep =>
          async (signal) => {
            await parts.giveWay(signal);
            if (!signal.aborted) await step(signal);
          },
      );
    return startCleaning(parts.log, steps, group[0]?.everyMs);
  });
}

function conversionUploader({ conversions, publicUrl }: Config) {
  return conversions && createHttpConversionUpload({ ...conversions, publicUrl });
}

/** A push service wants to know whom it may write to when something is wrong. */
function pushContact({ publicUrl, mail }: Config): string {
  return publicUrl.startsWith('https://') ? publicUrl : `mailto:${mail.from}`;
}
