/** Finds the sentence with the term of the contract, without its clause number. */
import { articleOf, type Contract, type Sentence, sentencesOf } from '@wenjian/contract';
import type { Span } from '@wenjian/document';

export function findTerm(contract: Contract): Span | null {
  const sentences = sentencesOf(contract);
  for (const words of wordsFor(contract)) {
    for (const [index, sentence] of sentences.entries()) {
      const span = termIn(sentence, words) ?? termInNextCell(sentence, sentences[index + 1], words);
      if (span !== null) return span;
    }
  }
  return termUnderHeading(contract, sentences);
}

/** The best first: words for the term of this contract, then words that may also mean another term. */
function wordsFor({ type }: Contract): readonly RegExp[] {
  return type.type === 'confidentiality' ? [mainTerm, validity, secrecy] : [mainTerm, validity];
}

const mainTerm =
  /(?:合同|协议|租赁|服务|合作|委托|代理|借款|贷款|许可|授权|使用|仓储|保管|承包|聘用|用工|运输|供货|框架协议|经营|采购|技术服务|项目合作)(?:的)?(?:履行|有效)?(?:期限|期间|期)(?!内|外|限内|间内|满|届|前|后|限届|限为?以)|租期|(?:合同|总|建设)工期|工期总日历天数|借期/;
const validity = /有效期限?(?!内|满|届)/;
const secrecy = /保密(?:义务的?)?(?:期限|期间|期)(?!内|满|届)/;
/** 三年, 25年, 12个月, 2025年1月1日, 长期, 至…之日止, 无固定期限. */
const length =
  /[0-9一二两三四五六七八九十百_＿]{1,4}[】）]?(?:个)?(?:周年|年|月|日历天|日|天|季度)|长期|永久|无固定期限|之日止|为止|完成(?:之日)?|至.{1,20}[止终]/;
/** The maximum distance between the words and the length. */
const LENGTH_REACH = 24;
/** The words must be followed by a length, not by an event during the term (合同期限而离职的). */
const saysHowLong =
  /^[^，。；]{0,2}?[：:，]?(?:[为是自从共即暂约拟]|长期|永久|无固定|借期|[0-9一二两三四五六七八九十_＿（【])/;

function termIn(sentence: Sentence, words: RegExp): Span | null {
  const match = words.exec(sentence.text);
  if (match === null) return null;
  const rest = sentence.text.slice(match.index + match[0].length);
  if (!saysHowLong.test(rest) || !length.test(rest.slice(0, LENGTH_REACH))) return null;
  return sentence.at(match.index, withoutStop(sentence));
}

/** 租赁期限 | 2年 */
function termInNextCell(sentence: Sentence, next: Sentence | undefined, words: RegExp): Span | null {
  if (!sentence.isCell || next === undefined || !next.isCell) return null;
  const match = words.exec(sentence.text);
  const isHead = match !== null && sentence.text.length - match[0].length <= 4;
  return isHead && length.test(next.text.slice(0, LENGTH_REACH)) ? next.at(0, withoutStop(next)) : null;
}

const termHeading =
  /^(?:(?:合同|协议|租赁|服务|合作|委托|借款|许可|授权|履行)(?:的)?)?(?:期限|有效期限?|租期)$/;

/** Under the heading 合同期限 a sentence need not repeat the words: 自2025年1月1日起至2026年12月31日止. */
function termUnderHeading(contract: Contract, sentences: readonly Sentence[]): Span | null {
  for (const sentence of sentences) {
    const heading = articleOf(contract, sentence.clause)?.heading ?? null;
    if (heading === null || !termHeading.test(heading.replace(/\s/g, ''))) continue;
    const match = /自|从|[0-9一二两三四五六七八九十]{1,4}(?:个月|年|日|天)/.exec(sentence.text);
    if (match !== null && length.test(sentence.text)) return sentence.at(match.index, withoutStop(sentence));
  }
  return null;
}

function withoutStop({ text }: Sentence): number {
  return text.replace(/(?<![。；！？])[。；！？]+$/, '').length;
}
