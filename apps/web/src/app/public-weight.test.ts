import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';

/** Everything a visitor's browser loads before any lazy import: the files reached by static imports alone. */
function staticImports(entry: string): {
  readonly files: readonly string[];
  readonly packages: readonly string[];
} {
  const files = new Set<string>();
  const packages = new Set<string>();
  const waiting = [entry];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (files.has(file)) continue;
    files.add(file);
    for (const target of importsOf(file)) {
      if (!target.startsWith('.')) packages.add(target);
      else if (/\.tsx?$/.test(target)) waiting.push(join(dirname(file), target));
    }
  }
  return { files: [...files], packages: [...packages] };
}

function importsOf(file: string): readonly string[] {
  if (!existsSync(file)) throw new Error(`${file} is imported and does not exist`);
  const statements = readFileSync(file, 'utf8').matchAll(
    /^(?:import|export)\s(?!type\b)[^;]*?from\s+'([^']+)'/gm,
  );
  return [...statements].flatMap((match) => match[1] ?? []);
}

describe('the site', () => {
  const { files, packages } = staticImports(join(import.meta.dirname, 'site/site.tsx'));

  it('has files reachable from its entry', () => {
    expect(files.some((file) => file.endsWith('public-pages.ts'))).toBe(true);
    expect(packages).toContain('react-dom/client');
  });

  it('loads neither the component library nor the token, sign-in and server libraries with its entry', () => {
    const heavy = packages.filter((name) =>
      /^(antd|@ant-design|jose|oidc-client-ts|@tanstack|zod)/.test(name),
    );
    expect(heavy).toEqual([]);
    expect(packages).not.toContain('@wenjian/api');
  });
});
