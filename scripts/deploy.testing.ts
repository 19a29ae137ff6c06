/** The files of deploy/, read once for their tests. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './project.mjs';

export const read = (path: string): string => readFileSync(join(root, path), 'utf8');

const CONFIG = 'apps/server/src/platform/config';

/** The variables of the configuration, read from its source. */
export const knownVariables: ReadonlySet<string> = new Set(
  readdirSync(join(root, CONFIG))
    .filter((name) => /(^|-)config\.ts$/.test(name))
    .flatMap((name) => [...read(`${CONFIG}/${name}`).matchAll(/^ {2}([A-Z][A-Z0-9_]+): /gm)])
    .map(([, name = '']) => name),
);

/** Variables of Node, the system and the command line, not of the product's configuration. */
const FOREIGN = ['HOME', 'TMPDIR', 'NODE_COMPILE_CACHE', 'PATH', 'WENJIAN_BUNDLE'];
export const isKnown = (name: string): boolean => knownVariables.has(name) || FOREIGN.includes(name);

export const dockerfile = read('deploy/Dockerfile');

/** The variables that the image sets. */
export const imageVariables: Readonly<Record<string, string>> = Object.fromEntries(
  [...(/^ENV (?:.*\\\n)*.*$/m.exec(dockerfile)?.[0] ?? '').matchAll(/\b([A-Z][A-Z_]+)=(\S+)/g)].map(
    ([, name = '', value = '']) => [name, value],
  ),
);

/** The folders the processes write to. */
export const writtenFolders: readonly string[] = ['DATA_DIR', 'HOME', 'TMPDIR', 'NODE_COMPILE_CACHE'].map(
  (name) => imageVariables[name] ?? '',
);

export const covers = (mounts: readonly string[], folder: string): boolean =>
  mounts.some((mount) => folder === mount || folder.startsWith(`${mount}/`));
