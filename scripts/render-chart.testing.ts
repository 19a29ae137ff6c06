/**
 * The subset of Helm the chart uses: values, pipes, blocks, named templates. Everything else is an error, so
 * a chart that uses more has to be checked with Helm itself.
 */
import { createHash } from 'node:crypto';
import { stringify } from 'yaml';

type Scope = { readonly dot: unknown; readonly variables: Map<string, unknown> };
type Node =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'value'; readonly expression: string }
  | { readonly kind: 'set'; readonly name: string; readonly expression: string }
  | { readonly kind: 'block'; readonly head: string; readonly body: readonly Node[] };

export function renderChart(
  templates: ReadonlyMap<string, string>,
  root: Readonly<Record<string, unknown>>,
): ReadonlyMap<string, string> {
  const named = new Map<string, readonly Node[]>();
  const files = [...templates].map(([name, content]) => [name, parseTemplate(content)] as const);
  for (const [name, nodes] of files) {
    named.set(`/${name}`, nodes);
    for (const node of nodes)
      if (node.kind === 'block' && node.head.startsWith('define '))
        named.set(String(JSON.parse(node.head.slice('define '.length))), node.body);
  }
  const dot = { ...root, Template: { BasePath: '' } };
  const newScope = (given: unknown): Scope => ({ dot: given, variables: new Map([['$', given]]) });
  const include = (name: string, given: unknown) => {
    const body = named.get(name);
    if (!body) throw new Error(`no template ${name}`);
    return write(body, newScope(given), include);
  };
  return new Map(files.map(([name, nodes]) => [name, write(nodes, newScope(dot), include)]));
}

type Include = (name: string, dot: unknown) => string;

function parseTemplate(content: string): Node[] {
  // A dash eats the white space on its side.
  const pieces = content
    .replaceAll(/\s*\{\{-/g, '{{')
    .replaceAll(/-\}\}\s*/g, '}}')
    .split(/\{\{(.*?)\}\}/s);
  const stack: { head: string; body: Node[] }[] = [{ head: '', body: [] }];
  for (const [index, piece] of pieces.entries()) {
    const body = stack.at(-1)?.body ?? [];
    const action = piece.trim();
    const set = /^(\$\w+)\s*:=\s*(.*)$/s.exec(action);
    if (index % 2 === 0) body.push({ kind: 'text', text: piece });
    else if (/^(if|with|range|define) /.test(action)) stack.push({ head: action, body: [] });
    else if (action === 'end') {
      const closed = stack.pop();
      if (!closed || stack.length === 0) throw new Error('an end without a beginning');
      stack.at(-1)?.body.push({ kind: 'block', ...closed });
    } else if (set) body.push({ kind: 'set', name: set[1] ?? '', expression: set[2] ?? '' });
    else body.push({ kind: 'value', expression: action });
  }
  if (stack.length !== 1) throw new Error(`${stack.at(-1)?.head} has no end`);
  return stack[0]?.body ?? [];
}

function write(nodes: readonly Node[], scope: Scope, include: Include): string {
  let written = '';
  for (const node of nodes) {
    if (node.kind === 'text') written += node.text;
    else if (node.kind === 'value') written += asText(evaluate(node.expression, scope, include));
    else if (node.kind === 'set') scope.variables.set(node.name, evaluate(node.expression, scope, include));
    else written += writeBlock(node, scope, include);
  }
  return written;
}

function writeBlock({ head, body }: Node & { kind: 'block' }, scope: Scope, include: Include): string {
  const [word = ''] = head.split(' ', 1);
  const rest = head.slice(word.length + 1);
  if (word === 'define') return '';
  if (word === 'range') {
    const [, key, item, source = rest] = /^(\$\w+), (\$\w+) := (.*)$/.exec(rest) ?? [];
    const entries = Object.entries((evaluate(source, scope, include) ?? {}) as object);
    return entries
      .map(([name, value]) => {
        const variables = new Map(scope.variables);
        if (key && item) variables.set(key, name).set(item, value);
        return write(body, { dot: value, variables }, include);
      })
      .join('');
  }
  const value = evaluate(rest, scope, include);
  if (!isTrue(value)) return '';
  return write(body, word === 'with' ? { ...scope, dot: value } : scope, include);
}

/** The values Go treats as true. */
function isTrue(value: unknown): boolean {
  return typeof value === 'object' && value !== null ? Object.keys(value).length > 0 : Boolean(value);
}

function evaluate(expression: string, scope: Scope, include: Include): unknown {
  let piped: unknown[] = [];
  for (const stage of expression.split('|')) {
    const words = [...stage.matchAll(/"(?:[^"\\]|\\.)*"|\((?:[^()]*)\)|[^\s()]+/g)].map(([word]) => word);
    piped = [call(words, piped, scope, include)];
  }
  return piped[0];
}

function call(words: readonly string[], piped: readonly unknown[], scope: Scope, include: Include): unknown {
  const [first = '', ...rest] = words;
  const known = functionsWith(include)[first];
  if (!known) {
    if (rest.length > 0 || piped.length > 0) throw new Error(`unknown function: ${words.join(' ')}`);
    return look(first, scope, include);
  }
  return known(...rest.map((word) => look(word, scope, include)), ...piped);
}

function look(word: string, scope: Scope, include: Include): unknown {
  if (word.startsWith('(')) return evaluate(word.slice(1, -1), scope, include);
  if (word.startsWith('"')) return JSON.parse(word);
  if (/^\d+$/.test(word)) return Number(word);
  const path = /^(\$\w*)?((?:\.\w+)+|\.)?$/.exec(word);
  if (!path) throw new Error(`not understood: ${word}`);
  const start = path[1] === undefined ? scope.dot : scope.variables.get(path[1]);
  const keys = (path[2] ?? '').split('.').filter(Boolean);
  return keys.reduce<unknown>((at, key) => (at as Record<string, unknown> | null | undefined)?.[key], start);
}

function functionsWith(
  include: Include,
): Readonly<Record<string, ((...given: readonly unknown[]) => unknown) | undefined>> {
  return {
    include: (name, dot) => include(String(name), dot),
    toYaml: (value) => stringify(value).trimEnd(),
    nindent: (width, text) => `\n${String(text).replaceAll(/^/gm, ' '.repeat(Number(width)))}`,
    quote: (value) => JSON.stringify(asText(value)),
    default: (fallback, value) => (isTrue(value) ? value : fallback),
    not: (value) => !isTrue(value),
    print: (...parts) => parts.join(''),
    sha256sum: (text) => createHash('sha256').update(String(text)).digest('hex'),
    dict: (...pairs) =>
      Object.fromEntries(
        pairs.flatMap((key, index) => (index % 2 === 0 ? [[String(key), pairs[index + 1]]] : [])),
      ),
  };
}

function asText(value: unknown): string {
  if (value === undefined || value === null) throw new Error('a value that nobody gave');
  return String(value);
}
