/**
 * Articles of a law that say something else than the sentence: 依照劳动合同法第三十六条 dismissing for a breach of the rules, which is 第三十九条. In: the
 * facts of the contract. Out: remarks, only for the matters of the table.
 */
import { type Contract, readNumber } from '@wenjian/contract';
import type { CorrectionDraft } from '../correction.ts';
import { remark } from '../draft-remark.ts';
import { citedMatters } from './cited-articles.rows.ts';
import { graphText } from './references.text.ts';

/** How far a sentence is read on both sides, and the list below it. */
const [BEFORE, AFTER, LIST] = [160, 160, 260];

export function checkCitedArticles({ laws, document: { text } }: Contract): CorrectionDraft[] {
  return laws.flatMap(({ law, article, start, end }) => {
    const matters = citedMatters.get(law.replace(/^中华人民共和国/, '')) ?? [];
    const number = /^第([一二三四五六七八九十百零〇两\d]{1,8})条/.exec(article ?? '')?.[1];
    const cited = readNumber(number ?? '');
    if (matters.length === 0 || article === null || cited === null) return [];
    const sentence = sentenceAround(text, start, end);
    // Of several articles in one sentence nobody knows which has which matter.
    if ((sentence.match(/第[一二三四五六七八九十百零〇\d]{1,8}条/g)?.length ?? 0) > 1) return [];
    const meant = matters.filter(({ said }) => said.test(sentence));
    const [matter] = meant;
    if (matter === undefined || meant.some(({ articles }) => articles.includes(cited))) return [];
    const from = text.indexOf(article, start);
    const span = from < 0 || from > end ? { start, end } : { start: from, end: from + article.length };
    const right = `第${chinese(matter.articles[0] ?? 0)}条`;
    const reason = graphText.otherArticle(law, article, matter.topic, right);
    return [remark(span, 'law', 'other-article', 'suspect', reason)];
  });
}

const ownNumber = /^\s*第[一二三四五六七八九十百\d]{1,6}[条章节]/;

/** With the list that a colon opens. */
function sentenceAround(text: string, start: number, end: number): string {
  const before =
    text
      .slice(Math.max(0, start - BEFORE), start)
      .split(/[。\n]/)
      .at(-1)
      ?.replace(ownNumber, '') ?? '';
  const behind = text.slice(end, end + AFTER);
  const stop = behind.search(/[。\n]/);
  const own = stop < 0 ? behind : behind.slice(0, stop);
  const list = /[：:]\s*$/.test(own) ? text.slice(end + own.length, end + own.length + LIST) : '';
  return `${before}${text.slice(start, end)}${own}${list.replace(/。\n?第[\s\S]*$/, '').replaceAll('\n', '')}`;
}

const digits = '零一二三四五六七八九';

/** 39 → 三十九, 700 → 七百, 692 → 六百九十二. */
function chinese(number: number): string {
  const [hundreds, tens, ones] = [Math.floor(number / 100), Math.floor(number / 10) % 10, number % 10];
  const head = hundreds > 0 ? `${digits.charAt(hundreds)}百` : '';
  const middle =
    tens > 0
      ? `${tens === 1 && hundreds === 0 ? '' : digits.charAt(tens)}十`
      : hundreds > 0 && ones > 0
        ? '零'
        : '';
  return head + middle + (ones > 0 ? digits.charAt(ones) : '');
}
