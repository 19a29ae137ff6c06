/**
 * The addresses for providers' payment notices. Bodies are kept as raw bytes, because the signature covers
 * them.
 */
import type { FastifyInstance } from 'fastify';
import { type NoticeReader, NoticeRefused } from '../../adapters/payment/payment.port.ts';
import type { PaymentService } from './payments.service.ts';

export function noticePath(provider: string): string {
  return `/api/wenjian/payment/${provider}/notice`;
}

export function installNoticeRoutes(
  app: FastifyInstance,
  readers: readonly NoticeReader[],
  payments: Pick<PaymentService, 'receive'>,
): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string' }, (_, body, done) => done(null, body));
    for (const reader of readers)
      scope.post(noticePath(reader.name), async (request, reply) => {
        const body = typeof request.body === 'string' ? request.body : '';
        const isBelieved = await payments
          .receive(reader, { headers: request.headers, body }, new Date())
          .then(() => true)
          .catch((error: unknown) => {
            if (!(error instanceof NoticeRefused)) throw error;
            request.log.warn({ provider: reader.name, reason: error.message }, 'payment notice refused');
            return false;
          });
        const answer = isBelieved ? reader.accepted : reader.refused;
        return reply.code(answer.status).type(answer.type).send(answer.body);
      });
  });
}
