/**
 * The key facts of a contract: what a table over many contracts shows. In: a contract. Out: a cell for each fact, with the places it
 * comes from. Promise: the same contract gives the same facts; time grows with the length of the text.
 */
import { documentSpan } from '@wenjian/document';
import { contractTypeNames } from '../contract.text.ts';
import type { Contract } from '../contract.ts';
import { contractTerm } from './contract-term.ts';
import { disputeResolution, governingLaw } from './disputes.ts';
import { blankAt, found, type KeyFact, type KeyFacts, notFound } from './key-fact.ts';
import { depositOf, liquidatedDamages, paymentTerms } from './money-terms.ts';
import { bodySentences, quoteOf, shortWords } from './quotes.ts';
import { renewalOf, terminationNotice } from './renewal.ts';
import { signingDay } from './signing-day.ts';
import { totalAmount } from './total-amount.ts';

/** Increased with every change of what is found: facts stored before are then made again. */
export const KEY_FACTS_VERSION = 2;

export function keyFacts(contract: Contract): KeyFacts {
  return {
    isContract: isContract(contract),
    facts: {
      type: typeOf(contract),
      parties: partiesOf(contract),
      subject: subjectOf(contract),
      amount: totalAmount(contract),
      payment: paymentTerms(contract),
      signed: signingDay(contract),
      ...contractTerm(contract),
      renewal: renewalOf(contract),
      termination: terminationNotice(contract),
      deposit: depositOf(contract),
      damages: liquidatedDamages(contract),
      dispute: disputeResolution(contract),
      law: governingLaw(contract),
    },
  };
}

const HEAD_CHARACTERS = 1_000;

function isContract({ title, parties, clauses, document }: Contract): boolean {
  if (title !== null) return true;
  const numbered = clauses.filter(({ number }) => number !== null).length;
  return parties.length >= 2 && numbered >= 3 && /合同|协议/.test(document.text.slice(0, HEAD_CHARACTERS));
}

function typeOf({ type, title }: Contract): KeyFact {
  const places = title === null ? type.evidence.slice(0, 1) : [documentSpan(title.start, title.end)];
  // A guess is none of our findings; the contract's own title still says what it is.
  if (type.type !== 'other' && type.confidence !== 'guess')
    return found({ shown: contractTypeNames[type.type], places });
  return title === null ? notFound : found({ shown: title.text, places });
}

function partiesOf({ parties }: Contract): KeyFact {
  const named = parties.filter(({ name, label }) => name !== null && !ofOthers.test(label));
  if (named.length > 0)
    return found({
      shown: named.map(({ label, name }) => `${label}：${name}`).join('；'),
      places: named.map(({ span }) => documentSpan(span.start, span.end)),
    });
  const [first] = parties;
  return first === undefined ? notFound : blankAt(first.span);
}

/** A company that is bought signs nothing by that. */
const ofOthers = /^(?:目标|标的|项目)公司$/;

const MOST = 60;
const named =
  /^(?:[0-9.、（）()一二三四五六七八九十]{0,8})?(?:项目名称|工程名称|货物名称|产品名称|标的物?|租赁物|租赁房屋|房屋坐落|服务内容|服务范围|委托事项|借款用途|培训项目|课程名称|合作内容|合作项目|工作内容|标的股权|物业名称)(?:为|是|：|:)(?<what>[^。；]{2,80})/;
const heading =
  /标的|委托事项|服务内容|服务范围|合作内容|合作事项|租赁物|租赁房屋|房屋(?:的)?(?:情况|概况|坐落|基本)|房子的情况|工程概况|项目概况|货物|产品|开发内容|仓储物|保管物|授权|培训|工作内容|岗位|借款|转让标的|股权|用途|物业基本|监理范围|运输货物|捐赠|合同内容|广告内容|入驻|供用/;

/** What the contract is about: a named thing, else the first sentence of the article that speaks of it. */
function subjectOf(contract: Contract): KeyFact {
  const sentences = bodySentences(contract);
  for (const sentence of sentences) {
    const what = named.exec(sentence.text)?.groups?.what;
    if (what !== undefined && !/[_＿]{2}/.test(what))
      return found({ shown: shortWords(what, MOST), places: [quoteOf(sentence)] });
  }
  const first = sentences.find(({ text: words, clause }) => {
    const article =
      clause?.parent === null || clause?.parent === undefined ? clause : contract.clauses[clause.parent];
    return heading.test(article?.heading ?? '') && words.length > (article?.heading?.length ?? 0) + 8;
  });
  return first === undefined
    ? notFound
    : found({ shown: shortWords(first.text, MOST), places: [quoteOf(first)] });
}
