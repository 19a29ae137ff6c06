/**
 * Sends a file, completely or one requested range, so that a viewer shows page one before it has the rest.
 */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FileAnswer } from './route-handler.ts';

export type RangeChoice =
  | { readonly kind: 'whole' }
  | { readonly kind: 'part'; readonly start: number; readonly end: number }
  | { readonly kind: 'unsatisfiable' };

export async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  file: FileAnswer,
): Promise<FastifyReply> {
  const choice = chooseRange(request.headers.range, file.size);
  reply.header('accept-ranges', 'bytes').header('cache-control', 'private, no-cache');
  if (choice.kind === 'unsatisfiable')
    return reply.code(416).header('content-range', `bytes */${file.size}`).send();
  reply
    .type(file.type)
    .header('content-disposition', dispositionOf(file))
    .header('content-security-policy', FILE_POLICY);
  if (choice.kind === 'whole')
    return reply.header('content-length', file.size).send(await file.open(undefined));
  const { start, end } = choice;
  return reply
    .code(206)
    .header('content-range', `bytes ${start}-${end}/${file.size}`)
    .header('content-length', end - start + 1)
    .send(await file.open({ start, end }));
}

/** Our own viewers show uploaded files; opened directly in a browser they get no rights. */
const FILE_POLICY = "default-src 'none'; sandbox";

/** Kinds that a browser only draws. An uploaded web page or SVG could run scripts as our site. */
const drawnTypes = ['application/pdf', 'image/png', 'image/jpeg', 'image/gif', 'image/webp', 'image/bmp'];

function dispositionOf({ type, name }: FileAnswer): string {
  const way = drawnTypes.includes(type) ? 'inline' : 'attachment';
  // RFC 8187 allows fewer characters than encodeURIComponent leaves alone.
  const encoded = encodeURIComponent(name.toWellFormed()).replaceAll(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${way}; filename*=UTF-8''${encoded}`;
}

/**
 * One range only; several ranges, other units and invalid values get the whole file, as the standard allows.
 */
export function chooseRange(header: string | undefined, size: number): RangeChoice {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header ?? '');
  if (!match || (match[1] === '' && match[2] === '')) return { kind: 'whole' };
  const isSuffix = match[1] === '';
  const start = isSuffix ? Math.max(0, size - Number(match[2])) : Number(match[1]);
  const end = isSuffix || match[2] === '' ? size - 1 : Math.min(size - 1, Number(match[2]));
  return start <= end ? { kind: 'part', start, end } : { kind: 'unsatisfiable' };
}
