/**
 * A clause the team wants in every contract, as a rule. Promise: it is met only by a sentence of the contract with the team's words, which is quoted; the
 * team's own wording is what comes in when there is none.
 */
import { type Contract, type Sentence, sentencesOf } from '@wenjian/contract';
import { auditText } from '../audit.text.ts';
import { missingClause } from '../checks/build-rule.ts';
import type { Rule } from '../rule.ts';
import { familyOf } from './own-rule.ts';
import type { RequiredClause } from './review-template.ts';

export function requiredRule(clause: RequiredClause): Rule {
  const { topic, words, wording, level } = clause;
  return missingClause({
    id: requiredRuleId(clause),
    title: auditText.clauseAbsent(topic),
    family: familyOf({ text: topic }),
    types: 'all',
    levels: { payer: level, performer: level, neutral: level },
    examines: auditText.isClauseThere(topic),
    reason: auditText.clauseRequired(topic),
    basis: [],
    suggestion: wording,
    present: (contract) => sentenceWith(contract, words) ?? false,
  });
}

export function requiredRuleId({ id }: Pick<RequiredClause, 'id'>): string {
  return `required.${id}`;
}

/** Whether a text has one of the words; of words parted by blanks, all. Blanks inside the text do not count. */
export function hasWords(text: string, words: readonly string[]): boolean {
  const bare = text.replace(/\s+/g, '');
  return words.some((one) => {
    const parts = one.split(/\s+/).filter(Boolean);
    return parts.length > 0 && parts.every((part) => bare.includes(part));
  });
}

/** A heading names the topic and provides nothing. */
function sentenceWith(contract: Contract, words: readonly string[]): Sentence | null {
  return sentencesOf(contract).find(({ text }) => isProvision(text) && hasWords(text, words)) ?? null;
}

const LONGEST_HEADING = 16;

function isProvision(text: string): boolean {
  return /[，。；：,;:]/.test(text) || text.trim().length > LONGEST_HEADING;
}
