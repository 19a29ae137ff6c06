/**
 * Rows of the rules of single kinds of contract. The kind is decided by what the contract says, because the
 * detected type may be another one (a data agreement is an entrustment, an investment is no type at all).
 */
import { type Contract, factsWithin, kindInTitle, type Sentence } from '@wenjian/contract';
import { largestOf } from '@wenjian/document';
import {
  type MissingClause,
  missingClause,
  type SentenceRule,
  sentenceRule,
} from '../../checks/build-rule.ts';
import { textAround } from '../../checks/find-sentences.ts';
import { type Rule, type RuleFamily, ruleFamilies } from '../../rule.ts';
import type { Way } from '../../search/sentence-index.ts';

interface Provision
  extends Omit<SentenceRule, 'types' | 'family' | 'pattern' | 'also' | 'ways' | 'evenNegated'> {
  /** All patterns of one way match the sentence, in any order. */
  readonly ways: readonly [Way, ...Way[]];
  /** The sentence with its neighbours in the same article must match this too. */
  readonly near?: RegExp;
}

type Absence = Omit<MissingClause, 'types' | 'family'>;

interface KindOfRules {
  provision(row: Provision): Rule;
  absence(row: Absence): Rule;
}

/** Builders for the rules of contracts for which `isKind` holds. */
export function rulesOf(isKind: (contract: Contract) => boolean): KindOfRules {
  const within = (applies: ((contract: Contract) => boolean) | undefined) => (contract: Contract) =>
    isKind(contract) && applies?.(contract) !== false;
  return {
    provision: ({ ways: [[pattern, ...also], ...ways], near, judge, applies, ...row }) =>
      sentenceRule({
        ...row,
        family: familyOf(row.id),
        types: 'all',
        pattern,
        also,
        ways,
        evenNegated: true,
        applies: within(applies),
        judge: (found, contract, thresholds) => {
          if (near !== undefined && !near.test(textAround(contract, found.sentence))) return null;
          return judge === undefined ? {} : judge(found, contract, thresholds);
        },
      }),
    absence: ({ applies, ...row }) =>
      missingClause({ ...row, family: familyOf(row.id), types: 'all', applies: within(applies) }),
  };
}

/** A question about a contract that many rules ask, answered once. */
export function answeredOnce(ask: (contract: Contract) => boolean): (contract: Contract) => boolean {
  const answers = new WeakMap<Contract, boolean>();
  return (contract) => {
    const known = answers.get(contract);
    if (known !== undefined) return known;
    const answer = ask(contract);
    answers.set(contract, answer);
    return answer;
  };
}

export function isTitled({ title }: Contract, words: RegExp): boolean {
  return title !== null && words.test(kindInTitle(title.text));
}

/** Whether a party is introduced by such a word: 甲方（用人单位）. */
export function hasRole({ parties }: Contract, words: RegExp): boolean {
  return parties.some(({ label, aliases }) => [label, ...aliases].some((word) => words.test(word)));
}

function familyOf(id: string): RuleFamily {
  return ruleFamilies.find((family) => id.startsWith(`${family}.`)) ?? 'validity';
}

/** The largest sum in these sentences, in fen; 0 when there is none. */
export function largestAmount(contract: Contract, sentences: readonly Sentence[]): number {
  return largestOf(
    sentences.flatMap((sentence) => factsWithin(contract.amounts, sentence).map(({ fen }) => fen ?? 0)),
    0,
  );
}
