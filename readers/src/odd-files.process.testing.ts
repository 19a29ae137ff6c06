/**
 * Reads files one after the other in a separate process and reports on each: `FOLDER WORK_FOLDER NAME…`. Its
 * peak memory is then separate from its parent's, and a hang is detected from outside. Test code only.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { layoutFaults } from '@wenjian/document';
import { createOfficeConverter, readDocument } from './index.ts';
import { renderPage } from './pdf/page/render-page.ts';
import { processorMs } from './processor-time.testing.ts';

export interface ReadReport {
  readonly name: string;
  /** `document`, or the reason why there is none. */
  readonly outcome: string;
  /** The sentence of a refusal, or the text of the document. */
  readonly text: string;
  readonly processorTimeMs: number;
  /** Of the document, if there is one. */
  readonly layoutFaults: readonly string[];
  /** Of drawing the first page of a PDF; null for other files. */
  readonly drawingMs: number | null;
  /**
   * Peak memory of this process, including PDF threads, while it read the file; null when the system does not
   * report it.
   */
  readonly ownPeakBytes: number | null;
  /** Peak memory of LibreOffice, if it was used. */
  readonly officePeakBytes: number | null;
}

const OFFICE_PROCESSOR_MS = 25_000;
const POLL_MS = 20;
/** The value that Linux expects to reset the peak. */
const RESET_PEAK = '5';

const [folder = '', workFolder = '', ...names] = process.argv.slice(2);
const office = createOfficeConverter({ instances: 1, workFolder, processorMs: OFFICE_PROCESSOR_MS });
for (const name of names) process.send?.(await readOne(name));
await office.close();
process.disconnect?.();

async function readOne(name: string): Promise<ReadReport> {
  const officeIds = () => office.status().instances.flatMap(({ processId }) => processId ?? []);
  for (const id of ['self', ...officeIds()]) resetPeak(id);
  let officePeakBytes: number | null = null;
  const look = () => {
    for (const id of officeIds()) officePeakBytes = Math.max(officePeakBytes ?? 0, peakBytes(id) ?? 0);
  };
  const poll = setInterval(look, POLL_MS);
  const started = processorMs();
  const path = join(folder, name);
  const result = await readDocument({ path, name }, { office });
  const processorTimeMs = processorMs() - started;
  clearInterval(poll);
  look();
  const ownPeakBytes = peakBytes('self');
  const isRead = result.kind === 'document';
  return {
    name,
    outcome: isRead ? result.kind : result.reason,
    text: isRead ? result.document.text : result.message,
    processorTimeMs,
    ownPeakBytes,
    officePeakBytes,
    layoutFaults: isRead ? layoutFaults(result.document) : [],
    drawingMs: name.endsWith('.pdf') ? await drawingMs(path) : null,
  };
}

async function drawingMs(path: string): Promise<number> {
  const started = processorMs();
  await renderPage(path, 0, 72);
  return processorMs() - started;
}

/** When the kernel does not allow it, the peak is that of all files so far: still an upper bound. */
function resetPeak(id: number | string): void {
  try {
    writeFileSync(`/proc/${id}/clear_refs`, RESET_PEAK);
  } catch {
    // Not Linux, or not allowed.
  }
}

function peakBytes(id: number | string): number | null {
  try {
    const kibibytes = /VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${id}/status`, 'utf8'))?.[1];
    return kibibytes === undefined ? null : Number(kibibytes) * 1024;
  } catch {
    return null;
  }
}
