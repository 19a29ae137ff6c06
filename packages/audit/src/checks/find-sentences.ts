/**
 * Searching sentences: by pattern, by position, with their neighbours. The sentences come from
 * `packages/contract`.
 */
import { articleOf, type Clause, type Contract, type Sentence, sentencesOf } from '@wenjian/contract';
import { documentSpan, type Span } from '@wenjian/document';
import { worthTrying } from '../search/sentence-index.ts';

export interface SentenceMatch {
  readonly sentence: Sentence;
  readonly match: RegExpExecArray;
  /** Span of the match only. */
  readonly span: Span;
}

/** The first match in each sentence; sentences that also match `unless` are skipped. */
export function findSentences(
  contract: Contract,
  pattern: RegExp,
  unless?: RegExp,
): readonly SentenceMatch[] {
  return matchesIn(worthTrying(sentencesOf(contract), [[pattern]]), pattern, unless);
}

export function matchesIn(
  sentences: readonly Sentence[],
  pattern: RegExp,
  unless?: RegExp,
): readonly SentenceMatch[] {
  const found: SentenceMatch[] = [];
  for (const sentence of sentences) {
    const match = pattern.exec(sentence.text);
    if (match === null || unless?.test(sentence.text) === true) continue;
    found.push({ sentence, match, span: sentence.at(match.index, match.index + match[0].length) });
  }
  return found;
}

/** Whether any sentence matches. */
export function says(contract: Contract, pattern: RegExp): boolean {
  return saying(contract, pattern) !== null;
}

/** The first sentence that matches; a heading only when nothing else does. */
export function saying(contract: Contract, pattern: RegExp): Sentence | null {
  let heading: Sentence | null = null;
  for (const sentence of worthTrying(sentencesOf(contract), [[pattern]])) {
    if (!pattern.test(sentence.text)) continue;
    if (/[，。；：,;:]/.test(sentence.text)) return sentence;
    heading ??= sentence;
  }
  return heading;
}

/** So many places are enough to choose from. */
const MOST_PROOFS = 8;
/** 装车完毕后, 变更登记完成之日: names a moment of something else. */
const moment =
  /^(?:手续|登记|工作|义务)?(?:全部)?(?:完毕|完成|办妥|办结|办理完毕|合格|通过|无误)?(?:之日|当[日天]|次日|之?[后前]|时|起)/;
/** Says what a word means, who a party is, frees somebody of his duty or liability, leaves the matter to another day or to a blank, or only introduces: nothing is agreed by it. */
const agreesNothing =
  /^鉴于|(?:订立|签订|达成)(?:如下|本)(?:合同|协议|条款)[，。：]?(?:以资?共同遵守|共同信守)?。?$|^(?:注|说明|备注|填写说明|温馨提示)[：:]|【[\s_＿]*】|[_＿]{3,}|[□☐]|由双方(?:再|届时)?协商(?:确定|决定)|届时(?:再)?(?:协商|确定|商定)|视(?:具体|实际)?情况(?:而定|确定|决定)|^[^，。；“”]{0,16}“[^”]{1,20}”(?:是|系|，)?(?:指|是指|系指)|^[^，。；：]{1,20}(?:：|是指|系指|指)[^。；]{0,60}的期间[。；]?$|^(?:住所地?|(?:通讯|注册|联系)?地址|法定代表人|联系人|联系电话|统一社会信用代码)[：:]|^[甲乙丙丁]方\s?(?:（[^）]{0,24}）)?[：:]|统一社会信用代码|(?:合适|适当|恰当)的?时[间候机]|另行(?:商定|协商|约定|确定|商议)|待定|^[^，。；]{1,16}：指|不承担[^，。；]{0,6}责任|概不负责|(?:没有|并?无|不负有?)(?:任何)?义务|(?:没有|未作?)约定[。；]?$/;

/** Whether a sentence can show that something is agreed: no heading, no definition, no line about a party, nothing left open. */
export function agrees({ text }: Sentence): boolean {
  return /[，。；：,;:]/.test(text) && !agreesNothing.test(text);
}

/** Lets one side change, decide or explain the matter by itself. */
const leftToOneSide =
  /(?:有权|可以?|得)(?:根据[^，。；]{0,16})?(?:随时|单方面?|自行)(?:变更|改变|调整|修改|决定|更换|取消|解释)|以[甲乙丙丁]方[^，。；]{0,8}(?:通知|公告|解释|决定|认定|规定)为准|最终解释权/;

/** Whether a sentence about the matter leaves it to one side, whatever another sentence says of it. */
export function isLeftToOneSide(contract: Contract, topic: RegExp): boolean {
  return worthTrying(sentencesOf(contract), [[leftToOneSide]]).some(
    ({ text }) => leftToOneSide.test(text) && topic.test(text),
  );
}

/** Sentences that say it in so many words: they agree something, and do not only name the moment it is done. */
export function proofs(contract: Contract, pattern: RegExp, unless?: RegExp): readonly Sentence[] {
  const everywhere = new RegExp(pattern.source, `${pattern.flags.replace('g', '')}g`);
  const found: Sentence[] = [];
  for (const sentence of worthTrying(sentencesOf(contract), [[pattern]])) {
    const { text } = sentence;
    if (!agrees(sentence) || unless?.test(text) === true) continue;
    const isSaid = [...text.matchAll(everywhere)].some(
      ({ index, 0: words }) => !moment.test(text.slice(index + words.length)),
    );
    if (isSaid) found.push(sentence);
    if (found.length === MOST_PROOFS) break;
  }
  return found;
}

/** The same sentences, those of an article whose heading names the matter before all others: 第十条 保密 speaks of secrets, 服务安排 only touches them. */
export function headedFirst(
  contract: Contract,
  sentences: readonly Sentence[],
  topic: RegExp,
): readonly Sentence[] {
  const isHeaded = ({ clause }: Sentence) => topic.test(articleOf(contract, clause)?.heading ?? '');
  return [...sentences.filter(isHeaded), ...sentences.filter((sentence) => !isHeaded(sentence))];
}

/** The sentence that contains a fact (an amount, a period). */
export function sentenceAt(contract: Contract, fact: Span): Sentence | null {
  const sentences = sentencesOf(contract);
  const found = sentences[indexAt(sentences, fact.start)];
  return found !== undefined && found.start <= fact.start ? found : null;
}

/** Index of the first sentence that ends after an offset. */
function indexAt(sentences: readonly Sentence[], offset: number): number {
  let low = 0;
  let high = sentences.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((sentences[middle]?.end ?? 0) <= offset) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The sentence with its neighbours in the same article, as one text: exceptions are often in the next sentence. */
export function textAround(contract: Contract, sentence: Sentence, reach = 2): string {
  const sentences = sentencesOf(contract);
  const index = indexAt(sentences, sentence.start);
  const article = articleOf(contract, sentence.clause);
  return sentences
    .slice(Math.max(0, index - reach), index + reach + 1)
    .filter((other) => articleOf(contract, other.clause) === article)
    .map((other) => other.text)
    .join('');
}

/**
 * The quotation for several sentences of one finding: from the first to the last of them in their article, or
 * only the first if that is too long.
 */
export function passageOf(contract: Contract, sentences: readonly [Sentence, ...Sentence[]]): Span {
  const spoken = sentences.filter(({ text }) => /[，。；]/.test(text));
  const first = spoken[0] ?? sentences[0];
  const article = articleOf(contract, first.clause);
  const last = spoken.findLast(
    ({ clause, end }) =>
      articleOf(contract, clause) === article && end > first.start && end - first.start <= LONGEST_PASSAGE,
  );
  return documentSpan(first.start, Math.max(first.end, last?.end ?? 0));
}

/** The clauses whose heading (or, without one, first words) matches, outermost only. */
export function clausesAbout(contract: Contract, heading: RegExp): readonly Clause[] {
  const found: Clause[] = [];
  for (const clause of contract.clauses) {
    if (!heading.test(clause.heading ?? openingOf(contract, clause))) continue;
    const last = found.at(-1);
    if (last === undefined || clause.start >= last.end) found.push(clause);
  }
  return found;
}

/** Longer quotations are hard to read. */
const LONGEST_PASSAGE = 260;

/** The number of characters that count as the heading of a clause without one. */
const OPENING_LENGTH = 12;

function openingOf(contract: Contract, clause: Clause): string {
  const number = clause.number?.length ?? 0;
  return contract.document.text
    .slice(clause.own.start, clause.own.end)
    .slice(number, number + OPENING_LENGTH);
}
