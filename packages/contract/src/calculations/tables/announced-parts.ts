/**
 * Parts that are announced with their number: 分三期支付：…；…；…, 分季度完成：第一季度…. Their sum is compared with the
 * whole wherever the contract names it. Promise: silent when any sum of the contract is the sum of the parts.
 */
import { documentSpan, largestOf, type Span } from '@wenjian/document';
import type { Contract } from '../../contract.ts';
import { pairAmounts } from '../../facts/pair-amounts.ts';
import { ofFen, size } from '../../numbers/exact-number.ts';
import { readNumber } from '../../numbers/read-number.ts';
import { articleSentences, factsWithin, type Sentence, sentencesOf } from '../../text/sentences.ts';
import { figureOfAmount } from '../figures/figure-of-fact.ts';
import { type FilledAmount, filledAmounts, isFilled } from '../prices/price-sentences.ts';
import { totalPrice, wordsAfter, wordsBefore } from '../prices/whole-price.ts';
import type { StatedRelation } from '../stated-relation.ts';
import { paymentSchedules } from '../terms/payment-schedules.ts';
import { isTableLine } from '../terms/timed-amounts.ts';

const announcement =
  /(?<noun>[\u4e00-\u9fff]{2})?(?:按|均)?分(?:为|成)?(?:(?<count>[二两三四五六七八九十\d]{1,2})(?:次|期|笔|批|个阶段|个季度|年|个年度)|(?<cycle>季度?|月)(?=[^，。；]{0,6}(?:完成|支付|缴|投入|到位|考核|执行|下达|分解)))/;
const open =
  /利息|余款|剩余|其余|余下|余额|每期|每次|每笔|每[月季年]|各[付期]|均|递增|违约|逾期|等额|平均|尾款|(?<!不)含[^，。；]{0,4}定金|抵[作扣充]|冲抵|折抵/;
const LEAST_UNANNOUNCED = 3;
const CYCLES: Readonly<Record<string, number>> = { 季: 4, 季度: 4, 月: 12 };

/** 第一期…、第二期…、第三期…; 付款安排：…付…，…付…，到此付清: parts without their number before them. */
const partsBegin =
  /(?:第一|首)(?:期|笔|季度|年度?|批|次|阶段)|(?:分期(?:支付|付款|缴付|交付)?(?:如下|安排|为)?|(?:付款|支付)(?:安排|方式|进度|计划|时间)(?:如下|为)?)[：:]/;
const inOrder =
  /^(?:第一|首)(?<what>期|笔|季度|年度?|批|次|阶段)[^。]{0,60}?第二\k<what>[^。]{0,60}?第三\k<what>|^(?:分期|付款|支付)[^。]{0,200}(?:付清|结清|付讫|付完|缴清)/;

export function announcedParts(contract: Contract): readonly StatedRelation[] {
  const known = new Set(paymentSchedules(contract).flatMap(({ sentences }) => sentences));
  const sentences = sentencesOf(contract);
  return sentences.flatMap((sentence, index) => {
    const match = announcement.exec(sentence.text) ?? partsBegin.exec(sentence.text);
    if (match === null || sentence.isCell || isTableLine(contract, sentence) || known.has(sentence))
      return [];
    const { noun = '', count = '', cycle = '' } = match.groups ?? {};
    const place = listFrom(sentences, index, match.index);
    const said = contract.document.text.slice(place.start, place.end).replace(/\s/g, '');
    if (open.test(contract.document.text.slice(sentence.start, place.end))) return [];
    if (count === '' && cycle === '' && !inOrder.test(said)) return [];
    const parts = filledAmounts(contract, place).filter((amount) => !isWhole(contract, amount));
    const announced = CYCLES[cycle] ?? readNumber(count);
    if (parts.length < (announced === null ? LEAST_UNANNOUNCED : 2)) return [];
    if (announced !== null && parts.length !== announced) return [];
    return statedBy(contract, { sentence, place, noun, isAnnounced: announced !== null }, parts);
  });
}

/** From the announcement to the full stop; the lines below when it ends with a colon. */
function listFrom(sentences: readonly Sentence[], index: number, from: number): Span {
  const first = sentences[index];
  if (first === undefined) return documentSpan(0, 0);
  const start = first.at(from, from + 1).start;
  let at = index;
  for (; at < index + MOST; at++) {
    const { text = '', block = 0 } = sentences[at] ?? {};
    const next = sentences[at + 1];
    const isOpen = /[；：]$/.test(text) || (next?.block === block && !/[。！？]”?$/.test(text));
    if (next === undefined || !isOpen) break;
  }
  return documentSpan(start, sentences[at]?.end ?? first.end);
}

const MOST = 12;
const otherSum = /保证金|押金|定金|[借贷]款|违约|赔偿|授信|资本|投资/;
const wholeWords =
  /(?:合计|共计|一共|总共|总计|总[额价计]|总金额|总费用|本金|(?:费|款|价款|资金|金额|任务|指标|目标|投资|酬金|报酬))(?:[为是：:共]|合计|人民币|[¥￥（(]){0,5}$/;

function isWhole(contract: Contract, amount: FilledAmount): boolean {
  return /(?:合计|共计|总计|总额)[^，。；\d]{0,6}$/.test(wordsBefore(contract, amount));
}

interface PartList {
  readonly sentence: Sentence;
  readonly place: Span;
  readonly noun: string;
  /** With the number of parts; without it only what is called a whole can be theirs. */
  readonly isAnnounced: boolean;
}

function statedBy(contract: Contract, list: PartList, parts: readonly FilledAmount[]): StatedRelation[] {
  const { sentence, place } = list;
  const sum = parts.reduce((all, { fen }) => all + fen, 0);
  if (contract.amounts.some(({ fen }) => fen === sum)) return [];
  const largest = largestOf(parts.map(({ fen }) => fen));
  const wholes = candidates(contract, list).filter(
    ({ fen }) => fen > largest && Math.abs(fen - sum) * NEAR <= fen,
  );
  const [whole] = wholes;
  if (whole === undefined || new Set(wholes.map(({ fen }) => fen)).size > 1) return [];
  // 定金 beside it may be what is missing.
  const lacking = size(ofFen(whole.fen) - ofFen(sum));
  const beside = contract.amounts.filter((each) => !parts.some(({ start }) => start === each.start));
  if (beside.some((each) => each.fen !== null && ofFen(each.fen) === lacking)) return [];
  const isElsewhere = whole.start < sentence.start || whole.start >= place.end;
  return [
    {
      relation: {
        kind: 'sum',
        name: 'instalments',
        parts: parts.map((part) => figureOfAmount(contract, part)),
        result: figureOfAmount(contract, whole),
      },
      place: documentSpan(sentence.start, place.end),
      others: isElsewhere ? [documentSpan(whole.start, whole.end)] : [],
    },
  ];
}

/** A fifth. */
const NEAR = 5;

/** The sum right before the announcement, else those that the article or the contract calls the whole. */
function candidates(
  contract: Contract,
  { sentence, place, noun, isAnnounced }: PartList,
): readonly FilledAmount[] {
  const { start = sentence.start } = contract.document.blocks[sentence.block] ?? {};
  const before = filledAmounts(contract, documentSpan(start, place.start)).at(-1);
  const { wholes, others, called, inWords } = namedSums(contract);
  const isTheirs = (amount: FilledAmount) => isAnnounced || !others.has(amount);
  if (before !== undefined && (isAnnounced || (wholes.includes(before) && isTheirs(before)))) return [before];
  const [first = sentence] = articleSentences(contract, sentence);
  const article = factsWithin(wholes, documentSpan(first.start, Math.max(first.start, sentence.start)));
  const total = totalPrice(contract);
  const naming = new RegExp(`${noun}[^，。；|｜\\d]{0,20}$`);
  const named =
    noun === '' ? [] : allSums(contract).filter((each) => naming.test(lineBefore(contract, each)));
  return [
    ...article,
    ...called,
    ...(total !== null && isFilled(total) ? [total] : []),
    ...named,
    ...inWords,
  ].filter((each) => (each.start < place.start || each.start >= place.end) && isTheirs(each));
}

function allSums(contract: Contract): readonly FilledAmount[] {
  return filledAmounts(contract, documentSpan(0, contract.document.text.length));
}

interface NamedSums {
  /** Called a whole, in the order of the text. */
  readonly wholes: readonly FilledAmount[];
  /** Sums that only a list with the number of its parts can make up. */
  readonly others: ReadonlySet<FilledAmount>;
  readonly called: readonly FilledAmount[];
  readonly inWords: readonly FilledAmount[];
}
const namedByContract = new WeakMap<Contract, NamedSums>();

/** Read once: a contract may announce many lists. */
function namedSums(contract: Contract): NamedSums {
  const known = namedByContract.get(contract);
  if (known !== undefined) return known;
  const inWords = pairAmounts(contract).flatMap(({ first, second }) => {
    const figures = first.isUppercase ? second : first;
    return isFilled(figures) ? [figures] : [];
  });
  const all = allSums(contract);
  const sums: NamedSums = {
    wholes: all.filter((each) => wholeWords.test(wordsBefore(contract, each))),
    others: new Set(all.filter((each) => otherSum.test(wordsBefore(contract, each)))),
    called: all.filter((each) => nameOfSum.test(wordsAfter(contract, each, LINE))),
    inWords,
  };
  namedByContract.set(contract, sums);
  return sums;
}

/** 3,000万元（以下称“增资款”）. */
const nameOfSum = /^(?:（大写[^）]{0,20}）)?[（(](?:以?下)?简?称(?:为)?[“"][^”"]{1,8}[款金费额][”"]/;
const LINE = 28;

function lineBefore({ document: { text } }: Contract, { start }: Span): string {
  return (
    text
      .slice(Math.max(0, start - LINE), start)
      .split('\n')
      .at(-1) ?? ''
  );
}
