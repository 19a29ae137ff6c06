/**
 * Functions that build the two common kinds of rule from a table row: a sentence that should not be in the
 * contract, and a clause that should.
 */
import { type Clause, type Contract, type Sentence, sentencesRead } from '@wenjian/contract';
import { documentSpan, largestOf, type Span, smallestOf } from '@wenjian/document';
import type { Finding, LevelsBySide, Rule, RuleOutcome } from '../rule.ts';
import { type Way, worthTrying } from '../search/sentence-index.ts';
import { isDenied } from './denied-words.ts';
import {
  agrees,
  clausesAbout,
  headedFirst,
  isLeftToOneSide,
  proofs,
  type SentenceMatch,
  saying,
  says,
  textAround,
} from './find-sentences.ts';
import { isNegated } from './find-side.ts';
import { isGuarded, isHarmless, isSound } from './harmless-sentence.ts';

export interface SentenceRule extends Omit<Rule, 'check' | 'isOfWords'> {
  /** A sentence that matches is a hit; null: only `ways` say it. */
  readonly pattern: RegExp | null;
  /**
   * Alternatives: all patterns of one alternative must match, anywhere in the sentence and in any order; the
   * first one gives the position of the match.
   */
  readonly ways?: readonly Way[];
  /** Patterns that must match too, anywhere in the sentence. */
  readonly also?: readonly RegExp[];
  /** A sentence that also matches this is not a hit. */
  readonly unless?: RegExp;
  /** No hit when a neighbouring sentence of the same clause matches this. */
  readonly unlessNearby?: RegExp;
  /** The rule passes when anything in the contract matches this. */
  readonly unlessAnywhere?: RegExp;
  /** Also a hit when the words before the match negate it (不得…); by default such a sentence is skipped. */
  readonly evenNegated?: true;
  /** The rule does not apply to contracts for which this returns false. */
  readonly applies?: (contract: Contract) => boolean;
  /** Quote the whole sentence (default) or only the match. */
  readonly quote?: 'sentence' | 'match';
  /** Details of this place; null: not a hit after all. */
  readonly judge?: (
    found: SentenceMatch,
    contract: Contract,
    thresholds: Readonly<Record<string, number>>,
  ) => Omit<Finding, 'span'> | null;
}

/** A hit for every sentence that matches. */
export function sentenceRule(row: SentenceRule): Rule {
  const {
    pattern,
    ways: otherWays = [],
    also = [],
    unless,
    unlessNearby,
    unlessAnywhere,
    evenNegated,
    applies,
    quote,
    judge,
    ...rule
  } = row;
  const ways: readonly Way[] = pattern === null ? otherWays : [[pattern, ...also], ...otherWays];
  return {
    ...rule,
    isOfWords: true,
    excuses: (contract, sentence) =>
      applies?.(contract) === false ||
      isHarmless(contract, sentence, rule.levels) ||
      unlessNearby?.test(textAround(contract, sentence)) === true ||
      (unlessAnywhere !== undefined && says(contract, unlessAnywhere)),
    doubts: ({ text }) => isGuarded(unless, text),
    check(contract, thresholds) {
      if (applies?.(contract) === false) return notApplicable;
      const cure = unlessAnywhere === undefined ? null : saying(contract, unlessAnywhere);
      if (cure !== null) return agrees(cure) ? { ...metBy(cure), isByWords: true } : passed;
      const findings: Finding[] = [];
      for (const sentence of worthTrying(sentencesRead(contract), ways)) {
        const said = saidIn(sentence.text, ways);
        const match = said?.[0] ?? null;
        if (said === null || match === null || isGuarded(unless, sentence.text)) continue;
        if (isHarmless(contract, sentence, rule.levels)) continue;
        const span = sentence.at(match.index, match.index + match[0].length);
        // What forbids the provision is no risk; it proves nothing either, for the next sentence may allow it.
        if (evenNegated !== true && isNegated(sentence.text, match.index)) continue;
        if (isDenied(sentence.text, said, ways) || isSound(rule, sentence.text, said)) continue;
        if (unlessNearby?.test(textAround(contract, sentence)) === true) continue;
        const particular = judge === undefined ? {} : judge({ sentence, match, span }, contract, thresholds);
        if (particular === null) continue;
        findings.push({
          span: quote === 'match' ? span : sentence,
          ...coreOf(sentence, said),
          ...particular,
        });
      }
      return hitOrPassed(findings);
    },
  };
}

/** The matches of the first way that a sentence goes. */
export function saidIn(text: string, ways: readonly Way[]): readonly RegExpExecArray[] | null {
  for (const way of ways) {
    const said = matchesOf(text, way);
    if (said !== null) return said;
  }
  return null;
}

/** The match of each pattern; null when one does not match. */
function matchesOf(text: string, patterns: Way): readonly RegExpExecArray[] | null {
  const match = patterns[0].exec(text);
  if (match === null) return null;
  const matches = [match];
  for (let index = 1; index < patterns.length; index++) {
    const other = patterns[index]?.exec(text) ?? null;
    if (other === null) return null;
    matches.push(other);
  }
  return matches;
}

/** From the first to the last of the matches; not known when all of them are only looks around. */
export function coreOf(sentence: Sentence, matches: readonly RegExpExecArray[]): Pick<Finding, 'core'> {
  const spoken = matches.filter(([words]) => words !== '');
  if (spoken.length === 0) return {};
  const core = sentence.at(
    smallestOf(spoken.map(({ index }) => index)),
    largestOf(spoken.map(({ index, 0: words }) => index + words.length)),
  );
  return { core };
}

export interface MissingClause extends Omit<Rule, 'check'> {
  /** The clause is present when any sentence or heading matches. */
  readonly present: RegExp | ((contract: Contract) => boolean | Span);
  /** What a sentence says that proves it, or that any sentence does which `present` matches. Without it nothing is quoted as proof. */
  readonly proof?: RegExp | 'present';
  /** A sentence that says this too is about something else. */
  readonly proofUnless?: RegExp;
  /** Heading of the clause after which it belongs; the last match counts, otherwise the end of the contract. */
  readonly after?: RegExp;
  readonly applies?: (contract: Contract) => boolean;
}

/** A hit when nothing in the contract matches. */
export function missingClause(row: MissingClause): Rule {
  const { present, proof, proofUnless, after, applies, ...rule } = row;
  return {
    ...rule,
    check(contract) {
      if (applies?.(contract) === false) return notApplicable;
      const said = present instanceof RegExp ? saying(contract, present) : present(contract);
      if (said === null || said === false) return { kind: 'missing', after: placeFor(contract, after) };
      const proving = proof === 'present' ? present : proof;
      if (proving instanceof RegExp) {
        const topic = present instanceof RegExp ? present : proving;
        return isLeftToOneSide(contract, topic)
          ? passed
          : {
              ...metByAny(headedFirst(contract, proofs(contract, proving, proofUnless), topic)),
              isByWords: true,
              topic,
            };
      }
      // Words that only name the matter leave no gap, and prove nothing.
      return typeof said === 'boolean' || present instanceof RegExp ? passed : metBy(said);
    },
  };
}

/**
 * The last clause about a topic; a clause whose heading names the topic is preferred to one that mentions it
 * in its first words.
 */
export function placeFor(contract: Contract, heading: RegExp | undefined): Clause | null {
  if (heading === undefined) return null;
  const about = clausesAbout(contract, heading);
  return about.findLast((clause) => clause.heading !== null) ?? about.at(-1) ?? null;
}

export function hitOrPassed(findings: readonly Finding[]): RuleOutcome {
  const [first, ...rest] = findings;
  return first === undefined ? absent : { kind: 'hit', findings: [first, ...rest] };
}

/** What the rule asks about stands in the contract, or is answered by it; no words are quoted as proof. */
export const passed: RuleOutcome = { kind: 'passed' };

/** Nothing in the contract is what the rule looks for. */
export const absent: RuleOutcome = { kind: 'passed', isAbsent: true };

/** Satisfied by these words of the contract. */
function metBy(place: Span): RuleOutcome {
  return metByAny([place]);
}

/** Any of the places will do. */
export function metByAny(places: readonly Span[]): RuleOutcome & { readonly kind: 'passed' } {
  return { kind: 'passed', by: places.map(({ start, end }) => documentSpan(start, end)) };
}

export const notApplicable: RuleOutcome = { kind: 'notApplicable' };

/** Levels in the notation of the catalogue: `M/H/-` for payer, performer, neutral. */
export function levels(notation: `${LevelMark}/${LevelMark}/${LevelMark}`): LevelsBySide {
  const [payer, performer, neutral] = notation.split('/').map((mark) => levelOfMark[mark] ?? null);
  return { payer: payer ?? null, performer: performer ?? null, neutral: neutral ?? null };
}

type LevelMark = 'H' | 'M' | 'L' | '-';

const levelOfMark: Readonly<Record<string, LevelsBySide['payer']>> = { H: 'high', M: 'medium', L: 'low' };
