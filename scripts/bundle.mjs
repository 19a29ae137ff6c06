/**
 * The product's processes as bundles: a few files with what each process needs, in place of a thousand modules (see
 * docs/decisions/0037-processes-run-from-bundles.md). Each bundle has a folder of its own, named by the hash of what it
 * was made from. It gets that name when it is whole, so there is never half a bundle to run, and a product that runs
 * keeps its files while the next one is made. Uses only what Node ≥ 20 has built in.
 */
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { fail } from './bootstrap.mjs';
import { text } from './bootstrap.text.mjs';
import { hashContents } from './content-hash.mjs';
import { pinnedNode, root, runCommand } from './project.mjs';

/** What the bundles are made from, and what makes them. */
const SOURCES = [
  'apps/server/src',
  'apps/identity/src',
  'apps/cli/src',
  'packages',
  'readers',
  'writers',
  'package-lock.json',
  'scripts/build-bundle.mjs',
];

const NAME_LENGTH = 16;
/** Of those made before, these stay: a product that was started from one of them may still run. */
const KEPT_BUNDLES = 3;

/** @returns {Promise<string>} the folder of the bundle that fits the sources */
export async function ensureBundle(base = root) {
  const place = join(base, 'apps', 'server', 'dist');
  const name = hashContents(base, SOURCES, isBundled).slice(0, NAME_LENGTH);
  const folder = join(place, name);
  if (!existsSync(folder)) await build(base, folder);
  pointAt(place, name);
  return folder;
}

/** @param {string} path */
function isBundled(path) {
  return /[.](ts|mjs|json)$/.test(path) && !/[.](test|testing)[.]ts$|\/(testing|node_modules)\//.test(path);
}

/**
 * @param {string} base
 * @param {string} folder
 */
async function build(base, folder) {
  console.log(text.bundling);
  const startedAt = Date.now();
  removeOld(join(folder, '..'));
  // Beside its place: where a file lies decides how it names the others.
  const draft = `${folder}.${process.pid}`;
  mkdirSync(draft, { recursive: true });
  const result = await runCommand(pinnedNode(base), [join(base, 'scripts', 'build-bundle.mjs'), draft], {
    cwd: base,
    isQuiet: true,
  });
  if (result.status !== 0) {
    rmSync(draft, { recursive: true, force: true });
    fail(result.output, text.bundleFailed);
  }
  try {
    renameSync(draft, folder);
  } catch (error) {
    // Somebody else has made the same one meanwhile.
    rmSync(draft, { recursive: true, force: true });
    if (!existsSync(folder)) throw error;
  }
  console.log(text.bundled(Math.round((Date.now() - startedAt) / 1000)));
}

/** @param {string} place */
function removeOld(place) {
  if (!existsSync(place)) return;
  const folders = readdirSync(place, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const newestFirst = folders
    .map(({ name }) => ({ path: join(place, name), madeAt: statSync(join(place, name)).mtimeMs }))
    .sort((one, other) => other.madeAt - one.madeAt);
  for (const { path } of newestFirst.slice(KEPT_BUNDLES)) rmSync(path, { recursive: true, force: true });
}

/**
 * `current` is the name that commands, images and operators use. Node goes by the real place of what it starts, so a
 * process stays with the bundle it was started from.
 *
 * @param {string} place
 * @param {string} name
 */
function pointAt(place, name) {
  const draft = join(place, `current.${process.pid}`);
  symlinkSync(name, draft);
  renameSync(draft, join(place, 'current'));
}
