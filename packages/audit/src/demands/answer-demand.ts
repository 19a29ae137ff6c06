/**
 * Answers one demand of the user from the clauses, the figures and the rules of a review, without a model. Promise: *met* and *hit* come with quotations
 * sliced out of the text; *absent* says only that nothing was found; what neither a figure, a named party nor a rule decides is not judged, and says why.
 */
import type { DemandAnswer, DemandOutcome, Quotation } from '../audit-result.ts';
import { relatedClauses, relatedPassage } from '../model/related-clauses.ts';
import { quotationAt } from '../quote-place.ts';
import { answerChoice } from './answer-choice.ts';
import { answerLimit } from './answer-limit.ts';
import { answerOwner } from './answer-owner.ts';
import {
  answerAct,
  answerJudgement,
  answerPresence,
  answerQuestion,
  answerUnwanted,
} from './answer-provision.ts';
import { type Asked, type DemandReview, type Judged, notJudged, partyAsked, placesOf } from './asked.ts';
import { demandDoubts, demandText } from './demands.text.ts';
import { statementsAbout } from './find-said.ts';
import type { Matter } from './matters.words.ts';
import { type DemandForm, readDemand } from './read-demand.ts';
import { restingRules, ruleAsking } from './resting-rules.ts';

export function answerDemand(demand: string, review: DemandReview): DemandAnswer {
  const read = readDemand(demand);
  const judged = judge({ review, demand, read });
  const { outcome, answer, why } = judged;
  const quotes = judged.quotes.length > 0 ? judged.quotes : relatedQuotes(review, demand, outcome);
  return { demand, outcome, answer, quotes, why, by: 'rules', rules: judged.rules ?? [] };
}

function judge(asked: Asked): Judged {
  const { read, review } = asked;
  const { matter, form, unread } = read;
  if (form.kind === 'severalLimits') return notJudged(demandDoubts.severalFigures);
  const byRule = ruleAsking(asked);
  if (matter === null) return byRule ?? ofUnknown(asked);
  if (unread !== '') return byRule ?? notJudged(demandDoubts.unknownWords(unread));
  if (partyAsked(asked) === 'unknown') return notJudged(demandDoubts.noStandpoint);
  const judged = byForm(asked, matter, form);
  return { ...judged, rules: judged.rules ?? restingRules(review, matter, judged) };
}

function byForm(asked: Asked, matter: Matter, form: DemandForm): Judged {
  const isChosen = matter.chooses !== undefined;
  switch (form.kind) {
    case 'limit':
      return answerLimit(asked, matter, form);
    case 'unreadLimit':
      return notJudged(demandDoubts.noSize(asked.demand));
    case 'severalLimits':
      return notJudged(demandDoubts.severalFigures);
    case 'owner':
      return isChosen ? answerChoice(asked, matter) : answerOwner(asked, matter);
    case 'judged':
      return answerJudgement(asked, matter, form.word);
    case 'unwanted':
      if (isChosen) return answerChoice(asked, matter);
      return matter.isAct === true ? answerAct(asked, matter) : answerUnwanted(asked, matter);
    case 'present':
      if (isChosen) return answerChoice(asked, matter);
      return matter.isAct === true ? answerQuestion(asked, matter) : answerPresence(asked, matter);
    case 'question':
      return isChosen ? answerChoice(asked, matter) : answerQuestion(asked, matter);
  }
}

/** No matter of ours: what the contract says in the user's own words, or that they stand nowhere. */
function ofUnknown(asked: Asked): Judged {
  const { review, read } = asked;
  const { kind } = read.form;
  const [only, another] = read.phrase.split(' ').filter((word) => word.length > 1);
  if (
    only === undefined ||
    another !== undefined ||
    kind === 'limit' ||
    kind === 'unreadLimit' ||
    kind === 'judged'
  )
    return notJudged(demandDoubts.unknown);
  const words = new RegExp(only.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  const matter: Matter = { name: only, asked: words, said: words };
  const said = statementsAbout(review.contract, matter);
  if (said.length > 0)
    return kind === 'owner'
      ? answerOwner(asked, matter)
      : {
          outcome: 'answered',
          answer: demandText.mentioned(only),
          quotes: placesOf(review.contract, said),
          why: null,
        };
  if (relatedClauses(review.contract, asked.demand, 1).length > 0) return notJudged(demandDoubts.unknown);
  return { outcome: 'absent', answer: demandText.wordsAbsent(only), quotes: [], why: null };
}

const MAX_RELATED = 3;

function relatedQuotes(
  { contract }: DemandReview,
  demand: string,
  outcome: DemandOutcome,
): readonly Quotation[] {
  if (outcome !== 'notChecked') return [];
  return relatedClauses(contract, demand, MAX_RELATED).map(({ clause }) =>
    quotationAt(contract.document, relatedPassage(contract, clause, demand)),
  );
}
