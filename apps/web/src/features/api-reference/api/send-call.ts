/** Sends what was filled in and reads what comes back, whatever it is. Nothing of it is kept. */
import { parseEnvelope } from '../../../shared/http/read-envelope.ts';
import { tryText } from '../text.ts';
import type { ReadyRequest } from '../view-model/call-draft.ts';

export interface CallAnswer {
  readonly status: number;
  readonly statusText: string;
  readonly tookMs: number;
  readonly headers: readonly (readonly [string, string])[];
  /** Of a failure: the server's own sentence. */
  readonly failure: string | null;
  readonly content: AnswerContent;
}

export type AnswerContent =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'file'; readonly blob: Blob; readonly name: string };

/** Those that tell a caller something. */
const SHOWN_HEADERS = [
  'content-type',
  'content-disposition',
  'retry-after',
  'x-ratelimit-limit',
  'x-ratelimit-remaining',
  'x-request-id',
];

/** Null: the server was not reached. */
export async function sendCall(
  { method, url, headers, body }: ReadyRequest,
  isFile: boolean,
): Promise<CallAnswer | null> {
  const startedAt = performance.now();
  try {
    const response = await fetch(url, { method, headers, ...(body === undefined ? {} : { body }) });
    const content = await contentOf(response, isFile && response.ok);
    return {
      status: response.status,
      statusText: response.statusText,
      tookMs: Math.round(performance.now() - startedAt),
      headers: SHOWN_HEADERS.flatMap((name) => {
        const value = response.headers.get(name);
        return value === null ? [] : [[name, value] as const];
      }),
      failure: response.ok ? null : failureOf(content),
      content,
    };
  } catch {
    return null;
  }
}

async function contentOf(response: Response, isFile: boolean): Promise<AnswerContent> {
  const type = response.headers.get('content-type') ?? '';
  if (!isFile && (/^(text\/|application\/json)/.test(type) || type === ''))
    return { kind: 'text', text: indented(await response.text()) };
  return { kind: 'file', blob: await response.blob(), name: nameOf(response) };
}

function indented(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}

function nameOf(response: Response): string {
  const header = response.headers.get('content-disposition') ?? '';
  const [, encoded] = /filename\*=UTF-8''([^;]{1,900})/i.exec(header) ?? [];
  try {
    return encoded === undefined ? UNNAMED : decodeURIComponent(encoded);
  } catch {
    return UNNAMED;
  }
}

const UNNAMED = 'answer.bin';

function failureOf(content: AnswerContent): string {
  const envelope = content.kind === 'text' ? parseEnvelope(content.text) : null;
  return envelope === null || envelope.message === '' ? tryText.problems.unreadable : envelope.message;
}
