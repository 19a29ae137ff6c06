/** Constructs the product's parts from its configuration: the server and the worker. */
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { createHttpConversionUpload } from '../adapters/conversion-upload/http.conversion-upload.ts';
import { createRequestCounter } from '../adapters/request-counter/create-request-counter.ts';
import { createPostgresTextBase } from '../adapters/text-base/postgres.text-base.ts';
import { localWorkbookWriter } from '../adapters/workbook-writer/local.workbook-writer.ts';
import { accountRoutes, createAccountService } from '../features/account/index.ts';
import { activityRoutes } from '../features/activity/index.ts';
import {
  auditExample,
  auditExportJob,
  auditJob,
  auditRoutes,
  templateAccess,
} from '../features/audit/index.ts';
import { billingRoutes, expireGrants } from '../features/billing/index.ts';
import { chatAccess, chatRoutes, deleteOldEvents, settleAbandoned } from '../features/chat/index.ts';
import { collaborationHandlers, readRequestStates, sharedTools } from '../features/collaboration/index.ts';
import { compareExportJob, compareJob, compareRoutes, profileAccess } from '../features/compare/index.ts';
import { convertJob, convertRoutes, recognitionJob, recognitionRoutes } from '../features/convert/index.ts';
import {
  correctExample,
  correctExportJob,
  correctJob,
  correctRoutes,
  languagePlaces,
  lexiconAccess,
} from '../features/correct/index.ts';
import { couponRoutes } from '../features/coupons/index.ts';
import {
  dataExportJob,
  dataRightsRoutes,
  deleteExpiredExports,
  eraseDueAccounts,
} from '../features/data-rights/index.ts';
import {
  createReadingService,
  documentJob,
  documentRoutes,
  foldNames,
  indexMissing,
  knowledgeAccess,
  knowledgeRoutes,
  purgeExpired,
} from '../features/documents/index.ts';
import { exampleJob } from '../features/examples/index.ts';
import { inquiryMailJob, inquiryRoutes } from '../features/inquiries/index.ts';
import { invitationRoutes } from '../features/invitations/index.ts';
import { discussionAccess, liveRoutes } from '../features/live/index.ts';
import { conversionUploadJob, logRoutes, purgeLogs } from '../features/logs/index.ts';
import { messageAccess, messageRoutes, publishStandingNotices } from '../features/messages/index.ts';
import { createOrderService, orderRoutes, sweepOrders } from '../features/orders/index.ts';
import {
  authenticateKey,
  keyObject,
  openApiKeyAccess,
  plagiarismExportJob,
  plagiarismJob,
  plagiarismRoutes,
  textBaseAccess,
  textBaseJob,
} from '../features/plagiarism/index.ts';
import { recordCall, recordRoutes } from '../features/records/index.ts';
import { purgeDeleted, purgeUnusedFiles, sweepContents } from '../features/retention/index.ts';
import { statisticsRoutes } from '../features/statistics/index.ts';
import { createTaskService } from '../features/tasks/index.ts';
import {
  findMembership,
  isInvited,
  readTeamRequestStates,
  teamAccess,
  teamRoutes,
} from '../features/teams/index.ts';
import {
  templateAccess as contractTemplateAccess,
  generationJob,
  generationRoutes,
  templateReadingJob,
  templateRoutes,
} from '../features/templates/index.ts';
import { createUploadService, uploadRoutes } from '../features/uploads/index.ts';
import { workbenchRoutes } from '../features/workbench/index.ts';
import type { SignedInUser } from '../platform/authorise.ts';
import type { Config } from '../platform/config.ts';
import { createHttpApp } from '../platform/http-app.ts';
import { openLiveChannel } from '../platform/live-channel.ts';
import type { Logger } from '../platform/logging.ts';
import { installOperatorRoutes } from '../platform/operator-routes.ts';
import { readScriptHashes } from '../platform/site-pages.ts';
import { installWebFiles } from '../platform/web-files.ts';
import { openChat } from './chat.ts';
import { startCleaning } from './cleaning.ts';
import { discussedFindings } from './discussed-findings.ts';
import { createLocalEngines, type ReplaceableEngines } from './engines.ts';
import { createIdentity, identityEraser, installIdentityRoutes } from './identity.ts';
import { EMBED_LAWS_MS, lawEmbedding } from './law-vectors.ts';
import { createMail } from './mail.ts';
import { openShared } from './open-shared.ts';
import type { OperatorParts } from './operations.ts';
import { createPayment, installPaymentRoutes } from './payment.ts';

const WEB_FOLDER = join(import.meta.dirname, '../../../web/dist');
/** Orders are closed, lost notices found and money paid back within this. */
const SWEEP_ORDERS_MS = 30_000;

/** Reads the list of all contents: a few times a day is enough for what is a day old. */
const SWEEP_CONTENTS_MS = 6 * 3_600_000;

export interface RunningServer {
  readonly app: FastifyInstance;
  readonly operator: OperatorParts;
  stop(): Promise<void>;
}

export async function composeServer(
  config: Config,
  databaseUrl: string,
  log: Logger,
): Promise<RunningServer> {
  const { handle, blobs, queue, operator, close } = await openShared(config, databaseUrl, log);
  const { database, pool } = handle;
  const identity = await createIdentity(config, pool, log);
  const accounts = createAccountService(database, identity.port);
  const tasks = createTaskService(database, queue);
  const payment = createPayment(config, database, log);
  const orders = createOrderService(payment.ports);
  const uploads = createUploadService(database, blobs);
  const membership = (userId: string, teamId: string) => findMembership(database, userId, teamId);
  await publishStandingNotices(database);
  const discussion = async (user: SignedInUser, id: string) =>
    discussionAccess(database, id, await tasks.access(user, id, [...sharedTools, 'correct']));
  const live = await openLiveChannel(databaseUrl, (error) => log.error({ err: error }, 'live channel'));
  const chat = openChat({ config, database, log, authenticate: (headers) => accounts.authenticate(headers) });
  const requestCounter = await createRequestCounter(config.operations.redis, (error) =>
    log.warn({ err: error }, 'request counter'),
  );
  const { app, limitSignUp } = await createHttpApp({
    log,
    trustedProxy: config.trustedProxy,
    rateLimitPerMinute: config.rateLimitPerMinute,
    requestCounter,
    connectOrigins: config.externalIssuer?.connectOrigins ?? [],
    scriptHashes: readScriptHashes(WEB_FOLDER),
    handlers: [
      ...accountRoutes(database, accounts, identity.port),
      ...activityRoutes(database, identity.port, accounts, config.activityEnd),
      ...auditRoutes({ database, tasks, blobs, queue, model: config.languageModel?.model ?? null }),
      ...billingRoutes(database),
      ...chatRoutes({ ...chat.routeParts, database, queue, log }),
      ...collaborationHandlers(database),
      ...compareRoutes({ database, tasks, blobs, queue }),
      ...correctRoutes({ database, tasks, blobs, queue, languagePlaces: languagePlaces(config.dataFolder) }),
      ...convertRoutes(database, tasks, blobs),
      ...couponRoutes(database, config.activityEnd),
      ...dataRightsRoutes({ database, blobs, queue }, identity.port),
      ...documentRoutes(database, tasks, blobs),
      ...inquiryRoutes(database, queue),
      ...invitationRoutes(database),
      ...knowledgeRoutes({ database, tasks, blobs }),
      ...liveRoutes({ database, live, access: discussion, findings: discussedFindings(database, blobs) }),
      ...logRoutes(database, queue, config.conversions !== null),
      ...messageRoutes(database, { product: readRequestStates, team: readTeamRequestStates }),
      ...orderRoutes(payment.ports, orders),
      ...plagiarismRoutes({
        database,
        tasks,
        blobs,
        queue,
        uploads,
        textBase: createPostgresTextBase(database),
      }),
      ...recognitionRoutes(database, tasks, blobs),
      ...recordRoutes(database, localWorkbookWriter),
      ...statisticsRoutes(database, localWorkbookWriter),
      ...teamRoutes(database),
      ...templateRoutes({ database, blobs, queue }),
      ...generationRoutes(database, tasks, blobs),
      ...uploadRoutes(uploads),
      ...workbenchRoutes(database),
    ],
    recordCall: (call) => recordCall(database, call),
    access: {
      authenticate: (headers) => accounts.authenticate(headers),
      authenticateKey: (headers) => authenticateKey(database, headers),
      keyObject: (scope, object, id) => keyObject(database, scope, object, id),
      membership,
      isInvited: (user, teamId) => isInvited(database, user, teamId),
      objects: {
        teamSpace: (user, id) => teamAccess(database, user, id),
        order: (user, id) => orders.access(user, id, (one, teamId) => teamAccess(database, one, teamId)),
        comparison: (user, id) => tasks.access(user, id, ['compare']),
        compareProfile: (user, id) => profileAccess(database, user, id),
        audit: (user, id) => tasks.access(user, id, ['audit']),
        auditTemplate: (user, id) => templateAccess(database, user, id),
        proofreading: (user, id) => tasks.access(user, id, ['correct']),
        lexiconEntry: (user, id) => lexiconAccess(database, user, id),
        plagiarism: (user, id) => tasks.access(user, id, ['duplicate']),
        textBaseDocument: (user, id) => textBaseAccess(database, user, id),
        openApiKey: (user, id) => openApiKeyAccess(database, user, id),
        document: (user, id) => tasks.access(user, id, ['document']),
        knowledgeDocument: (user, id) => knowledgeAccess(database, user, id),
        conversion: (user, id) => tasks.access(user, id, ['convert']),
        recognition: (user, id) => tasks.access(user, id, ['ocr']),
        contractTemplate: (user, id) => contractTemplateAccess(database, user, id),
        generatedDocument: (user, id) => tasks.access(user, id, ['template']),
        message: (user, id) => messageAccess(database, user, id, membership),
        product: (user, id) => tasks.access(user, id, sharedTools),
        discussion,
        chat: (user, id) => chatAccess(database, user, id),
      },
    },
  });
  installIdentityRoutes({ app, limitSignUp }, identity, config);
  installPaymentRoutes(app, payment);
  installOperatorRoutes(app, config.publicUrl, operator.checks);
  chat.listen(app.server);
  await installWebFiles(app, WEB_FOLDER, config.publicUrl);
  return {
    app,
    operator,
    async stop() {
      // Who waits is answered, or closing would wait for them.
      await live.close();
      await chat.close();
      await app.close();
      await identity.close();
      await requestCounter.close();
      await close();
    },
  };
}

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
    correctJob({ database, blobs, readings, languagePlaces: languagePlaces(config.dataFolder) }),
    correctExportJob({ database, blobs, writer: proofreadingWriter, converter, log }),
    exampleJob('correctExample', correctExample, { blobs, readings }),
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
    (signal) => foldNames(database, signal),
    (signal) => indexMissing(database, blobs, log, signal),
    // Before what was said of them is gone.
    () => settleAbandoned(database, {}),
    () => deleteOldEvents(database, new Date()),
  ]);
  const standing = () => Promise.all([auditExample.sha256(), correctExample.sha256()]);
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
