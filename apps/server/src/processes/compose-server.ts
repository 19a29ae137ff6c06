/** Constructs the server from its configuration. What only jobs need is no part of it, and is not loaded. */

import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { createLocalFileUnlocker } from '../adapters/file-unlocker/local.file-unlocker.ts';
import { createRequestCounter } from '../adapters/request-counter/create-request-counter.ts';
import { createLiveCorrector } from '../adapters/sentence-corrector/kept.live-corrector.ts';
import { createLocalSheetReader } from '../adapters/sheet-reader/local.sheet-reader.ts';
import { createPostgresTextBase } from '../adapters/text-base/postgres.text-base.ts';
import { createTextChecker } from '../adapters/text-checker/local.text-checker.ts';
import { localWorkbookWriter } from '../adapters/workbook-writer/local.workbook-writer.ts';
import { createAccountService, findOperatorRole } from '../features/account/index.ts';
import { authenticateApiKey } from '../features/api-keys/index.ts';
import type { Feature, ServerParts } from '../features/feature.ts';
import { lawSearchOf } from '../features/laws/index.ts';
import { publishStandingNotices } from '../features/messages/index.ts';
import { installUnsubscribePage } from '../features/notifications/index.ts';
import { authenticateKey, keyObject } from '../features/plagiarism/index.ts';
import { recordCall } from '../features/records/index.ts';
import { createTaskService } from '../features/tasks/index.ts';
import { findMembership, isInvited } from '../features/teams/index.ts';
import { createUploadService } from '../features/uploads/index.ts';
import type { AccessPorts } from '../platform/access/authorise.ts';
import type { Config } from '../platform/config/config.ts';
import { createHttpApp } from '../platform/http/http-app.ts';
import { installOperatorRoutes, type ReadinessChecks } from '../platform/http/operator-routes.ts';
import { readScriptHashes } from '../platform/http/site-pages.ts';
import { installWebFiles } from '../platform/http/web-files.ts';
import { openLiveChannel } from '../platform/live/live-channel.ts';
import type { Logger } from '../platform/observe/logging.ts';
import { openChat } from './chat.ts';
import { type ServerProduct, serverProduct } from './features.ts';
import { createIdentity, installIdentityRoutes } from './identity.ts';
import { embedderOnce, lawMeaning, passageLikeness } from './law-vectors.ts';
import { createMail } from './mail.ts';
import { openShared } from './open-shared.ts';
import type { OperatorParts } from './operations.ts';
import { createPayment, installPaymentRoutes } from './payment/payment.ts';

const WEB_FOLDER = join(import.meta.dirname, '../../../web/dist');

export interface RunningServer {
  readonly app: FastifyInstance;
  readonly operator: OperatorParts;
  stop(): Promise<void>;
}

export async function composeServer(
  config: Config,
  databaseUrl: string,
  log: Logger,
  { tools, features }: ServerProduct = serverProduct,
  /** Besides those of every process. */
  ownChecks: ReadinessChecks = {},
): Promise<RunningServer> {
  const { handle, blobs, queue, close, ...shared } = await openShared(config, databaseUrl, log, tools);
  const operator = { ...shared.operator, checks: { ...shared.operator.checks, ...ownChecks } };
  const { database, pool } = handle;
  const identity = await createIdentity(config, pool, log);
  const accounts = createAccountService(database, identity.port);
  const payment = createPayment(config, database, log);
  await publishStandingNotices(database);
  const live = await openLiveChannel(databaseUrl, (error) => log.error({ err: error }, 'live channel'));
  const embedder = embedderOnce(config, log);
  const meaning = lawMeaning(embedder, database, log);
  const laws = lawSearchOf(database, meaning);
  const likeness = passageLikeness(config, embedder, log);
  const chat = openChat({
    config,
    database,
    log,
    live,
    embedder,
    meaning,
    laws,
    likeness,
    authenticate: (headers) => accounts.authenticate(headers),
  });
  const requestCounter = await createRequestCounter(config.operations.redis, (error) =>
    log.warn({ err: error }, 'request counter'),
  );
  const textChecker = createTextChecker(
    createLiveCorrector((error) => log.warn({ err: error }, 'live corrector')),
  );
  const parts: ServerParts = {
    config,
    log,
    database,
    pool,
    blobs,
    queue,
    live,
    tools,
    findings: Object.assign({}, ...features.map(({ findings }) => findings)),
    tasks: createTaskService({ database, tools }, queue),
    uploads: createUploadService(database, blobs),
    unlocker: createLocalFileUnlocker(),
    accounts,
    identity: identity.port,
    mail: createMail(config),
    payment: payment.ports,
    chat: chat.routeParts,
    laws,
    likeness,
    textBase: createPostgresTextBase(database),
    textChecker,
    workbooks: localWorkbookWriter,
    sheets: createLocalSheetReader(),
    membership: (userId, teamId) => findMembership(database, userId, teamId),
  };
  const { app, limitSignUp } = await createHttpApp({
    log,
    trustedProxy: config.trustedProxy,
    rateLimitPerMinute: config.rateLimitPerMinute,
    requestCounter,
    connectOrigins: config.externalIssuer?.connectOrigins ?? [],
    scriptHashes: readScriptHashes(WEB_FOLDER),
    handlers: features.flatMap((feature) => feature.routes?.(parts) ?? []),
    recordCall: (call) => recordCall(database, call),
    access: accessPorts(features, parts),
  });
  installIdentityRoutes({ app, limitSignUp }, identity, config);
  installPaymentRoutes(app, payment);
  installUnsubscribePage(app, database);
  installOperatorRoutes(app, config.publicUrl, operator.checks);
  chat.listen(app.server);
  await installWebFiles(app, WEB_FOLDER, config.publicUrl);
  return {
    app,
    operator,
    async stop() {
      // Before the live channel: its sockets would ask in a loop whether they are still signed in.
      await chat.close();
      // Who waits is answered, or closing would wait for them.
      await live.close();
      await app.close();
      await textChecker.close();
      await identity.close();
      await requestCounter.close();
      await close();
    },
  };
}

function accessPorts(features: readonly Feature[], parts: ServerParts): AccessPorts {
  const { database, accounts, membership } = parts;
  return {
    authenticate: async (headers) =>
      (await authenticateApiKey(database, headers)) ?? accounts.authenticate(headers),
    authenticateKey: (headers) => authenticateKey(database, headers),
    keyObject: (scope, object, id) => keyObject(database, scope, object, id),
    membership,
    isInvited: (user, teamId) => isInvited(database, user, teamId),
    operatorRole: (userId) => findOperatorRole(database, userId),
    objects: Object.assign({}, ...features.map((feature) => feature.access?.(parts))),
  };
}
