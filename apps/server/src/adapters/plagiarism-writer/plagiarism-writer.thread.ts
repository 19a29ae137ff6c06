/** The thread of an export: a check's result in, a file out. */
import { readFile } from 'node:fs/promises';
import { plagiarismFindings, plagiarismMany, plagiarismPair } from '@wenjian/api';
import { WriterFailed, writePlagiarismExport } from '@wenjian/writers';
import { serveEngine } from '../../platform/engine-thread.ts';
import type { PlagiarismWriteOutcome, PlagiarismWriteRequest } from './plagiarism-writer.port.ts';
import { type Found, reportOfMany, reportOfPair } from './report-of-result.ts';

await serveEngine<PlagiarismWriteRequest, PlagiarismWriteOutcome>(async (request) => {
  const { mode, resultPath, findingsPath, outPath, ...rest } = request;
  const result = await load(resultPath);
  const findings: Found = plagiarismFindings.parse(await load(findingsPath));
  const report =
    mode === 'pair'
      ? reportOfPair(plagiarismPair.parse(result), findings)
      : reportOfMany(plagiarismMany.parse(result), findings);
  try {
    await writePlagiarismExport({ ...rest, report, content: { result, findings } }, outPath);
    return { kind: 'written' };
  } catch (error) {
    if (error instanceof WriterFailed)
      return { kind: 'failed', message: error.message, reason: error.reason };
    throw error;
  }
});

async function load(path: string): Promise<unknown> {
  return JSON.parse(await readFile(path, 'utf8'));
}
