/** An export that was written for Word, as PDF. */
import { copyFile, mkdir } from 'node:fs/promises';
import type { FileConverter } from '../../adapters/file-converter/file-converter.port.ts';
import type { ExportOrder, ExportOutcome } from './exports.job.ts';

export async function convertToPdf(
  converter: FileConverter,
  { task, outPath, signal }: Pick<ExportOrder<string, unknown>, 'task' | 'outPath' | 'signal'>,
  wordPath: string,
  /** The message if nothing was converted. */
  failure: string,
): Promise<ExportOutcome> {
  const outputFolder = `${outPath}.pdf`;
  await mkdir(outputFolder, { recursive: true });
  const outcome = await converter.convert({
    files: [{ path: wordPath, name: `${task.title}.docx` }],
    operation: { kind: 'format', to: 'pdf' },
    outputFolder,
    signal,
    onProgress: () => undefined,
  });
  if (outcome.kind === 'failed') return { kind: 'failed', message: outcome.message, reason: outcome.failure };
  const [made] = outcome.files;
  if (!made) return { kind: 'failed', message: failure, reason: 'no file came out' };
  await copyFile(made.path, outPath);
  return { kind: 'written' };
}
