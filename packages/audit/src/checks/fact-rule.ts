/**
 * Rules made from rows about what a sentence says (`match-facts.ts`), and rules of patterns that also hear it so. Promise: a finding is a whole sentence; it is told
 * to the side that bears it and never as serious; where a pattern of a named rule finds the same place, that rule speaks.
 */
import { type Contract, type PartySide, provisionsWith, type Sentence, type Sign } from '@wenjian/contract';
import type { Finding, LevelsBySide, RiskLevel, Rule, RuleOutcome } from '../rule.ts';
import { hitOrPassed, notApplicable, passed } from './build-rule.ts';
import { deniesWhole } from './denied-words.ts';
import { sameLevels } from './find-side.ts';
import { isHarmless } from './harmless-sentence.ts';
import { type FactMatch, type FactWay, findFacts, harmedSide } from './match-facts.ts';

interface Row {
  readonly ways: readonly FactWay[];
  /** Who bears it: the one who acts, or the other side. */
  readonly harms: 'who' | 'other';
  /** The smallest edit: the word of this sign gives way to other words. */
  readonly edit?: { readonly sign: Sign; readonly text: string };
}

export interface FactRow
  extends Row,
    Pick<Rule, 'id' | 'title' | 'family' | 'examines' | 'reason' | 'basis' | 'suggestion'> {
  /** Without any of these the contract does not speak of the matter. */
  readonly speaksOf: readonly Sign[];
}

/**
 * A row of its own: a general burden that yields to every rule with a more precise name. Never met: that a burden stands nowhere is proven by no single clause.
 */
export function factRule({ ways, harms, edit, speaksOf, ...rule }: FactRow): Rule {
  const levels = sameLevels('medium');
  return {
    ...rule,
    types: 'all',
    levels,
    yields: true,
    isOfWords: true,
    editMode: 'none',
    check(contract) {
      const findings = findingsOf(contract, { ways, harms, ...(edit && { edit }) }, levels);
      if (findings.length > 0) return hitOrPassed(findings);
      return provisionsWith(contract, speaksOf).length > 0 ? passed : notApplicable;
    },
  };
}

/** Other hands for a rule of patterns, by its id. */
export interface HeardRow extends Row {
  readonly rule: string;
}

/** The same rules; those with rows of facts also find what their patterns do not. */
export function hearing(rules: readonly Rule[], rows: readonly HeardRow[]): readonly Rule[] {
  const byRule = new Map(rows.map((row) => [row.rule, row]));
  return rules.map((rule) => {
    const row = byRule.get(rule.id);
    if (row === undefined) return rule;
    return {
      ...rule,
      check: (contract, thresholds) => heard(contract, rule, row, thresholds),
    };
  });
}

/** A rule that does not apply or is met by a clause hears nothing; what excuses a sentence from it does so here too. */
function heard(
  contract: Contract,
  rule: Rule,
  row: HeardRow,
  thresholds: Readonly<Record<string, number>>,
): RuleOutcome {
  const outcome = rule.check(contract, thresholds);
  const isOpen = outcome.kind === 'hit' || (outcome.kind === 'passed' && outcome.by === undefined);
  if (!isOpen) return outcome;
  const own = outcome.kind === 'hit' ? outcome.findings : [];
  const isExcused = (sentence: Sentence) =>
    own.some(({ span }) => span.start < sentence.end && sentence.start < span.end) ||
    rule.doubts?.(sentence) === true ||
    rule.excuses?.(contract, sentence, thresholds) === true;
  const more = findingsOf(contract, row, rule.levels, isExcused);
  return more.length === 0 ? outcome : hitOrPassed([...own, ...more]);
}

function findingsOf(
  contract: Contract,
  row: Row,
  levels: LevelsBySide,
  isExcused: (sentence: Sentence) => boolean = () => false,
): readonly Finding[] {
  return findFacts(contract, row.ways).flatMap((match) => {
    const { sentence } = match;
    const own = levelsFor(levels, harmedSide(match, row.harms));
    if (own === null || deniesWhole(sentence.text) || isHarmless(contract, sentence, levels)) return [];
    return isExcused(sentence) ? [] : [findingOf(sentence, match, row, own)];
  });
}

function findingOf(sentence: Sentence, { words }: FactMatch, { edit }: Row, levels: LevelsBySide): Finding {
  const [first] = words;
  const core =
    first &&
    sentence.at(
      first.from,
      words.reduce((to, word) => Math.max(to, word.to), first.to),
    );
  const place = edit && words.find(({ sign }) => sign === edit.sign);
  return {
    span: sentence,
    levels,
    yields: true,
    ...(core && { core }),
    ...(edit && place && { edits: [{ ...sentence.at(place.from, place.to), text: edit.text }] }),
  };
}

/** For the side that bears it; null: the rule is about the other side. */
function levelsFor(
  { payer, performer, neutral }: LevelsBySide,
  harmed: PartySide | null,
): LevelsBySide | null {
  const levels = { payer: notHigh(payer), performer: notHigh(performer), neutral: notHigh(neutral) };
  if (harmed === null) return levels;
  if (levels[harmed] === null) return null;
  return { ...levels, [harmed === 'payer' ? 'performer' : 'payer']: null };
}

/** What the words of a lexicon say proves no breach of the law. */
function notHigh(level: RiskLevel | null): RiskLevel | null {
  return level === 'high' ? 'medium' : level;
}
