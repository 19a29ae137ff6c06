/** What the reference's page has to know of a call to send it: taken from the route's definition, filled with its example. */
import { z } from 'zod';
import { type AnyRoute, type Method, pathParameters } from './define-route.ts';
import { exampleRequest } from './example-request.ts';

/** The web's build leaves it here for the reference's page. */
export const TRY_SCRIPT = '/api-try.js';

export interface TryCall {
  readonly name: string;
  readonly method: Method;
  readonly path: string;
  readonly params: readonly TryField[];
  readonly query: readonly TryField[];
  /** Null: none is sent. Of a form: its fields; the file is chosen by who sends it. */
  readonly body: { readonly kind: 'json'; readonly text: string } | TryForm | null;
  /** Who calls: nobody in particular, a person (signed in, or by a key of their own), or a key of the open interface. */
  readonly caller: 'anybody' | 'person' | 'openKey';
  readonly isFile: boolean;
}

export interface TryField {
  readonly name: string;
  readonly value: string;
  readonly isRequired: boolean;
}

interface TryForm {
  readonly kind: 'form';
  readonly fields: readonly TryField[];
}

export function tryCallOf(route: AnyRoute): TryCall {
  const { params, query, body } = exampleRequest(route);
  return {
    name: route.name,
    method: route.method,
    path: route.path,
    params: pathParameters(route.path).map((name) => fieldOf(name, params[name])),
    query: Object.keys(route.query?.shape ?? {}).map((name) => fieldOf(name, query[name])),
    body: bodyOf(route, body),
    caller: callerOf(route),
    isFile: route.answerKind === 'file',
  };
}

function bodyOf({ bodyKind, body: schema }: AnyRoute, body: unknown): TryCall['body'] {
  if (body === undefined) return null;
  if (bodyKind !== 'multipart') return { kind: 'json', text: JSON.stringify(body, null, 2) };
  const example: Readonly<Record<string, unknown>> = { ...(body as object) };
  const names = schema instanceof z.ZodObject ? Object.keys(schema.shape) : Object.keys(example);
  return { kind: 'form', fields: names.map((name) => fieldOf(name, example[name])) };
}

function fieldOf(name: string, value: unknown): TryField {
  const isRequired = value !== undefined;
  return { name, value: isRequired ? String(value) : '', isRequired };
}

function callerOf({ policy, isOpenApi }: AnyRoute): TryCall['caller'] {
  if (isOpenApi === true) return 'openKey';
  return policy.kind === 'public' ? 'anybody' : 'person';
}
