/** Which components of the library the sources use. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** As the sources write them: `Input`, `Input.Search`. `source`: a folder. */
export function usedComponents(source: string): readonly string[] {
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(isProductCode);
  return [...new Set(files.flatMap((file) => componentsIn(readFileSync(join(source, file), 'utf8'))))].sort();
}

const isProductCode = (file: string) => /\.tsx?$/.test(file) && !/\.(test|testing)\.tsx?$/.test(file);

/** Besides components, the library exports a few tools for code; none of them has a style. */
const TOOLS = new Set(['Grid', 'ConfigProvider']);

export function componentsIn(code: string): readonly string[] {
  const imported = [...code.matchAll(/import \{([^}]*)\} from 'antd'/g)].flatMap(([, names = '']) =>
    names.split(','),
  );
  return imported.flatMap((entry) => {
    const [name = '', local = name] = entry.trim().split(' as ');
    if (!/^[A-Z]\w*$/.test(name) || TOOLS.has(name)) return [];
    const parts = [...code.matchAll(new RegExp(`\\b${local}\\.([A-Z][A-Za-z]*)\\b`, 'g'))].map(
      ([, part]) => `${name}.${part}`,
    );
    return [name, ...parts];
  });
}
