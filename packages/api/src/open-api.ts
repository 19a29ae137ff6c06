/** OpenAPI 3.1 from the route definitions. Input: the route table. Output: a plain JSON document. */
import { z } from 'zod';
import { type AnyRoute, pathParameters } from './define-route.ts';
import { describeRoute } from './describe-route.ts';
import { commonErrors, type ErrorName, errorCatalogue } from './errors.ts';
import { exampleAnswer } from './example-answer.ts';
import { exampleRequest } from './example-request.ts';
import { SUCCESS_CODE } from './site-calls.ts';

type Json = Readonly<Record<string, unknown>>;

export function buildOpenApi(routes: readonly AnyRoute[], serverUrl: string): Json {
  const paths: Record<string, Record<string, Json>> = {};
  for (const route of routes) {
    const methods = paths[route.path] ?? {};
    paths[route.path] = { ...methods, [route.method.toLowerCase()]: operation(route) };
  }
  return {
    openapi: '3.1.0',
    info: { title: '文鉴 API', version: '1', description: '每个回答都是 { code, message, data }。' },
    servers: [{ url: serverUrl }],
    paths,
    components: {
      securitySchemes: {
        bearer: {
          type: 'http',
          scheme: 'bearer',
          description: '登录得到的令牌（JWT，RS256），或个人 API 密钥（wjk_ 开头）',
        },
        openApiKey: { type: 'apiKey', in: 'header', name: 'open-api-key' },
      },
    },
  };
}

function operation(route: AnyRoute): Json {
  return {
    operationId: route.name,
    summary: route.summary,
    description: describeRoute(route),
    tags: [route.feature],
    parameters: [...parametersOf(route, 'path'), ...parametersOf(route, 'query')],
    ...(route.body ? { requestBody: requestBody(route) } : {}),
    ...(route.policy.kind === 'public'
      ? {}
      : { security: [route.isOpenApi === true ? { openApiKey: [] } : { bearer: [] }] }),
    responses: { ...successResponses(route), ...errorResponses([...route.errors, ...commonErrors]) },
  };
}

function parametersOf(route: AnyRoute, place: 'path' | 'query'): readonly Json[] {
  const shape = place === 'path' ? route.params : route.query;
  if (!shape) return [];
  const names = place === 'path' ? pathParameters(route.path) : Object.keys(shape.shape);
  const schema = jsonSchema(shape, 'input') as {
    properties?: Record<string, Json>;
    required?: readonly string[];
  };
  return names.map((name) => ({
    name,
    in: place,
    required: place === 'path' || (schema.required ?? []).includes(name),
    schema: schema.properties?.[name] ?? {},
  }));
}

function requestBody(route: AnyRoute): Json {
  const schema = jsonSchema(route.body as z.ZodType, 'input');
  if (route.bodyKind !== 'multipart') {
    const example = exampleRequest(route).body;
    return { required: true, content: { 'application/json': { schema, example } } };
  }
  const withFile = {
    ...schema,
    properties: { ...(schema.properties as Json), file: { type: 'string', format: 'binary' } },
    required: [...((schema.required as readonly string[] | undefined) ?? []), 'file'],
  };
  return { required: true, content: { 'multipart/form-data': { schema: withFile } } };
}

function successResponses(route: AnyRoute): Json {
  if (route.answerKind === 'file') {
    const content = { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } };
    return { 200: { description: '文件内容', content }, 206: { description: '文件的一部分', content } };
  }
  const schema = envelope(jsonSchema(route.answer, 'output'), route.successCode ?? SUCCESS_CODE);
  const example = exampleAnswer(route);
  const ok = { 200: { description: '成功', content: { 'application/json': { schema, example } } } };
  return route.emptyStatus ? { ...ok, [route.emptyStatus]: { description: '成功，无内容' } } : ok;
}

function errorResponses(names: readonly ErrorName[]): Json {
  const byStatus = new Map<number, ErrorName[]>();
  for (const name of new Set(names)) {
    const { status } = errorCatalogue[name];
    byStatus.set(status, [...(byStatus.get(status) ?? []), name]);
  }
  return Object.fromEntries(
    [...byStatus].map(([status, group]) => [
      status,
      {
        description: group
          .map((name) => `${name}（${errorCatalogue[name].code}）：${errorCatalogue[name].message}`)
          .join('\n'),
        content: { 'application/json': { schema: envelope({ type: ['object', 'null'] }, undefined) } },
      },
    ]),
  );
}

function envelope(data: Json, code: number | undefined): Json {
  return {
    type: 'object',
    required: ['code', 'message', 'data'],
    properties: { code: code ? { const: code } : { type: 'integer' }, message: { type: 'string' }, data },
  };
}

function jsonSchema(schema: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
}
