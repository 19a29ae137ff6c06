import { describe, expect, it } from 'vitest';
import { loadedModules } from '../testing/loaded-modules.ts';

/** What reads, writes and examines documents is the worker's: in a server it would only take time and memory. */
const WORK = [
  /^node_modules\/(@cantoo\/pdf-lib|@e965\/xlsx|@embedpdf\/pdfium|docx|fontkit|onnxruntime-node|sharp)\//,
  /^readers\//,
  /^packages\/compare\//,
  // All but the name of the language model's file.
  /^packages\/proofread\/(?!src\/language\/language-file[.]ts$)/,
  /[.]job[.]ts$/,
];

const isWork = (module: string) => WORK.some((pattern) => pattern.test(module));

describe('a process loads what it serves', () => {
  it('the server: its routes, and nothing that only jobs need', async () => {
    const modules = await loadedModules('server');
    expect(modules).toContain('apps/server/src/processes/server.ts');
    expect(modules).toContain('apps/server/src/features/audit/audit.routes.ts');
    expect(modules.filter(isWork)).toEqual([]);
  });

  it('the worker: its jobs, and what reads documents', async () => {
    const work = (await loadedModules('worker')).filter(isWork);
    expect(work).toContain('apps/server/src/features/audit/audit.job.ts');
    expect(work).toContain('readers/src/document-tools.ts');
    expect(work.some((module) => module.startsWith('node_modules/sharp/'))).toBe(true);
  });
});
