/**
 * Web sockets on the server's own port, under one path. Promise: a frame is never larger than allowed, and a peer that is gone without a word is
 * let go of after two heartbeats.
 */
import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { type WebSocket, WebSocketServer } from 'ws';

export interface SocketServerOptions {
  readonly path: string;
  readonly maxFrameBytes: number;
  readonly heartbeatMs: number;
  readonly maxSockets: number;
}

export interface SocketServer {
  /** Ends every connection. */
  close(): void;
}

/** Come back later, or to another server. */
const RESTARTING = 1012;

export function openSocketServer(
  server: Server,
  { path, maxFrameBytes, heartbeatMs, maxSockets }: SocketServerOptions,
  onSocket: (socket: WebSocket) => void,
): SocketServer {
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: maxFrameBytes,
    perMessageDeflate: false,
  });
  const answered = new WeakSet<WebSocket>();
  const upgrade = (request: IncomingMessage, duplex: Duplex, head: Buffer): void => {
    // What a client writes here need not be an address that can be read: `//` is none.
    const [pathname] = (request.url ?? '/').split('?');
    const refused =
      pathname !== path
        ? '404 Not Found'
        : sockets.clients.size >= maxSockets
          ? '503 Service Unavailable'
          : null;
    if (refused !== null) {
      refuse(duplex, refused);
      return;
    }
    sockets.handleUpgrade(request, duplex, head, (socket) => {
      answered.add(socket);
      socket.on('pong', () => answered.add(socket));
      // A frame that is too large, a connection that broke: the socket closes itself, and its end is what counts.
      socket.on('error', () => undefined);
      onSocket(socket);
    });
  };
  server.on('upgrade', upgrade);
  const heartbeat = setInterval(() => {
    for (const socket of sockets.clients) {
      if (!answered.delete(socket)) socket.terminate();
      else socket.ping();
    }
  }, heartbeatMs).unref();
  return {
    close() {
      clearInterval(heartbeat);
      server.off('upgrade', upgrade);
      for (const socket of sockets.clients) {
        socket.close(RESTARTING);
        socket.terminate();
      }
    },
  };
}

function refuse(duplex: Duplex, status: string): void {
  duplex.on('error', () => undefined);
  duplex.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}
