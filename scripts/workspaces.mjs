/** The workspaces of this repository, their dependencies, and one hash of all inputs of a workspace's tests. */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './project.mjs';

/** Their tests look at the whole repository, or run the whole product. */
const WHOLE_REPOSITORY = ['scripts', 'benchmarks', 'cluster', 'e2e', 'apps/cli'];
/** Inputs of every test. */
const ALWAYS = [
  'package-lock.json',
  'package.json',
  'vitest.config.ts',
  'tsconfig.base.json',
  'docs/security.md',
];
/** Real files for tests, beside the repository; tests that need them are skipped without. */
const TEST_DATA = join(root, '..', 'shared', 'data');

/** @returns {string[]} folders, `scripts` among them */
export function listWorkspaces(base = root) {
  /** @type {{ workspaces: string[] }} */
  const { workspaces } = readManifest(base, '.');
  return [...workspaces.flatMap((pattern) => expandPattern(base, pattern)), 'scripts'];
}

/**
 * By hand, because the first run of all is on the machine's own Node, and Node 20 has no glob.
 *
 * @param {string} base
 * @param {string} pattern a folder, or every folder of one: `apps/*`
 */
function expandPattern(base, pattern) {
  const parent = pattern.replace(/\/\*$/, '');
  return parent === pattern ? [pattern] : readdirSync(join(base, parent)).map((name) => `${parent}/${name}`);
}

/**
 * @param {string} workspace
 * @returns {string[]} it and every workspace it builds on
 */
export function withDependencies(workspace, base = root) {
  const all = listWorkspaces(base);
  if (WHOLE_REPOSITORY.includes(workspace)) return ['.'];
  const byName = new Map(
    all.filter((each) => each !== 'scripts').map((each) => [readManifest(base, each).name, each]),
  );
  const found = new Set([workspace]);
  for (const each of found) {
    const { dependencies = {}, devDependencies = {} } = readManifest(base, each);
    for (const name of Object.keys({ ...dependencies, ...devDependencies })) {
      const folder = byName.get(name);
      if (folder !== undefined) found.add(folder);
    }
  }
  return [...found].sort();
}

/** @param {string} workspace */
export function hashInputs(workspace, base = root) {
  const paths = [...withDependencies(workspace, base), ...ALWAYS];
  const listed = execFileSync('git', ['ls-files', '-z', '-co', '--exclude-standard', '--', ...paths], {
    cwd: base,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
  const hash = createHash('sha256').update(process.versions.node).update(describeTestData());
  for (const file of [...new Set(listed.split('\0'))].sort()) {
    if (file === '' || !existsSync(join(base, file))) continue;
    const bytes = readFileSync(join(base, file));
    hash.update(`${file}\0${bytes.length}\0`).update(bytes);
  }
  return hash.digest('hex');
}

/** By names, sizes and times: the content is too large to read here. */
function describeTestData() {
  if (!existsSync(TEST_DATA)) return 'none';
  const entries = readdirSync(TEST_DATA, { recursive: true, encoding: 'utf8' }).sort();
  return entries
    .map((name) => {
      const { size, mtimeMs } = statSync(join(TEST_DATA, name));
      return `${name} ${size} ${mtimeMs}`;
    })
    .join('\n');
}

/**
 * @param {string} base
 * @param {string} workspace
 */
function readManifest(base, workspace) {
  return JSON.parse(readFileSync(join(base, workspace, 'package.json'), 'utf8'));
}
