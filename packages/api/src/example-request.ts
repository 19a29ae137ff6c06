/**
 * In: a route's definition. Out: the smallest request it accepts, as an example. Promise: every part of it passes the route's own schema
 * (`examples.test.ts` holds all routes to it), so an example is never out of date.
 */
import type { z } from 'zod';
import { type AnyRoute, pathParameters } from './define-route.ts';
import { SAMPLE_ID, sampleOf } from './schema-sample.ts';

export interface ExampleRequest {
  readonly params: Readonly<Record<string, unknown>>;
  readonly query: Readonly<Record<string, unknown>>;
  /** Undefined: none is sent. */
  readonly body: unknown;
}

export function exampleRequest(route: AnyRoute): ExampleRequest {
  const given = (schema: z.ZodType | undefined) =>
    schema === undefined ? {} : (sampleOf(schema, 'smallest') as Readonly<Record<string, unknown>>);
  const params = given(route.params);
  return {
    params: Object.fromEntries(pathParameters(route.path).map((name) => [name, params[name]])),
    query: given(route.query),
    body: route.body === undefined ? undefined : bodyOf(route.name, sampleOf(route.body, 'smallest')),
  };
}

const OTHER_ID = '8a4b1d52-0c5e-4d0f-b7d3-5e2f9c6a1b44';

/** Where fields depend on each other, which no schema in JSON can say; by the beginning of the route's name. */
const dependent: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  createComparison: { targetFileId: OTHER_ID },
  createPlagiarismMany: { targets: [{ fileIds: [OTHER_ID] }] },
  changeCollaborationMembers: { permission: 'readonly' },
  updateCompareProfile: { name: '常用' },
  readKnowledgeFacts: { ids: [SAMPLE_ID] },
  sendInquiry: { kind: 'cooperation', content: '希望了解私有部署。' },
};

function bodyOf(name: string, sample: unknown): unknown {
  const more = Object.entries(dependent).find(([beginning]) => name.startsWith(beginning))?.[1];
  return more === undefined ? sample : { ...(sample as object), ...more };
}
