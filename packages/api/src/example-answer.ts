/**
 * In: a route's definition. Out: an answer it can give, whole as it is sent, as an example; null where the answer is a file. Promise: its data
 * passes the route's own schema (`examples.test.ts`).
 */
import type { AnyRoute } from './define-route.ts';
import { sampleOf } from './schema-sample.ts';
import { SUCCESS_CODE, SUCCESS_MESSAGE } from './site-calls.ts';

export interface ExampleAnswer {
  readonly code: number;
  readonly message: string;
  readonly data: unknown;
}

export function exampleAnswer(route: AnyRoute): ExampleAnswer | null {
  if (route.answerKind === 'file') return null;
  const data = sampleOf(route.answer, 'full') ?? null;
  return { code: route.successCode ?? SUCCESS_CODE, message: SUCCESS_MESSAGE, data };
}
