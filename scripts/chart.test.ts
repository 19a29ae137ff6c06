/** The rendered chart: what Kubernetes would receive. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { covers, imageVariables, isKnown, read, writtenFolders } from './deploy.testing.ts';
import { root } from './project.mjs';
import { renderChart } from './render-chart.testing.ts';

const CHART = 'deploy/helm/wenjian';

interface Container {
  readonly name: string;
  readonly command?: readonly string[];
  readonly env?: readonly object[];
  readonly envFrom: readonly object[];
  readonly ports?: readonly { readonly name: string; readonly containerPort: number }[];
  readonly resources: { readonly limits?: object; readonly requests?: object };
  readonly volumeMounts: readonly { readonly name: string; readonly mountPath: string }[];
  readonly [probe: `${string}Probe`]: { readonly httpGet: { readonly path: string; readonly port: string } };
}
interface Pod {
  readonly metadata: { readonly labels: Readonly<Record<string, string>> };
  readonly spec: {
    readonly containers: readonly Container[];
    readonly volumes: readonly { readonly name: string }[];
    readonly imagePullSecrets?: readonly object[];
  };
}
interface Manifest {
  readonly kind: string;
  readonly apiVersion: string;
  readonly metadata: { readonly name: string };
  readonly data?: Readonly<Record<string, string>>;
  readonly spec: {
    readonly template?: Pod;
    readonly jobTemplate?: { readonly spec: { readonly template: Pod } };
  };
}
interface Values {
  [name: string]: unknown;
  images: { pullSecrets: unknown };
  networkPolicy: { workerEgress: unknown };
}

const templates = new Map(
  readdirSync(join(root, CHART, 'templates')).map((name) => [name, read(`${CHART}/templates/${name}`)]),
);

function render(change: (values: Values) => void = () => undefined): readonly Manifest[] {
  const values = parse(read(`${CHART}/values.yaml`)) as Values;
  change(values);
  const release = { Name: 'probe', Service: 'Helm' };
  const files = renderChart(templates, { Values: values, Release: release, Chart: { AppVersion: '0.1.0' } });
  return [...files.values()]
    .flatMap((text) => parseAllDocuments(text))
    .map((document) => {
      expect(document.errors).toEqual([]);
      return document.toJS() as Manifest | null;
    })
    .filter((manifest) => manifest !== null);
}

const podsOf = (manifests: readonly Manifest[]) =>
  manifests.flatMap(({ kind, metadata, spec }) => {
    const pod = spec?.template ?? spec?.jobTemplate?.spec.template;
    return pod ? [{ what: `${kind} ${metadata.name}`, pod }] : [];
  });

const usual = render();
const pods = podsOf(usual);
const containers = pods.flatMap(({ what, pod }) =>
  pod.spec.containers.map((container) => ({ what, container })),
);

it('has servers, workers and a nightly backup, and no secret', () => {
  expect(pods.map(({ what }) => what)).toEqual([
    'CronJob probe-backup',
    'Deployment probe-server',
    'Deployment probe-worker',
  ]);
  expect(usual.every(({ apiVersion, kind }) => Boolean(apiVersion && kind))).toBe(true);
  expect(usual.map(({ kind }) => kind)).not.toContain('Secret');
});

it.each(pods)('$what runs as an unprivileged user, read-only and limited', ({ pod }) => {
  expect(pod.spec).toMatchObject({
    automountServiceAccountToken: false,
    securityContext: { runAsNonRoot: true, runAsUser: 10_001, seccompProfile: { type: 'RuntimeDefault' } },
  });
  for (const container of pod.spec.containers) {
    expect(container).toMatchObject({
      securityContext: {
        readOnlyRootFilesystem: true,
        allowPrivilegeEscalation: false,
        capabilities: { drop: ['ALL'] },
      },
    });
    expect(container.resources).toMatchObject({
      limits: { memory: expect.any(String) },
      requests: { cpu: expect.any(String) },
    });
  }
});

it.each(pods)('$what can write to its folders, on its own volumes', ({ pod }) => {
  for (const { volumeMounts } of pod.spec.containers) {
    const places = volumeMounts.map(({ mountPath }) => mountPath);
    for (const folder of writtenFolders) expect(covers(places, folder), folder).toBe(true);
    expect(volumeMounts.map(({ name }) => name).sort()).toEqual(
      pod.spec.volumes.map(({ name }) => name).sort(),
    );
  }
});

it.each(podsOf(render(addWhatOperatorsAdd)))('$what gets the operator’s additions', ({ pod }) => {
  expect(pod.spec.imagePullSecrets).toEqual([{ name: 'registry' }]);
  expect(pod.spec.volumes).toContainEqual({ name: 'keys', secret: { secretName: 'wenjian-keys' } });
  for (const { env, envFrom, volumeMounts } of pod.spec.containers) {
    expect(env).toEqual([{ name: 'WECHAT_PAY_PRIVATE_KEY_FILE', value: '/run/wenjian/wechat.pem' }]);
    expect(envFrom).toEqual([
      { configMapRef: { name: 'probe-wenjian' } },
      { secretRef: { name: 'wenjian' } },
    ]);
    expect(volumeMounts).toContainEqual({ name: 'keys', mountPath: '/run/wenjian' });
  }
});

function addWhatOperatorsAdd(values: Values): void {
  values.images.pullSecrets = [{ name: 'registry' }];
  values.extraEnv = [{ name: 'WECHAT_PAY_PRIVATE_KEY_FILE', value: '/run/wenjian/wechat.pem' }];
  values.extraVolumes = [{ name: 'keys', secret: { secretName: 'wenjian-keys' } }];
  values.extraVolumeMounts = [{ name: 'keys', mountPath: '/run/wenjian' }];
}

it('sets only known variables', () => {
  const names = usual.flatMap(({ kind, data }) => (kind === 'ConfigMap' ? Object.keys(data ?? {}) : []));
  expect(names).toContain('PUBLIC_URL');
  expect(names.filter((name) => !isKnown(name))).toEqual([]);
});

it('ports are those of the image, and probes use the product’s endpoints', () => {
  const answers = read('apps/server/src/platform/observe/operator-server.ts');
  const ports = { http: Number(imageVariables.PORT), operator: Number(imageVariables.OPERATOR_PORT) };
  for (const { container } of containers.filter(({ what }) => what.startsWith('Deployment'))) {
    const own = Object.fromEntries(
      (container.ports ?? []).map(({ name, containerPort }) => [name, containerPort]),
    );
    expect(own).toEqual(container.name === 'server' ? ports : { operator: ports.operator });
    for (const [probe, path] of [
      ['startup', '/healthz'],
      ['liveness', '/healthz'],
      ['readiness', '/readyz'],
    ] as const) {
      expect(container[`${probe}Probe`]?.httpGet).toEqual({ path, port: 'operator' });
      expect(answers).toContain(`case '${path}':`);
    }
  }
});

describe('the network access of workers', () => {
  const policyOf = (manifests: readonly Manifest[]) =>
    manifests.find(({ kind, metadata }) => kind === 'NetworkPolicy' && metadata.name === 'probe-worker')
      ?.spec;

  it('is listed: outside private addresses only DNS', () => {
    const { egress } = policyOf(usual) as unknown as {
      egress: { ports: { port: number }[]; to?: { ipBlock: { cidr: string } }[] }[];
    };
    expect(egress.filter(({ to }) => !to).flatMap(({ ports }) => ports.map(({ port }) => port))).toEqual([
      53, 53,
    ]);
    const cidrs = egress.flatMap(({ to = [] }) => to.map(({ ipBlock }) => ipBlock.cidr));
    expect(cidrs).toEqual(['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16']);
  });

  it('is DNS alone when nothing is named', () => {
    const without = render((values) => {
      values.networkPolicy.workerEgress = [];
    });
    expect(policyOf(without)).toMatchObject({
      policyTypes: ['Egress'],
      egress: [{ ports: [{ port: 53 }, { port: 53 }] }],
    });
  });

  it('holds for the pods of workers and of the backup', () => {
    expect(policyOf(usual)).toMatchObject({
      podSelector: {
        matchExpressions: [
          { key: 'app.kubernetes.io/component', operator: 'In', values: ['worker', 'backup'] },
        ],
      },
    });
    expect(pods.map(({ pod }) => pod.metadata.labels['app.kubernetes.io/component'])).toEqual([
      'backup',
      'server',
      'worker',
    ]);
  });
});

it.each(['backup', 'ingress', 'networkPolicy'])('%s can be left out', (part) => {
  const less = render((values) => {
    values[part] = { ...(values[part] as object), enabled: false };
  });
  expect(less.length).toBeLessThan(usual.length);
});

it('every value a template uses is in values.yaml', () => {
  const values: unknown = parse(read(`${CHART}/values.yaml`));
  const asked = [...templates.values()].flatMap((content) =>
    [...content.matchAll(/\.Values((?:\.\w+)+)/g)].map(([, path = '']) => path),
  );
  expect(asked.length).toBeGreaterThan(20);
  const isGiven = (path: string) =>
    path
      .split('.')
      .slice(1)
      .reduce<unknown>((at, key) => (at as Record<string, unknown> | undefined)?.[key], values) !== undefined;
  expect(asked.filter((path) => !isGiven(path))).toEqual([]);
});
