/** Rules of single kinds of contract: which contracts they are for, and a row for a provision in any wording. */

import { type Contract, kindInTitle, type PartySide, type Sentence, sentencesOf } from '@wenjian/contract';
import { documentSpan } from '@wenjian/document';
import { coreOf, hitOrPassed, notApplicable, type SentenceRule, saidIn } from '../../checks/build-rule.ts';
import { isDenied } from '../../checks/denied-words.ts';
import { says, textAround } from '../../checks/find-sentences.ts';
import { isGuarded, isHarmless, isSound } from '../../checks/harmless-sentence.ts';
import type { Finding, Rule } from '../../rule.ts';
import { type Way, worthTrying } from '../../search/sentence-index.ts';

export type IsKind = (contract: Contract) => boolean;

/** By the title, or by words that only such a contract uses: the recognised type of a contract may be another one. */
export function kindOf(title: RegExp, ...words: readonly RegExp[]): IsKind {
  const known = new WeakMap<Contract, boolean>();
  return (contract) => {
    const before = known.get(contract);
    if (before !== undefined) return before;
    const isNamed = contract.title !== null && title.test(kindInTitle(contract.title.text));
    const is = isNamed || (words.length > 0 && words.every((word) => says(contract, word)));
    known.set(contract, is);
    return is;
  };
}

export function anyKind(...kinds: readonly IsKind[]): IsKind {
  return (contract) => kinds.some((is) => is(contract));
}

interface Provision
  extends Omit<Rule, 'types' | 'check' | 'excuses' | 'doubts' | 'isOfWords'>,
    Pick<SentenceRule, 'unless' | 'unlessNearby'> {
  readonly applies: IsKind;
  /** Alternatives: all patterns of one alternative must match, in any order. */
  readonly ways: readonly Way[];
  /** Details of this place; null: not a hit after all. */
  readonly judge?: (sentence: Sentence, contract: Contract) => Omit<Finding, 'span'> | null;
}

/**
 * Makes rows for sentences that should not be there. The patterns are written for contracts in which 甲方 is
 * on the side `first`; where it is the other way round, the letters are exchanged before matching. Words may
 * come in any order, so a negation before one of them says nothing: `unless` names the harmless versions.
 */
export function provisionsWith(first: PartySide): (row: Provision) => Rule {
  return ({ applies, ways, unless, unlessNearby, judge, ...rule }) => {
    const isExcused = (contract: Contract, sentence: Sentence) =>
      isHarmless(contract, sentence, rule.levels) ||
      unlessNearby?.test(textAround(contract, sentence)) === true;
    return {
      ...rule,
      types: 'all',
      isOfWords: true,
      excuses: (contract, sentence) => !applies(contract) || isExcused(contract, sentence),
      doubts: ({ text }) => isGuarded(unless, text),
      check(contract) {
        if (!applies(contract)) return notApplicable;
        const findings: Finding[] = [];
        for (const sentence of worthTrying(readFor(contract, first), ways)) {
          const { text } = sentence;
          const said = saidIn(text, ways);
          if (said === null || isGuarded(unless, text) || isDenied(text, said, ways)) continue;
          if (isExcused(contract, sentence) || isSound(rule, text, said)) continue;
          const particular = judge === undefined ? {} : judge(sentence, contract);
          if (particular === null) continue;
          const { start, end } = sentence;
          findings.push({ span: documentSpan(start, end), ...coreOf(sentence, said), ...particular });
        }
        return hitOrPassed(findings);
      },
    };
  };
}

const exchanged = new WeakMap<Contract, readonly Sentence[]>();

/** The sentences as if 甲方 were on this side. */
function readFor(contract: Contract, first: PartySide): readonly Sentence[] {
  const side = contract.parties.find(({ label }) => label === '甲方')?.side ?? null;
  if (side === null || side === first) return sentencesOf(contract);
  const known = exchanged.get(contract);
  if (known !== undefined) return known;
  const sentences = sentencesOf(contract).map((sentence) => ({
    ...sentence,
    text: sentence.text.replace(/[甲乙](?=方)/g, (letter) => (letter === '甲' ? '乙' : '甲')),
  }));
  exchanged.set(contract, sentences);
  return sentences;
}
