/** `wenjian compare OLD NEW`: the differences of two files, as text, JSON or an HTML report. */
import { writeFile } from 'node:fs/promises';
import { basename } from 'node:path';
import {
  type Change,
  type ChangeSide,
  type Comparison,
  compareDocuments,
  renderHtml,
  significanceNames,
  typeNames,
} from '@wenjian/compare';
import { cliText } from './cli.text.ts';
import { type Command, type Terminal, UnusableInput } from './command.ts';
import { commonOptions, parseArguments } from './parse-arguments.ts';
import { readInput, withDesk } from './read-input.ts';

const usage = 'OLD NEW [--json] [--html OUT] [--data DIR]';

/** Exports that are part of the command's contract and not built yet. */
const laterExports = ['docx', 'pdf'] as const;

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
    for (const option of laterExports) {
      if (values[option] !== undefined) throw new UnusableInput(cliText.exportNotBuilt(option));
    }
    const [oldPath = '', newPath = ''] = positionals;
    const [old, target] = await withDesk(
      async (desk) =>
        [await readInput(desk, oldPath, terminal), await readInput(desk, newPath, terminal)] as const,
    );
    terminal.note(cliText.comparing);
    const comparison = compareDocuments(old, target);
    if (values.html !== undefined) {
      const names = { old: basename(oldPath), new: basename(newPath) };
      await writeReport(values.html, renderHtml(old, target, comparison, names), terminal);
    }
    if (values.json) terminal.out(JSON.stringify(toJson(comparison)));
    else printChanges(comparison, terminal);
  },
};

async function writeReport(path: string, html: string, terminal: Terminal): Promise<void> {
  try {
    await writeFile(path, html);
  } catch {
    throw new UnusableInput(cliText.cannotWrite(path));
  }
  terminal.note(cliText.written(path));
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
