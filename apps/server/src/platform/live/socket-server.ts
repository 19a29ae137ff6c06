/**
 * Web sockets on the server's own port, under one path. Promise: a frame is never larger than allowed, and a
 * silent peer is disconnected after two heartbeats.
 */
import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { type WebSocket, WebSocketServer } from 'ws';

export interface SocketServerOptions {
  readonly path: string;
  readonly maxFrameBytes: number;
  readonly heartbeatMs: number;
  readonly maxSockets: number;
  /** The limit per address, so that one client leaves slots for the others. */
  readonly maxSocketsPerAddress: number;
  addressOf(request: IncomingMessage): string;
}

export interface SocketServer {
  /** Ends every connection. */
  close(): void;
}

/** Try again later, or at another server. */
const RESTARTING = 1012;

export function openSocketServer(
  server: Server,
  options: SocketServerOptions,
  onSocket: (socket: WebSocket) => void,
): SocketServer {
  const { heartbeatMs } = options;
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: options.maxFrameBytes,
    perMessageDeflate: false,
  });
  const answered = new WeakSet<WebSocket>();
  const counts = new Map<string, number>();
  const upgrade = (request: IncomingMessage, duplex: Duplex, head: Buffer): void => {
    const address = options.addressOf(request);
    const refused = refusal(request, options, sockets.clients.size, counts.get(address) ?? 0);
    if (refused !== null) {
      refuse(duplex, refused);
      return;
    }
    sockets.handleUpgrade(request, duplex, head, (socket) => {
      answered.add(socket);
      counts.set(address, (counts.get(address) ?? 0) + 1);
      socket.on('close', () => letGo(counts, address));
      socket.on('pong', () => answered.add(socket));
      // A frame that is too large, a broken connection: the socket closes itself, and the close event is
      // handled.
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

/** The status of a refusal; null: accepted. */
function refusal(
  { url = '/' }: IncomingMessage,
  { path, maxSockets, maxSocketsPerAddress }: SocketServerOptions,
  inAll: number,
  ofAddress: number,
): string | null {
  // The text from the client may not be a readable address: `//` is not.
  if (url.split('?')[0] !== path) return '404 Not Found';
  if (ofAddress >= maxSocketsPerAddress) return '429 Too Many Requests';
  return inAll >= maxSockets ? '503 Service Unavailable' : null;
}

/** Addresses without a socket are removed. */
function letGo(counts: Map<string, number>, address: string): void {
  const left = (counts.get(address) ?? 0) - 1;
  if (left > 0) counts.set(address, left);
  else counts.delete(address);
}

function refuse(duplex: Duplex, status: string): void {
  duplex.on('error', () => undefined);
  duplex.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}
