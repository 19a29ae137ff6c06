/**
 * Sentences read with what they refer to: 该方, 其, 上述款项, 前款. In: a contract. Out: its sentences in their order, a reference replaced by the party, the
 * sum or the duty the words before it name. Promise: only where exactly one can be meant; every part of a sentence maps back to the words of the contract.
 */
import type { Contract } from '../contract.ts';
import { articleOf } from '../look-up.ts';
import { partyMentions } from '../parties/party-mentions.ts';
import { type Sentence, sentencesOf } from '../text/sentences.ts';

const read = new WeakMap<Contract, readonly Sentence[]>();

export function sentencesRead(contract: Contract): readonly Sentence[] {
  const known = read.get(contract);
  if (known !== undefined) return known;
  const sentences = sentencesOf(contract);
  let isChanged = false;
  const all = sentences.map((sentence, index) => {
    const before = sentences[index - 1];
    if (before === undefined || !refers.test(sentence.text) || !isAfter(contract, before, sentence))
      return sentence;
    const resolved = resolve(
      contract,
      sentence,
      before,
      sentences.slice(firstOfBlock(sentences, index), index),
    );
    isChanged ||= resolved !== sentence;
    return resolved;
  });
  // The same list where nothing is read otherwise: what is remembered of it holds.
  const result = isChanged ? all : sentences;
  read.set(contract, result);
  return result;
}

const refers = /该方|其|(?:上述|前述|该等?|此)(?:款项|费用|金额|资金)|前款/;

/** In the same article; of another article nothing is meant. */
function isAfter(contract: Contract, before: Sentence, sentence: Sentence): boolean {
  const article = articleOf(contract, sentence.clause);
  return (
    article !== null && articleOf(contract, before.clause) === article && !before.isCell && !sentence.isCell
  );
}

/** The paragraph before: 前款. */
function firstOfBlock(sentences: readonly Sentence[], index: number): number {
  const block = sentences[index - 1]?.block;
  let first = index - 1;
  while (first > 0 && sentences[first - 1]?.block === block) first--;
  return first;
}

function resolve(
  contract: Contract,
  sentence: Sentence,
  before: Sentence,
  paragraph: readonly Sentence[],
): Sentence {
  const party = partyMeant(contract, sentence, before);
  if (party !== null) return party;
  const sum = sumMeant(sentence, before);
  if (sum !== null) return sum;
  return before.block === sentence.block ? sentence : (dutyMeant(sentence, paragraph) ?? sentence);
}

/** 其 as the one who acts, at the beginning; 其他, 其中 and 其财产 are no party. */
const partyWord =
  /^(?:[\d.、（）()一二三四五六七八九十第条款]{0,8})?(?:但|且|同时|如|若|因|如果)?(该方|其(?=应|须|需|不得|有权|可以|无权|逾期|未|违反|拒绝|自行|保证|承诺|同意|放弃))/;
const others =
  /第三[人方]|他人|员工|人员|公司(?!章)|关联方|机构|银行|监理|经理|代表|股东|负责人|工程师|律师|配偶|子女|亲属|施工队|分包|承运|委派|指派|指定的/;

function partyMeant(contract: Contract, sentence: Sentence, before: Sentence): Sentence | null {
  const match = partyWord.exec(sentence.text);
  const word = match?.[1];
  if (match === null || word === undefined) return null;
  const named = partyMentions(contract, before.text);
  const parties = new Set(named.map(({ party }) => party));
  const [party] = parties;
  if (parties.size !== 1 || party === null || party === undefined || others.test(without(before.text, named)))
    return null;
  return replaced(sentence, match[0].length - word.length, word.length, party.label);
}

/** The words without the names of parties: 杭州青禾贸易有限公司 is no other company. */
function without(text: string, named: readonly { readonly index: number; readonly word: string }[]): string {
  return named.reduceRight(
    (left, { index, word }) => left.slice(0, index) + left.slice(index + word.length),
    text,
  );
}

/** Only 上述 goes: 押金款项 is still said of 款项. */
const sumWord = /(?:上述|前述|该等?|此)(?=款项|费用|金额|资金)/;
const sums =
  /履约保证金|质量保证金|质保金|投标保证金|保证金|押金|定金|订金|预付款|首付款|进度款|尾款|货款|租金|服务费|加盟费|特许经营费|管理费|工程款|转让款|借款|垫付款|违约金|赔偿金|补偿金|佣金|报酬|工资|会费|学费|培训费/g;

function sumMeant(sentence: Sentence, before: Sentence): Sentence | null {
  const match = sumWord.exec(sentence.text);
  if (match === null || new RegExp(sums.source).test(sentence.text)) return null;
  const [sum, another] = new Set(before.text.match(sums) ?? []);
  // 水电费 is on no list, and may be what is meant.
  if (/[\u4e00-\u9fff][费金款]/.test(before.text.replaceAll(sums, ''))) return null;
  if (sum === undefined || another !== undefined) return null;
  return replaced(sentence, match.index, match[0].length, sum);
}

const dutyWord = /前款(?=约定|规定|义务|限制|的)/;
const duties = /保密|竞业限制|转租|转包|分包|付款|交货|交付|验收|通知|排他|廉洁/g;

function dutyMeant(sentence: Sentence, paragraph: readonly Sentence[]): Sentence | null {
  const match = dutyWord.exec(sentence.text);
  if (match === null || new RegExp(duties.source).test(sentence.text)) return null;
  const [duty, another] = new Set(paragraph.flatMap(({ text }) => text.match(duties) ?? []));
  if (duty === undefined || another !== undefined) return null;
  return replaced(sentence, match.index, match[0].length, duty);
}

/** The sentence with other words at a place; that place maps back to the reference as a whole. */
function replaced(sentence: Sentence, from: number, length: number, words: string): Sentence {
  const to = from + words.length;
  const back = (at: number, isEnd: boolean): number => {
    if (at <= from) return at;
    if (at >= to) return at - words.length + length;
    return isEnd ? from + length : from;
  };
  return {
    ...sentence,
    text: sentence.text.slice(0, from) + words + sentence.text.slice(from + length),
    at: (start, end) => sentence.at(back(start, false), back(end, true)),
  };
}
