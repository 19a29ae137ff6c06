/**
 * Prints the sentences of labelled contracts as examples for recognition: one row for each plant, one for
 * each sentence without any. Parties become 付款方 and 收款方, so that a row shows who pays without its
 * contract.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Contract, partyMentions, sentencesOf, understandContract } from '@wenjian/audit/recognition';
import { parseLabelled } from './audit-corpus.ts';

const SHORTEST_SENTENCE = 8;
const roles = { payer: '付款方', performer: '收款方' } as const;

for (const folder of process.argv.slice(2)) {
  for (const name of readdirSync(folder).sort()) console.log(rowsOf(folder, name).join('\n'));
}

function rowsOf(folder: string, name: string): readonly string[] {
  const { document, plants, also, type } = parseLabelled(name, readFileSync(join(folder, name), 'utf8'));
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
