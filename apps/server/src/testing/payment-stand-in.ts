/** A provider on this machine, with keys of its own, that signs, seals and checks as the real one does. Test code only. */
import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { join } from 'node:path';

/** What becomes of refunds that were taken. */
export type RefundFate = 'under way' | 'done' | 'failed' | 'lost';

/** What tests decide. */
export interface Behaviour {
  /** Answers are signed by somebody else. */
  isLying: boolean;
  refunds: RefundFate;
  /** Every refund is refused with this code. */
  refundRefusal: string | null;
  /** The next answer is this page of somebody in between. */
  page: { readonly status: number; readonly body: string } | null;
}

export function honest(): Behaviour {
  return { isLying: false, refunds: 'done', refundRefusal: null, page: null };
}

export interface StandInTrade {
  readonly amountFen: number;
  state: 'open' | 'scanned' | 'paid' | 'closed';
  refundedFen: number;
  readonly refundNumbers: Set<string>;
  paidAt: Date;
}

/** How a notice differs from an honest one. */
export interface NoticeFlaws {
  readonly signedBy?: KeyObject;
  readonly sentAt?: Date;
  readonly amountFen?: number;
  readonly merchant?: string;
  /** Paid to another account of the same application (Alipay). */
  readonly seller?: string;
  /** Changed after it was signed. */
  readonly isTampered?: boolean;
  readonly isUnpaid?: boolean;
  readonly noticeId?: string;
  /** Sealed with another key than ours (WeChat). */
  readonly sealKey?: string;
  readonly serial?: string;
}

export interface Notice {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

export interface PaymentStandIn {
  readonly name: 'wechat' | 'alipay';
  readonly env: Readonly<Record<string, string>>;
  readonly trades: Map<string, StandInTrade>;
  /** Requests whose signature or content was wrong. */
  readonly refused: string[];
  readonly behaviour: Behaviour;
  /** The buyer has the code on the phone and has not paid yet. */
  scan(number: string): void;
  pay(number: string): void;
  notice(number: string, flaws?: NoticeFlaws): Notice;
  stop(): Promise<void>;
}

export interface KeyPair {
  readonly publicKey: KeyObject;
  readonly privateKey: KeyObject;
}

export function newKeys(): KeyPair {
  return generateKeyPairSync('rsa', { modulusLength: 2048 });
}

export function keyFile(folder: string, name: string, key: KeyObject): string {
  const type = key.type === 'private' ? 'pkcs8' : 'spki';
  const path = join(folder, name);
  writeFileSync(path, key.export({ type, format: 'pem' }));
  return path;
}

export function newTrade(amountFen: number): StandInTrade {
  return { amountFen, state: 'open', refundedFen: 0, refundNumbers: new Set(), paidAt: new Date() };
}

/** A refund that is asked for twice is made once; false: it was made before. */
export function refundOnce(trade: StandInTrade, refundNumber: string, amountFen: number): boolean {
  if (trade.refundNumbers.has(refundNumber)) return false;
  trade.refundNumbers.add(refundNumber);
  trade.refundedFen += amountFen;
  return true;
}

/** False: nobody stood in between. */
export function isInterrupted(behaviour: Behaviour, response: ServerResponse): boolean {
  const { page } = behaviour;
  if (!page) return false;
  behaviour.page = null;
  response.writeHead(page.status, { 'content-type': 'text/html' });
  response.end(page.body);
  return true;
}

export function scanTrade(trades: Map<string, StandInTrade>, number: string): void {
  const trade = trades.get(number);
  if (trade) trade.state = 'scanned';
}

export function payTrade(trades: Map<string, StandInTrade>, number: string): void {
  const trade = trades.get(number);
  if (!trade) throw new Error(`nobody has opened ${number}`);
  trade.state = 'paid';
  trade.paidAt = new Date();
}

export async function listen(
  answer: (request: IncomingMessage, body: string, response: ServerResponse) => void,
): Promise<{ readonly url: string; stop(): Promise<void> }> {
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const part of request.setEncoding('utf8')) body += part;
    answer(request, body, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('not listening');
  return {
    url: `http://127.0.0.1:${address.port}`,
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
