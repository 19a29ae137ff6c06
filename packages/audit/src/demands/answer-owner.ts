/** Who bears it, whose it is: 运费由对方承担, 成果归我方. */
import { type Contract, partyMentions } from '@wenjian/contract';
import { type Asked, absentOrUnread, type Judged, notJudged, partyAsked, quotesOf } from './asked.ts';
import { demandDoubts, demandText } from './demands.text.ts';
import { statementsAbout } from './find-said.ts';
import type { Matter } from './matters.words.ts';

export function answerOwner(asked: Asked, matter: Matter): Judged {
  const { contract } = asked.review;
  const wanted = wantedWord(asked);
  const said = statementsAbout(contract, matter);
  if (said.length === 0) return absentOrUnread(asked, matter);
  const quotes = quotesOf(
    contract,
    said.map(({ place }) => place),
  );
  if (wanted === null) return { ...notJudged(demandDoubts.notTold(matter.name)), quotes };
  const isDenied = said.some((statement) => bearersIn(contract, statement.text, matter).isDenied);
  if (isDenied) return { ...notJudged(demandDoubts.denied(matter.name)), quotes };
  const told = said.flatMap((statement) => {
    const { who } = bearersIn(contract, statement.text, matter);
    return who === null ? [] : [{ who, place: statement.place }];
  });
  const [first, ...rest] = told;
  if (first === undefined) return { ...notJudged(demandDoubts.notTold(matter.name)), quotes };
  const places = quotesOf(
    contract,
    told.map(({ place }) => place),
  );
  if (rest.some(({ who }) => who !== first.who))
    return { ...notJudged(demandDoubts.ofBoth(matter.name)), quotes: places };
  return first.who === wanted
    ? { outcome: 'met', answer: demandText.borneAsWanted(matter.name, first.who), quotes: places, why: null }
    : {
        outcome: 'hit',
        answer: demandText.borneByOther(matter.name, first.who, wanted),
        quotes: places,
        why: null,
      };
}

/** Named, but nobody in particular. */
const anybody = /^(?:一方|任何一方|任一方|任意一方|当事人|他方)$/;
const nobody = /双方|共同|违约方|败诉方|守约方/;

function wantedWord(asked: Asked): string | null {
  const party = partyAsked(asked);
  if (party !== null) return party === 'unknown' ? null : party.label;
  return nobody.exec(asked.demand)?.[0] ?? null;
}

const LEAD = /(?:归属于|归属|归于|归|属于|由)$/;
const bearing =
  /^(?:还|亦|也|并|均)?(?:应当?|须|需|必须)?(?:各自|自行|单独|全部|独自|另行|先行)?(?:承担|负担|负责|支付|缴纳|享有|所有|独有|办理|出资|投保)/;

/** 不归, 并非由, 不应属于, and without a verb: 而不是乙方承担. */
const denying =
  /(?:不|非|未|无须|无需|无权|禁止)(?:应当?|再|是|得|能|会|必|可|视为)?(?:归属于|归属|归于|归|属于|由|为|系|约定由)?$/;

const notOwned = /(?:不|非)(?:应当?|再|得|能)?(?:归(?!还)|属于)/g;

/** The party right after 归 or 由, or right before 承担; `who` is null when none or several are named so. `isDenied`: the one named is said not to be the one. */
function bearersIn(
  contract: Contract,
  told: string,
  { said }: Matter,
): { readonly who: string | null; readonly isDenied: boolean } {
  const text = told.replace(/违约的?一方/g, '违约方');
  const about = text.search(said);
  const named = [
    ...partyMentions(contract, text).map(({ party, word, index }) => ({
      word: party?.label ?? word,
      length: word.length,
      index,
      isDenied: denying.test(text.slice(0, index)) || /^(?:以外|之外)/.test(text.slice(index + word.length)),
    })),
  ]
    .filter(
      ({ length, index }) => LEAD.test(text.slice(0, index)) || bearing.test(text.slice(index + length)),
    )
    .filter(({ index }) => isNear(text, about, index));
  const borne = new Set(named.flatMap(({ word, isDenied }) => (isDenied ? [] : [word])));
  const [only] = borne;
  // 不归乙方所有，归甲方所有: who it is is told as well.
  const denials = named.filter((one) => one.isDenied);
  const isDenied =
    denials.some(({ word }) => borne.size === 0 || borne.has(word)) ||
    // 不归其所有: of whom it is said is not read.
    [...text.matchAll(notOwned)].length > denials.length;
  const isOne = borne.size === 1 && only !== undefined && !anybody.test(only);
  return { who: isOne && !isDenied ? only : null, isDenied };
}

/** In the same part of the sentence, between semicolons. */
function isNear(text: string, one: number, other: number): boolean {
  return !/[；。]/.test(text.slice(Math.min(one, other), Math.max(one, other)));
}
