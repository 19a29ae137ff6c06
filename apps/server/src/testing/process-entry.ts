/** What a test starts as a process: the bundle, as users do, where WENJIAN_BUNDLE names its folder; the sources otherwise. */
import { join } from 'node:path';

const SOURCES = join(import.meta.dirname, '../processes');

export function processEntry(name: 'embedded' | 'server' | 'worker'): string {
  const bundle = process.env.WENJIAN_BUNDLE;
  return bundle ? join(bundle, `${name}.mjs`) : join(SOURCES, `${name}.ts`);
}
