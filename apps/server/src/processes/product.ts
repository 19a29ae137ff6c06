/** Constructs the product's parts from its configuration; the server and the worker share the lower half. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { BlobStore } from '../adapters/blob-store/blob-store.port.ts';
import { createBlobStore } from '../adapters/blob-store/create-blob-store.ts';
import { accountRoutes, createAccountService } from '../features/account/index.ts';
import { activityRoutes } from '../features/activity/index.ts';
import {
  auditExampleJob,
  auditExportJob,
  auditJob,
  auditRoutes,
  templateAccess,
} from '../features/audit/index.ts';
import { billingRoutes } from '../features/billing/index.ts';
import { collaborationHandlers, sharedTools } from '../features/collaboration/index.ts';
import { compareExportJob, compareJob, compareRoutes, profileAccess } from '../features/compare/index.ts';
import { convertJob, convertRoutes, recognitionJob, recognitionRoutes } from '../features/convert/index.ts';
import { createReadingService, documentJob, documentRoutes } from '../features/documents/index.ts';
import { createTaskService } from '../features/tasks/index.ts';
import { findMembership, teamAccess, teamRoutes } from '../features/teams/index.ts';
import { createUploadService, uploadRoutes } from '../features/uploads/index.ts';
import type { Config } from '../platform/config.ts';
import { type DatabaseHandle, openDatabase } from '../platform/database.ts';
import { createHttpApp } from '../platform/http-app.ts';
import { type JobQueue, startJobQueue } from '../platform/job-queue.ts';
import type { Logger } from '../platform/logging.ts';
import { installOperatorRoutes } from '../platform/operator-routes.ts';
import { installWebFiles } from '../platform/web-files.ts';
import { createLocalEngines, type ReplaceableEngines } from './engines.ts';
import { createIdentity, installIdentityRoutes } from './identity.ts';

const WEB_FOLDER = join(import.meta.dirname, '../../../web/dist');
const CLEAN_EVERY_MS = 3_600_000;

export interface RunningServer {
  readonly app: FastifyInstance;
  stop(): Promise<void>;
}

export async function composeServer(
  config: Config,
  databaseUrl: string,
  log: Logger,
): Promise<RunningServer> {
  const { handle, blobs, queue, close } = await openShared(config, databaseUrl, log);
  const { database, pool } = handle;
  const identity = await createIdentity(config, pool, log);
  const accounts = createAccountService(database, identity.port);
  const tasks = createTaskService(database, queue);
  const { app, limitSignUp } = await createHttpApp({
    log,
    trustedProxy: config.trustedProxy,
    rateLimitPerMinute: config.rateLimitPerMinute,
    connectOrigins: config.externalIssuer?.connectOrigins ?? [],
    handlers: [
      ...accountRoutes(database, accounts, identity.port),
      ...activityRoutes(identity.port, accounts, config.activityEnd),
      ...auditRoutes({ database, tasks, blobs, queue, hasModel: config.languageModel !== null }),
      ...billingRoutes(database),
      ...collaborationHandlers(database),
      ...compareRoutes({ database, tasks, blobs, queue }),
      ...convertRoutes(database, tasks, blobs),
      ...documentRoutes(database, tasks, blobs),
      ...recognitionRoutes(database, tasks, blobs),
      ...teamRoutes(database),
      ...uploadRoutes(createUploadService(database, blobs)),
    ],
    access: {
      authenticate: (headers) => accounts.authenticate(headers),
      membership: (userId, teamId) => findMembership(database, userId, teamId),
      objects: {
        teamSpace: (user, id) => teamAccess(database, user, id),
        comparison: (user, id) => tasks.access(user, id, ['compare']),
        compareProfile: (user, id) => profileAccess(database, user, id),
        audit: (user, id) => tasks.access(user, id, ['audit']),
        auditTemplate: (user, id) => templateAccess(database, user, id),
        document: (user, id) => tasks.access(user, id, ['document']),
        conversion: (user, id) => tasks.access(user, id, ['convert']),
        recognition: (user, id) => tasks.access(user, id, ['ocr']),
        product: (user, id) => tasks.access(user, id, sharedTools),
      },
    },
  });
  installIdentityRoutes({ app, limitSignUp }, identity, config);
  installOperatorRoutes(app, config.publicUrl, {
    database: () => pool.query('select 1'),
    files: () => blobs.check(),
  });
  await installWebFiles(app, WEB_FOLDER);
  return {
    app,
    async stop() {
      await app.close();
      await identity.close();
      await close();
    },
  };
}

export interface RunningWorker {
  stop(): Promise<void>;
}

export async function composeWorker(
  config: Config,
  databaseUrl: string,
  log: Logger,
  /** Tests put engines of their own in the place of ours. */
  replaced: ReplaceableEngines = {},
): Promise<RunningWorker> {
  const { handle, blobs, queue, close } = await openShared(config, databaseUrl, log);
  const {
    reader,
    converter,
    recogniser,
    comparisonWriter,
    auditWriter,
    model,
    modelLimitMs,
    close: closeEngines,
  } = { ...createLocalEngines(config), ...replaced };
  const { database } = handle;
  const readings = createReadingService(database, blobs, reader);
  const jobs = [
    auditJob({ database, blobs, readings, model, modelLimitMs }),
    auditExportJob({ database, blobs, writer: auditWriter, converter, log }),
    auditExampleJob(blobs, readings),
    compareJob(database, blobs, readings),
    compareExportJob({ database, blobs, writer: comparisonWriter, log }),
    documentJob(database, blobs, readings),
    convertJob(database, blobs, converter),
    recognitionJob({ database, blobs, recogniser, converter }),
  ] as const;
  await queue.work(jobs, config.workerConcurrency);
  const uploads = createUploadService(database, blobs);
  const cleaning = setInterval(() => {
    uploads.removeStale(new Date()).catch((error: Error) => log.error({ err: error }, 'stale uploads'));
  }, CLEAN_EVERY_MS);
  return {
    async stop() {
      clearInterval(cleaning);
      await close();
      await closeEngines();
    },
  };
}

interface Shared {
  readonly handle: DatabaseHandle;
  readonly blobs: BlobStore;
  readonly queue: JobQueue;
  close(): Promise<void>;
}

async function openShared(config: Config, databaseUrl: string, log: Logger): Promise<Shared> {
  const handle = openDatabase(databaseUrl, (error) => log.error({ err: error }, 'database connection'));
  const queue = await startJobQueue(databaseUrl, log);
  const blobs = await createBlobStore(config.blobUrl ?? blobFolder(config));
  return {
    handle,
    blobs,
    queue,
    async close() {
      await queue.stop();
      await handle.close();
    },
  };
}

function blobFolder(config: Config): string {
  const folder = join(config.dataFolder, 'blobs');
  mkdirSync(folder, { recursive: true });
  return folder;
}
