/**
 * Prints the sentences of labelled contracts as examples for recognition: one row for each plant, one for
 * each sentence without any. Parties become 付款方 and 收款方, so that a row shows who pays without its
 * contract. Plants that are only described in words get the names of the rules whose patterns find them; those of no
 * rule are called `unlisted`, unless they are about figures or two places, which one sentence cannot show.
 * `--wordings` prints the wordings of the rules' tests instead.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { auditContract } from '@wenjian/audit';
import {
  allRules,
  auditText,
  type Contract,
  judgesWords,
  partyMentions,
  sentencesOf,
  understandContract,
} from '@wenjian/audit/recognition';
import {
  contractAround,
  type Paraphrase,
  paraphrases,
} from '../../../packages/audit/src/rules/paraphrase.testing.ts';
import { parseLabelled } from './audit-corpus.ts';
import { parsePlanted } from './audit-planted.ts';
import { UNLISTED } from './audit-train-examples.ts';

const SHORTEST_SENTENCE = 8;
const beyondSentence =
  /不符|不一致|合计|总和|应为|矛盾|废止|失效|相加|之和|大小写|小于|大于|不等于|100%|定义|算错|对不上|编号|跳号|缺少|未约定|没有约定/;
const RULES = join(import.meta.dirname, '../../../packages/audit/src/rules');
const roles = { payer: '付款方', performer: '收款方' } as const;

for (const folder of process.argv.slice(2)) {
  if (folder === '--wordings') console.log(wordings().join('\n'));
  else for (const name of readdirSync(folder).sort()) console.log(rowsOf(folder, name).join('\n'));
}

/** The wordings in the tests of rules that judge words: single sentences that must be reported (+), and such that must not (-). */
function wordings(): readonly string[] {
  const byWords = new Set(allRules.filter(judgesWords).map(({ id }) => id));
  return readdirSync(RULES, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.test.ts'))
    .sort()
    .flatMap((name) => [...readFileSync(join(RULES, name), 'utf8').matchAll(/paraphrases\(`([^`]*)`\)/g)])
    .flatMap(([, table = '']) => paraphrases(table))
    .filter(({ rule }) => byWords.has(rule))
    .flatMap((row) => wordingRow(row) ?? []);
}

function wordingRow({ sign, rule, kind, text }: Paraphrase): string | null {
  const contract = understandContract(contractAround({ kind, text }));
  const [said, ...others] = sentencesOf(contract).filter((sentence) => text.includes(sentence.text));
  if (said === undefined || others.length > 0) return null;
  const sided = withSides(contract, said.text);
  return (sign === '+' ? [rule, '1', 'both', sided] : ['-', '0', '-', sided]).join('\t');
}

function rowsOf(folder: string, name: string): readonly string[] {
  const source = readFileSync(join(folder, name), 'utf8');
  return /⟦|^# clean/m.test(source) ? describedRows(name, source) : labelledRows(name, source);
}

/** Sentences that a pattern reports without being planted are left out: whether they are harmless is unknown, except in a clean contract. */
function describedRows(name: string, source: string): readonly string[] {
  const { document, plants, isClean } = parsePlanted(name, source);
  const contract = understandContract(document);
  const rows = [`# ${name.replace('.txt', '')} ${contract.type.type}`];
  const found = auditContract(document).risks.filter(
    ({ kind, span, reason }) => kind === 'risk' && span !== null && !reason.startsWith(auditText.recognised),
  );
  for (const { start, end, text } of sentencesOf(contract)) {
    if (text.length < SHORTEST_SENTENCE) continue;
    const isHere = (place: { readonly start: number; readonly end: number }) =>
      place.start < end && start < place.end;
    const on = plants.filter(({ places }) => places.some(isHere));
    const rules = new Set(
      found.flatMap(({ span, ruleId }) => (span !== null && isHere(span) ? [ruleId] : [])),
    );
    if (on.length === 0 && (isClean || rules.size === 0))
      rows.push(['-', '0', '-', withSides(contract, text)].join('\t'));
    if (on.length === 0) continue;
    const isShown = on.some(({ what }) => !beyondSentence.test(what));
    for (const ruleId of rules.size > 0 ? rules : isShown ? [UNLISTED] : [])
      rows.push([ruleId, '1', 'both', withSides(contract, text)].join('\t'));
  }
  return rows;
}

function labelledRows(name: string, source: string): readonly string[] {
  const { document, plants, also, type } = parseLabelled(name, source);
  const contract = understandContract(document);
  const rows = [`# ${name.replace('.txt', '')} ${type} ${also.join(' ')}`.trimEnd()];
  for (const { ruleId, side, start, end } of plants) {
    const harmed = side === 'any' ? 'both' : side;
    rows.push([ruleId, '1', harmed, withSides(contract, document.text.slice(start, end))].join('\t'));
  }
  for (const { start, end, text } of sentencesOf(contract)) {
    const isPlanted = plants.some((plant) => plant.start < end && start < plant.end);
    if (isPlanted || text.length < SHORTEST_SENTENCE) continue;
    rows.push(['-', '0', '-', withSides(contract, text)].join('\t'));
  }
  return rows;
}

function withSides(contract: Contract, text: string): string {
  let named = '';
  let end = 0;
  const line = text.replace(/\s+/g, '');
  for (const { index, word, party } of partyMentions(contract, line)) {
    const role = party === null ? word : party.side === null ? '该方' : roles[party.side];
    named += line.slice(end, index) + role;
    end = index + word.length;
  }
  return named + line.slice(end);
}
