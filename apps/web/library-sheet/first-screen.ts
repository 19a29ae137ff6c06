/** Which components of the library the first screen of a signed-in person shows: the frame's and the workbench's, without what they load later. */
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { componentsIn } from './used-components.ts';

const ROOTS = ['app/layouts/dashboard-layout.tsx', 'app/screens/workbench-screen.tsx'];

/** `source`: the folder of the sources. */
export function componentsOfFirstScreen(source: string): readonly string[] {
  const files = withImports(ROOTS.map((root) => join(source, root)));
  return [...new Set(files.flatMap((file) => componentsIn(readFileSync(file, 'utf8'))))].sort();
}

function withImports(roots: readonly string[]): readonly string[] {
  const files = new Set(roots);
  // A set gives also what is added while it is read.
  for (const file of files)
    for (const imported of importsOf(readFileSync(file, 'utf8'))) files.add(join(dirname(file), imported));
  return [...files];
}

/** Of other files of ours, when the file itself is loaded: neither types nor `import()`. */
export function importsOf(code: string): readonly string[] {
  return [...code.matchAll(/^(?:import|export) (?!type\b)[^;'"(=]*'(\.[^']+\.tsx?)'/gm)].flatMap(
    ([, path]) => path ?? [],
  );
}
