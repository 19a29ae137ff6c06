/**
 * The lock file must serve every platform: `npm ci` refuses one that lacks an optional package, and a machine of the
 * missing kind would have no binary. When this fails after an upgrade, pin the newest version whose platform packages
 * are all published (that is why package.json pins rolldown and vite at the root, where the whole tree shares them).
 */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from './project.mjs';

interface LockFile {
  readonly packages: Readonly<
    Record<string, { readonly optionalDependencies?: Readonly<Record<string, string>> }>
  >;
}

type Versions = Readonly<Record<string, string>>;

interface Manifest {
  readonly dependencies?: Versions;
  readonly devDependencies?: Versions;
  readonly optionalDependencies?: Versions;
}

const { packages }: LockFile = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));

it('has every optional package that a locked package names', () => {
  const names = new Set(Object.keys(packages).map((path) => path.replace(/^.*node_modules\//, '')));
  const missing = Object.values(packages)
    .flatMap(({ optionalDependencies = {} }) => Object.keys(optionalDependencies))
    .filter((name) => !names.has(name));
  expect(missing).toEqual([]);
});

it('is of packages whose versions are named exactly, so that an install years later is the one that was tested', () => {
  const manifests = globSync(['package.json', '{packages,apps}/*/package.json', '*/package.json'], {
    cwd: root,
  });
  const ranges = manifests.flatMap((path) => {
    const manifest: Manifest = JSON.parse(readFileSync(join(root, path), 'utf8'));
    const { dependencies, devDependencies, optionalDependencies } = manifest;
    return Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies })
      .filter(([, version]) => !/^\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(version))
      .map(([name, version]) => `${path}: ${name} ${version}`);
  });
  expect(manifests.length).toBeGreaterThan(15);
  expect(ranges).toEqual([]);
});

it('names no registry, so that every machine uses its own', () => {
  expect(JSON.stringify(packages)).not.toMatch(/"resolved":"https?:/);
});
