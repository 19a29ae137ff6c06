/** A platform of advertisements on this machine: takes conversions, or refuses as often as a test wants. Test code only. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ConversionStandIn {
  readonly url: string;
  readonly received: unknown[];
  /** The status it answers, next and from then on; 0 is "taken". */
  answerWith(status: number): void;
  stop(): Promise<void>;
}

export async function startConversionStandIn(): Promise<ConversionStandIn> {
  const received: unknown[] = [];
  let status = 0;
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const part of request) body += part;
    received.push(JSON.parse(body));
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ header: { desc: '', status } }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/ocpcapi/api/uploadConvertData`,
    received,
    answerWith(next) {
      status = next;
    },
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
