/** A demand with a figure: every figure the contract gives for the matter is compared with it. */
import { type Asked, absentOrUnread, type Judged, notJudged, partyAsked, quotesOf } from './asked.ts';
import { demandDoubts, demandText } from './demands.text.ts';
import { figuresAbout, type SaidFigure, statementsAbout } from './find-said.ts';
import type { Matter } from './matters.words.ts';
import type { DemandForm } from './read-demand.ts';

type Limit = Extract<DemandForm, { readonly kind: 'limit' }>;

export function answerLimit(asked: Asked, matter: Matter, limit: Limit): Judged {
  const { contract } = asked.review;
  const party = partyAsked(asked);
  const said = statementsAbout(contract, matter);
  if (said.length === 0) return absentOrUnread(asked, matter);
  const figures = matter.of === limit.of ? figuresAbout(contract, matter) : [];
  const asSaid = quotesOf(
    contract,
    said.map(({ place }) => place),
  );
  if (figures.length === 0) return { ...notJudged(demandDoubts.noFigure(matter.name)), quotes: asSaid };
  const own =
    party === null || party === 'unknown'
      ? figures
      : figures.filter(({ bearer }) => bearer === null || bearer === party.label);
  if (own.length === 0) return { ...notJudged(demandDoubts.otherParty(matter.name)), quotes: asSaid };
  const broken = own.filter((figure) => !keeps(figure, limit));
  const shown = broken.length > 0 ? broken : own;
  const words = `${demandText.limits[limit.bound]}${limit.written}`;
  const found = demandText.listed(shown.map(({ written }) => written));
  return {
    outcome: broken.length > 0 ? 'hit' : 'met',
    answer: broken.length > 0 ? demandText.broken(words, found) : demandText.kept(words, found),
    quotes: quotesOf(
      contract,
      shown.map(({ place }) => place),
    ),
    why: null,
  };
}

/** A month has 28 to 31 days, a year 365. */
const MONTH_SLACK = 0.04;
const EXACT = 1e-9;

function keeps({ value }: SaidFigure, { bound, of, value: limit }: Limit): boolean {
  const slack = of === 'period' ? limit * MONTH_SLACK : EXACT;
  return bound === 'most' ? value <= limit + slack : value >= limit - slack;
}
