/** `wenjian laws …`: the law corpus of a data folder or of DATABASE_URL. */
import { stat } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { writeLabel } from '@wenjian/answers';
import { type Document, spanText } from '@wenjian/document';
import type { CheckedCitation, FoundArticle, Laws } from '@wenjian/server';
import { type Command, type Terminal, UnusableInput } from './command.ts';
import { lawChangesLines } from './law-changes.text.ts';
import { lawsText } from './laws.text.ts';
import { commonOptions, DEFAULT_DATA_FOLDER, parseArguments } from './parse-arguments.ts';
import { readInput, withDocumentTools } from './read-input.ts';

const usage =
  'import DIR [--dry-run] | embed | search TEXT [--top N] | search --lines [--top N] | check FILE  [--json] [--data DIR]';

const actions: Readonly<Record<string, (args: readonly string[], terminal: Terminal) => Promise<void>>> = {
  import: importFolder,
  embed,
  search,
  check,
};

export const lawsCommand: Command = {
  name: 'laws',
  usage,
  summary: lawsText.summary,
  details: lawsText.details,
  async run([name = '', ...args], terminal) {
    const action = actions[name];
    if (action === undefined) throw new UnusableInput(lawsText.unknownAction(usage));
    await action(args, terminal);
  },
};

async function withLaws<T>(dataFolder: string | undefined, use: (laws: Laws) => Promise<T>): Promise<T> {
  // Loaded here, so that reading and comparing start without the server's code.
  const { openLaws } = await import('@wenjian/server');
  const laws = await openLaws({
    dataFolder: dataFolder ?? DEFAULT_DATA_FOLDER,
    databaseUrl: process.env.DATABASE_URL,
  });
  try {
    return await use(laws);
  } finally {
    await laws.close();
  }
}

/** One line of progress for this many. */
const LAWS_A_LINE = 250;
const ARTICLES_A_LINE = 10_000;
const EMBEDDED_AT_ONCE = 128;

const importOptions = { ...commonOptions, 'dry-run': { type: 'boolean', default: false } } as const;

async function importFolder(args: readonly string[], terminal: Terminal): Promise<void> {
  const own = 'laws import DIR [--dry-run] [--json] [--data DIR]';
  const { values, positionals } = parseArguments(args, importOptions, own, 1);
  const folder = positionals[0] ?? '';
  const found = await stat(folder).catch(() => null);
  if (found?.isDirectory() !== true) throw new UnusableInput(lawsText.noSuchFolder(folder));
  const progress = {
    law: (done: number, total: number) => {
      if (done % LAWS_A_LINE === 0) terminal.note(lawsText.importing(done, total));
    },
    indexed: (indexed: number) => {
      if (indexed % ARTICLES_A_LINE === 0) terminal.note(lawsText.indexing(indexed));
    },
  };
  const isDryRun = values['dry-run'];
  const outcome = await withLaws(values.data, (laws) => laws.importFolder(folder, progress, { isDryRun }));
  if (outcome.laws === 0) throw new UnusableInput(lawsText.noStatutes(folder));
  if (outcome.skipped > 0) terminal.note(lawsText.skipped(outcome.skipped));
  for (const line of lawChangesLines(outcome.changes)) terminal.note(line);
  if (isDryRun) terminal.note(lawsText.dryRun);
  const { laws, articles, added, replaced, unchanged } = outcome;
  if (values.json) terminal.out(JSON.stringify({ ...outcome, isDryRun }));
  else terminal.out(lawsText.imported(laws, articles, added, replaced, unchanged));
}

/** After Ctrl-C it keeps the finished vectors, and continues from there the next time. */
async function embed(args: readonly string[], terminal: Terminal): Promise<void> {
  const { values } = parseArguments(args, commonOptions, 'laws embed [--json] [--data DIR]', 0);
  const stopping = new AbortController();
  const stop = () => stopping.abort();
  process.once('SIGINT', stop).once('SIGTERM', stop);
  const made = await withLaws(values.data, (laws) =>
    laws.embed(stopping.signal, (count) => {
      if (count % ARTICLES_A_LINE < EMBEDDED_AT_ONCE) terminal.note(lawsText.embedding(count));
    }),
  ).finally(() => process.off('SIGINT', stop).off('SIGTERM', stop));
  if (made === null) throw new UnusableInput(lawsText.noModel);
  terminal.out(values.json ? JSON.stringify({ embedded: made }) : lawsText.embedded(made));
}

const searchOptions = {
  ...commonOptions,
  top: { type: 'string', default: '10' },
  lines: { type: 'boolean', default: false },
} as const;
const MOST_FOUND = 200;

async function search(args: readonly string[], terminal: Terminal): Promise<void> {
  const isLines = args.includes('--lines');
  const own = 'laws search TEXT [--top N] [--json] [--data DIR] | --lines [--top N] [--data DIR]';
  const { values, positionals } = parseArguments(args, searchOptions, own, isLines ? 0 : 1);
  const top = Number(values.top);
  if (!Number.isInteger(top) || top < 1 || top > MOST_FOUND) throw new UnusableInput(lawsText.badTop);
  await withLaws(values.data, async (laws) => {
    await laws.ensure(() => terminal.note(lawsText.loading));
    const ask = await laws.openSearch(() => terminal.note(lawsText.byWordsOnly));
    if (ask === null) throw new UnusableInput(lawsText.noCorpus);
    const answer = async (question: string) => {
      const found = await ask(question, top);
      if (found === null) terminal.note(lawsText.notIndexed);
      return found;
    };
    if (isLines) {
      for await (const line of createInterface({ input: process.stdin, crlfDelay: Number.POSITIVE_INFINITY }))
        terminal.out(asJson((await answer(line)) ?? []));
      return;
    }
    const found = await answer(positionals[0] ?? '');
    if (values.json) terminal.out(asJson(found ?? []));
    else if (found !== null) printFound(found, terminal);
  });
}

/** The days of the texts are for people: the shape is fixed. */
function asJson(found: readonly FoundArticle[]): string {
  return JSON.stringify(found.map(({ stateOf: _, wording: __, ...article }) => article));
}

function printFound(found: readonly FoundArticle[], terminal: Terminal): void {
  if (found.length === 0) terminal.note(lawsText.nothingFound);
  for (const { law, article, status, stateOf, text } of found) {
    const head = lawsText.found(law, article, lawsText.status(status, stateOf));
    terminal.out(`${head}\n${text}\n`);
  }
}

async function check(args: readonly string[], terminal: Terminal): Promise<void> {
  const { values, positionals } = parseArguments(
    args,
    commonOptions,
    'laws check FILE [--json] [--data DIR]',
    1,
  );
  const document = await withDocumentTools((tools) => readInput(tools, positionals[0] ?? '', terminal));
  const citations = await withLaws(values.data, async (laws) => {
    await laws.ensure(() => terminal.note(lawsText.loading));
    return laws.check(document);
  });
  const shown = citations.map((citation) => toJson(document, citation));
  if (values.json) return terminal.out(JSON.stringify(shown));
  if (shown.length === 0) terminal.note(lawsText.noCitations);
  for (const { outcome, text, reason } of shown)
    terminal.out(lawsText.citation(lawsText.outcomes[outcome], text, reason));
}

function toJson(document: Document, citation: CheckedCitation) {
  const { start, end, law, address, outcome, name, articleText, successor, reason, supports } = citation;
  return {
    start,
    end,
    text: spanText(document, citation),
    law,
    article: address === null ? null : writeLabel(address),
    outcome,
    name,
    articleText,
    successor,
    reason,
    supports,
  };
}
