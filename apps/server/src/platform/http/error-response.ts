/** The one place that turns errors into responses: status, code, Chinese message, fields. */
import { type ErrorName, errorCatalogue } from '@wenjian/api';
import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify';
import type { z } from 'zod';
import { AppError, type FieldProblem } from '../app-error.ts';

export function installErrorResponses(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const known = error instanceof AppError ? error : fromFrameworkError(error);
    if (!known) request.log.error({ err: error }, 'unexpected error');
    return sendError(reply, known ?? new AppError(isOutage(error) ? 'UNAVAILABLE' : 'INTERNAL'));
  });
}

export function sendError(reply: FastifyReply, error: AppError): FastifyReply {
  const { code, status } = errorCatalogue[error.errorName];
  if (error.retryAfterSeconds !== undefined) reply.header('retry-after', String(error.retryAfterSeconds));
  return reply.code(status).send({
    code,
    message: error.message,
    data: { name: error.errorName, ...(error.fields.length > 0 ? { fields: error.fields } : {}) },
  });
}

export function invalidRequest(error: z.ZodError, place: string): AppError {
  const fields = error.issues.flatMap((issue) => fieldProblems(issue, place));
  const first = fields[0];
  return new AppError(
    'INVALID_REQUEST',
    first ? { message: `${first.path}：${first.message}`, fields } : { fields },
  );
}

function fieldProblems(issue: z.core.$ZodIssue, place: string): readonly FieldProblem[] {
  const parent = issue.path.map(String);
  const names = issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...parent, key]) : [parent];
  return names.map((name) => ({ path: name.join('.') || place, message: issue.message }));
}

const STATUS_NAMES: Readonly<Record<number, ErrorName>> = {
  400: 'INVALID_REQUEST',
  404: 'NOT_FOUND',
  413: 'REQUEST_TOO_LARGE',
  415: 'UNSUPPORTED_MEDIA',
  429: 'RATE_LIMITED',
  503: 'UNAVAILABLE',
};

/** More specific than the status: a form part that is too large is a file. */
const CODE_NAMES: Readonly<Record<string, ErrorName>> = { FST_REQ_FILE_TOO_LARGE: 'FILE_TOO_LARGE' };

/** Of the system: no connection, no room on the disk. Of PostgreSQL: connection failed, too many connections, no room, being shut down. */
const OUTAGE =
  /^(?:ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|EHOSTUNREACH|ENOSPC|EDQUOT|08...|53[13]00|57P0[123])$/;
const CAUSES_MAX = 5;

/** The database or the disk is away: trying again later helps, as the answer says. */
function isOutage(error: unknown): boolean {
  let at: unknown = error;
  for (let depth = 0; depth < CAUSES_MAX && at instanceof Error; depth++) {
    const { code } = at as { code?: unknown };
    if (typeof code === 'string' && OUTAGE.test(code)) return true;
    at = at.cause;
  }
  return false;
}

/** Fastify and its plugins refuse some requests before a handler runs (invalid JSON, too many requests). */
function fromFrameworkError(error: FastifyError): AppError | null {
  const ofStatus = error.statusCode === undefined ? undefined : STATUS_NAMES[error.statusCode];
  const name = CODE_NAMES[error.code] ?? ofStatus;
  return name ? new AppError(name) : null;
}
