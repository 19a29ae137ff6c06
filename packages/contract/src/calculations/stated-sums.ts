/** Subtotals of a paragraph with their total, and the copies of a contract: 一式四份，各执两份. */
import type { Contract } from '../contract.ts';
import { readNumber } from '../numbers/read-number.ts';
import { type Sentence, sentencesOf } from '../text/sentences.ts';
import { figureOfAmount } from './figures/figure-of-fact.ts';
import type { Relation, SumRelation } from './figures/figure-relation.ts';
import { implied } from './figures/measures.ts';
import { filledAmounts } from './prices/price-sentences.ts';
import { wordsBefore } from './prices/whole-price.ts';
import type { StatedRelation } from './stated-relation.ts';
import { isTableLine } from './terms/timed-amounts.ts';

/** 小计136,000元；小计186,000元；合计322,000元 in one paragraph. */
function subtotals(contract: Contract): readonly StatedRelation[] {
  const { blocks, text } = contract.document;
  return blocks.flatMap((block): StatedRelation[] => {
    if (block.type === 'tableCell' || text.slice(block.start, block.end).includes('\t')) return [];
    const named = (pattern: RegExp) =>
      filledAmounts(contract, block).filter((amount) => pattern.test(wordsBefore(contract, amount)));
    const parts = named(/小计[^，。；\d]{0,8}$/);
    const [total, another] = named(/(?:合计|共计|总计|总价)[^，。；\d]{0,8}$/);
    if (parts.length < 2 || total === undefined || another !== undefined) return [];
    const relation: SumRelation = {
      kind: 'sum',
      name: 'total',
      parts: parts.map((part) => figureOfAmount(contract, part)),
      result: figureOfAmount(contract, total),
    };
    return [{ relation, place: total, others: parts }];
  });
}

export function statedSums(contract: Contract): readonly StatedRelation[] {
  return [...subtotals(contract), ...sumsInSentences(contract)];
}

function sumsInSentences(contract: Contract): readonly StatedRelation[] {
  return sentencesOf(contract).flatMap((sentence) => {
    if (sentence.isCell || isTableLine(contract, sentence)) return [];
    return copies(contract, sentence).map((relation) => ({
      relation,
      place: sentence,
      others: [],
    }));
  });
}

const number = '[一二两三四五六七八九十壹贰叁肆伍陆柒捌玖拾\\d]{1,3}';
const allCopies = new RegExp(`一式(?<count>${number})份`);
const eachCopies = new RegExp(
  `(?:(?<parties>[甲乙丙丁戊方、和及]{2,12})?(?<many>双|两|三|四|各)?方?)各(?:自)?(?:执|持|保存|留存|存)(?<count>${number})份`,
);
const ownCopies = new RegExp(`[甲乙丙丁](?:方|)(?:执|持|保存|留存|存)(?<count>${number})份`, 'g');
const furtherCopies =
  /其余|余下|另|报送?|备案|存档|公证|登记|送|主管|税务|银行|房管|监理|招标|代理|见证|保证人|担保|用于|提交|法院|机关/;

/** 一式六份，双方各执两份: two copies belong to nobody. */
function copies({ parties }: Contract, { text }: Sentence): readonly Relation[] {
  const all = allCopies.exec(text);
  // 一式四四份: a slip of the pen, not 44.
  // 每人各执一份: several persons may sign as one party.
  if (
    all === null ||
    /每人|每位/.test(text) ||
    furtherCopies.test(text) ||
    /([一二三四五六七八九十])\1/.test(all[0])
  )
    return [];
  const stated = readNumber(all.groups?.count ?? '');
  const each = eachCopies.exec(text);
  const own = [...text.matchAll(ownCopies)].map((match) => readNumber(match.groups?.count ?? '') ?? 0);
  const shared =
    each === null ? 0 : holders(each, text, parties.length) * (readNumber(each.groups?.count ?? '') ?? 0);
  const parts = [...own, ...(shared > 0 ? [shared] : [])].filter((part) => part > 0);
  // One party's copies alone are not the whole distribution.
  if (stated === null || parts.length === 0 || (shared === 0 && own.length < 2)) return [];
  return [{ kind: 'sum', name: 'total', parts: parts.map(implied), result: implied(stated) }];
}

function holders(match: RegExpExecArray, text: string, parties: number): number {
  const { parties: named = '', many = '' } = match.groups ?? {};
  const listed = named.replace(/[^甲乙丙丁戊]/g, '').length;
  if (listed > 1) return listed;
  // 甲方、乙方、债务人各执一份.
  const [, all = ''] = /(?:^|[，；：])([^，；：。]{2,30}?)各(?:自)?(?:执|持|保存|留存|存)/.exec(text) ?? [];
  const holding = all.split(/[、和及与]/);
  if (holding.length > 1 && !/各方|[三四]方/.test(all))
    return holding.reduce((sum, each) => sum + (/双方/.test(each) ? 2 : 1), 0);
  // 自甲乙双方盖章、丙方签字之日起生效，各方各执一份.
  const called = new Set(text.match(/[甲乙丙丁戊](?=[方、和及与乙丙丁戊])/g)).size;
  if (called > 2) return called;
  // 自三方签字之日起生效，各方各执二份: whoever is introduced besides them does not sign.
  const signing = /(双|两|三|四)方[^，。；]{0,12}(?:签|盖章)/.exec(text)?.[1];
  const counts: Readonly<Record<string, number>> = { 双: 2, 两: 2, 三: 3, 四: 4 };
  return counts[many] ?? counts[signing ?? ''] ?? parties;
}
