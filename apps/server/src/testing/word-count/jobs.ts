import { documentText } from '@wenjian/api';
import type { FeatureJobs, WorkerParts } from '../../features/feature-jobs.ts';
import { runTaskJob, type TaskJob } from '../../features/tasks/jobs.ts';
import { digestOf, type NewFinding } from '../../platform/documents/finding-index.ts';
import { readStoredJson, storeJson } from '../../platform/documents/stored-json.ts';
import { wordCountInput } from './word-count.input.ts';
import { wordCount } from './word-count.tool.ts';

export const wordCountJobs: FeatureJobs = {
  jobs: (parts) => [runTaskJob(wordCount, parts, (job) => count(parts, job))],
};

async function count({ blobs, readings }: WorkerParts, job: TaskJob): Promise<void> {
  const { file } = wordCountInput.parse(job.task.input);
  const outcome = await readings.obtain(file, { signal: job.signal, onStage: job.report });
  if (outcome.kind === 'unreadable') return job.fail(outcome.failure, outcome.message);
  const { text } = documentText
    .pick({ text: true })
    .parse(await readStoredJson(blobs, outcome.reading.documentSha256));
  const characters = [...text.replaceAll(/\s/g, '')].length;
  const findings: readonly NewFinding[] = [{ id: 'total', digest: digestOf(['total', characters]) }];
  const indexSha256 = await storeJson(blobs, JSON.stringify(findings));
  const resultSha256 = await storeJson(blobs, JSON.stringify({ characters }));
  await job.complete({ summary: { characters, indexSha256 }, resultSha256 });
}
