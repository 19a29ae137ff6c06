/**
 * The page of the sandbox cashier: what a scanned code opens. It needs no session, because a paying phone has
 * none; it exists only on this machine, and not with a real provider.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  CASHIER_PATH,
  type SandboxCashier,
  type SandboxPayment,
} from '../../adapters/payment/sandbox.payment.ts';
import type { OrderPorts } from '../../features/orders/index.ts';
import { isLoopback } from '../../platform/config/config.ts';
import { cashierText as text } from './sandbox-cashier.text.ts';

export function installSandboxCashier(
  app: FastifyInstance,
  cashier: SandboxCashier,
  ports: OrderPorts,
): void {
  const path = `${CASHIER_PATH}/:number`;
  app.register(async (scope) => {
    // The button sends an empty form.
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_, __, done) =>
      done(null, null),
    );
    scope.get(path, async (request, reply) => {
      const payment = await wanted(request, cashier);
      return payment ? show(reply, payment) : reply.callNotFound();
    });
    scope.post(path, async (request, reply) => {
      const payment = await wanted(request, cashier);
      if (!payment) return reply.callNotFound();
      const now = new Date();
      await cashier.pay(payment.number, now);
      await ports.payments.notify('sandbox', payment.number);
      return reply.redirect(`${CASHIER_PATH}/${payment.number}`, 303);
    });
  });
}

async function wanted(request: FastifyRequest, cashier: SandboxCashier): Promise<SandboxPayment | null> {
  // The host name too: a website that points its own name at this machine must not press the button.
  if (!isLoopback(request.ip) || !isLoopback(request.hostname)) return null;
  const { number } = request.params as { number: string };
  return cashier.find(number);
}

function show(reply: FastifyReply, payment: SandboxPayment): FastifyReply {
  return reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').send(page(payment));
}

const FEN_PER_YUAN = 100;

function page({ number, amountFen, description, state, expiresAt }: SandboxPayment): string {
  const shown = state === 'open' && expiresAt <= new Date() ? 'closed' : state;
  const yuan = (amountFen / FEN_PER_YUAN).toFixed(2);
  const end =
    shown === 'open'
      ? `<form method="post"><button type="submit">${text.pay(yuan)}</button></form>`
      : `<p class="end" role="status">${text.ends[shown]}</p>`;
  return `<!doctype html>
<html lang="zh-CN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${text.title}</title><style>${STYLE}</style></head>
<body><main><p class="mark">${text.mark}</p><h1>${text.title}</h1><p>${text.note}</p>
<dl><dt>${text.what}</dt><dd>${description}</dd><dt>${text.number}</dt><dd>${number}</dd>
<dt>${text.amount}</dt><dd class="sum">¥${yuan}</dd></dl>${end}</main></body></html>`;
}

const STYLE = `
body{margin:0;background:#f4f5f7;color:#1c2430;font:16px/1.6 "PingFang SC","Microsoft YaHei","Noto Sans CJK SC",sans-serif}
main{max-width:380px;margin:8vh auto;padding:24px;background:#fff;border:2px dashed #b7791f;border-radius:6px}
.mark{display:inline-block;margin:0;padding:2px 10px;border-radius:4px;background:#b7791f;color:#fff}
h1{font-size:20px}dl{display:grid;grid-template-columns:auto 1fr;gap:4px 16px}dt{color:#5a6472}dd{margin:0;text-align:right;overflow-wrap:anywhere}
.sum{font-size:22px;font-weight:600}button{width:100%;height:44px;border:0;border-radius:6px;background:#2f54a5;color:#fff;font:inherit;cursor:pointer}
.end{padding:10px;border-radius:6px;background:#f4f5f7;text-align:center}`;
