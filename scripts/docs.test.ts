/** Compares the documentation's statements about the code with the code. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { errorCatalogue, errorNames } from '../packages/api/src/index.ts';
import { root } from './project.mjs';

const NOT_OURS = new Set(['node_modules', 'dist', 'data', 'artifacts']);

/** The site's articles link to its pages; `apps/web/src/app/site/content.test.ts` looks after them. */
const SITE_CONTENT = 'apps/web/src/features/site/content/';

const pages = filesBelow('.', /\.md$/).filter((page) => !page.includes(SITE_CONTENT));
const sources = filesBelow('.', /\.(?:tsx?|mjs|css|sql)$/);

describe('every page', () => {
  it.each(pages)('%s links only to files that exist', (page) => {
    expect(linksOf(read(page)).filter((link) => !leadsSomewhere(page, link))).toEqual([]);
  });

  it.each(pages)('%s names only files that exist', (page) => {
    const named = [
      ...read(page).matchAll(/`((?:apps|packages|readers|writers|scripts|docs|e2e|benchmarks)\/[\w./-]+)`/g),
    ];
    // What is built is there when it has been.
    const paths = named.map(([, path = '']) => path).filter((path) => !path.includes('/dist/'));
    expect(paths.filter((path) => !existsSync(join(root, path)))).toEqual([]);
  });
});

describe('the map', () => {
  const engines = readdirSync(join(root, 'packages'));
  const apps = readdirSync(join(root, 'apps'));
  const folders = [
    ...engines.map((name) => `packages/${name}`),
    ...apps.map((name) => `apps/${name}`),
    ...['readers', 'writers', 'benchmarks', 'cluster', 'e2e', 'deploy', 'scripts'],
  ];

  it.each(folders)('has a page in %s', (folder) => {
    expect(existsSync(join(root, folder, 'README.md'))).toBe(true);
  });

  it.each(['README.md', 'README.zh-CN.md'])('stands complete in %s', (page) => {
    const shown = new Set([...read(page).matchAll(/^ {0,2}([a-z0-9]+)\/ /gm)].map(([, name = '']) => name));
    const names = folders.map((folder) => folder.replace(/^.*\//, ''));
    expect(names.filter((name) => !shown.has(name))).toEqual([]);
  });

  it.each([...engines.map((name) => `packages/${name}`), 'readers', 'writers'])(
    'has the arrows of %s as its package.json has them',
    (folder) => {
      const [, arrows = ''] =
        new RegExp(`^${folder} .* → ([^\n]*)$`, 'm').exec(read('ARCHITECTURE.md')) ?? [];
      const { dependencies = {} } = JSON.parse(read(`${folder}/package.json`)) as {
        dependencies?: Readonly<Record<string, string>>;
      };
      const ours = Object.keys(dependencies).filter((name) => name.startsWith('@wenjian/'));
      const expected = ours.map((name) => name.replace('@wenjian/', ''));
      const told = arrows.split(', ').filter((name) => !['nothing', 'zod', ''].includes(name));
      expect(arrows).not.toBe('');
      expect([...told].sort()).toEqual([...expected].sort());
    },
  );
});

describe('docs/spec.md', () => {
  const pointers = sources.flatMap((file) =>
    [...read(file).matchAll(/docs\/spec\.md#([\w-]+)/g)].map(([, anchor = '']) => ({ file, anchor })),
  );

  it('has every section that a comment points to', () => {
    const sections = headingsOf(read('docs/spec.md'));
    expect(pointers.length).toBeGreaterThan(50);
    expect(pointers.filter(({ anchor }) => !sections.includes(anchor))).toEqual([]);
  });

  it('is pointed to by the name of a section: numbers are those of a paper that is not here', () => {
    const numbered = /\bspec(?:ification)?(?:['’]s)?,? \(?(?:sections? |§ ?)\d/i;
    expect(sources.filter((file) => numbered.test(read(file)))).toEqual([]);
  });
});

describe('docs/errors.md', () => {
  it('is the catalogue, row by row', () => {
    const expected = errorNames.map((name) => {
      const { code, status, isRetryable, message } = errorCatalogue[name];
      return `| \`${name}\` | ${code} | ${status} | ${isRetryable ? 'yes' : 'no'} | ${message} |`;
    });
    expect(tableRows(read('docs/errors.md'))).toEqual(expected);
  });
});

describe('docs/deployment.md', () => {
  it('lists exactly the variables the server reads', () => {
    const listed = tableRows(read('docs/deployment.md')).flatMap(
      (row) => /^\| `([A-Z][A-Z0-9_]+)` \|/.exec(row)?.[1] ?? [],
    );
    expect([...listed].sort()).toEqual([...configVariables()].sort());
  });
});

describe('docs/decisions', () => {
  it('are numbered without gaps, and each page states its number', () => {
    const names = readdirSync(join(root, 'docs/decisions')).sort();
    names.forEach((name, index) => {
      expect(name).toMatch(new RegExp(`^${String(index + 1).padStart(4, '0')}-[a-z-]+\\.md$`));
      expect(read(`docs/decisions/${name}`)).toMatch(new RegExp(`^# ${index + 1}\\. `));
    });
  });
});

describe('docs/engines', () => {
  // The table of norms is written from the rules and promises nothing.
  const pages = readdirSync(join(root, 'docs/engines')).filter((page) => page !== 'audit-norms.md');
  it.each(pages)('%s ties each promise to a test that exists', (page) => {
    // An engine may have several pages: plagiarism.md, plagiarism-evidence.md.
    const folder = `packages/${page.replace(/(?:-[a-z]+)*\.md$/, '')}/src`;
    const [promises = ''] = read(`docs/engines/${page}`).split('## Thresholds');
    const proofs = tableRows(promises).map((row) => {
      const [, file = '', title = ''] = /`([^`]+\.test\.ts)` › (.+)$/.exec(cellsOf(row).at(-1) ?? '') ?? [];
      return { file, title };
    });
    expect(proofs.length).toBeGreaterThan(5);
    const isProven = ({ file, title }: { file: string; title: string }) =>
      file !== '' && read(`${folder}/${file}`).includes(`'${title}'`);
    expect(proofs.filter((proof) => !isProven(proof))).toEqual([]);
  });

  it.each(pages)('%s names no title of a test that is not in its file', (page) => {
    const folder = `packages/${page.replace(/(?:-[a-z]+)*\.md$/, '')}/src`;
    const named = [
      ...read(`docs/engines/${page}`).matchAll(/`([^`]+\.test\.tsx?)` › ([^|\n]+?)(?=\s*(?:\||\n|$))/g),
    ];
    const isThere = (file: string, title: string) => {
      const path = [`${folder}/${file}`, file].find((each) => existsSync(join(root, each)));
      return path !== undefined && ["'", '"', '`'].some((mark) => read(path).includes(mark + title + mark));
    };
    expect(named.filter(([, file = '', title = '']) => !isThere(file, title)).map(([all]) => all)).toEqual(
      [],
    );
  });
});

function read(path: string): string {
  return readFileSync(join(root, path), 'utf8');
}

function filesBelow(folder: string, kind: RegExp): readonly string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    if (entry.name.startsWith('.') || NOT_OURS.has(entry.name)) return [];
    const path = folder === '.' ? entry.name : `${folder}/${entry.name}`;
    if (entry.isDirectory()) return filesBelow(path, kind);
    return kind.test(entry.name) ? [path] : [];
  });
}

/** Targets of `[text](target)` and `![text](target)` that are not on another site. */
function linksOf(text: string): readonly string[] {
  const targets = [...text.matchAll(/\]\(([^)\s]+)\)/g)].map(([, target = '']) => target);
  return targets.filter((target) => !/^[a-z]+:/.test(target));
}

function leadsSomewhere(page: string, link: string): boolean {
  const [path = '', heading] = link.split('#');
  const target = path === '' ? page : join(dirname(page), path);
  if (!existsSync(join(root, target))) return false;
  return heading === undefined || headingsOf(read(target)).includes(heading);
}

/** Headings as GitHub anchors. */
function headingsOf(text: string): readonly string[] {
  return [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(/\s/g, '-'),
  );
}

/** The rows of all tables of a page, without their heads. */
function tableRows(text: string): readonly string[] {
  const lines = text.split('\n');
  return lines.filter(
    (line, index) => line.startsWith('|') && !isRuler(line) && !isRuler(lines[index + 1] ?? ''),
  );
}

function isRuler(line: string): boolean {
  return /^\|[-|\s:]+\|$/.test(line);
}

function cellsOf(row: string): readonly string[] {
  return row
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());
}

/** Read from the source: the schema is private to the server. */
function configVariables(): readonly string[] {
  const [, fields = ''] =
    /const environment = z\.object\(\{\n([\s\S]*?)\n\}\);/.exec(
      read('apps/server/src/platform/config/config.ts'),
    ) ?? [];
  const files = readdirSync(join(root, 'apps/server/src/platform/config')).filter((name) =>
    name.endsWith('-config.ts'),
  );
  const parts = files.map((file) => {
    const source = read(`apps/server/src/platform/config/${file}`);
    return /const \w+Environment = \{\n([\s\S]*?)\n\}(?: as const)?;/.exec(source)?.[1] ?? '';
  });
  const all = [fields, ...parts].join('\n');
  const names = [...all.matchAll(/^ {2}([A-Z][A-Z0-9_]*):/gm)].map(([, name = '']) => name);
  if (names.length === 0) throw new Error('the variables were not found in config.ts');
  return names;
}
