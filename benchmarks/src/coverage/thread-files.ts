/** The server's files that its threads load: what they import by paths of their own, and what that imports. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';

const SERVER = 'apps/server/src';
const imported = /(?:from|import\()\s*'(\.{1,2}\/[^']+)'/g;

/** By path below `root`. */
export function threadFiles(root: string): ReadonlySet<string> {
  const folder = join(root, SERVER);
  const entries = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?:thread|process)\.ts$/.test(name))
    .map((name) => posix.join(SERVER, name));
  const found = new Set<string>();
  const left = [...entries];
  for (let file = left.pop(); file !== undefined; file = left.pop()) {
    if (found.has(file) || !existsSync(join(root, file))) continue;
    found.add(file);
    for (const [, path = ''] of readFileSync(join(root, file), 'utf8').matchAll(imported))
      left.push(posix.join(dirname(file), path));
  }
  return found;
}
