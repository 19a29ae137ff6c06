/** A copy of the sources in which mutations may be tried: the working tree is never touched. */
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** Links into the workspaces, and what tools put down for themselves. */
const NOT_LINKED = /^(@wenjian|\.vite.*|\.cache)$/;

export interface ScratchTree {
  readonly root: string;
  remove(): void;
}

export function createScratchTree(root: string): ScratchTree {
  const scratch = join(mkdtempSync(join(tmpdir(), 'wenjian-coverage-')), 'tree');
  for (const file of listFiles(root)) {
    mkdirSync(dirname(join(scratch, file)), { recursive: true });
    cpSync(join(root, file), join(scratch, file));
  }
  linkPackages(root, scratch);
  linkShared(root, scratch);
  return { root: scratch, remove: () => rmSync(dirname(scratch), { recursive: true, force: true }) };
}

/** With what is new and not committed yet, without what is ignored. */
function listFiles(root: string): readonly string[] {
  const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const listed = execFileSync('git', args, { cwd: root, maxBuffer: 1 << 28 })
    .toString()
    .split('\0');
  return listed.filter((file) => file !== '' && existsSync(join(root, file)));
}

/** Packages are shared, but the product's own workspaces are those of the copy: their links are relative. */
function linkPackages(root: string, scratch: string): void {
  const from = join(root, 'node_modules');
  const to = join(scratch, 'node_modules');
  mkdirSync(to);
  for (const name of readdirSync(from).filter((entry) => !NOT_LINKED.test(entry))) {
    symlinkSync(join(from, name), join(to, name));
  }
  cpSync(join(from, '@wenjian'), join(to, '@wenjian'), { recursive: true, verbatimSymlinks: true });
}

/** Some tests read files that lie beside the repository. */
function linkShared(root: string, scratch: string): void {
  const shared = join(root, '../shared');
  if (existsSync(shared)) symlinkSync(shared, join(dirname(scratch), 'shared'));
}
