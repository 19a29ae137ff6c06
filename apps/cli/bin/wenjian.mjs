#!/usr/bin/env node
/**
 * Starts the command line on the Node the product is pinned to: from the bundle where there is one that fits the sources, from the sources
 * otherwise. Nothing but Node's own modules: it must run on any Node from 20 on.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

/** The first Node that runs TypeScript files without being asked to. */
const NEEDED_MAJOR = 24;

const here = fileURLToPath(import.meta.url);

if (Number.parseInt(process.versions.node, 10) >= NEEDED_MAJOR) {
  await import(findBundled() ?? '../src/main.ts');
} else {
  const pinned = findPinnedNode(dirname(here));
  if (pinned === null) {
    console.error(
      `需要 Node ${NEEDED_MAJOR} 或更新版本；请先在项目目录运行 npm install。(Node ${NEEDED_MAJOR}+ is required.)`,
    );
    process.exitCode = 2;
  } else {
    const { status, error } = spawnSync(pinned, [here, ...process.argv.slice(2)], { stdio: 'inherit' });
    if (error !== undefined) throw error;
    // Ended by a signal: there is no status, and it is no success.
    process.exitCode = status ?? 1;
  }
}

/** The program in the bundle: of the one that is named, or of the last one if nothing has changed that went into it. */
function findBundled() {
  const named = process.env.WENJIAN_BUNDLE;
  if (named) return pathToFileURL(join(named, 'wenjian.mjs')).href;
  const root = join(dirname(here), '../../..');
  const last = join(root, 'apps/server/dist/current');
  if (!existsSync(join(last, 'sources.json'))) return null;
  const isCurrent = JSON.parse(readFileSync(join(last, 'sources.json'), 'utf8')).every(
    ([file, changedAt]) => statSync(join(root, file), { throwIfNoEntry: false })?.mtimeMs === changedAt,
  );
  return isCurrent ? pathToFileURL(join(last, 'wenjian.mjs')).href : null;
}

/** The npm package `node`, in the nearest node_modules above. */
function findPinnedNode(folder) {
  const candidate = join(
    folder,
    'node_modules',
    'node',
    'bin',
    process.platform === 'win32' ? 'node.exe' : 'node',
  );
  if (existsSync(candidate)) return candidate;
  const parent = dirname(folder);
  return parent === folder ? null : findPinnedNode(parent);
}
