/**
 * A list spread into a call lies on the stack, which overflows at about 100,000 items: a long file would end its engine.
 * `packages/document/src/long-lists.ts` has the calls for lists that grow. A spread stays where the list is written out in
 * the code, or where a comment on its line says why it is short: `// few: the corners of a box`.
 */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseAst } from 'rolldown/parseAst';
import { expect, it } from 'vitest';
import { root } from './project.mjs';

const SOURCES = ['packages/*/src', 'readers/src', 'writers/src', 'apps/server/src', 'apps/cli/src'];
const NOT_PRODUCT = /\.(?:test|testing)\.ts$|\/testing\//;
/** Calls that take any number of arguments, so that a list is easily given to them. */
const OPEN_CALLS = 'push|unshift|splice|toSpliced|concat|max|min|hypot|fromCharCode|fromCodePoint';
/** Parsing every file takes seconds; most have no such call. */
const MAYBE = new RegExp(`\\.(?:${OPEN_CALLS})\\([^;]*?\\.\\.\\.`);
const IS_OPEN = new RegExp(`^(?:${OPEN_CALLS})$`);
const HAS_REASON = /\/\/ few: \S/;

interface Node {
  readonly type: string;
  readonly start: number;
  readonly [key: string]: unknown;
}

it('no list that may be long is spread into a call', () => {
  const files = SOURCES.flatMap((folder) => globSync(`${folder}/**/*.ts`, { cwd: root }));
  expect(files.length).toBeGreaterThan(1_000);
  const product = files.filter((file) => !NOT_PRODUCT.test(file));
  expect(product.flatMap((file) => spreadsIn(readFileSync(join(root, file), 'utf8'), file))).toEqual([]);
});

it.each([
  'all.push(...many);',
  'const most = Math.max(\n  0,\n  ...many.map((one) => one.length),\n);',
  'all.splice(at, 0, ...many);',
  'const text = String.fromCharCode(...[...codes]);',
  'all?.unshift(...(isOpen ? many : []));',
])('%s is found', (source) => {
  expect(spreadsIn(source, 'sample.ts')).toHaveLength(1);
});

it.each([
  'all.push(...[one, other]);',
  `const at = Math.max(...['，', '。'].map((mark) => text.lastIndexOf(mark)));`,
  `const at = Math.max(...[...'，。'].map((mark) => text.lastIndexOf(mark)));`,
  'all.push(...(isOpen ? [one] : []));',
  'const x = Math.min(...xs); // few: the corners of a box',
  'const all = [...many, ...more];',
])('%s is allowed', (source) => {
  expect(spreadsIn(source, 'sample.ts')).toEqual([]);
});

function spreadsIn(source: string, file: string): readonly string[] {
  if (!MAYBE.test(source)) return [];
  const lines = source.split('\n');
  return longSpreads(parseAst(source, { lang: 'ts' }, file) as unknown as Node)
    .map(({ start }) => source.slice(0, start).split('\n').length)
    .filter((line) => !lines.slice(line - 1, endOfCall(lines, line)).some((text) => HAS_REASON.test(text)))
    .map((line) => `${file}:${line} ${lines[line - 1]?.trim()}`);
}

/** The formatter may break a call; the reason stands at the end of one of its lines. */
function endOfCall(lines: readonly string[], line: number): number {
  const end = lines.findIndex((text, index) => index >= line - 1 && /[;{]\s*(?:\/\/.*)?$/.test(text));
  return end < 0 ? line : end + 1;
}

/** The spread arguments, from the outside in; on a list of its own, for sources are nested deeply. */
function longSpreads(program: Node): readonly Node[] {
  const found: Node[] = [];
  const waiting: unknown[] = [program];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (isNode(next) && isOpenCall(next)) for (const one of spreadsOf(next)) found.push(one);
    for (const value of Object.values(next as object))
      if (typeof value === 'object' && value !== null) waiting.push(value);
  }
  return found;
}

function isOpenCall({ type, callee }: Node): boolean {
  if (type !== 'CallExpression' || !isNode(callee) || callee.type !== 'MemberExpression') return false;
  return isNode(callee.property) && IS_OPEN.test(String(callee.property.name));
}

function spreadsOf(call: Node): readonly Node[] {
  const given = (call.arguments as readonly Node[]).filter(({ type }) => type === 'SpreadElement');
  return given.filter(({ argument }) => !isWrittenOut(argument));
}

/** A list as long as the code says. */
function isWrittenOut(node: unknown): boolean {
  if (!isNode(node)) return false;
  switch (node.type) {
    case 'Literal':
      return true;
    case 'ParenthesizedExpression':
      return isWrittenOut(node.expression);
    case 'ConditionalExpression':
      return isWrittenOut(node.consequent) && isWrittenOut(node.alternate);
    case 'ArrayExpression':
      return (node.elements as readonly Node[]).every(
        ({ type, argument }) => type !== 'SpreadElement' || isWrittenOut(argument),
      );
    case 'CallExpression': {
      const { callee } = node;
      if (!isNode(callee) || !isNode(callee.property)) return false;
      return /^(?:map|filter)$/.test(String(callee.property.name)) && isWrittenOut(callee.object);
    }
    default:
      return false;
  }
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value;
}
