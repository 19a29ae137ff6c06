/** What can be judged of deploy/ without a container engine: shapes, names, and that they speak of this product. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { root } from './project.mjs';

const CHART = 'deploy/helm/wenjian';
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const documented = new Set(
  [...read('docs/deployment.md').matchAll(/^\| `([A-Z][A-Z0-9_]+)` \|/gm)].map(([, name]) => name),
);
/** Of Node and the system, not of the product. */
const FOREIGN = new Set(['HOME', 'TMPDIR', 'NODE_COMPILE_CACHE']);
const templates = readdirSync(join(root, CHART, 'templates')).map((name) => ({
  name,
  content: read(`${CHART}/templates/${name}`),
}));

interface Service {
  readonly environment?: Readonly<Record<string, string>>;
  readonly read_only?: boolean;
  readonly deploy?: { readonly replicas?: number; readonly resources?: { readonly limits?: object } };
}

it('the compose file has servers, workers and what they stand on, read-only and with limits', () => {
  const { services } = parse(read('deploy/compose/compose.yaml'), { merge: true }) as {
    services: Record<string, Service>;
  };
  expect(Object.keys(services)).toEqual(
    expect.arrayContaining(['proxy', 'server', 'worker', 'postgres', 'redis', 's3']),
  );
  for (const name of ['server', 'worker']) {
    expect(services[name]).toMatchObject({ read_only: true, deploy: { replicas: 2 } });
    expect(services[name]?.deploy?.resources?.limits).toHaveProperty('memory');
  }
});

it('every variable that is set somewhere is one the product knows', () => {
  const { services } = parse(read('deploy/compose/compose.yaml'), { merge: true }) as {
    services: Record<string, Service>;
  };
  const { env } = parse(read(`${CHART}/values.yaml`)) as { env: Record<string, string> };
  const inImage = read('deploy/Dockerfile').match(/^ENV (?:.*\\\n)*.*$/m)?.[0] ?? '';
  const set = [
    ...Object.keys(services.server?.environment ?? {}),
    ...Object.keys(env),
    ...[...inImage.matchAll(/\b([A-Z][A-Z_]+)=/g)].map(([, name = '']) => name),
    ...[
      ...(templates.find(({ name }) => name === 'configmap.yaml')?.content ?? '').matchAll(
        /^ {2}([A-Z_]+):/gm,
      ),
    ].map(([, name = '']) => name),
  ];
  expect(set.length).toBeGreaterThan(15);
  expect(set.filter((name) => !documented.has(name) && !FOREIGN.has(name))).toEqual([]);
});

it('no file of the deployment holds a secret', () => {
  const compose = read('deploy/compose/compose.yaml');
  expect(compose.match(/(PASSWORD|SECRET|KEY|KEY_ID): (?!\$\{)(\S+)/g)).toBeNull();
  expect(
    read('deploy/compose/example.env').match(/^(POSTGRES_PASSWORD|S3_\w+|ALIYUN_SMS_ACCESS\w+)=.+$/gm),
  ).toBeNull();
  expect(templates.some(({ content }) => /kind: Secret\b/.test(content))).toBe(false);
});

it('every value a template asks for is in values.yaml', () => {
  const values: unknown = parse(read(`${CHART}/values.yaml`));
  const asked = templates.flatMap(({ name, content }) =>
    [...content.matchAll(/\.Values((?:\.\w+)+)/g)].map(([, path = '']) => ({ name, path })),
  );
  expect(asked.length).toBeGreaterThan(20);
  const known = (path: string) =>
    path
      .split('.')
      .slice(1)
      .reduce<unknown>((at, key) => (at as Record<string, unknown> | undefined)?.[key], values) !== undefined;
  expect(asked.filter(({ path }) => !known(path))).toEqual([]);
});

it.each(templates.filter(({ name }) => name.endsWith('.yaml')))(
  '$name opens and closes its blocks, and is yaml with them filled in',
  ({ content }) => {
    const actions = [...content.matchAll(/\{\{-?\s*(.*?)\s*-?\}\}/gs)].map(([, action = '']) => action);
    const opened = actions.filter((action) => /^(if|with|range|define)\b/.test(action)).length;
    expect(actions.filter((action) => action === 'end')).toHaveLength(opened);
    // Lines of control vanish, included blocks are objects of their own, everything else is a word.
    const filled = content
      .replaceAll(/^\s*\{\{-?\s*(if|else|end|with|range|\$).*\}\}\n/gm, '')
      .replaceAll(/^(\s*)\{\{-\s*(?:include|toYaml).*nindent.*\}\}$/gm, '')
      .replaceAll(/\{\{.*?\}\}/g, 'word');
    for (const document of parseAllDocuments(filled)) {
      expect(document.errors).toEqual([]);
      const parsed = document.toJS() as { kind?: string; apiVersion?: string } | null;
      if (parsed) expect(parsed).toMatchObject({ kind: expect.any(String), apiVersion: expect.any(String) });
    }
  },
);

it('the images run what is there, as nobody in particular', () => {
  const dockerfile = read('deploy/Dockerfile');
  const programs = [...dockerfile.matchAll(/"(apps\/[\w/.-]+\.(?:ts|mjs))"/g)].map(([, path = '']) => path);
  expect(programs).toHaveLength(2);
  for (const path of [...programs, 'apps/cli/bin/wenjian.mjs'])
    expect(existsSync(join(root, path))).toBe(true);
  const copied = [...dockerfile.matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(([, from = '']) =>
    from.split(' '),
  );
  for (const path of copied) expect(existsSync(join(root, path)), path).toBe(true);
  expect(
    dockerfile
      .trimEnd()
      .split('\n')
      .filter((line) => line.startsWith('USER'))
      .at(-1),
  ).toBe('USER 10001:10001');
  const { workspaces } = JSON.parse(read('package.json')) as { workspaces: string[] };
  for (const folder of workspaces.map((pattern) => pattern.replace('/*', '')))
    expect(
      copied.some((path) => path === folder || path === `${folder}/package.json`),
      folder,
    ).toBe(true);
});
