/** `wenjian proofread FILE`: what should be corrected in a document; `--lines`: the same for each line of stdin. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import {
  type Correction,
  LANGUAGE_FILE,
  LanguageModel,
  type ProofreadResult,
  proofreadDocument,
  proofreadLine,
  tierNames,
} from '@wenjian/proofread';
import { cliText } from './cli.text.ts';
import type { Command, Terminal } from './command.ts';
import { commonOptions, parseArguments } from './parse-arguments.ts';
import { readInput, withDesk } from './read-input.ts';

const usage = 'FILE [--json] [--data DIR] | --lines [--data DIR]';
const options = { ...commonOptions, lines: { type: 'boolean', default: false } } as const;

/** Where `npm start` and `npm test` put what they fetch: the repository's own data folder. */
const ownData = join(import.meta.dirname, '../../../data');

export const proofreadCommand: Command = {
  name: 'proofread',
  usage,
  summary: cliText.proofread.summary,
  async run(args, terminal) {
    const isLines = args.includes('--lines');
    const { values, positionals } = parseArguments(args, options, `proofread ${usage}`, isLines ? 0 : 1);
    const language = await openLanguage(values.data, terminal);
    if (isLines) return proofreadLines(language, terminal);
    const document = await withDesk((desk) => readInput(desk, positionals[0] ?? '', terminal));
    terminal.note(cliText.proofread.running);
    const result = proofreadDocument(document, { language });
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

async function proofreadLines(language: LanguageModel | null, terminal: Terminal): Promise<void> {
  const lines = createInterface({ input: process.stdin, crlfDelay: Number.POSITIVE_INFINITY });
  for await (const text of lines) {
    const { corrected, corrections } = proofreadLine(text, { language });
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
