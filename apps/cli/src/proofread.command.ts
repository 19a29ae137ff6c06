/** `wenjian proofread FILE`: what should be corrected in a document; `--lines`: the same for each line of stdin; `--lexicon`: the team's own words. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import {
  type Correction,
  LANGUAGE_FILE,
  LanguageModel,
  type ProofreadOptions,
  type ProofreadResult,
  parseLexicon,
  proofreadDocument,
  proofreadLine,
  type TeamLexicon,
  tierNames,
} from '@wenjian/proofread';
import { cliText } from './cli.text.ts';
import { type Command, type Terminal, UnusableInput } from './command.ts';
import { commonOptions, parseArguments } from './parse-arguments.ts';
import { readInput, requireFile, withDocumentTools } from './read-input.ts';

const usage = 'FILE [--lexicon FILE] [--json] [--data DIR] | --lines [--lexicon FILE] [--data DIR]';
const options = {
  ...commonOptions,
  lines: { type: 'boolean', default: false },
  lexicon: { type: 'string' },
} as const;

/** Where `npm start` and `npm test` put what they fetch: the repository's own data folder. */
const ownData = join(import.meta.dirname, '../../../data');

export const proofreadCommand: Command = {
  name: 'proofread',
  usage,
  summary: cliText.proofread.summary,
  details: cliText.proofread.details,
  async run(args, terminal) {
    const isLines = args.includes('--lines');
    const { values, positionals } = parseArguments(args, options, `proofread ${usage}`, isLines ? 0 : 1);
    const lexicon = values.lexicon === undefined ? undefined : await openLexicon(values.lexicon, terminal);
    const language = await openLanguage(values.data, terminal);
    const given = { language, ...(lexicon === undefined ? {} : { lexicon }) };
    if (isLines) return proofreadLines(given, terminal);
    const document = await withDocumentTools((tools) => readInput(tools, positionals[0] ?? '', terminal));
    terminal.note(cliText.proofread.running);
    const result = proofreadDocument(document, given);
    if (values.json) terminal.out(JSON.stringify(result));
    else printResult(result, terminal);
  },
};

/** Null, with a sentence, where there is none: lexicon and rules do their part without it. */
async function openLanguage(data: string | undefined, terminal: Terminal): Promise<LanguageModel | null> {
  for (const folder of [...(data === undefined ? [] : [data]), ownData]) {
    const bytes = await readFile(join(folder, LANGUAGE_FILE)).catch(() => null);
    const model = bytes === null ? null : LanguageModel.open(new Uint8Array(bytes).buffer);
    if (model !== null) return model;
  }
  terminal.note(cliText.proofread.noLanguage);
  return null;
}

/** Lines that cannot be used are named; the others hold. A file without a usable line is no lexicon. */
async function openLexicon(path: string, terminal: Terminal): Promise<TeamLexicon> {
  await requireFile(path);
  const { lexicon, faults } = parseLexicon(await readFile(path, 'utf8'));
  for (const fault of faults) terminal.note(fault);
  if (lexicon.alwaysRight.length + lexicon.alwaysWrong.length === 0)
    throw new UnusableInput(cliText.proofread.emptyLexicon(path));
  return lexicon;
}

async function proofreadLines(given: ProofreadOptions, terminal: Terminal): Promise<void> {
  const lines = createInterface({ input: process.stdin, crlfDelay: Number.POSITIVE_INFINITY });
  for await (const text of lines) {
    const { corrected, corrections } = proofreadLine(text, given);
    terminal.out(JSON.stringify({ text, corrected, corrections }));
  }
}

function printResult({ corrections, coverage }: ProofreadResult, terminal: Terminal): void {
  const count = (tier: Correction['tier']): number =>
    corrections.filter((correction) => correction.tier === tier).length;
  terminal.out(cliText.proofread.head(count('error'), count('suspect'), count('advice')));
  for (const { tier, original, suggestion, reason } of corrections)
    terminal.out(cliText.proofread.correction(tierNames[tier], original, suggestion, reason));
  if (coverage.notExamined.length > 0) terminal.note(cliText.notExamined);
  for (const { what, count: number, reason } of coverage.notExamined)
    terminal.note(cliText.item(what, number, reason));
}
