/** Demands without a figure: a provision that must be there, must not be there, or is only asked about. */
import { type ActStanding, actStanding } from './act-standing.ts';
import {
  type Asked,
  absentOrUnread,
  type Judged,
  notJudged,
  partyAsked,
  placesOf,
  quotesOf,
} from './asked.ts';
import { demandDoubts, demandText } from './demands.text.ts';
import { exclusionOf, type Standing, standingOf } from './denials.ts';
import { concerns, figuresAbout, statementsAbout } from './find-said.ts';
import type { Matter } from './matters.words.ts';
import { rulesAbout } from './resting-rules.ts';

/** 约定, 写明: something is said, or nothing is. */
export function answerPresence(asked: Asked, matter: Matter): Judged {
  const { contract } = asked.review;
  const all = statementsAbout(contract, matter);
  if (all.length === 0) return absentOrUnread(asked, matter);
  const party = partyAsked(asked);
  const about =
    party === null || party === 'unknown'
      ? all
      : all.filter((one) => concerns(contract, one, matter, party.label));
  if (about.length === 0)
    return { ...notJudged(demandDoubts.otherParty(matter.name)), quotes: placesOf(contract, all) };
  const standing = (one: Standing) => about.filter((statement) => standingOf(statement, matter) === one);
  const given = standing('said');
  const unclear = standing('unclear');
  if (given.length === 0 && unclear.length === 0)
    return {
      outcome: 'hit',
      answer: demandText.takenAway(matter.name),
      quotes: placesOf(contract, about),
      why: null,
    };
  // 不 or 未 beside the words: shown, and left to the reader.
  return {
    outcome: given.length > 0 ? 'met' : 'answered',
    answer: demandText.said(matter.name),
    quotes: placesOf(contract, given.length > 0 ? given : unclear),
    why: null,
  };
}

/** 多久, 谁, 怎么: what the contract says, without a judgement. */
export function answerQuestion(asked: Asked, matter: Matter): Judged {
  const { contract } = asked.review;
  const figures = figuresAbout(contract, matter);
  if (figures.length > 0) {
    const answer = demandText.saidFigures(
      matter.name,
      demandText.listed(figures.map(({ written }) => written)),
    );
    return { outcome: 'answered', answer, quotes: placesOf(contract, figures), why: null };
  }
  const said = statementsAbout(contract, matter);
  if (said.length === 0) return absentOrUnread(asked, matter);
  return {
    outcome: 'answered',
    answer: demandText.said(matter.name),
    quotes: placesOf(contract, said),
    why: null,
  };
}

/** A provision the user does not want: there, excluded in words, or not found. */
export function answerUnwanted(asked: Asked, matter: Matter): Judged {
  const { contract } = asked.review;
  const said = statementsAbout(contract, matter);
  if (said.length === 0) return absentOrUnread(asked, matter);
  const there = said.filter((statement) => exclusionOf(statement, matter) === 'said');
  if (there.length === 0 && said.some((statement) => exclusionOf(statement, matter) === 'unclear'))
    return { ...notJudged(demandDoubts.denied(matter.name)), quotes: placesOf(contract, said) };
  return there.length > 0
    ? {
        outcome: 'hit',
        answer: demandText.unwanted(matter.name),
        quotes: placesOf(contract, there),
        why: null,
      }
    : {
        outcome: 'met',
        answer: demandText.excluded(matter.name),
        quotes: placesOf(contract, said),
        why: null,
      };
}

/** An act the user wants forbidden: the contract forbids it, allows it, or says neither. */
export function answerAct(asked: Asked, matter: Matter): Judged {
  const { contract } = asked.review;
  const said = statementsAbout(contract, matter);
  if (said.length === 0) return absentOrUnread(asked, matter);
  const found = said.map((statement) => ({ statement, standing: actStanding(statement.text, matter) }));
  const withStanding = (...ones: readonly ActStanding[]) =>
    found.flatMap(({ statement, standing }) => (ones.includes(standing) ? [statement] : []));
  const allowing = withStanding('allowed', 'both');
  const forbidding = withStanding('forbidden', 'both');
  if (allowing.length > 0 && forbidding.length > 0)
    return {
      ...notJudged(demandDoubts.allowedAndNot(matter.name)),
      quotes: placesOf(contract, withStanding('allowed', 'forbidden', 'both')),
    };
  if (allowing.length > 0)
    return {
      outcome: 'hit',
      answer: demandText.allowed(matter.name),
      quotes: placesOf(contract, allowing),
      why: null,
    };
  if (forbidding.length > 0)
    return {
      outcome: 'met',
      answer: demandText.forbidden(matter.name),
      quotes: placesOf(contract, forbidding),
      why: null,
    };
  return { ...notJudged(demandDoubts.neither(matter.name)), quotes: placesOf(contract, said) };
}

/** 合理, 公平: only a rule that finds a risk can say something. */
export function answerJudgement(asked: Asked, matter: Matter, word: string): Judged {
  const { contract, risks } = asked.review;
  const rules = rulesAbout(asked.review, matter, word);
  const titles = rules.map(({ title }) => title);
  const ids = new Set(rules.map(({ ruleId }) => ruleId));
  const places = risks.flatMap(({ ruleId, span }) => (span !== null && ids.has(ruleId) ? [span] : []));
  if (places.length > 0)
    return {
      outcome: 'hit',
      answer: demandText.ruleHit(titles),
      quotes: quotesOf(contract, places),
      why: null,
      rules,
    };
  const said = statementsAbout(contract, matter);
  if (said.length > 0)
    return { ...notJudged(demandDoubts.noStandard(word)), quotes: placesOf(contract, said), rules };
  return rules.length > 0
    ? { outcome: 'absent', answer: demandText.ruleMissing(titles), quotes: [], why: null, rules }
    : absentOrUnread(asked, matter);
}
