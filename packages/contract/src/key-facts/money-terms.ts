/** How is paid, what secures it, and what a breach costs: the sentences that say so, in short. */
import type { Span } from '@wenjian/document';
import type { Contract } from '../contract.ts';
import { factsWithin, type Sentence } from '../text/sentences.ts';
import { found, type KeyFact, notFound } from './key-fact.ts';
import { keyFactText as text } from './key-facts.text.ts';
import { bodySentences, quoteOf, shortWords } from './quotes.ts';

const LISTED = 3;
const MOST = 60;

const pays = /支付|付清|结清|付款|结算|汇入|缴纳|缴付|交付租金|偿还|还款/;
const when =
  /日前|日内|之日起|每月|每季|每年|按月|按季|预付|一次性|分[二三四五六两0-9]期|第[一二三四五六1-6](?:期|笔|次)|%|年[0-9]{1,2}月|工作日|当日|百分之/;
const breach =
  /违约金|赔偿|逾期|滞纳|罚|解除|终止|退还|返还|押金|保证金|保险|税务机关|逾期利息|社会保险|未按/;

export function paymentTerms(contract: Contract): KeyFact {
  return listed(contract, (sentence) => {
    const { text: words } = sentence;
    if (!pays.test(words) || !when.test(words) || breach.test(words)) return false;
    const { heading } = sentence.clause ?? { heading: null };
    return /价|款|费|付|租金|酬|结算|工资|利息/.test(heading ?? '') || hasFigure(contract, sentence);
  });
}

const secured =
  /履约保证金|投标保证金|质量保证金|质保金|用能保证金|诚信保证金|保证金|押金|定金|履约保函|银行保函|连带(?:责任)?保证|抵押担保|提供(?:抵押|质押|保证)/;
const denied =
  /(?:不|无需|无须|免)(?:再)?(?:收取?|交纳?|缴纳?|支付|提供|设)(?:任何)?(?:押金|保证金|定金|履约保函|担保)/;
const returned = /退还|返还|不予退|抵扣|没收|扣除|无息退/;

export function depositOf(contract: Contract): KeyFact {
  const sentences = bodySentences(contract).filter(({ text: words }) => secured.test(words));
  const given = sentences.filter(
    (sentence) =>
      !denied.test(sentence.text) &&
      (hasFigure(contract, sentence) || /连带|抵押|质押|保函/.test(sentence.text)),
  );
  const chosen = given
    .filter(({ text: words }) => !/违约金|逾期/.test(words))
    .filter(({ text: words }) => !returned.test(words) || /交|缴|支付|收取/.test(words));
  if (chosen.length > 0) return told(chosen, secured);
  const refused = sentences.find(({ text: words }) => denied.test(words));
  return refused === undefined
    ? notFound
    : found({ state: 'none', shown: text.noDeposit, places: [quoteOf(refused)] });
}

const damages = /违约金|滞纳金|逾期利息|罚息/;

export function liquidatedDamages(contract: Contract): KeyFact {
  return listed(
    contract,
    (sentence) => damages.test(sentence.text) && (hasFigure(contract, sentence) || /倍/.test(sentence.text)),
    damages,
  );
}

function hasFigure(contract: Contract, sentence: Span): boolean {
  return (
    factsWithin(contract.amounts, sentence).some(({ fen }) => fen !== null) ||
    factsWithin(contract.percentages, sentence).length > 0
  );
}

function listed(contract: Contract, isSaid: (sentence: Sentence) => boolean, about?: RegExp): KeyFact {
  const sentences = bodySentences(contract).filter(isSaid);
  return sentences.length === 0 ? notFound : told(sentences, about);
}

function told(sentences: readonly Sentence[], about?: RegExp): KeyFact {
  const shown = sentences.slice(0, LISTED);
  return found({
    shown: shown.map(({ text: words }) => partAbout(words, about)).join('；'),
    places: shown.map(quoteOf),
  });
}

/** Of a long sentence the parts around the word it is quoted for. */
function partAbout(words: string, about?: RegExp): string {
  const whole = shortWords(words, MOST);
  const at = about === undefined ? -1 : words.search(about);
  if (!whole.endsWith('…') || at < MOST - 10) return whole;
  const from = Math.max(words.lastIndexOf('，', at - 14) + 1, at - MOST / 2);
  return shortWords(words.slice(from), MOST);
}
