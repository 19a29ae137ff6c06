/**
 * In: the shape of a request or an answer. Out: a value that fits it, with words a reader recognises. What no JSON schema can say (fields that
 * depend on each other) is up to who asks.
 */
import { z } from 'zod';

/** `smallest`: required fields and empty lists. `full`: every field, and one entry in each list. */
export type SampleSize = 'smallest' | 'full';

export function sampleOf(schema: z.ZodType, size: SampleSize): unknown {
  const node = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as SchemaNode;
  return sampleOfNode(node, '', size);
}

export const SAMPLE_ID = '3f0d9c1e-6f0a-4c55-9a53-2f1f6f0b7a10';

/** The parts of JSON schema that our shapes use. */
interface SchemaNode {
  readonly type?: string | readonly string[];
  readonly format?: string;
  readonly pattern?: string;
  readonly const?: unknown;
  readonly default?: unknown;
  readonly enum?: readonly unknown[];
  readonly properties?: Readonly<Record<string, SchemaNode>>;
  readonly propertyNames?: SchemaNode;
  readonly additionalProperties?: SchemaNode | boolean;
  readonly required?: readonly string[];
  readonly items?: SchemaNode;
  readonly prefixItems?: readonly SchemaNode[];
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly anyOf?: readonly SchemaNode[];
  readonly oneOf?: readonly SchemaNode[];
  readonly allOf?: readonly SchemaNode[];
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
  fileName: '采购合同.docx',
  relativePath: '采购合同.docx',
  identifier: '20480-采购合同.docx',
  name: '采购',
  title: '采购合同',
  userName: '林晓',
  nickname: '林晓',
  author: '林晓',
  teamName: '采购部',
  keyword: '付款',
  ids: '7d1f2c3a-5b6e-4f80-9a1b-2c3d4e5f6071',
  text: '甲方应于十日内付款。',
  quote: '甲方应于十日内付款。',
  original: '甲方应于十日内付款。',
  content: '甲方应于十日内付款。',
  suggestion: '写明付款的条件与期限。',
  reason: '没有写明付款的条件。',
  message: '没有写明付款的条件。',
  taxNumber: '91110108MA01ABCD2X',
  party: '云杉数据科技有限公司',
  standpoint: '甲方',
  query: '3b5d5c3712955042212316173ccf37be8000000000000000000000000000abcd',
  sha256: '3b5d5c3712955042212316173ccf37be80000000000000000000000000abcdef',
  path: '/dashboard',
  link: '/contract-audit/list',
  prefix: 'wjk_3f0d',
  idempotencyKey: 'nightly-2026-11-18',
};

const wordsOfFormats: Readonly<Record<string, string>> = {
  uuid: SAMPLE_ID,
  'date-time': '2026-11-18T08:00:00.000Z',
  date: '2026-11-18',
  email: 'lin@example.com',
  uri: 'https://fcm.googleapis.com/fcm/send/example',
};

function sampleOfNode(node: SchemaNode, name: string, size: SampleSize): unknown {
  if (node.const !== undefined) return node.const;
  if (node.default !== undefined && size === 'smallest') return node.default;
  if (node.enum) return node.enum[0];
  const choices = node.anyOf ?? node.oneOf ?? [];
  const choice = choices.find(({ type }) => type !== 'null') ?? choices[0];
  if (choice) return sampleOfNode(choice, name, size);
  if (node.allOf) return Object.assign({}, ...node.allOf.map((part) => sampleOfNode(part, name, size)));
  const type = typeof node.type === 'string' ? node.type : node.type?.[0];
  switch (type) {
    case 'object':
      return sampleOfObject(node, name, size);
    case 'array':
      return sampleOfList(node, name, size);
    case 'integer':
    case 'number':
      return sampleOfNumber(node);
    case 'boolean':
      return true;
    case 'string':
      return sampleOfText(node, name);
    default:
      return null;
  }
}

function sampleOfObject(node: SchemaNode, name: string, size: SampleSize): Readonly<Record<string, unknown>> {
  const { properties = {}, required = [], propertyNames, additionalProperties } = node;
  const known = size === 'full' ? Object.keys(properties) : required.filter((field) => field in properties);
  const fields = known.map((field) => [field, sampleOfNode(properties[field] ?? {}, field, size)]);
  if (typeof additionalProperties !== 'object' || propertyNames === undefined)
    return Object.fromEntries(fields);
  const keys =
    propertyNames.enum?.map(String) ?? (size === 'full' ? [sampleOfText(propertyNames, name)] : []);
  return Object.fromEntries([
    ...fields,
    ...keys.map((key) => [key, sampleOfNode(additionalProperties, key, size)]),
  ]);
}

function sampleOfList(node: SchemaNode, name: string, size: SampleSize): readonly unknown[] {
  if (node.prefixItems) return node.prefixItems.map((part) => sampleOfNode(part, name, size));
  const wanted = Math.max(node.minItems ?? 0, size === 'full' ? 1 : 0);
  const length = Math.min(wanted, node.maxItems ?? wanted);
  return Array.from({ length }, () => sampleOfNode(node.items ?? {}, name, size));
}

function sampleOfNumber({ minimum, maximum, exclusiveMinimum }: SchemaNode): number {
  const least = exclusiveMinimum === undefined ? (minimum ?? 1) : exclusiveMinimum + 1;
  const wanted = Math.max(least, 0);
  return maximum === undefined ? wanted : Math.min(wanted, maximum);
}

function sampleOfText({ format, pattern, minLength = 0, maxLength }: SchemaNode, name: string): string {
  if (format !== undefined && format in wordsOfFormats) return wordsOfFormats[format] ?? '';
  const fits = (word: string | undefined) =>
    word !== undefined &&
    (pattern === undefined || new RegExp(pattern, 'u').test(word)) &&
    (maxLength === undefined || word.length <= maxLength);
  const candidates = [wordsOfNames[name], '示例', 'example', '1', '123456', SAMPLE_ID, '2026-11-18', '1.0.0'];
  return (candidates.find(fits) ?? '').padEnd(minLength, 'x');
}
