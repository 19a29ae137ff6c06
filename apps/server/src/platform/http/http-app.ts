/**
 * The HTTP application: mounts every route of packages/api with validation of request and response, its
 * policy, and one envelope. Requests without a signed-in user are refused before their body is read.
 */
import { Readable } from 'node:stream';
import helmet from '@fastify/helmet';
import multipart from '@fastify/multipart';
import rateLimit from '@fastify/rate-limit';
import { type AnyRoute, CHUNK_BYTES, routeTable, SUCCESS_CODE, SUCCESS_MESSAGE } from '@wenjian/api';
import fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
  type onRequestAsyncHookHandler,
} from 'fastify';
import { z } from 'zod';
import type { RequestCounter } from '../../adapters/request-counter/request-counter.port.ts';
import {
  type Access,
  type AccessPorts,
  accessTo,
  authenticateFor,
  authorise,
  type Caller,
} from '../access/authorise.ts';
import { AppError } from '../app-error.ts';
import type { Logger } from '../observe/logging.ts';
import { observeRequests } from '../observe/observe-requests.ts';
import { inTrace, requestIdOf, type Work } from '../observe/trace.ts';
import { type TrustedProxy, trusted } from './client-address.ts';
import { installErrorResponses, invalidRequest } from './error-response.ts';
import { type RecordCall, recordedCall } from './recorded-call.ts';
import { requestCounterStore } from './request-counter-store.ts';
import { limitedServer, requestLimits } from './request-limits.ts';
import {
  emptyAnswer,
  FileAnswer,
  type RequestContext,
  type RouteHandler,
  StoredAnswer,
} from './route-handler.ts';
import { type PageOrigins, securityHeaders } from './security-headers.ts';
import { sendFile } from './send-file.ts';
import { envelopeAround } from './stored-envelope.ts';

export interface HttpAppOptions extends PageOrigins {
  readonly log: Logger;
  readonly handlers: readonly RouteHandler[];
  readonly access: AccessPorts;
  readonly recordCall: RecordCall;
  readonly trustedProxy: TrustedProxy;
  readonly rateLimitPerMinute: number;
  readonly requestCounter: RequestCounter;
}

const BODY_LIMIT_BYTES = 1024 * 1024;
/** A final chunk may carry up to one chunk more than the chunk size, as the protocol's clients do. */
const MAX_CHUNK_FILE_BYTES = 2 * CHUNK_BYTES;
/** Sign-up calls cost money (SMS) or reveal registrations: far below the general limit. */
const SIGN_UP_SHARE = 1 / 50;
/** Anybody may call them, and each call sends a message to a person, or could be used to guess a code. */
const costlyFeatures: readonly string[] = ['activity', 'inquiries', 'reportVerification'];
/** Anybody may write to the logs; a browser sends a batch every few seconds at most, an office has many browsers. */
const LOGS_SHARE = 1 / 10;
/** Of each API key, wherever it is used: a program in a loop must not take what people need. */
const KEY_SHARE = 1 / 10;

z.config(z.locales.zhCN());

export interface HttpApp {
  readonly app: FastifyInstance;
  /** One budget for all calls that send a code, so that none can be used to avoid the limit. */
  readonly limitSignUp: onRequestAsyncHookHandler;
}

export async function createHttpApp(options: HttpAppOptions): Promise<HttpApp> {
  requireOneHandlerPerRoute(options.handlers);
  for (const { route } of options.handlers)
    if ('object' in route.policy) accessTo(options.access, route.policy.object);
  const loggerInstance: FastifyBaseLogger = options.log;
  const app: FastifyInstance = fastify({
    loggerInstance,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    genReqId: ({ headers }) => requestIdOf(headers),
    trustProxy: trusted(options.trustedProxy),
    ...limitedServer(),
    bodyLimit: BODY_LIMIT_BYTES,
    // An invalid id of any length gets the same answer as others.
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: requestLimits.headerBytes },
    forceCloseConnections: 'idle',
    // Requests that have reached a stopping server are still answered by it: a proxy does not try a second
    // one.
    return503OnClosing: false,
  });
  installErrorResponses(app);
  observeRequests(app);
  keepAnswersOutOfCaches(app);
  await app.register(helmet, securityHeaders(options));
  // A disconnected client has no address to count, and gets no answer.
  app.addHook(
    'onRequest',
    async ({ socket }, reply) => void (socket.remoteAddress === undefined && reply.hijack()),
  );
  const store = requestCounterStore(options.requestCounter);
  await app.register(rateLimit, { max: options.rateLimitPerMinute, timeWindow: '1 minute', store });
  await app.register(multipart, {
    limits: { files: 1, fileSize: MAX_CHUNK_FILE_BYTES, fields: 30, fieldSize: 4096 },
  });
  const signUpMax = Math.max(1, Math.round(options.rateLimitPerMinute * SIGN_UP_SHARE));
  const limitSignUp = app.rateLimit({ max: signUpMax, timeWindow: '1 minute' }) as onRequestAsyncHookHandler;
  const logsMax = Math.max(1, Math.round(options.rateLimitPerMinute * LOGS_SHARE));
  const limitLogs = app.rateLimit({ max: logsMax, timeWindow: '1 minute' }) as onRequestAsyncHookHandler;
  const limitOf = ({ feature, method, sendsMessage }: AnyRoute): readonly onRequestAsyncHookHandler[] => {
    if (sendsMessage === true) return [limitSignUp];
    if (method === 'POST' && costlyFeatures.includes(feature)) return [limitSignUp];
    return feature === 'logs' ? [limitLogs] : [];
  };
  const limitKey = limitOfKeys(app, options.rateLimitPerMinute);
  for (const handler of options.handlers)
    mount(app, limitOf(handler.route), handler, { ...options, limitKey });
  return { app, limitSignUp };
}

/** What the API answers is for the person who asked; files, which are checked for changes, say so themselves. */
function keepAnswersOutOfCaches(app: FastifyInstance): void {
  app.addHook('onSend', async ({ url }, reply) => {
    if (url.startsWith('/api/') && !reply.hasHeader('cache-control'))
      reply.header('cache-control', 'no-store');
  });
}

type LimitKey = (request: FastifyRequest, reply: FastifyReply, keyId: string) => Promise<void>;

/** Counts by key instead of by address. */
function limitOfKeys(app: FastifyInstance, perMinute: number): LimitKey {
  const keys = new WeakMap<FastifyRequest, string>();
  const limit = app.rateLimit({
    max: Math.max(1, Math.round(perMinute * KEY_SHARE)),
    timeWindow: '1 minute',
    keyGenerator: (request) => `key ${keys.get(request)}`,
  }) as onRequestAsyncHookHandler;
  return async (request, reply, keyId) => {
    keys.set(request, keyId);
    await limit.call(app, request, reply);
  };
}

function requireOneHandlerPerRoute(handlers: readonly RouteHandler[]): void {
  for (const route of routeTable) {
    const count = handlers.filter((handler) => handler.route.name === route.name).length;
    if (count !== 1) throw new Error(`route ${route.name} has ${count} handlers, needs exactly one`);
  }
}

function mount(
  app: FastifyInstance,
  limits: readonly onRequestAsyncHookHandler[],
  handler: RouteHandler,
  options: HttpAppOptions & { readonly limitKey: LimitKey },
): void {
  const { route } = handler;
  const callers = new WeakMap<FastifyRequest, Caller>();
  const authenticate = async (request: FastifyRequest, reply: FastifyReply) => {
    const caller = await authenticateFor(options.access, route, request.headers);
    if (caller) callers.set(request, caller);
    const key = caller?.user.apiKey;
    if (key) await options.limitKey(request, reply, key.id);
  };
  app.route({
    method: route.method,
    url: route.path.replaceAll(/\{(\w+)\}/g, ':$1'),
    bodyLimit: route.maxBodyBytes ?? BODY_LIMIT_BYTES,
    onRequest: [...limits, authenticate],
    handler: (request, reply) => inTrace(workOf(route, request), () => answerCall(request, reply)),
  });
  async function answerCall(request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
    const caller = callers.get(request) ?? null;
    const { access, ...input } = await admit(route, request, caller, options.access);
    const answer = await handler
      .answer({ ...input, context: contextOf(route, request, access) })
      .finally(() => drain(input.file));
    // Before anything is sent: a download that cannot be recorded is refused.
    const recorded = caller && access && recordedCall(route, caller, access, input);
    if (recorded)
      await options.recordCall(recorded).catch((error: unknown) => {
        if (answer instanceof StoredAnswer) answer.json.destroy();
        throw error;
      });
    if (answer === emptyAnswer) return reply.code(route.emptyStatus ?? 204).send();
    if (answer instanceof StoredAnswer)
      return reply.type('application/json').send(envelopeAround(answer.json));
    if (answer instanceof FileAnswer) return sendFile(request, reply, answer);
    const data = route.answer.parse(answer);
    return { code: route.successCode ?? SUCCESS_CODE, message: SUCCESS_MESSAGE, data };
  }
}

function workOf({ name, method, path }: AnyRoute, { id, headers }: FastifyRequest): Work {
  const { traceparent } = headers;
  const origin = { requestId: id, ...(typeof traceparent === 'string' ? { traceparent } : {}) };
  const attributes = { 'http.request.method': method, 'http.route': path };
  return { name: `request ${name}`, kind: 'request', origin, attributes };
}

interface Admitted {
  readonly params: Record<string, unknown>;
  readonly query: Record<string, unknown>;
  readonly body: unknown;
  readonly file: Readable;
  readonly access: Access | null;
}

/** The access to an object, and to the console, is checked before its body: a stranger learns nothing, not even a field's name. */
async function admit(
  route: AnyRoute,
  request: FastifyRequest,
  caller: Caller | null,
  ports: AccessPorts,
): Promise<Admitted> {
  const params = validate(route.params, request.params, 'params');
  const place = placeOfObject(route, params, request.query);
  const early = caller && place ? await authorise(ports, route, caller, { ...place, body: null }) : null;
  const query = validate(route.query, request.query, 'query');
  const content = await readBody(route, request);
  try {
    const body = route.body ? validate(route.body, content.body, 'body') : undefined;
    const access = early ?? (caller ? await authorise(ports, route, caller, { params, query, body }) : null);
    return { params, query, body, file: content.file, access };
  } catch (error) {
    drain(content.file);
    throw error;
  }
}

/** Where a route about an object gets its id; null if it is missing, which the query's validation reports. */
function placeOfObject(
  { policy, query }: AnyRoute,
  params: Record<string, unknown>,
  asked: unknown,
): { readonly params: Record<string, unknown>; readonly query: Record<string, unknown> } | null {
  if (policy.kind === 'operator') return { params, query: {} };
  if (policy.kind !== 'object' && policy.kind !== 'visit' && policy.kind !== 'invited') return null;
  const { param } = policy;
  if (param in params) return { params, query: {} };
  const value = (asked as Record<string, unknown>)[param];
  if (value === undefined) return null;
  const parsed = query?.shape[param]?.safeParse(value);
  if (parsed?.success !== true) throw new AppError('NOT_FOUND');
  return { params, query: { [param]: parsed.data } };
}

/** No call has half as many. */
const VALUES_INSIDE_EACH_OTHER_MAX = 32;

/**
 * PostgreSQL stores no NUL character; a text with one is an error or an attack, never user input. The same holds for lists inside of lists without
 * end, on which everything that walks through them would run out of memory.
 */
function refuseHostile(value: unknown, path: string, depth = 0): void {
  if (typeof value === 'string' && value.includes('\0')) refuse(path, '内容含有不允许的字符');
  if (typeof value !== 'object' || value === null) return;
  if (depth >= VALUES_INSIDE_EACH_OTHER_MAX) refuse(path, '内容的层次过多');
  for (const [key, part] of Object.entries(value)) refuseHostile(part, key, depth + 1);
}

function refuse(path: string, message: string): never {
  throw new AppError('INVALID_REQUEST', { message: `${path}：${message}`, fields: [{ path, message }] });
}

/**
 * A refused file is still read to its end, so that the connection can carry the response and the next
 * request.
 */
function drain(file: Readable): void {
  file.resume();
}

function validate<Output>(schema: z.ZodType<Output> | undefined, value: unknown, place: string): Output {
  if (!schema) return {} as Output;
  refuseHostile(value, place);
  const parsed = schema.safeParse(value ?? {});
  if (parsed.success) return parsed.data;
  // An invalid id is treated as an unknown id.
  throw place === 'params' ? new AppError('NOT_FOUND') : invalidRequest(parsed.error, place);
}

/**
 * The fields of a form come before its file, as every client of the upload protocol sends them, so the file can
 * be streamed to where the fields say.
 */
async function readBody(
  route: AnyRoute,
  request: FastifyRequest,
): Promise<{ body: unknown; file: Readable }> {
  if (route.bodyKind !== 'multipart') return { body: request.body, file: Readable.from([]) };
  if (!request.isMultipart()) throw new AppError('UNSUPPORTED_MEDIA');
  const fields: Record<string, unknown> = {};
  // Not `for await`: leaving the loop at the file would end the parts, and the file with them.
  const parts = request.parts();
  for (let next = await parts.next(); !next.done; next = await parts.next()) {
    if (next.value.type === 'file') return { body: fields, file: next.value.file };
    fields[next.value.fieldname] = next.value.value;
  }
  throw new AppError('INVALID_REQUEST', { fields: [{ path: 'file', message: '缺少文件内容' }] });
}

function contextOf(route: AnyRoute, request: FastifyRequest, access: Access | null): RequestContext {
  const need = (): Access => {
    if (!access) throw new Error(`route ${route.name} is public and has no user`);
    return access;
  };
  return {
    headers: request.headers,
    get user() {
      return need().user;
    },
    get scope() {
      return need().scope;
    },
    get abilities() {
      return need().abilities;
    },
  };
}
