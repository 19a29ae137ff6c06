/**
 * A small proxy in front of the servers: each in turn; one that refuses the connection is skipped, as any
 * proxy does. A request that has reached a server is never sent to a second one, because it may have been
 * executed; a read request is.
 */
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { connect, type Socket } from 'node:net';
import { freePort } from '../../apps/server/src/platform/free-port.ts';

export interface LoadBalancer {
  readonly url: string;
  stop(): Promise<void>;
}

const BAD_GATEWAY = 502;
/** As long as nginx keeps a client connection. */
const KEEP_ALIVE_MS = 75_000;
const READING: readonly (string | undefined)[] = ['GET', 'HEAD'];

/** `ports`: read at each request, so that servers may be added and removed. */
export async function startLoadBalancer(ports: () => readonly number[]): Promise<LoadBalancer> {
  let turn = 0;
  const inTurn = () => {
    const all = ports();
    const first = turn++ % Math.max(1, all.length);
    return [...all.slice(first), ...all.slice(0, first)];
  };
  const server = createServer((incoming, outgoing) => forward(incoming, outgoing, inTurn()));
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  server.on('upgrade', (incoming: IncomingMessage, socket: Socket, head: Buffer) =>
    forwardSocket(incoming, socket, head, inTurn()),
  );
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${port}`,
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function forward(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  [port, ...others]: readonly number[],
): void {
  if (port === undefined) {
    outgoing.writeHead(BAD_GATEWAY).end();
    return;
  }
  const { method, url, headers, socket } = incoming;
  const onward = request({
    host: '127.0.0.1',
    port,
    method,
    path: url,
    headers: { ...headers, 'x-forwarded-for': socket.remoteAddress ?? '' },
    // The server may close a kept connection at the moment it is used again.
    agent: false,
  });
  onward.once('socket', (connection) =>
    connection.once('connect', () => {
      // For a second server the body has already been read to its end.
      if (incoming.readableEnded) onward.end();
      else incoming.pipe(onward);
    }),
  );
  onward.once('response', (answer) => {
    // Keep-alive is agreed between two neighbours: the server's header does not apply to the proxy.
    const { connection: _, 'keep-alive': __, ...passed } = answer.headers;
    outgoing.writeHead(answer.statusCode ?? BAD_GATEWAY, passed);
    answer.pipe(outgoing);
    answer.once('error', () => outgoing.destroy());
  });
  onward.once('error', (error: NodeJS.ErrnoException) => {
    if (outgoing.closed) return;
    const isUnanswered = error.code === 'ECONNRESET' && READING.includes(method) && !outgoing.headersSent;
    if (error.code === 'ECONNREFUSED' || isUnanswered) return forward(incoming, outgoing, others);
    if (outgoing.headersSent) outgoing.destroy();
    else outgoing.writeHead(BAD_GATEWAY).end();
  });
  outgoing.once('close', () => onward.destroy());
}

function forwardSocket(
  incoming: IncomingMessage,
  socket: Socket,
  head: Buffer,
  [port]: readonly number[],
): void {
  if (port === undefined) return void socket.destroy();
  const onward = connect(port, '127.0.0.1', () => {
    const lines = [`${incoming.method} ${incoming.url} HTTP/1.1`];
    for (let at = 0; at < incoming.rawHeaders.length; at += 2)
      lines.push(`${incoming.rawHeaders[at]}: ${incoming.rawHeaders[at + 1]}`);
    onward.write(`${lines.join('\r\n')}\r\nX-Forwarded-For: ${socket.remoteAddress ?? ''}\r\n\r\n`);
    onward.write(head);
    onward.pipe(socket).pipe(onward);
  });
  onward.on('error', () => socket.destroy());
  socket.on('error', () => onward.destroy());
}
