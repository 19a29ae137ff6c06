/** Constructs the server from its configuration. What only jobs need is no part of it, and is not loaded. */
import { join } from 'node:path';
import { sharedTools } from '@wenjian/api';
import type { FastifyInstance } from 'fastify';
import { createRequestCounter } from '../adapters/request-counter/create-request-counter.ts';
import { createPostgresTextBase } from '../adapters/text-base/postgres.text-base.ts';
import { localWorkbookWriter } from '../adapters/workbook-writer/local.workbook-writer.ts';
import { accountRoutes, createAccountService } from '../features/account/index.ts';
import { activityRoutes } from '../features/activity/index.ts';
import { auditFindings, auditRoutes, templateAccess } from '../features/audit/index.ts';
import { billingRoutes } from '../features/billing/index.ts';
import { chatAccess, chatRoutes } from '../features/chat/index.ts';
import { collaborationHandlers, readRequestStates } from '../features/collaboration/index.ts';
import { compareFindings, compareRoutes, profileAccess } from '../features/compare/index.ts';
import { convertRoutes, recognitionRoutes } from '../features/convert/index.ts';
import { couponRoutes } from '../features/coupons/index.ts';
import { dataRightsRoutes } from '../features/data-rights/index.ts';
import { documentRoutes, knowledgeAccess, knowledgeRoutes } from '../features/documents/index.ts';
import { decidedTools, type FindingParts, findingRoutes, identitiesOf } from '../features/findings/index.ts';
import { inquiryRoutes } from '../features/inquiries/index.ts';
import { invitationRoutes } from '../features/invitations/index.ts';
import { discussionAccess, liveRoutes } from '../features/live/index.ts';
import { logRoutes } from '../features/logs/index.ts';
import { messageAccess, messageRoutes, publishStandingNotices } from '../features/messages/index.ts';
import { createOrderService, orderRoutes } from '../features/orders/index.ts';
import {
  authenticateKey,
  keyObject,
  openApiKeyAccess,
  plagiarismRoutes,
  textBaseAccess,
} from '../features/plagiarism/index.ts';
import {
  languagePlaces,
  lexiconAccess,
  proofreadFindings,
  proofreadRoutes,
} from '../features/proofread/index.ts';
import { recordCall, recordRoutes } from '../features/records/index.ts';
import { statisticsRoutes } from '../features/statistics/index.ts';
import { createTaskService, taskObjects } from '../features/tasks/index.ts';
import {
  findMembership,
  isInvited,
  readTeamRequestStates,
  teamAccess,
  teamRoutes,
} from '../features/teams/index.ts';
import {
  templateAccess as contractTemplateAccess,
  generationRoutes,
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
import { createIdentity, installIdentityRoutes } from './identity.ts';
import { openShared } from './open-shared.ts';
import type { OperatorParts } from './operations.ts';
import { createPayment, installPaymentRoutes } from './payment.ts';

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
  const findings: FindingParts = {
    database,
    blobs,
    tools: { compare: compareFindings, audit: auditFindings, correct: proofreadFindings },
  };
  const discussed = [...new Set([...sharedTools, ...decidedTools(findings)])];
  const discussion = async (user: SignedInUser, id: string) =>
    discussionAccess(database, id, await tasks.access(user, id, discussed));
  const live = await openLiveChannel(databaseUrl, (error) => log.error({ err: error }, 'live channel'));
  const chat = openChat({
    config,
    database,
    log,
    live,
    authenticate: (headers) => accounts.authenticate(headers),
  });
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
      ...proofreadRoutes({
        database,
        tasks,
        blobs,
        queue,
        languagePlaces: languagePlaces(config.dataFolder),
      }),
      ...convertRoutes(database, tasks, blobs),
      ...couponRoutes(database, config.activityEnd),
      ...dataRightsRoutes({ database, blobs, queue }, identity.port),
      ...documentRoutes(database, tasks, blobs),
      ...inquiryRoutes(database, queue),
      ...invitationRoutes(database),
      ...knowledgeRoutes({ database, tasks, blobs }),
      ...findingRoutes(findings),
      ...liveRoutes({ database, live, access: discussion, findings: identitiesOf(findings) }),
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
        ...taskObjects(tasks),
        teamSpace: (user, id) => teamAccess(database, user, id),
        order: (user, id) => orders.access(user, id, (one, teamId) => teamAccess(database, one, teamId)),
        compareProfile: (user, id) => profileAccess(database, user, id),
        auditTemplate: (user, id) => templateAccess(database, user, id),
        lexiconEntry: (user, id) => lexiconAccess(database, user, id),
        textBaseDocument: (user, id) => textBaseAccess(database, user, id),
        openApiKey: (user, id) => openApiKeyAccess(database, user, id),
        knowledgeDocument: (user, id) => knowledgeAccess(database, user, id),
        contractTemplate: (user, id) => contractTemplateAccess(database, user, id),
        message: (user, id) => messageAccess(database, user, id, membership),
        product: (user, id) => tasks.access(user, id, sharedTools),
        result: (user, id) => tasks.access(user, id, decidedTools(findings)),
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
