/** Each row in the words of several drafters (+), and sound terms that sound like it (-). A slash starts the next paragraph. */
import { readProvisions, understandContract } from '@wenjian/contract';
import { describe, expect, it } from 'vitest';
import { matchFacts } from '../../checks/match-facts.ts';
import { contractAround } from '../paraphrase.testing.ts';
import { saidRows } from './said.rules.ts';
import { wordings } from './wordings.testing.ts';

const FEWEST = { said: 4, sound: 3 };

function isSaid(id: string, text: string): boolean {
  const row = saidRows.find((one) => one.id === id);
  if (row === undefined) throw new Error(`no row ${id}`);
  const contract = understandContract(contractAround({ kind: '服务', text }));
  return readProvisions(contract).some((provision) => matchFacts(provision, row.ways) !== null);
}

describe.each(Object.entries(wordings))('%s', (id, { said, sound }) => {
  it.each(said)('is said by %s', (text) => {
    expect(isSaid(id, text)).toBe(true);
  });

  it.each(sound)('is not said by %s', (text) => {
    expect(isSaid(id, text)).toBe(false);
  });
});

describe('every row', () => {
  it.each(saidRows)('$id has wordings of several hands and sound terms near them', ({ id }) => {
    expect(wordings[id]?.said.length).toBeGreaterThanOrEqual(FEWEST.said);
    expect(wordings[id]?.sound.length).toBeGreaterThanOrEqual(FEWEST.sound);
  });
});
