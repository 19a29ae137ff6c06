/**
 * `wenjian textbase add PATH…` and `textbase check FILE`: a base of documents on the data folder, and the
 * parts of a file that are in it.
 */
import { basename, resolve } from 'node:path';
import type { Coverage, Document, NotExamined } from '@wenjian/document';
import {
  compareMany,
  type Fragment,
  fingerprintSet,
  fragmentKindNames,
  type ManyResult,
  rankFragments,
  tokenise,
} from '@wenjian/plagiarism';
import type { DocumentTools } from '@wenjian/readers';
import type { OpenTextBase } from '@wenjian/server';
import { cliText } from './cli.text.ts';
import { type Command, type Terminal, UnusableInput } from './command.ts';
import { describeFile, listFiles } from './list-files.ts';
import { commonOptions, DEFAULT_DATA_FOLDER, parseArguments } from './parse-arguments.ts';
import { readInput, requireFile, withDocumentTools } from './read-input.ts';
import { withTextBase } from './with-text-base.ts';

const text = cliText.textbase;
const usage = 'add PATH… | check FILE  [--json] [--data DIR]';
/** With fewer documents nothing can be called rare. */
const FEWEST_FOR_RARITY = 2;

export const textBaseCommand: Command = {
  name: 'textbase',
  usage,
  summary: text.summary,
  details: text.details,
  async run([action = '', ...args], terminal) {
    if (action !== 'add' && action !== 'check') throw new UnusableInput(text.unknownAction(usage));
    const wanted = action === 'add' ? { least: 1 } : 1;
    const { values, positionals } = parseArguments(args, commonOptions, `textbase ${usage}`, wanted);
    const dataFolder = values.data ?? DEFAULT_DATA_FOLDER;
    if (action === 'add') print(await addPaths(positionals, dataFolder, terminal), values.json, terminal);
    else print(await checkFile(positionals[0] ?? '', dataFolder, terminal), values.json, terminal);
  },
};

interface Printed {
  readonly json: object;
  readonly coverage: Coverage;
  readonly lines: readonly string[];
}

function print({ json, coverage, lines }: Printed, isJson: boolean, terminal: Terminal): void {
  if (isJson) {
    terminal.out(JSON.stringify({ ...json, coverage }));
    return;
  }
  const { notExamined } = coverage;
  for (const line of lines) terminal.out(line);
  if (notExamined.length > 0) terminal.note(cliText.notExamined);
  for (const { what, count, reason } of notExamined) terminal.note(cliText.item(what, count, reason));
}

type Outcome = keyof typeof text.outcomes;

interface AddedDocument {
  readonly documentId: string;
  readonly name: string;
  readonly outcome: Outcome;
}

async function addPaths(paths: readonly string[], dataFolder: string, terminal: Terminal): Promise<Printed> {
  const files = await listFiles(paths);
  if (files.length === 0) throw new UnusableInput(text.noFiles(paths.join('、')));
  return withTextBase(dataFolder, terminal, (base, signal) =>
    withDocumentTools(async (tools) => {
      const documents: AddedDocument[] = [];
      const notExamined: NotExamined[] = [];
      for (const path of files) {
        signal.throwIfAborted();
        const added = await addFile(base, tools, path, terminal);
        if (typeof added === 'string') notExamined.push({ what: text.file(path), count: 1, reason: added });
        else documents.push(added);
      }
      const [first] = notExamined;
      if (documents.length === 0 && first !== undefined)
        throw new UnusableInput(text.noneAdded(`${first.what}：${first.reason}`));
      return presentAdded(documents, notExamined, await base.countDocuments());
    }),
  );
}

/** The reason, if it cannot be read: one broken file does not stop the others. */
async function addFile(
  base: OpenTextBase,
  tools: DocumentTools,
  path: string,
  terminal: Terminal,
): Promise<AddedDocument | string> {
  const file = await describeFile(path);
  const { name } = file;
  const known = await base.findContent(file);
  if (known !== null) return { ...known, name };
  terminal.note(cliText.reading(path));
  // Without pages: the engine does not need the places of characters, and LibreOffice is not started for them.
  const outcome = await tools.read({ path, name }, { pages: 'none' });
  if (outcome.kind === 'unreadable') return outcome.message;
  await outcome.release();
  const { document } = outcome;
  return { ...(await base.add({ ...file, document, hashes: hashesOf(document) })), name };
}

function hashesOf(document: Document): Int32Array {
  return fingerprintSet(tokenise(document));
}

function presentAdded(
  documents: readonly AddedDocument[],
  notExamined: readonly NotExamined[],
  total: number,
): Printed {
  const countOf = (wanted: Outcome) => documents.filter(({ outcome }) => outcome === wanted).length;
  const [added, updated, unchanged] = [countOf('added'), countOf('updated'), countOf('unchanged')];
  const examined = [
    { what: text.filesRead, count: added + updated },
    { what: text.filesKnown, count: unchanged },
  ].filter(({ count }) => count > 0);
  return {
    json: { documents, total },
    coverage: { examined, notExamined },
    lines: [
      ...documents.map(({ name, outcome }) => text.document(text.outcomes[outcome], name)),
      text.added(added, updated, unchanged, total),
    ],
  };
}

async function checkFile(path: string, dataFolder: string, terminal: Terminal): Promise<Printed> {
  await requireFile(path);
  return withTextBase(dataFolder, terminal, async (base, signal) => {
    const total = await base.countDocuments();
    if (total === 0) throw new UnusableInput(text.empty(resolve(dataFolder)));
    const document = await withDocumentTools((tools) => readInput(tools, path, terminal));
    terminal.note(text.searching);
    const { source } = await describeFile(path);
    const found = await base.search(source, hashesOf(document), signal);
    const hasRarity = found.frequencies.documentCount >= FEWEST_FOR_RARITY;
    const result = compareMany(document, found.sources, hasRarity ? { frequencies: found.frequencies } : {});
    const names = new Map(found.sources.map(({ id, names: all }) => [id, all]));
    const coverage: Coverage = {
      examined: [
        ...result.coverage.examined,
        { what: text.searched, count: total },
        { what: text.compared, count: found.sources.length },
      ],
      notExamined: [...result.coverage.notExamined, ...found.notExamined],
    };
    return presentCheck(result, names, coverage);
  });
}

function presentCheck(
  { total, sources }: ManyResult,
  names: ReadonlyMap<string, readonly string[]>,
  coverage: Coverage,
): Printed {
  const shown = sources.flatMap(({ id, result: { aInB, fragments } }) => {
    const counted = rankFragments(fragments.filter(({ isSubtracted }) => !isSubtracted));
    if (counted.length === 0) return [];
    const all = names.get(id) ?? [basename(id)];
    return [{ documentId: id, name: all[0] ?? '', names: all, share: aInB.after.rate, fragments: counted }];
  });
  const similarity = total.after.rate;
  return {
    json: {
      similarity,
      sources: shown.map((source) => ({ ...source, fragments: source.fragments.map(fragmentToJson) })),
    },
    coverage,
    lines: [
      text.head(percent(similarity), shown.length),
      ...shown.flatMap(({ names: all, share, fragments }) => [
        text.source(all.join('、'), percent(share), fragments.length),
        ...fragments.map(({ kind, a }) => text.fragment(fragmentKindNames[kind], a.text)),
      ]),
    ],
  };
}

function fragmentToJson({ a, b, kind, pieces }: Fragment) {
  const side = ({ start, end, text: quoted }: Fragment['a']) => ({ start, end, text: quoted });
  return { a: side(a), b: side(b), kind, pieces };
}

function percent(rate: number): string {
  return `${(rate * 100).toFixed(1)}%`;
}
