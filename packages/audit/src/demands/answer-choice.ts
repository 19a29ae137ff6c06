/** Courts, arbitration and governing law: what the contract chose, beside what the user wants. */
import { type Contract, keyFacts, partyMentions } from '@wenjian/contract';
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
import { lastPart } from './denials.ts';
import { statementsAbout } from './find-said.ts';
import type { Matter } from './matters.words.ts';

export function answerChoice(asked: Asked, matter: Matter): Judged {
  return matter.chooses === 'law' ? answerLaw(asked, matter) : answerDisputes(asked, matter);
}

function answerLaw(asked: Asked, matter: Matter): Judged {
  const { review, demand } = asked;
  const { contract } = review;
  const { state, shown, places } = keyFacts(contract).facts.law;
  if (state !== 'found') return unsettled(asked, matter);
  const quotes = quotesOf(contract, places);
  const said = quotes.map(({ quote }) => quote.replace(/\s/g, '')).join('。');
  if (isLawDenied(said, shown.replace(/\s/g, '')))
    return { ...notJudged(demandDoubts.denied(matter.name)), quotes };
  const answer = demandText.lawIs(shown);
  const isWantedChinese = /中国|中华人民共和国|我国/.test(demand);
  if (!isWantedChinese) return { outcome: 'answered', answer, quotes, why: null };
  const isChinese = /^(?:中国(?!香港|澳门|台湾)|中华人民共和国)/.test(shown);
  return { outcome: isChinese ? 'met' : 'hit', answer, quotes, why: null };
}

/** 不适用中华人民共和国法律. The rules of conflict of laws are mostly excluded, and the law itself is not. */
function isLawDenied(said: string, shown: string): boolean {
  const named = [...said.matchAll(/中国|中华人民共和国|我国/g)].map(({ index }) => index);
  return [said.indexOf(shown), ...named].some(
    (at) =>
      at >= 0 &&
      /不(?:再|得|应|能|会)?(?:适用|受|依|按|以|选择|采用)|排除|禁止|拒绝|并?非(?:适用|依)/.test(
        lastPart(said.slice(0, at)),
      ) &&
      !/^[^，；。]{0,16}冲突/.test(said.slice(at)),
  );
}

/** 不得提交仲裁, 不由人民法院管辖: the way is named to be excluded. */
const deniedWays = {
  court:
    /(?:不(?:得|能|再|应|予|可以?|会)?(?:提交|提起|申请|通过|采用|采取|由|以|向|进行|适用|受|选择|约定)|排除|禁止|放弃)[^，；。]{0,16}(?:法院|诉讼|起诉)/,
  arbitration:
    /(?:不(?:得|能|再|应|予|可以?|会)?(?:提交|提起|申请|通过|采用|采取|由|以|向|进行|适用|受|选择|约定)?|排除|禁止|放弃)[^，；。成服]{0,10}仲裁/,
} as const;

function answerDisputes(asked: Asked, matter: Matter): Judged {
  const { contract } = asked.review;
  const { state, places } = keyFacts(contract).facts.dispute;
  const ways = new Set(contract.disputes.map(({ kind }) => kind));
  const [way] = ways;
  if (state !== 'found' || way === undefined) return unsettled(asked, matter);
  const quotes = quotesOf(contract, places);
  const wanted = wayWanted(asked.demand);
  const atHome = partyAsked(asked);
  if (wanted !== null && ways.size > 1) return { ...notJudged(demandDoubts.bothWays), quotes };
  if (deniedWays[way].test(quotes.map(({ quote }) => quote.replace(/\s/g, '')).join('。')))
    return { ...notJudged(demandDoubts.denied(matter.name)), quotes };
  const answer = demandText.disputeAs(demandText.ways[way]);
  if (wanted !== null && way !== wanted) return { outcome: 'hit', answer, quotes, why: null };
  if (/所在地|住所地|当地/.test(asked.demand)) {
    if (atHome === null || atHome === 'unknown') return { ...notJudged(demandDoubts.noStandpoint), quotes };
    return { ...placeOf(contract, quotes.map(({ quote }) => quote).join(''), atHome.label, matter), quotes };
  }
  return wanted === null
    ? { outcome: 'answered', answer, quotes, why: null }
    : { outcome: 'met', answer, quotes, why: null };
}

/** 不要仲裁 wants a court. */
function wayWanted(demand: string): 'court' | 'arbitration' | null {
  if (/(?:不|禁止|避免|拒绝)[^，]{0,4}仲裁/.test(demand)) return 'court';
  if (/(?:不|禁止|避免|拒绝)[^，]{0,4}(?:诉讼|法院)/.test(demand)) return 'arbitration';
  if (/什么|哪|怎么|如何|是否|有没有/.test(demand)) return null;
  if (/仲裁/.test(demand)) return /诉讼|法院/.test(demand) ? null : 'arbitration';
  return /诉讼|法院/.test(demand) ? 'court' : null;
}

/** 由甲方所在地人民法院管辖: the party whose place it is. A court by its name is not looked up. */
function placeOf(
  contract: Contract,
  said: string,
  label: string,
  { name }: Matter,
): Pick<Judged, 'outcome' | 'answer' | 'why'> {
  const text = said.replace(/\s/g, '');
  const homes = partyMentions(contract, text).filter(({ index, word }) =>
    /^(?:（[^）]*）)?(?:的)?(?:住所地?|所在地|注册地|营业地)/.test(text.slice(index + word.length)),
  );
  const [home, another] = homes;
  if (home?.party === undefined || home.party === null || another !== undefined)
    return notJudged(demandDoubts.namedCourt);
  const who = home.party.label;
  return who === label
    ? { outcome: 'met', answer: demandText.borneAsWanted(name, who), why: null }
    : { outcome: 'hit', answer: demandText.borneByOther(name, who, label), why: null };
}

/** 不许打官司 speaks of disputes and chooses nothing. */
function unsettled(asked: Asked, matter: Matter): Judged {
  const said = statementsAbout(asked.review.contract, matter);
  if (said.length === 0) return absentOrUnread(asked, matter);
  return {
    ...notJudged(demandDoubts.noProvision(matter.name)),
    quotes: placesOf(asked.review.contract, said),
  };
}
