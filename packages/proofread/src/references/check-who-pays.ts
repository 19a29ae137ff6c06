/**
 * The one party that pays, or delivers, all through the contract, and another one in its place once: 乙方逾期付款的 where 甲方 pays the fee. In: the facts of
 * the contract. Out: remarks at the odd one, with the usual one; all 疑似. Promise: silent where both pay, or where the usual one is named less than twice.
 */
import type { Contract } from '@wenjian/contract';
import type { CorrectionDraft } from '../correction.ts';
import { remark } from '../draft-remark.ts';
import { graphText } from './references.text.ts';

/** Pairs of which one pays and the other does. */
const pairs = [
  '甲方 乙方',
  '买方 卖方',
  '供方 需方',
  '委托方 受托方',
  '委托方 服务方',
  '委托人 受托人',
  '出租方 承租方',
  '出租人 承租人',
  '发包方 承包方',
  '发包人 承包人',
  '买受人 出卖人',
  '采购人 供应商',
  '采购方 供货方',
  '采购人 中标人',
  '定作人 承揽人',
  '托运人 承运人',
  '存货人 保管人',
  '客户 服务商',
  '转让方 受让方',
].map((pair) => pair.split(' '));
const fees =
  '服务费|合同价款|价款|货款|租金|报酬|酬金|咨询费|设计费|维保费|合同款|工程款|物业费|维护费|开发费|加工费|运费|保管费|仓储费|顾问费|进度款|预付款|首付款|尾款';
const begin = '(?<=^|[，。；：、\\n\\s）]|[\\d.]\\s?)';

interface Act {
  readonly duty: string;
  readonly late: string;
}

const acts: readonly Act[] = [
  {
    duty: `(?:应当?|须|同意|在|于|按|每|自)(?<said>[^。；\\n]{0,40}?)(?:支付|付清|缴纳|交纳)[^。；，\\n]{0,16}?(?:${fees})`,
    late: `(?:(?:逾期|迟延|未按期|未按时|未及时|未如期|不按时|延迟)(?:付款|支付(?![^，。；]{0,8}(?:违约金|赔偿|补偿|退))|付清|缴纳)|未按[^，。；]{0,14}(?:付款|支付(?:${fees})))`,
  },
  {
    duty: '(?:应当?|须|在|于|按|自)(?<said>[^。；\\n]{0,40}?)(?:交货|发货|供货|送货|完成安装|完工|竣工|将[^，。；]{1,12}(?:运至|送至|交付至))',
    late: '(?:(?:逾期|迟延|未按期|未按时|未如期|延迟)(?:交货|发货|供货|送货|完工|竣工)|未按[^，。；]{0,14}(?:交货|供货|发货|完工|竣工))',
  },
];
const USUAL = 2;

export function checkWhoPays({ document: { text } }: Contract): CorrectionDraft[] {
  const pair = pairs.find((names) => names.every((name) => text.split(name).length > USUAL + 1));
  return pair === undefined ? [] : acts.flatMap((act) => oddOf(text, pair, act));
}

interface Vote {
  readonly who: string;
  readonly start: number;
}

function oddOf(text: string, pair: readonly string[], { duty, late }: Act): CorrectionDraft[] {
  const one = `(?<who>${pair.join('|')})`;
  const another = new RegExp(pair.join('|'));
  const duties = [...text.matchAll(new RegExp(`${begin}${one}${duty}`, 'g'))].filter(
    // 甲方在乙方支付价款后: the other one does it.
    ({ groups }) =>
      !another.test(
        (groups?.said ?? '').replaceAll(new RegExp(`(?:向|给|对)(?:${pair.join('|')})`, 'g'), ''),
      ),
  );
  const delays = [...text.matchAll(new RegExp(`${begin}(?:因|如|若)?${one}${late}`, 'g'))];
  const votes = [...duties, ...delays].map(({ 0: words, groups, index }): Vote => {
    const who = groups?.who ?? '';
    return { who, start: index + words.indexOf(who) };
  });
  const [odd, second] = pair
    .map((name) => votes.filter(({ who }) => who === name))
    .sort((some, others) => some.length - others.length);
  const [wrong, more] = odd ?? [];
  const usual = second?.[0]?.who;
  if (wrong === undefined || more !== undefined || usual === undefined || (second?.length ?? 0) < USUAL)
    return [];
  const span = { start: wrong.start, end: wrong.start + wrong.who.length };
  return [
    { ...remark(span, 'terms', 'actor', 'suspect', graphText.wrongActor(wrong.who)), suggestion: usual },
  ];
}
