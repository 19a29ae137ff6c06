/** Both ends of a web socket on this machine, under the rules of the product's sockets. Test code only. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type ClientOptions, WebSocket } from 'ws';
import { clientAddress } from '../platform/http/client-address.ts';
import { openSocketServer, type SocketServerOptions } from '../platform/live/socket-server.ts';

export interface SocketPlace {
  readonly url: string;
  /** The server's ends, in the order they came. */
  readonly served: readonly WebSocket[];
  open(options?: ClientOptions): WebSocket;
  stop(): Promise<void>;
}

const rules: SocketServerOptions = {
  path: '/socket',
  maxFrameBytes: 1024,
  heartbeatMs: 60_000,
  maxSockets: 100,
  maxSocketsPerAddress: 100,
  addressOf: clientAddress(false),
};

export async function openSocketPlace(own: Partial<SocketServerOptions> = {}): Promise<SocketPlace> {
  const server = createServer((_, response) => response.writeHead(404).end());
  const served: WebSocket[] = [];
  const sockets = openSocketServer(server, { ...rules, ...own }, (socket) => served.push(socket));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `ws://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    served,
    open(options) {
      const socket = new WebSocket(`${url}${rules.path}`, options);
      socket.on('error', () => undefined);
      return socket;
    },
    stop: () =>
      new Promise((resolve) => {
        sockets.close();
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

/** The code it was closed with. */
export function closeOf(socket: WebSocket): Promise<number> {
  return new Promise((resolve) => socket.on('close', resolve));
}
