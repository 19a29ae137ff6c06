/**
 * Every suggestion accepted at once, from every side: nothing else changes, nothing foreign comes in, and a review of what comes out finds none of the accepted
 * risks and no new one. All contracts take minutes (`npm run bench -- audit` does them), so each run takes a part of each set, another one every day.
 */
import { describe, expect, it } from 'vitest';
import { corpusSets, loadCorpus } from './audit-corpus.ts';
import { acceptEverything } from './audit-edits.ts';

const PARTS = 12;
const MS_PER_DAY = 86_400_000;
const part = Number(process.env.EDITS_PART ?? Math.floor(Date.now() / MS_PER_DAY)) % PARTS;

describe.each(corpusSets)('all suggestions of a twelfth of %s accepted', (set) => {
  it(`keep the rest, clear every risk and bring no other (EDITS_PART=${part})`, async () => {
    const contracts = ((await loadCorpus(set)) ?? []).filter((_, index) => index % PARTS === part);
    expect(contracts.length).toBeGreaterThan(0);
    for (const { name, document } of contracts) {
      const { accepted, gone, newRisks, changedUnnamed, foreignWords, failures } = acceptEverything(document);
      expect({ name, gone, newRisks, changedUnnamed, foreignWords, failures }).toEqual({
        name,
        gone: accepted,
        newRisks: 0,
        changedUnnamed: 0,
        foreignWords: 0,
        failures: [],
      });
    }
  });
});
