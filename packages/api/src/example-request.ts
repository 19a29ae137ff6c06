/**
 * In: a route's definition. Out: the smallest request it accepts, as an example. Promise: every part of it passes the route's own schema
 * (`example-request.test.ts` holds all routes to it), so an example is never out of date.
 */
import { z } from 'zod';
import { type AnyRoute, pathParameters } from './define-route.ts';

export interface ExampleRequest {
  readonly params: Readonly<Record<string, unknown>>;
  readonly query: Readonly<Record<string, unknown>>;
  /** Undefined: none is sent. */
  readonly body: unknown;
}

export function exampleRequest(route: AnyRoute): ExampleRequest {
  const given = (schema: z.ZodType | undefined) =>
    schema === undefined ? {} : (sampleOf(nodeOf(schema), '') as Readonly<Record<string, unknown>>);
  const params = given(route.params);
  return {
    params: Object.fromEntries(pathParameters(route.path).map((name) => [name, params[name]])),
    query: given(route.query),
    body: route.body === undefined ? undefined : bodyOf(route.name, sampleOf(nodeOf(route.body), '')),
  };
}

const ID = '3f0d9c1e-6f0a-4c55-9a53-2f1f6f0b7a10';
const OTHER_ID = '8a4b1d52-0c5e-4d0f-b7d3-5e2f9c6a1b44';

/** Where fields depend on each other, which no schema in JSON can say; by the beginning of the route's name. */
const dependent: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  createComparison: { targetFileId: OTHER_ID },
  createPlagiarismMany: { targets: [{ fileIds: [OTHER_ID] }] },
  changeCollaborationMembers: { permission: 'readonly' },
  updateCompareProfile: { name: '常用' },
  readKnowledgeFacts: { ids: [ID] },
  sendInquiry: { kind: 'cooperation', content: '希望了解私有部署。' },
};

function bodyOf(name: string, sample: unknown): unknown {
  const more = Object.entries(dependent).find(([beginning]) => name.startsWith(beginning))?.[1];
  return more === undefined ? sample : { ...(sample as object), ...more };
}

/** The parts of JSON schema that our shapes use. */
interface SchemaNode {
  readonly type?: string | readonly string[];
  readonly format?: string;
  readonly pattern?: string;
  readonly const?: unknown;
  readonly default?: unknown;
  readonly enum?: readonly unknown[];
  readonly properties?: Readonly<Record<string, SchemaNode>>;
  readonly required?: readonly string[];
  readonly items?: SchemaNode;
  readonly minItems?: number;
  readonly minimum?: number;
  readonly minLength?: number;
  readonly anyOf?: readonly SchemaNode[];
  readonly oneOf?: readonly SchemaNode[];
  readonly allOf?: readonly SchemaNode[];
}

function nodeOf(schema: z.ZodType): SchemaNode {
  return z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as SchemaNode;
}

/** What a reader recognises at once, by the name of the field. */
const wordsOfNames: Readonly<Record<string, string>> = {
  phone: '13800138000',
  phones: '13800138000',
  email: 'lin@example.com',
  code: '123456',
  oldCode: '123456',
  newCode: '654321',
  filename: '采购合同.docx',
  relativePath: '采购合同.docx',
  identifier: '20480-采购合同.docx',
  name: '采购',
  title: '采购合同',
  keyword: '付款',
  text: '甲方应于十日内付款。',
  standpoint: '甲方',
  query: '3b5d5c3712955042212316173ccf37be8000000000000000000000000000abcd',
  path: '/dashboard',
  idempotencyKey: 'nightly-2026-11-18',
};

const wordsOfFormats: Readonly<Record<string, string>> = {
  uuid: ID,
  'date-time': '2026-11-18T08:00:00.000Z',
  date: '2026-11-18',
  email: 'lin@example.com',
  uri: 'https://fcm.googleapis.com/fcm/send/example',
};

function sampleOf(node: SchemaNode, name: string): unknown {
  if (node.const !== undefined) return node.const;
  if (node.default !== undefined) return node.default;
  if (node.enum) return node.enum[0];
  const [choice] = node.anyOf ?? node.oneOf ?? [];
  if (choice) return sampleOf(choice, name);
  if (node.allOf) return Object.assign({}, ...node.allOf.map((part) => sampleOf(part, name)));
  const type = typeof node.type === 'string' ? node.type : node.type?.[0];
  switch (type) {
    case 'object':
      return sampleOfObject(node);
    case 'array':
      return Array.from({ length: node.minItems ?? 0 }, () => sampleOf(node.items ?? {}, name));
    case 'integer':
    case 'number':
      return Math.max(node.minimum ?? 1, 0);
    case 'boolean':
      return true;
    case 'string':
      return sampleOfText(node, name);
    default:
      return null;
  }
}

function sampleOfObject({ properties = {}, required = [] }: SchemaNode): Readonly<Record<string, unknown>> {
  const fields = required.filter((field) => field in properties);
  return Object.fromEntries(fields.map((field) => [field, sampleOf(properties[field] ?? {}, field)]));
}

function sampleOfText({ format, pattern, minLength = 0 }: SchemaNode, name: string): string {
  if (format !== undefined && format in wordsOfFormats) return wordsOfFormats[format] ?? '';
  const fitting = [wordsOfNames[name], '示例', 'example', '1', '123456', ID, '2026-11-18', '1.0.0'].find(
    (word) => word !== undefined && (pattern === undefined || new RegExp(pattern, 'u').test(word)),
  );
  return (fitting ?? '').padEnd(minLength, 'x');
}
