/** `wenjian facts FILE…`: parties, sums, days and further facts of contracts as text, JSON or an Excel table; each with its quotation. */
import { writeFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { keyFactNames, keyFactTitles, toldFacts, understandContract } from '@wenjian/contract';
import { coverageOf } from '@wenjian/document';
import type { DocumentTools } from '@wenjian/readers';
import { type FactsTableRow, writeFactsWorkbook } from '@wenjian/writers/facts-workbook';
import { cliText } from './cli.text.ts';
import { type Command, type Terminal, UnusableInput } from './command.ts';
import { commonOptions, parseArguments } from './parse-arguments.ts';
import { readInput, withDocumentTools } from './read-input.ts';

const usage = 'FILE… [--json] [--xlsx OUT] [--data DIR]';
const options = { ...commonOptions, xlsx: { type: 'string' } } as const;
const text = cliText.facts;

export const factsCommand: Command = {
  name: 'facts',
  usage,
  summary: text.summary,
  async run(args, terminal) {
    const { values, positionals } = parseArguments(args, options, `facts ${usage}`, { least: 1 });
    const rows = await withDocumentTools((tools) => readRows(tools, positionals, terminal));
    if (values.xlsx !== undefined) await writeTable(values.xlsx, rows, terminal);
    if (values.json) terminal.out(JSON.stringify({ documents: rows }));
    else if (values.xlsx === undefined) for (const row of rows) printRow(row, terminal);
  },
};

async function readRows(
  tools: DocumentTools,
  paths: readonly string[],
  terminal: Terminal,
): Promise<readonly FactsTableRow[]> {
  const rows: FactsTableRow[] = [];
  for (const path of paths) rows.push(await readRow(tools, path, terminal));
  // One file that cannot be read leaves a table of the others; a table of none is no result.
  const [first] = rows;
  if (rows.every(({ reason }) => reason === 'unreadable')) throw new UnusableInput(first?.message ?? '');
  return rows;
}

async function readRow(tools: DocumentTools, path: string, terminal: Terminal): Promise<FactsTableRow> {
  const name = basename(path);
  try {
    const document = await readInput(tools, path, terminal);
    const { isContract, facts } = toldFacts(understandContract(document));
    const unread = coverageOf(document).notExamined.length;
    return {
      name,
      unread,
      facts: isContract ? facts : null,
      reason: isContract ? null : 'notContract',
      message: null,
    };
  } catch (error) {
    if (!(error instanceof UnusableInput)) throw error;
    return { name, unread: 0, facts: null, reason: 'unreadable', message: error.message };
  }
}

async function writeTable(path: string, rows: readonly FactsTableRow[], terminal: Terminal): Promise<void> {
  const today = new Date().toISOString().slice(0, 'YYYY-MM-DD'.length);
  const bytes = writeFactsWorkbook(rows, keyFactNames, today);
  await writeFile(path, bytes).catch(() => {
    throw new UnusableInput(cliText.cannotWrite(path));
  });
  terminal.note(cliText.written(path));
}

function printRow({ name, facts, reason, message, unread }: FactsTableRow, terminal: Terminal): void {
  terminal.out(name);
  if (facts === null) {
    terminal.out(`  ${message ?? (reason === 'notContract' ? text.notContract : '')}`);
    return;
  }
  for (const column of keyFactNames) {
    const { state, shown, doubt } = facts[column];
    terminal.out(text.fact(keyFactTitles[column], shown === '' ? text.states[state] : shown, doubt));
  }
  if (unread > 0) terminal.note(cliText.notExamined);
}
