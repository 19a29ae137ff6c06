/**
 * Creates the identity service: the embedded provider on our own address, or any external OpenID Connect
 * issuer.
 */

import type { IncomingMessage, ServerResponse } from 'node:http';
import { createIdentityProvider, eraseAccount } from '@wenjian/identity';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Pool } from 'pg';
import { createEmbeddedIdentity, EMBEDDED_ISSUER } from '../adapters/identity/embedded.identity.ts';
import { createExternalIdentity } from '../adapters/identity/external.identity.ts';
import type { Identity } from '../adapters/identity/identity.port.ts';
import { createOutboxSms, type OutboxSms } from '../adapters/sms/outbox.sms.ts';
import type { SmsSender } from '../adapters/sms/sms.port.ts';
import { type Config, isLocalOnly, isLoopback } from '../platform/config/config.ts';
import type { HttpApp } from '../platform/http/http-app.ts';
import type { Logger } from '../platform/observe/logging.ts';

const MOUNT_PATH = '/identity';
const CLIENT_ID = 'wenjian-web';
const AUDIENCE = 'https://api.wenjian';

type RequestListener = (request: IncomingMessage, response: ServerResponse) => void;

export interface ComposedIdentity {
  readonly port: Identity;
  /** Set if sign-in codes stay on this machine. */
  readonly outbox: OutboxSms | null;
  /** Answers requests below the mount path; null with an external issuer. */
  readonly handle: RequestListener | null;
  close(): Promise<void>;
}

export async function createIdentity(config: Config, pool: Pool, log: Logger): Promise<ComposedIdentity> {
  if (config.externalIssuer) {
    return {
      port: createExternalIdentity(config.externalIssuer),
      outbox: null,
      handle: null,
      close: async () => undefined,
    };
  }
  const outbox = config.aliyunSms ? null : createOutboxSms({ log });
  const sms = outbox ?? (await aliyunSms(config));
  const provider = await createIdentityProvider({
    pool,
    issuer: `${config.publicUrl}${MOUNT_PATH}`,
    audience: AUDIENCE,
    clients: [{ clientId: CLIENT_ID, redirectUris: [`${config.publicUrl}/login`] }],
    sendSms: (phone, code) => sms.send(phone, code),
    allowInsecureHttp: !config.isProduction,
    onServerError: (error) => log.error({ err: error }, 'identity'),
  });
  return {
    port: createEmbeddedIdentity({ provider, audience: AUDIENCE, clientId: CLIENT_ID }),
    outbox,
    handle: (request, response) => provider.handle(request, response),
    close: () => provider.close(),
  };
}

/** Accounts of an external issuer are managed there. */
export function identityEraser(config: Config, pool: Pool): (issuer: string, sub: string) => Promise<void> {
  return async (issuer, sub) => {
    if (!config.externalIssuer && issuer === EMBEDDED_ISSUER) await eraseAccount(pool, sub);
  };
}

/** Loaded only when needed: the operator's client alone takes longer to load than the rest of sign-in. */
async function aliyunSms(config: Config): Promise<SmsSender> {
  if (!config.aliyunSms) throw new Error('no SMS operator is configured');
  const { createAliyunSms } = await import('../adapters/sms/aliyun.sms.ts');
  return createAliyunSms(config.aliyunSms);
}

export function installIdentityRoutes(
  { app, limitSignUp }: HttpApp,
  identity: ComposedIdentity,
  config: Config,
): void {
  const { handle, outbox } = identity;
  if (handle) {
    app.register(async (scope) => {
      // The provider reads bodies itself.
      scope.removeAllContentTypeParsers();
      scope.addContentTypeParser('*', (_, __, done) => done(null));
      forward(scope, handle, limitSignUp);
    });
  }
  if (outbox && isLocalOnly(config)) {
    app.get('/dev/outbox', async (request, reply) => {
      // The host name too: a website that points its own name at this machine must not read codes through the browser.
      if (!isLoopback(request.ip) || !isLoopback(request.hostname)) return reply.callNotFound();
      return { messages: outbox.list() };
    });
  }
}

function forward(app: FastifyInstance, handle: RequestListener, limitSignUp: HttpApp['limitSignUp']): void {
  const answer = (request: FastifyRequest, reply: FastifyReply) => {
    reply.hijack();
    handle(request.raw, reply.raw);
  };
  app.post(`${MOUNT_PATH}/*`, { onRequest: limitSignUp }, answer);
  app.route({ method: ['GET', 'HEAD', 'OPTIONS', 'DELETE', 'PUT'], url: `${MOUNT_PATH}/*`, handler: answer });
}
