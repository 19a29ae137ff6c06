/**
 * Speed and memory of our readers compared with pdftotext and tesseract: same files, same run, each in its
 * own process.
 */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createOfficeConverter } from '@wenjian/readers';
import { describeMachine } from '../describe-machine.ts';
import type { Measurement } from '../measurement.ts';
import { runOurs, runPdftotext, runTesseract } from './document-contestants.ts';
import { type DocumentFiles, makeDocumentFiles } from './document-files.ts';

const PAGES = 100;
/**
 * Recognition takes seconds per page: a hundred pages would take longer than everything else and show nothing
 * more.
 */
const SCANNED_PAGES = 20;
const RUNS = 3;
const TARGET_RATIO = 3;
const OURS = 'wenjian';
const KEPT = 'wenjian, process kept running';
const BOXES_PEER = '`pdftotext -bbox`';

interface Scenario {
  readonly title: string;
  readonly pages: number;
  readonly runs: number;
  /** The row the others are compared with. */
  readonly reference: string;
  readonly contestants: Readonly<Record<string, () => Promise<Measurement>>>;
}

export async function benchDocuments(): Promise<string> {
  const description = describeRun();
  const folder = await mkdtemp(join(tmpdir(), 'bench-documents-'));
  try {
    console.error('documents: writing the files');
    const files = await makeFiles(folder);
    if (files === null) return `## Documents\n\nNot measured: LibreOffice is not installed.`;
    const sections: string[] = [];
    for (const scenario of await scenariosOf(files, folder)) {
      const results = await runScenario(scenario);
      sections.push(`### ${scenario.title}\n\n${renderTable(scenario, results)}${verdict(results)}`);
    }
    return `## Documents\n\n${description}\n\n${sections.join('\n\n')}`;
  } finally {
    await rm(folder, { recursive: true });
  }
}

function describeRun(): string {
  return `${describeMachine()} A Chinese contract of ${PAGES} full pages (numbered clauses, tables, header and footer) written as docx, its PDF by LibreOffice, and its first ${SCANNED_PAGES} pages as a scan at 200 dpi; fixed seeds. Best of ${RUNS} runs (recognition: one run), each in a fresh process. Peak memory is that of the process and everything it started, together.

What is compared:
- \`${OURS}\`: the first read of a fresh process, with nothing compiled or loaded. \`${KEPT}\`: the second read of the same process, as in the running product. Start of the process not included.
- \`pdftotext -bbox\` gives one box for a run of characters between spaces; we give every character a box, and rebuild paragraphs, tables, headers and footers. \`pdftotext -layout\` gives text without boxes. Start of the process included.
- \`tesseract\` (chi_sim, one thread) is given the scanned pages as pictures; ours opens the PDF and draws its pages first. How many characters each gets wrong is measured in the section on text recognition.`;
}

async function makeFiles(folder: string): Promise<DocumentFiles | null> {
  const office = createOfficeConverter({ instances: 1, workFolder: folder });
  try {
    return await makeDocumentFiles(folder, office, { pages: PAGES, scannedPages: SCANNED_PAGES });
  } catch (error) {
    if (office.status().isAvailable === false) return null;
    throw error;
  } finally {
    await office.close();
  }
}

async function scenariosOf(files: DocumentFiles, folder: string): Promise<readonly Scenario[]> {
  const pageList = join(folder, 'pages.txt');
  await writeFile(pageList, files.scannedPages.join('\n'));
  return [
    {
      title: `PDF, ${PAGES} pages`,
      pages: PAGES,
      runs: RUNS,
      reference: BOXES_PEER,
      contestants: {
        [OURS]: () => runOurs('native', files.pdf, folder, false),
        [KEPT]: () => runOurs('native', files.pdf, folder, true),
        [BOXES_PEER]: () => runPdftotext('-bbox', files.pdf, folder),
        '`pdftotext -layout`': () => runPdftotext('-layout', files.pdf, folder),
      },
    },
    {
      title: `docx, ${PAGES} pages`,
      pages: PAGES,
      runs: RUNS,
      reference: OURS,
      contestants: {
        [OURS]: () => runOurs('native', files.docx, folder, false),
        [KEPT]: () => runOurs('native', files.docx, folder, true),
        'wenjian with places, start of LibreOffice included': () =>
          runOurs('placed', files.docx, folder, false),
        'wenjian with places, LibreOffice kept running': () => runOurs('placed', files.docx, folder, true),
      },
    },
    {
      title: `Scanned PDF, ${SCANNED_PAGES} pages`,
      pages: SCANNED_PAGES,
      runs: 1,
      reference: '`tesseract`',
      contestants: {
        [OURS]: () => runOurs('placed', files.scan, folder, false),
        '`tesseract`': () => runTesseract(files.scannedPages, pageList),
      },
    },
  ];
}

async function runScenario(scenario: Scenario): Promise<ReadonlyMap<string, Measurement>> {
  const results = new Map<string, Measurement>();
  // In rounds, so that a busy moment of the machine does not affect only one competitor.
  for (let round = 0; round < scenario.runs; round++) {
    for (const [name, run] of Object.entries(scenario.contestants)) {
      console.error(`${scenario.title}: ${name}`);
      const known = results.get(name);
      if (known !== undefined && known.kind !== 'done') continue;
      const next = await run();
      const isBetter = known === undefined || next.kind !== 'done' ? true : next.elapsedMs < known.elapsedMs;
      if (isBetter) results.set(name, next);
    }
  }
  return results;
}

function renderTable(scenario: Scenario, results: ReadonlyMap<string, Measurement>): string {
  const reference = elapsed(results.get(scenario.reference));
  const rows = [...results].map(([name, result]) => renderRow(name, result, scenario.pages, reference));
  return [
    `| reader | time | pages per second | against ${scenario.reference} | peak memory | |`,
    '|---|---|---|---|---|---|',
    ...rows,
  ].join('\n');
}

function renderRow(name: string, result: Measurement, pages: number, reference: number | null): string {
  switch (result.kind) {
    case 'done': {
      const { elapsedMs, peakBytes, note } = result;
      const ratio = reference === null ? '–' : `${(elapsedMs / reference).toFixed(2)}×`;
      const memory = peakBytes === null ? '–' : `${Math.round(peakBytes / 1024 / 1024)} MB`;
      const speed = pages / (elapsedMs / 1000);
      return `| ${name} | ${Math.round(elapsedMs)} ms | ${speed.toFixed(speed < 10 ? 2 : 0)} | ${ratio} | ${memory} | ${note} |`;
    }
    case 'stopped':
      return `| ${name} | > ${result.afterMs / 1000} s | – | – | – | stopped |`;
    case 'failed':
      return `| ${name} | – | – | – | – | ${result.reason} |`;
  }
}

/** The product keeps its processes, so that figure decides; the first read of a new process is shown beside it. */
function verdict(results: ReadonlyMap<string, Measurement>): string {
  const peer = elapsed(results.get(BOXES_PEER));
  const judge = (name: string): string => {
    const own = elapsed(results.get(name));
    if (own === null || peer === null) return 'not measured';
    return `${own <= peer * TARGET_RATIO ? 'held' : 'missed'} at ${(own / peer).toFixed(2)}×`;
  };
  if (!results.has(BOXES_PEER)) return '';
  return `\n\nTarget, text with boxes within ${TARGET_RATIO}× of ${BOXES_PEER}: ${judge(KEPT)} by a process kept running; ${judge(OURS)} by the first read of a fresh one.`;
}

function elapsed(result: Measurement | undefined): number | null {
  return result?.kind === 'done' ? result.elapsedMs : null;
}
