/**
 * `wenjian proofread FILE`: the corrections of a document; `--lines`: the same for each line of stdin;
 * `--lexicon`: the team's own words.
 */
import { readFile } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import {
  type Correction,
  type LanguageModel,
  type ProofreadOptions,
  type ProofreadResult,
  type Proposals,
  parseLexicon,
  proofreadDocument,
  proofreadLine,
  type TeamLexicon,
  textLines,
  tierNames,
} from '@wenjian/proofread';
import { openLanguage } from '@wenjian/server/language';
import { cliText } from './cli.text.ts';
import { type Command, type Terminal, UnusableInput } from './command.ts';
import { commonOptions, parseArguments } from './parse-arguments.ts';
import { readInput, requireFile, withDocumentTools } from './read-input.ts';

const usage = 'FILE [--lexicon FILE] [--json] | --lines [--lexicon FILE]';
const options = {
  ...commonOptions,
  lines: { type: 'boolean', default: false },
  lexicon: { type: 'string' },
} as const;

export const proofreadCommand: Command = {
  name: 'proofread',
  usage,
  summary: cliText.proofread.summary,
  details: cliText.proofread.details,
  async run(args, terminal) {
    const isLines = args.includes('--lines');
    const { values, positionals } = parseArguments(args, options, `proofread ${usage}`, isLines ? 0 : 1);
    const lexicon = values.lexicon === undefined ? undefined : await openLexicon(values.lexicon, terminal);
    const language = await openWords(terminal);
    const given = { language, ...(lexicon === undefined ? {} : { lexicon }) };
    const propose = await openProposals(terminal);
    if (isLines) return proofreadLines(given, propose, terminal);
    const document = await withDocumentTools((tools) => readInput(tools, positionals[0] ?? '', terminal));
    terminal.note(cliText.proofread.running);
    const proposals = await propose(textLines(document).map(({ text }) => text));
    const result = proofreadDocument(document, { ...given, proposals });
    if (values.json) terminal.out(JSON.stringify(result));
    else printResult(result, terminal);
  },
};

/** Null, with a message, if its file cannot be used: lexicon and rules work without it. */
async function openWords(terminal: Terminal): Promise<LanguageModel | null> {
  const language = await openLanguage();
  if (language === null) terminal.note(cliText.proofread.noLanguage);
  return language;
}

/** Unusable lines are named; the others are used. A file without a usable line is refused. */
async function openLexicon(path: string, terminal: Terminal): Promise<TeamLexicon> {
  await requireFile(path);
  const { lexicon, faults } = parseLexicon(await readFile(path, 'utf8'));
  for (const fault of faults) terminal.note(fault);
  if (lexicon.alwaysRight.length + lexicon.alwaysWrong.length === 0)
    throw new UnusableInput(cliText.proofread.emptyLexicon(path));
  return lexicon;
}

type Propose = (lines: readonly string[]) => Promise<Proposals | null>;

/** Without the corrector, with a message, nothing is proposed: the other checks work without it. */
async function openProposals(terminal: Terminal): Promise<Propose> {
  try {
    const { openCorrector } = await import('@wenjian/server/sentence-corrector');
    return await openCorrector();
  } catch {
    terminal.note(cliText.proofread.noCorrector);
    return async () => null;
  }
}

async function proofreadLines(given: ProofreadOptions, propose: Propose, terminal: Terminal): Promise<void> {
  const lines = createInterface({ input: process.stdin, crlfDelay: Number.POSITIVE_INFINITY });
  for await (const text of lines) {
    const proposals = await propose([text]);
    const { corrected, corrections } = proofreadLine(text, { ...given, proposals });
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
