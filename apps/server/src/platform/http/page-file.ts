/**
 * A page kept in memory and sent compressed, as the browser accepts it; unchanged ones are not sent again.
 */
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

type Encoding = 'br' | 'gzip' | 'identity';

export interface PageFile {
  readonly type: string;
  /** Identifies the content, for any compression. */
  readonly tag: string;
  bytes(encoding: Encoding): Promise<Buffer>;
}

/** A higher level gains almost nothing for pages of this size and takes ten times as long. */
const BROTLI_QUALITY = 9;

export function createPageFile(text: string, type: string): PageFile {
  const content = Buffer.from(text, 'utf8');
  const known = new Map<Encoding, Promise<Buffer>>();
  return {
    type,
    tag: createHash('sha256').update(content).digest('base64url').slice(0, 22),
    bytes(encoding) {
      const bytes = known.get(encoding) ?? compress(content, encoding);
      known.set(encoding, bytes);
      return bytes;
    },
  };
}

export async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: PageFile,
): Promise<FastifyReply> {
  const encoding = encodingFor(request.headers['accept-encoding']);
  const tag = `"${page.tag}-${encoding}"`;
  reply.header('vary', 'accept-encoding').header('etag', tag).header('cache-control', 'no-cache');
  // A 404 status is sent each time, even if the client has cached the page.
  if (request.headers['if-none-match'] === tag && reply.statusCode === 200) return reply.code(304).send();
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.type(page.type).send(await page.bytes(encoding));
}

function encodingFor(accepted: string | undefined): Encoding {
  const names = (accepted ?? '').split(',').filter((entry) => !/;\s*q=0(\.0*)?\s*$/.test(entry));
  const has = (name: string) => names.some((entry) => entry.split(';')[0]?.trim() === name);
  if (has('br')) return 'br';
  return has('gzip') ? 'gzip' : 'identity';
}

async function compress(content: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'identity') return content;
  if (encoding === 'gzip') return promisify(gzip)(content);
  return promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } });
}
