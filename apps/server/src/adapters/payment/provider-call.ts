/**
 * How providers are called: with a time limit, without redirects, and never with an error that contains the
 * request.
 */
import { NoAnswer } from './payment.port.ts';

const TIMEOUT_MS = 10_000;

export interface ProviderAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: string;
}

export async function callProvider(url: string, init: RequestInit): Promise<ProviderAnswer> {
  try {
    const answer = await fetch(url, { ...init, redirect: 'error', signal: AbortSignal.timeout(TIMEOUT_MS) });
    return { status: answer.status, headers: answer.headers, body: await answer.text() };
  } catch {
    throw new NoAnswer('no answer');
  }
}

/** Answers are parsed defensively: a proxy may have sent anything. */
export function parseJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
}
