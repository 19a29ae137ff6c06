/** Makes a Word file for each row of a sheet, and one archive of them with the list of what became of each row. */
import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BlobStore } from '../../adapters/blob-store/blob-store.port.ts';
import type { ResultWriter, TemplateSetRequest } from '../../adapters/result-writer/result-writer.port.ts';
import type { Database } from '../../platform/database/database.ts';
import { writeArchive } from '../convert/jobs.ts';
import type { TaskJob } from '../tasks/jobs.ts';
import { nameRows } from './name-rows.ts';
import { type BatchInput, type BatchSummary, batchRows, templateOf } from './templates.input.ts';
import { openVersion } from './templates.repository.ts';
import { templatesServerText as text } from './templates.text.ts';

interface BatchParts {
  readonly database: Database;
  readonly blobs: BlobStore;
  readonly setWriter: ResultWriter<TemplateSetRequest>;
}

const WRITE_SHARE = 0.95;

export async function generateBatch(
  parts: BatchParts,
  job: TaskJob,
  input: BatchInput,
  folder: string,
): Promise<void> {
  const { database, blobs, setWriter } = parts;
  const version = (await openVersion(database, input.versionId))?.row;
  if (!version?.documentSha256) return job.fail('DOCUMENT_UNSUPPORTED', text.fileMissing);
  const { documentSha256, fileSha256 } = version;
  const path = (name: string): string => join(folder, name);
  const stored = await blobs.withLocalFile(input.rows.sha256, (rowsPath) => readFile(rowsPath, 'utf8'));
  const rows = nameRows(input.template.name, batchRows.parse(JSON.parse(stored))).map((row, index) => ({
    ...row,
    outPath: path(`${index}.docx`),
  }));
  const [listPath, failuresPath] = [path('list.xlsx'), path('failures.json')];
  const template = templateOf(version);
  const outcome = await blobs.withLocalFile(documentSha256, (documentPath) =>
    blobs.withLocalFile(fileSha256, (sourcePath) =>
      setWriter.write(
        { documentPath, sourcePath, template, rows, listPath, failuresPath },
        job.signal,
        (fraction) => job.report('converting', WRITE_SHARE * fraction),
      ),
    ),
  );
  if (outcome.kind === 'failed') return job.fail('DOCUMENT_UNSUPPORTED', outcome.message);
  const failures = JSON.parse(await readFile(failuresPath, 'utf8')) as BatchSummary['failures'];
  const failed = new Set(failures.map(({ row }) => row));
  const made = rows.filter(({ number }) => !failed.has(number));
  if (made.length === 0) return job.fail('DOCUMENT_UNSUPPORTED', failures[0]?.message ?? text.noRows);
  job.report('saving', WRITE_SHARE);
  const zipPath = path('batch.zip');
  const isWhole = await writeArchive(zipPath, [
    ...made.map(({ outPath, fileName }) => ({ path: outPath, name: fileName })),
    { path: listPath, name: text.listName },
  ]);
  if (!isWhole) return job.fail('DOCUMENT_UNSUPPORTED', text.archiveTooLarge);
  const zip = await blobs.put(createReadStream(zipPath));
  const summary: BatchSummary = { zip, made: made.length, failures, notes: [] };
  await job.complete({ summary, resultSha256: zip.sha256 });
}
