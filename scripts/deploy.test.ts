/** Checks of the images and the compose file that need no container engine. The chart: chart.test.ts. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { SERVER_NODE_FLAGS } from '../apps/server/src/processes/node-flags.ts';
import {
  covers,
  dockerfile,
  imageVariables,
  isKnown,
  knownVariables,
  read,
  writtenFolders,
} from './deploy.testing.ts';
import { root } from './project.mjs';

interface Service {
  readonly image: string;
  readonly build?: { readonly target: string; readonly args?: Readonly<Record<string, string>> };
  readonly environment?: Readonly<Record<string, string>>;
  readonly env_file?: readonly object[];
  readonly read_only?: boolean;
  readonly cap_drop?: readonly string[];
  readonly tmpfs?: readonly string[];
  readonly volumes?: readonly string[];
  readonly command?: readonly string[];
  readonly entrypoint?: readonly string[];
  readonly deploy?: { readonly replicas?: number; readonly resources?: { readonly limits?: object } };
}

const composeText = read('deploy/compose/compose.yaml');
const { services, volumes } = parse(composeText, { merge: true }) as {
  services: Record<string, Service>;
  volumes: Record<string, null>;
};
const exampleNames = [...read('deploy/compose/example.env').matchAll(/^([A-Z][A-Z0-9_]*)=/gm)].map(
  ([, name = '']) => name,
);
/** As the compose file writes a variable with a default. */
const variable = (name: string, fallback: string) => `$\{${name}:-${fallback}}`;
const service = (name: string) => services[name] ?? expect.fail(`no service ${name}`);

describe('the images', () => {
  /** The words of `CMD ["…"]`, one of each stage that has one. */
  const commands = [...dockerfile.matchAll(/^CMD (\[.*\])$/gm)].map(
    ([, words = '']) => parse(words) as string[],
  );

  it('run the server with its flags, and the worker with none', () => {
    expect(commands).toEqual([
      ['node', ...SERVER_NODE_FLAGS, 'apps/server/dist/current/server.mjs'],
      ['node', 'apps/server/dist/current/worker.mjs'],
    ]);
    for (const [, name] of commands.map((words) => /current\/(.+)[.]mjs$/.exec(words.at(-1) ?? '') ?? []))
      expect(existsSync(join(root, `apps/server/src/processes/${name}.ts`)), name).toBe(true);
  });

  it('run from bundles they have built', () => {
    expect(dockerfile).toMatch(/^RUN npm run build$/m);
    expect(dockerfile).toMatch(/^COPY --from=build \/app\/apps\/server\/dist apps\/server\/dist$/m);
    expect(dockerfile).toMatch(/WENJIAN_BUNDLE=\/app\/apps\/server\/dist\/current$/m);
  });

  it('copy existing files, including every workspace', () => {
    const copied = [...dockerfile.matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(([, from = '']) =>
      from.split(' '),
    );
    const ignored = read('.dockerignore').trim().split('\n');
    for (const path of copied) {
      expect(existsSync(join(root, path)), path).toBe(true);
      expect(covers(ignored, path), `${path} is left out of the build`).toBe(false);
    }
    const { workspaces } = JSON.parse(read('package.json')) as { workspaces: string[] };
    for (const folder of workspaces.map((pattern) => pattern.replace('/*', '')))
      expect(
        copied.some((path) => path === folder || path === `${folder}/package.json`),
        folder,
      ).toBe(true);
  });

  it('copy between stages that exist', () => {
    const stages = [...dockerfile.matchAll(/^FROM \S+ AS (\S+)$/gm)].map(([, name]) => name);
    const named = [...dockerfile.matchAll(/^COPY --from=(\S+)/gm)].map(([, name]) => name);
    expect(named.length).toBeGreaterThan(5);
    expect(named.filter((name) => !stages.includes(name))).toEqual([]);
  });

  it('run as an unprivileged user, and set only known variables', () => {
    expect([...dockerfile.matchAll(/^USER .*$/gm)].at(-1)?.[0]).toBe('USER 10001:10001');
    expect(Object.keys(imageVariables).filter((name) => !isKnown(name))).toEqual([]);
  });

  it('answer probes at the product’s endpoints', () => {
    const { PORT, OPERATOR_PORT } = imageVariables;
    expect([...dockerfile.matchAll(/^EXPOSE (\d+)$/gm)].map(([, port]) => port).sort()).toEqual([
      PORT,
      OPERATOR_PORT,
    ]);
    expect(dockerfile).toContain(`fetch('http://127.0.0.1:${OPERATOR_PORT}/healthz')`);
    expect(read('apps/server/src/platform/observe/operator-server.ts')).toContain("case '/healthz':");
  });

  it('own the folders of their volumes, so that these are writable', () => {
    const owned = /install -d -o wenjian -g wenjian (.*)$/m.exec(dockerfile)?.[1]?.split(' ');
    expect(owned).toEqual(
      expect.arrayContaining([imageVariables.DATA_DIR, '/var/lib/wenjian/outbox', '/backup']),
    );
  });
});

describe('the compose file', () => {
  const ofProduct = ['server', 'worker', 'backup'];
  const places = (name: string) => [
    ...(service(name).tmpfs ?? []).map((mount) => mount.split(':')[0] ?? ''),
    ...(service(name).volumes ?? []).map((mount) => /:(\/[^:]*)(?::ro)?$/.exec(mount)?.[1] ?? ''),
  ];

  it('has servers, workers and the services they need', () => {
    expect(Object.keys(services)).toEqual(
      expect.arrayContaining(['proxy', 'server', 'worker', 'postgres', 'redis', 's3', 'bucket', 'backup']),
    );
    for (const name of ['server', 'worker']) expect(service(name)).toMatchObject({ deploy: { replicas: 2 } });
  });

  it.each(ofProduct)(
    '%s is read-only, limited, without capabilities, and can write to its folders',
    (name) => {
      expect(service(name)).toMatchObject({ read_only: true, cap_drop: ['ALL'] });
      expect(service(name).deploy?.resources?.limits).toHaveProperty('memory');
      for (const folder of writtenFolders) expect(covers(places(name), folder), folder).toBe(true);
    },
  );

  it.each(ofProduct)('%s can be given every variable, and the keys that variables name', (name) => {
    expect(service(name).env_file).toEqual([{ path: '.env', required: false }]);
    expect(places(name)).toContain('/run/wenjian');
    expect(Object.keys(service(name).environment ?? {}).filter((one) => !isKnown(one))).toEqual([]);
    // A value here overrides the file: it must not contain anything an operator wants to set.
    const fixed = Object.entries(service(name).environment ?? {}).filter(
      ([, value]) => !value.includes('${'),
    );
    expect(fixed.map(([one]) => one)).toEqual(['REDIS_URL']);
  });

  it('the example names only variables of the product and of the compose file', () => {
    const used = new Set([...composeText.matchAll(/\$\{([A-Z][A-Z0-9_]*)/g)].map(([, name = '']) => name));
    expect(exampleNames.length).toBeGreaterThan(20);
    expect(exampleNames.filter((name) => !knownVariables.has(name) && !used.has(name))).toEqual([]);
  });

  it('a backup is written to a volume the product’s user can write', () => {
    const named = (service('backup').volumes ?? []).find((mount) => mount.endsWith(':/backup'));
    expect(named).toBe(`${variable('BACKUP_VOLUME', 'backup')}:/backup`);
    expect(service('backup').command).toEqual([
      'node',
      'apps/cli/bin/wenjian.mjs',
      'admin',
      'backup',
      '/backup',
    ]);
    expect(existsSync(join(root, 'apps/cli/bin/wenjian.mjs'))).toBe(true);
    const declared = [...composeText.matchAll(/(?:- |\[)([a-z0-9]+):\//g)].map(([, name]) => name);
    expect(Object.keys(volumes).sort()).toEqual([...new Set([...declared, 'backup'])].sort());
  });

  it('database and client have the same version', () => {
    const version = variable('POSTGRES_VERSION', '15');
    expect(service('postgres').image).toBe(`postgres:${version}-bookworm`);
    for (const name of ['server', 'worker'])
      expect(service(name).build).toMatchObject({ target: name, args: { POSTGRES_VERSION: version } });
    expect(dockerfile).toMatch(/^ARG POSTGRES_VERSION=15$/m);
    expect(dockerfile).toMatch(/^FROM postgres:\$\{POSTGRES_VERSION\}-bookworm AS /m);
  });

  it('an existing bucket is not created again', () => {
    expect(service('bucket').entrypoint?.at(-1)).toMatch(
      /^until aws s3api head-bucket .* \|\| aws s3api create-bucket /,
    );
  });

  it('the proxy forwards to the servers’ port', () => {
    expect(read('deploy/compose/nginx.conf')).toContain(`http://server:${imageVariables.PORT};`);
  });

  it('contains no secret', () => {
    expect(composeText.match(/(PASSWORD|SECRET|KEY|KEY_ID): (?!\$\{)(\S+)/g)).toBeNull();
    expect(read('deploy/compose/example.env').match(/^\w*(PASSWORD|SECRET|KEY|KEY_ID)=.+$/gm)).toBeNull();
  });
});

it('every variable of the configuration is documented, and no other', () => {
  const documented = [...read('docs/deployment.md').matchAll(/^\| `([A-Z][A-Z0-9_]+)` \|/gm)].map(
    ([, name]) => name,
  );
  expect(documented.toSorted()).toEqual([...knownVariables].sort());
});
