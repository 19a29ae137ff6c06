import { describe, expect, it } from 'vitest';
import { loadedModules } from '../testing/loaded-modules.ts';

/** What opens users' files: it runs where it can be killed, never on the loop of a server or a worker. */
const OPENS_FILES = [
  /^node_modules\/(@cantoo\/pdf-lib|@e965\/xlsx|@embedpdf\/pdfium|docx|fontkit|onnxruntime-node|parse5|saxes|sharp|yauzl)\//,
  // All but what keeps watch over the processes that do.
  /^readers\/src\/(?!supervision\/|reader-version[.]ts$|office\/(?:remove-work-folder|office-socket)[.]ts$)/,
  /^writers\/src\/convert\//,
];

/** What examines documents is the worker's: in a server it would only take time and memory. */
const EXAMINES = [
  /^packages\/compare\//,
  // All but the name of the language model's file.
  /^packages\/proofread\/(?!src\/language\/language-file[.]ts$)/,
  /[.]job[.]ts$/,
];

const among = (patterns: readonly RegExp[]) => (module: string) =>
  patterns.some((pattern) => pattern.test(module));

describe('a process loads what it serves', () => {
  it('the server: its routes, and nothing that only jobs need', async () => {
    const modules = await loadedModules('server');
    expect(modules).toContain('apps/server/src/processes/server.ts');
    expect(modules).toContain('apps/server/src/features/audit/audit.routes.ts');
    expect(modules.filter(among([...OPENS_FILES, ...EXAMINES]))).toEqual([]);
  });

  it('the worker: its jobs, and nothing that opens a file of a user', async () => {
    const modules = await loadedModules('worker');
    expect(modules).toContain('apps/server/src/features/audit/audit.job.ts');
    expect(modules).toContain('readers/src/supervision/supervised-process.ts');
    expect(modules.filter(among(OPENS_FILES))).toEqual([]);
  });
});
