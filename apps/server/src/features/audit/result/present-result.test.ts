import { auditResult } from '@wenjian/api';
import { auditContract, riskFindings } from '@wenjian/audit';
import { understandContract } from '@wenjian/contract';
import { buildDocument } from '@wenjian/document';
import { describe, expect, it } from 'vitest';
import { identityOf, indexFinding } from '../../../platform/documents/finding-index.ts';
import { CONTRACT } from '../audit.testing.ts';
import { countOutcomes, isNothingChecked } from './count-outcomes.ts';
import { presentResult } from './present-result.ts';
import { knownStandpoint, readFacts } from './read-facts.ts';

const document = buildDocument({
  readerVersion: 'test',
  kind: 'txt',
  pages: null,
  blocks: CONTRACT.split('\n').map((text) => ({ type: 'paragraph', text })),
  notRead: [],
});
const contract = understandContract(document);
const result = auditContract(document, { standpoint: '甲方', withEdits: true });
const facts = { isPartial: false, model: null };
const presented = presentResult(result, contract, { name: '合同.txt', sha256: 'x' }, facts);

describe('a presented result', () => {
  it('matches the response schema of the route, also when the document has no pages', () => {
    expect(auditResult.parse(presented)).toEqual(presented);
    expect(presented.document.pages).toBeNull();
    expect(presented.risks.every(({ boxes }) => boxes.length === 0)).toBe(true);
  });

  it('names the clause of each risk from the outermost inwards, null before the first', () => {
    const clauseOf = (id: string) => presented.risks.find(({ ruleId }) => ruleId === id)?.clause;
    expect(clauseOf('validity.deposit-over-limit')).toBe('第二条 2.1');
    expect(clauseOf('validity.repealed-law')).toBeNull();
  });

  it('has a place to insert for missing clauses and a quotation for all others', () => {
    for (const { kind, quote, start, end } of presented.risks) {
      if (kind === 'missing') expect([quote, start, end]).toEqual(['', null, null]);
      else expect(document.text.slice(start ?? 0, end ?? 0)).toBe(quote);
    }
  });

  it('keeps the other places of a contradiction, each at its offset', () => {
    const text = `${CONTRACT}\n第四条 总价\n4.1 本合同总价为人民币 600,000 元。`;
    const contradictory = buildDocument({
      readerVersion: 'test',
      kind: 'txt',
      pages: null,
      blocks: text.split('\n').map((line) => ({ type: 'paragraph', text: line })),
      notRead: [],
    });
    const { risks } = presentResult(
      auditContract(contradictory),
      understandContract(contradictory),
      { name: '合同.txt', sha256: 'x' },
      facts,
    );
    const related = risks.find(({ ruleId }) => ruleId === 'consistency.amounts')?.related ?? [];
    expect(related.map(({ quote, boxes }) => [quote.includes('500,000'), boxes])).toEqual([[true, []]]);
    for (const { start, end, quote } of related) expect(contradictory.text.slice(start, end)).toBe(quote);
  });

  it('of an older stored review has no other places', () => {
    const kept = { ...presented, risks: presented.risks.map(({ related: _, ...risk }) => risk) };
    expect(auditResult.parse(kept).risks.every(({ related }) => related.length === 0)).toBe(true);
  });

  it('is counted by level without the missing clauses', () => {
    const { high, medium, low, missing } = countOutcomes(result);
    expect(high + medium + low + missing).toBe(result.risks.length);
    expect(missing).toBe(result.risks.filter(({ kind }) => kind === 'missing').length);
    expect(missing).toBeGreaterThan(0);
    expect(isNothingChecked(result)).toBe(false);
    const empty = {
      ...result,
      checked: result.checked.map((rule) => ({ ...rule, outcome: 'notChecked' as const })),
    };
    expect(isNothingChecked({ ...empty, risks: [], demands: [] })).toBe(true);
    // A model that could not judge a team's own rules may still have found risks in the clauses.
    expect(isNothingChecked({ ...empty, demands: [] })).toBe(false);
  });
});

describe('the index of risks', () => {
  it('tells risks apart, and recognises a risk that another side sees too', () => {
    const buyer = riskFindings(result.risks, document).map(indexFinding);
    const seller = riskFindings(auditContract(document, { standpoint: '乙方' }).risks, document).map(
      indexFinding,
    );
    expect(new Set(buyer.map(({ digest }) => digest)).size).toBe(buyer.length);
    const known = new Map(buyer.map(({ digest, id }) => [identityOf(digest), id]));
    const shared = seller.filter(({ digest }) => known.has(identityOf(digest)));
    expect(shared.length).toBeGreaterThan(0);
    for (const { digest, id } of shared) expect(known.get(identityOf(digest))).toBe(id);
  });
});

describe('a standpoint', () => {
  const known = readFacts(contract);
  it.each([
    ['甲方', '甲方（杭州青禾贸易有限公司）'],
    ['卖方', '乙方（苏州云杉设备有限公司）'],
    ['苏州云杉设备有限公司', '乙方（苏州云杉设备有限公司）'],
    ['中立', '中立'],
    ['丙方', null],
    ['', null],
    ['甲', null],
  ])('%s is %s', (asked, meant) => {
    expect(knownStandpoint(known, asked)).toBe(meant);
  });

  it('of a contract without parties is always neutral', () => {
    const nobody = { ...known, parties: [], standpoints: ['中立'] };
    expect(['甲方', '中立', '买方'].map((asked) => knownStandpoint(nobody, asked))).toEqual([
      null,
      '中立',
      null,
    ]);
  });
});
