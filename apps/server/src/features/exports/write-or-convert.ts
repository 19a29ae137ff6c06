/** Some files are the Word file of another format, as PDF. */
import { copyFile, mkdir } from 'node:fs/promises';
import {
  type ExportedTool,
  type ExportFormatOf,
  exportRow,
  type WrittenFormatOf,
  writtenFormatOf,
} from '@wenjian/api';
import type { FileConverter } from '../../adapters/file-converter/file-converter.port.ts';
import type { WriteOutcome } from '../../adapters/result-writer/result-writer.port.ts';
import type { ExportOrder } from './exports.job.ts';

interface Conversion {
  readonly converter: FileConverter;
  /** The message if nothing was converted. */
  readonly failure: string;
}

type Place = Pick<ExportOrder<string, unknown>, 'task' | 'outPath' | 'signal'>;

export async function writeOrConvert<Tool extends ExportedTool>(
  tool: Tool,
  format: ExportFormatOf<Tool>,
  order: Place,
  conversion: Conversion,
  write: (format: WrittenFormatOf<Tool>, outPath: string) => Promise<WriteOutcome>,
): Promise<WriteOutcome> {
  const written = writtenFormatOf(tool, format);
  if (exportRow(tool, format).convertedFrom === undefined) return write(written, order.outPath);
  const wordPath = `${order.outPath}.docx`;
  const outcome = await write(written, wordPath);
  return outcome.kind === 'failed' ? outcome : convertToPdf(conversion, order, wordPath);
}

async function convertToPdf(
  { converter, failure }: Conversion,
  { task, outPath, signal }: Place,
  wordPath: string,
): Promise<WriteOutcome> {
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
  return { kind: 'written', notice: null };
}
