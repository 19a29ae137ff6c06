/** Demands without a figure: a provision that must be there, must not be there, or is only asked about. */
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
  const given = about.filter(({ text }) => !takesAway(text, matter));
  if (given.length === 0)
    return {
      outcome: 'hit',
      answer: demandText.takenAway(matter.name),
      quotes: placesOf(contract, about),
      why: null,
    };
  return {
    outcome: 'met',
    answer: demandText.said(matter.name),
    quotes: placesOf(contract, given),
    why: null,
  };
}

const taking =
  /不(?:予|再)?(?:支付|发放|办理|缴纳|提供|享有|享受|主张|给予|给|另行)|不再|无须|无需|放弃|概不/;

/** 不再另行主张加班费: the words stand there, what they name does not. */
function takesAway(text: string, { said }: Matter): boolean {
  return text.split(/[，；]/).some((part) => said.test(part) && taking.test(part));
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
  const there = said.filter(({ text }) => !excludes(text, matter));
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
  const allowing = said.filter(({ text }) => permits.test(text));
  const forbidding = said.filter(({ text }) => bans.test(text));
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

const excluding = /不|禁止|无权|无须|无需|未经|排除/;
const REACH = 10;

function excludes(text: string, { said }: Matter): boolean {
  const match = said.exec(text);
  if (match === null) return false;
  const before = text.slice(Math.max(0, match.index - REACH), match.index);
  return excluding.test(before) || /不(?:自动|得|再)/.test(match[0]);
}

const bans =
  /不得|不能|禁止|无权|不可以|不允许|未经[^。；]{0,20}(?:同意|许可|书面)|须经[^。；]{0,12}同意|经[^。；]{0,10}同意后?[^。；]{0,6}(?:方可|可以|可)/;
const permits =
  /(?<!方|不|后)(?:可以|有权|得将|得以|可将|可自行)[^。；]{0,20}(?:转|分包|委托|租与|让与)|(?:无须|无需|不必|不需)[^。；]{0,12}(?:同意|意见)/;
