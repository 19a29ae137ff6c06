/** `wenjian compare OLD NEW`: the differences of two files, as text or JSON, and as files for people without the tool. */
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { access, constants, copyFile, mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import {
  type Change,
  type ChangeSide,
  type Comparison,
  compareDocuments,
  significanceNames,
  typeNames,
} from '@wenjian/compare';
import type { DocumentTools } from '@wenjian/readers';
import type { ComparisonExport, ExportFormat } from '@wenjian/writers';
import { cliText } from './cli.text.ts';
import { type Command, type Terminal, UnusableInput } from './command.ts';
import { commonOptions, parseArguments } from './parse-arguments.ts';
import { type PlacedInput, readPlaced, requireFile, withDocumentTools } from './read-input.ts';

const usage = 'OLD NEW [--json] [--docx OUT] [--pdf OUT] [--html OUT] [--data DIR]';

/** The option of each export; the PDF is the new side with its changes marked. */
const exportFormats = { docx: 'docx', pdf: 'pdfNew', html: 'html' } as const satisfies Record<
  string,
  ExportFormat
>;

const options = {
  ...commonOptions,
  html: { type: 'string' },
  docx: { type: 'string' },
  pdf: { type: 'string' },
} as const;

export const compareCommand: Command = {
  name: 'compare',
  usage,
  summary: cliText.compare.summary,
  async run(args, terminal) {
    const { values, positionals } = parseArguments(args, options, `compare ${usage}`, 2);
    const [oldPath = '', newPath = ''] = positionals;
    const outputs = [values.docx, values.pdf, values.html].filter((path) => path !== undefined);
    const isEqual = outputs.length === 0 && (await haveSameBytes(oldPath, newPath));
    const comparison = await withDocumentTools(async (tools) => {
      if (isEqual) return compareEqual(tools, newPath, terminal);
      const reading = { pages: outputs.length > 0 ? 'pdf' : 'places', acceptsPictures: true } as const;
      const [old, target] = await Promise.all([
        readPlaced(tools, oldPath, terminal, reading),
        readPlaced(tools, newPath, terminal, reading),
      ]);
      // Before the work, because a redline of a long contract takes its time.
      for (const path of outputs) await requirePlace(path, [oldPath, newPath]);
      terminal.note(cliText.comparing);
      const outcome = compareDocuments(old.document, target.document);
      for (const option of ['docx', 'pdf', 'html'] as const) {
        const path = values[option];
        if (path !== undefined)
          await writeExport(exportFormats[option], path, outcome, old, target, terminal);
      }
      await Promise.all([old.release(), target.release()]);
      return outcome;
    }, SIDES);
    if (values.json) terminal.out(JSON.stringify(toJson(comparison)));
    else printChanges(comparison, terminal);
  },
};

const SIDES = 2;

async function haveSameBytes(one: string, other: string): Promise<boolean> {
  for (const path of [one, other]) await requireFile(path);
  if ((await stat(one)).size !== (await stat(other)).size) return false;
  return (await hashOf(one)) === (await hashOf(other));
}

/** Equal files differ nowhere: no page is laid out to say so. Read once, because what cannot be read is no answer either. */
async function compareEqual(tools: DocumentTools, path: string, terminal: Terminal): Promise<Comparison> {
  const { document, release } = await readPlaced(tools, path, terminal, {
    pages: 'none',
    acceptsPictures: true,
  });
  await release();
  return compareDocuments(document, document);
}

/** A writable path that is not one of the compared files. */
async function requirePlace(path: string, inputs: readonly string[]): Promise<void> {
  await access(dirname(path), constants.W_OK).catch(() => {
    throw new UnusableInput(cliText.cannotWrite(path));
  });
  const there = await stat(path).catch(() => null);
  for (const input of inputs) {
    const { dev, ino } = await stat(input);
    if (there?.dev === dev && there.ino === ino) throw new UnusableInput(cliText.overInput(path));
  }
}

async function writeExport(
  format: ExportFormat,
  path: string,
  comparison: Comparison,
  old: PlacedInput,
  target: PlacedInput,
  terminal: Terminal,
): Promise<void> {
  const input: ComparisonExport = {
    format,
    comparison,
    oldDocument: old.document,
    newDocument: target.document,
    oldPath: old.path,
    newPath: target.path,
    oldPdfPath: old.pdfPath,
    newPdfPath: target.pdfPath,
    names: { old: basename(old.path), new: basename(target.path) },
    hashes: { old: await hashOf(old.path), new: await hashOf(target.path) },
    options: {},
    decisions: [],
    createdAt: new Date(),
  };
  // Written elsewhere until complete: an existing file stays unchanged if the export fails.
  const folder = await mkdtemp(join(tmpdir(), 'wenjian-export-'));
  try {
    const draft = join(folder, 'export');
    // Most comparisons are only looked at: the writers and their libraries are loaded for those that are not.
    const { WriterFailed, writeComparisonExport } = await import('@wenjian/writers');
    const { notice } = await writeComparisonExport(input, draft).catch((error: unknown) => {
      throw error instanceof WriterFailed ? new UnusableInput(error.message) : error;
    });
    if (notice !== null) terminal.note(notice);
    await copyFile(draft, path).catch(() => {
      throw new UnusableInput(cliText.cannotWrite(path));
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  terminal.note(cliText.written(path));
}

async function hashOf(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}

function toJson({ changes, statistics, coverage }: Comparison) {
  return {
    changes: changes.map((change) => ({
      id: change.id,
      type: change.type,
      significance: change.significance,
      old: sideToJson(change.old),
      new: sideToJson(change.new),
      reason: change.reason,
    })),
    statistics,
    coverage,
  };
}

function sideToJson(side: ChangeSide | null) {
  return side === null ? null : { text: side.text, page: side.page, block: side.block };
}

function printChanges({ changes, statistics, coverage }: Comparison, terminal: Terminal): void {
  const { major, minor, noise } = statistics;
  terminal.out(
    changes.length === 0 ? cliText.identical : cliText.summary(changes.length, major, minor, noise),
  );
  for (const change of changes) terminal.out(describe(change));
  if (coverage.notExamined.length > 0) terminal.note(cliText.notExamined);
  for (const { what, count, reason } of coverage.notExamined)
    terminal.note(cliText.item(what, count, reason));
}

function describe(change: Change): string {
  return cliText.change(
    significanceNames[change.significance],
    typeNames[change.type],
    change.old?.text ?? '',
    change.new?.text ?? '',
    change.reason,
  );
}
