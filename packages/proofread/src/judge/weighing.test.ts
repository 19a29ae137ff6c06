/** What the judge makes of what the voices say: how sure it is, and what it names. */
import { describe, expect, it } from 'vitest';
import { documentOfParagraphs } from '../../../document/src/document.testing.ts';
import type { Proposal } from '../corrector/proposal.ts';
import { openSmallLanguage } from '../language/language.testing.ts';
import { proofreadDocument } from '../proofread-document.ts';
import { proofreadLine } from '../proofread-line.ts';
import { type SignName, signNames } from './candidate-signs.ts';
import type { Candidate, CandidateForm } from './gather-candidates.ts';
import { judge, probabilityOf } from './judge.ts';

const language = openSmallLanguage();

function candidate(form: CandidateForm, signs: Partial<Record<SignName, number>>): Candidate {
  const none = Object.fromEntries(signNames.map((name) => [name, 0])) as Record<SignName, number>;
  return {
    form,
    made: '正当',
    isMissingHalf: false,
    signs: { ...none, bias: 1, ...signs },
    draft: {
      start: 0,
      end: 2,
      suggestion: '正当',
      ruleId: 'typo.corrector',
      family: 'typo',
      tier: 'suspect',
      confidence: 0.5,
      reason: '“档”疑为“当”之误',
    },
  };
}

function proposal(text: string, written: string, character: string, probability: number): Proposal {
  return { kind: 'replace', at: text.indexOf(written), character, probability };
}

describe('the judge', () => {
  it('is the surer the more voices speak for a change', () => {
    const corrector = probabilityOf(candidate('alike', { own: 2 }));
    const both = probabilityOf(candidate('alike', { own: 2, gain: 3, guessed: 1, guess: 3 }));
    const silent = probabilityOf(candidate('alike', { silent: 1, gain: 3, guessed: 1, guess: 3 }));
    expect(both).toBeGreaterThan(corrector);
    expect(both).toBeGreaterThan(silent);
  });

  it('is the surer where the document has the words elsewhere, and less sure where it goes on writing the others', () => {
    const own = { own: 1, gain: 1 };
    const alone = probabilityOf(candidate('alike', own));
    expect(probabilityOf(candidate('alike', { ...own, documentMade: 2 }))).toBeGreaterThan(alone);
    expect(probabilityOf(candidate('alike', { ...own, documentWritten: 2 }))).toBeLessThan(alone);
  });

  it('takes the level from the probability, 错误 only with two voices', () => {
    expect(judge(candidate('alike', { own: 9, gain: 6, guessed: 1, guess: 6 }))?.tier).toBe('error');
    expect(judge(candidate('alike', { own: 3 }))?.tier).toBe('suspect');
    expect(judge(candidate('alike', { own: 2.4 }))?.tier).toBe('advice');
    expect(judge(candidate('alike', { own: -1 }))).toBeNull();
    // What stands once and would go was never right.
    expect(judge(candidate('alone', { own: 9, gain: 6 }))).toBeNull();
  });

  it('names the voices that speak for a change', () => {
    const reason = (signs: Partial<Record<SignName, number>>) => judge(candidate('alike', signs))?.reason;
    expect(reason({ own: 9 })).toBe('“档”疑为“当”之误（依据：纠错模型）');
    expect(reason({ own: 9, gain: 3, documentMade: 1 })).toContain(
      '（依据：纠错模型、词语搭配、本文其他处）',
    );
  });
});

describe('a line with several voices', () => {
  it('tells a change once, with everybody who makes it', () => {
    const text = '程序正档原则';
    const proposals = new Map([[text, [proposal(text, '档', '当', 0.99)]]]);
    const { corrections } = proofreadLine(text, { language, proposals });
    expect(corrections).toMatchObject([{ reason: expect.stringContaining('纠错模型、词语搭配') }]);
  });

  it('says that the models agree with the lexicon', () => {
    const text = '双方签定本合同。';
    const proposals = new Map([[text, [proposal(text, '定', '订', 0.9999)]]]);
    const [found] = proofreadLine(text, { language, proposals }).corrections;
    expect(found?.reason).toContain('（依据：词典、纠错模型');
    expect(proofreadLine(text, { language, proposals: null }).corrections[0]?.reason).not.toContain('依据');
  });

  it('applies no advice of its own', () => {
    const text = '程序正档原则';
    const doubtful = new Map([[text, [proposal(text, '原', '元', 0.9)]]]);
    expect(proofreadLine(text, { language, proposals: doubtful }).corrected).not.toContain('元则');
  });

  it('counts the words of the document around', () => {
    const text = '甲方审查程序正档原则。';
    const proposals = new Map([[text, [proposal(text, '档', '当', 0.9)]]]);
    const reasonAmong = (...others: readonly string[]) =>
      proofreadDocument(documentOfParagraphs(text, ...others), { language, proposals }).corrections.find(
        ({ ruleId }) => ruleId === 'typo.corrector',
      )?.reason;
    expect(reasonAmong('双方遵守正当原则。')).toContain('本文其他处');
    expect(reasonAmong('双方遵守原则。')).not.toContain('本文其他处');
  });
});
