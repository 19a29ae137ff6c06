/**
 * Lengths of time that other words of the same sentence give: 4月至6月四个月, 每季度一次，服务期内共六次 in a contract of twelve months. In: the facts
 * of the contract. Out: remarks with the calculation, all 疑似.
 */
import { type Contract, readNumber } from '@wenjian/contract';
import type { CorrectionDraft } from '../correction.ts';
import { remark } from '../draft-remark.ts';
import { figuresText } from './contract-checks.text.ts';

const number = '\\d{1,3}|[一二两三四五六七八九十]{1,3}';
const months = new RegExp(
  `(?:(?<year>\\d{4})年)?(?<![\\d.])(?<from>\\d{1,2})月(?:份)?(?:起)?(?:至|到|—{1,2}|－|-|～|~)(?:(?<last>\\d{4})年)?(?<to>\\d{1,2})月(?:份)?(?:底|末|止)?[，,（(]?(?:共计?|合计|计|的|这|总共){0,2}(?<count>${number})个月`,
  'dg',
);
const YEAR = 12;

const steps: Readonly<Record<string, number>> = {
  月: 1,
  个月: 1,
  两个月: 2,
  双月: 2,
  季度: 3,
  季: 3,
  半年: 6,
  年: YEAR,
};
const often = new RegExp(
  `每(?<step>两个月|双月|个月|月|季度|季|半年|年)[^。；\\n\\d次]{0,20}?(?<each>[一两二三四五六]|[1-6])次[^。；\\n]{0,24}?(?<whole>(?:服务|合同|协议|合作|委托|维保|质保|运维|托管|项目)期?(?:限|间)?内|全年|一年内?|年度内?|期限内)[^。；，\\n\\d]{0,6}(?<!不少于|不得少于|至少|不低于)(?<count>${number})次`,
  'dg',
);
const term = new RegExp(
  `(?:服务|合同|协议|合作|委托|维保|质保|运维|托管)(?:有效)?期(?:限|间)?(?:[为是：:共]|[^，。；\\n]{0,30}[，,（(](?:共计?|为期|期限为?|即)?)(?<count>${number})(?<unit>个月|年)`,
  'g',
);

export function checkToldLengths({ document: { text } }: Contract): CorrectionDraft[] {
  return [...monthsBetween(text), ...timesInAll(text)];
}

function monthsBetween(text: string): CorrectionDraft[] {
  return [...text.matchAll(months)].flatMap((match) => {
    const { year, from = '', last, to = '', count = '' } = match.groups ?? {};
    const said = readNumber(count);
    const [first, end] = [Number(from), Number(to)];
    if (said === null || first < 1 || first > YEAR || end < 1 || end > YEAR) return [];
    const years =
      year !== undefined && last !== undefined ? Number(last) - Number(year) : end < first ? 1 : 0;
    const right = years * YEAR + end - first + 1;
    if (right === said || right < 1) return [];
    return [told(match, `${first}月至${end}月：${right} ≠ ${said}`)];
  });
}

function timesInAll(text: string): CorrectionDraft[] {
  return [...text.matchAll(often)].flatMap((match) => {
    const { step = '', each = '', whole = '', count = '' } = match.groups ?? {};
    const length = /年/.test(whole) ? YEAR : termOf(text);
    const [times, said] = [readNumber(each.replace('两', '二')), readNumber(count)];
    const stepMonths = steps[step];
    if (length === null || times === null || said === null || stepMonths === undefined) return [];
    const right = (length / stepMonths) * times;
    if (!Number.isInteger(right) || right === said) return [];
    return [told(match, `${length} ÷ ${stepMonths} × ${times} = ${right} ≠ ${said}`)];
  });
}

/** The one length of the service that the contract names, in months. */
function termOf(text: string): number | null {
  const lengths = new Set(
    [...text.matchAll(term)].map(
      ({ groups }) => (readNumber(groups?.count ?? '') ?? 0) * (groups?.unit === '年' ? YEAR : 1),
    ),
  );
  const [length, another] = lengths;
  return length === undefined || length === 0 || another !== undefined ? null : length;
}

function told(match: RegExpExecArray, formula: string): CorrectionDraft {
  const [start = 0, end = 0] = match.indices?.groups?.count ?? [];
  return { ...remark({ start, end }, 'figures', 'length', 'suspect', figuresText.saidTwice), formula };
}
