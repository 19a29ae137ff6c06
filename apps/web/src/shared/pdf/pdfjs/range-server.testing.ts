/** A server of one file that answers range requests, and counts the sent bytes. */
import type { RangePorts } from './range-requests.ts';

export interface RangeServer extends RangePorts {
  readonly asked: string[];
  readonly authorizations: (string | null)[];
  sentBytes: number;
  /** Replaces the file's response while set. */
  trouble: number | 'offline' | null;
  /** Requests stay open until `release` is called. */
  isHeld: boolean;
  readonly release: () => void;
}

export function createRangeServer(file: Uint8Array, { knowsRanges = true } = {}): RangeServer {
  const held: (() => void)[] = [];
  const server: RangeServer = {
    asked: [],
    authorizations: [],
    sentBytes: 0,
    trouble: null,
    isHeld: false,
    release: () => {
      for (const go of held.splice(0)) go();
    },
    sleep: () => Promise.resolve(),
    fetch: async (_url, init) => {
      const headers = new Headers(init.headers);
      const range = headers.get('Range') ?? '';
      server.asked.push(range.replace('bytes=', ''));
      server.authorizations.push(headers.get('Authorization'));
      if (server.isHeld) await new Promise<void>((resolve) => held.push(resolve));
      if (server.trouble === 'offline') throw new TypeError('Failed to fetch');
      if (server.trouble !== null) return new Response(null, { status: server.trouble });
      return answer(range);
    },
  };
  const answer = (range: string): Response => {
    const [first = 0, last = 0] = range.replace('bytes=', '').split('-').map(Number);
    const part = knowsRanges ? file.slice(first, last + 1) : file.slice();
    server.sentBytes += part.length;
    if (!knowsRanges) return new Response(part, { status: 200 });
    const contentRange = `bytes ${first}-${first + part.length - 1}/${file.length}`;
    return new Response(part, { status: 206, headers: { 'Content-Range': contentRange } });
  };
  return server;
}
