/** Baidu's upload of conversions (oCPC): the address of the landing page with the number of the click, and a type. */
import type { ConversionKind } from '@wenjian/api';
import { z } from 'zod';
import { ConversionUploadError, type ConversionUploader } from './conversion-upload.port.ts';

export interface HttpConversionUploadOptions {
  readonly url: string;
  readonly token: string;
  /** The platform's number of each kind. */
  readonly types: Readonly<Record<ConversionKind, number>>;
  /** The public address of the product, where the landing pages are. */
  readonly publicUrl: string;
}

const TIMEOUT_MS = 10_000;
const TAKEN = 0;
const answer = z.object({ header: z.object({ status: z.number() }) });

export function createHttpConversionUpload(options: HttpConversionUploadOptions): ConversionUploader {
  return {
    async upload({ kind, bdVid }) {
      const logidUrl = `${options.publicUrl}/?${new URLSearchParams({ bd_vid: bdVid })}`;
      const body = { token: options.token, conversionTypes: [{ logidUrl, newType: options.types[kind] }] };
      const response = await post(options.url, body);
      if (!response.ok) throw new ConversionUploadError(`the platform answered ${response.status}`);
      const parsed = answer.safeParse(await response.json().catch(() => null));
      if (!parsed.success) throw new ConversionUploadError('the platform answered something else');
      const { status } = parsed.data.header;
      if (status !== TAKEN) throw new ConversionUploadError(`the platform refused it with status ${status}`);
    },
  };
}

async function post(url: string, body: unknown): Promise<Response> {
  try {
    return await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json; charset=utf-8' },
      body: JSON.stringify(body),
      // The token is sent to the configured address only.
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
  } catch {
    // Never the error itself: it may contain the request and its token.
    throw new ConversionUploadError('the platform could not be reached');
  }
}
