import { describe, expect, it } from 'vitest';
import { scopesFor } from './api-scopes.ts';
import { routeUrl } from './client.ts';
import { pathParameters } from './define-route.ts';
import { describeRoute } from './describe-route.ts';
import { errorCatalogue, errorNames, isErrorName } from './errors.ts';
import { buildOpenApi } from './open-api.ts';
import { routeTable } from './route-table.ts';

interface Operation {
  readonly operationId: string;
  readonly description: string;
  readonly parameters: readonly { name: string; in: string; required: boolean }[];
  readonly requestBody?: { readonly content: Readonly<Record<string, unknown>> };
  readonly security?: unknown;
  readonly responses: Readonly<Record<string, { readonly description: string }>>;
}

const document = buildOpenApi(routeTable, 'http://localhost') as {
  openapi: string;
  paths: Record<string, Record<string, Operation>>;
};
const routes = routeTable.map((route) => [`${route.method} ${route.path}`, route] as const);

describe('the OpenAPI document', () => {
  it('is version 3.1 and plain JSON', () => {
    expect(document.openapi).toMatch(/^3\.1/);
    expect(JSON.parse(JSON.stringify(document))).toEqual(document);
  });

  it.each(routes)('describes %s with parameters, body, security and errors', (_, route) => {
    const operation = document.paths[route.path]?.[route.method.toLowerCase()];
    expect(operation?.operationId).toBe(route.name);
    const inPath = operation?.parameters.filter((parameter) => parameter.in === 'path') ?? [];
    expect(inPath.map((parameter) => parameter.name)).toEqual(pathParameters(route.path));
    expect(inPath.every((parameter) => parameter.required)).toBe(true);
    expect(operation?.requestBody !== undefined).toBe(route.body !== undefined);
    expect(operation?.security !== undefined).toBe(route.policy.kind !== 'public');
    for (const name of route.errors) {
      expect(operation?.responses[errorCatalogue[name].status]?.description).toContain(name);
    }
  });

  it.each(routes)('says of %s who may call it and with which key', (_, route) => {
    const { description } = document.paths[route.path]?.[route.method.toLowerCase()] ?? {};
    expect(description).toBe(describeRoute(route));
    expect(description).toMatch(/调用/);
    const [scope, ...others] = scopesFor(route);
    if (scope !== undefined && others.length === 0) expect(description).toContain(scope);
    const isClosed = route.policy.kind !== 'public' && route.isOpenApi !== true && scope === undefined;
    expect(description?.includes('不接受个人 API 密钥')).toBe(isClosed);
  });

  it.each(routes)('%s lists 401 unless it is public', (_, route) => {
    const refusal = route.isOpenApi === true ? 'OPEN_API_KEY_INVALID' : 'UNAUTHENTICATED';
    expect(route.errors.includes(refusal)).toBe(route.policy.kind !== 'public');
  });
});

describe('the error catalogue', () => {
  it.each(errorNames)('%s has a valid status, a code and a Chinese sentence', (name) => {
    const { code, status, message } = errorCatalogue[name];
    expect(status).toBeGreaterThanOrEqual(400);
    expect(code === status || code === 6040 || code === 6044).toBe(true);
    expect(message).toMatch(/^[\u4e00-\u9fff]/);
    expect(message).not.toMatch(/[!！]|系统异常/);
  });

  it("uses the spec's codes for a used-up balance and an expired membership", () => {
    expect(errorCatalogue.INSUFFICIENT_BALANCE).toMatchObject({ code: 6040, status: 402 });
    expect(errorCatalogue.MEMBERSHIP_EXPIRED).toMatchObject({ code: 6044, status: 402 });
  });

  it('contains only its own names', () => {
    expect(isErrorName('NOT_FOUND')).toBe(true);
    expect(isErrorName('toString')).toBe(false);
    expect(isErrorName(404)).toBe(false);
  });
});

describe('routeUrl', () => {
  it('fills in parameters and query, encodes each, and leaves out absent ones', () => {
    const url = routeUrl(
      { path: '/api/team/{id}/x' },
      { id: 'a/b' },
      { keyword: '合 同', page: 2, status: undefined },
    );
    expect(url).toBe('/api/team/a%2Fb/x?keyword=%E5%90%88%20%E5%90%8C&page=2');
  });
});
