/**
 * One party on both sides of what only two can do: 供方应于收到供方的预付款后, 未经甲方书面同意，甲方不得. In: a line. Out: drafts
 * with the other party of the pair.
 */
import type { CorrectionDraft } from '../correction.ts';
import { proofreadText } from '../proofread.text.ts';

const pairs = [
  '甲方 乙方',
  '买方 卖方',
  '供方 需方',
  '供货方 采购方',
  '出租方 承租方',
  '出租人 承租人',
  '委托方 受托方',
  '委托人 受托人',
  '发包方 承包方',
  '发包人 承包人',
  '转让方 受让方',
  '转让人 受让人',
  '出借人 借款人',
  '出借方 借款方',
  '买受人 出卖人',
  '托运人 承运人',
  '定作人 承揽人',
  '许可方 被许可方',
].map((pair) => pair.split(' '));
const others: ReadonlyMap<string, string> = new Map(
  pairs.flatMap(([one = '', other = '']) => [
    [one, other],
    [other, one],
  ]),
);
const role = `(?<role>(?<![\\u4e00-\\u9fff]、|及|和|或|与|被|原|新|各)(?:${[...others.keys()].join('|')}))`;
const modal = '(?:应当|应|须|需|将|可以?|有权|不得|同意|承诺|保证)';
const gives =
  '(?:支付|交付|提供|提交|发出|发送|出具|开具|赔偿|返还|退还|偿还|移交|送达|发货|供货|交货|付款|主张|追偿|报告|说明|索赔|承担|履行)';

const patterns: readonly RegExp[] = [
  // 供方应于收到供方的预付款后.
  `${role}${modal}[^，。；]{0,10}(?:收到|接到|收取)(?<again>\\k<role>)(?:支付的|发出的|交付的|提供的|提交的|出具的|付款|通知|订单|书面通知)`,
  // 甲方应将押金汇入甲方指定的账户.
  `${role}${modal}(?:将|把)?(?![^，。；]{0,20}(?:自行|自有|其|还款|扣))[^，。；]{0,24}(?:汇入|付至|支付至|支付到|转入|汇至|缴至)(?<again>\\k<role>)(?:指定|的(?:银行|收款)|书面|账户)`,
  // 甲方应当在三日内向甲方支付.
  `${role}(?:${modal}[^，。；向]{0,16})?向(?<again>\\k<role>)${gives}`,
  // 甲方逾期付款的，应当向甲方支付违约金.
  `${role}(?:逾期|迟延|未按|违反|未能|擅自)[^，。；]{2,24}的，(?:每逾期一日，)?(?:应当?|须)[^，。；向]{0,16}向(?<again>\\k<role>)${gives}`,
  // 甲方逾期付款的，甲方有权解除合同; 承租人未能取得执照的，承租人有权解除 is right.
  `${role}(?:逾期|迟延|未按|违反|拒不|擅自)[^，。；]{2,24}的，(?<again>\\k<role>)(?:有权|可以?)(?:单方)?(?:解除|拒绝|要求|暂停|停止|终止|扣除)`,
  // 出租人应当按约定将租赁物交付出租人.
  `${role}${modal}[^，。；]{0,12}将[^，。；]{1,16}(?:交付|移交|交还|返还|退还|归还|交给|交由)给?(?<again>\\k<role>)(?=[，。；、]|使用|保管|占有|验收|审核|确认)`,
  // 许可方授予许可方.
  `${role}(?:同意|应|应当)?(?:授予|授权|委托|许可|聘请|雇用|聘用)(?<again>\\k<role>)(?=在|以|使用|为|对|担任|办理|负责|从事|独占|非独占|处理)`,
  // 受托人垫付的费用，受托人应当偿还.
  `${role}(?:为[^，。；]{2,14})?垫付的[^，。；]{0,8}，(?<again>\\k<role>)(?:应当?|须)(?:予以)?(?:偿还|支付|返还|补偿|承担|归还)`,
  // 未经甲方书面同意，甲方不得转让.
  `未经(?<again>${role})(?:事先|提前)?书面(?:同意|许可|授权|确认)，\\k<role>(?:不得|无权)`,
  // 甲方有权要求甲方赔偿.
  `${role}有权(?:解除(?:本)?(?:合同|协议)并)?(?:要求|催告|请求|通知)(?<again>\\k<role>)(?!员工|人员|代表|的|内部|工作|指定|委派|所属)`,
].map((pattern) => new RegExp(pattern, 'dg'));

export function checkRoles(text: string): readonly CorrectionDraft[] {
  const drafts: CorrectionDraft[] = [];
  const isAsked = standsTwice(text) && !hasThird(text);
  const settled = new Uint8Array(isAsked ? text.length : 0);
  for (const pattern of isAsked ? patterns : [])
    for (const match of text.matchAll(pattern)) {
      const written = match.groups?.role ?? '';
      const other = others.get(written);
      const place = match.indices?.groups?.again;
      // 乙方违约的，乙方有权要求乙方赔偿: once the first is another, the second is right.
      const isSettled = settled.subarray(match.index, match.index + match[0].length).includes(1);
      if (other === undefined || place === undefined || isSettled) continue;
      settled.fill(1, ...place);
      drafts.push(draftOf(place, written, other));
    }
  // The other two speak of third parties, too.
  return [...drafts, ...sameShortName(text), ...creditorForDebtor(text)];
}

const roleNames = [...others.keys()];

/** Without one party twice in the line there is nothing to look for. */
function standsTwice(text: string): boolean {
  return roleNames.some((name) => {
    const first = text.indexOf(name);
    return first >= 0 && text.indexOf(name, first + name.length) >= 0;
  });
}

const shortName = /[（(](?:以下)?(?:简称|称)(?:为|：)?“?(?<name>[\u4e00-\u9fff]{2,4})”?[）)]/dg;

/** 采购人（以下简称甲方）与供应商（以下简称甲方）: two are introduced under one name. */
function sameShortName(text: string): readonly CorrectionDraft[] {
  const introduced = [...text.matchAll(shortName)];
  if (introduced.length > 2) return [];
  return introduced.flatMap((match, index) => {
    const name = match.groups?.name ?? '';
    const other = others.get(name);
    const place = match.indices?.groups?.name;
    const isFirst = introduced.findIndex(({ groups }) => groups?.name === name) === index;
    if (other === undefined || place === undefined || isFirst) return [];
    return introduced.some(({ groups }) => groups?.name === other) ? [] : [draftOf(place, name, other)];
  });
}

/** Who has paid for the debtor turns to the debtor. */
const recourse =
  /(?<=(?:保证人|担保人)[^。；]{0,12}(?:承担|履行)(?:保证|担保|清偿|代偿|偿还)责任后[^。；]{0,24}向)债权人(?=追偿)/g;

function creditorForDebtor(text: string): readonly CorrectionDraft[] {
  return [...text.matchAll(recourse)].map(({ 0: { length }, index }) => ({
    ...draftOf([index, index + length], '债权人', '债务人'),
    reason: proofreadText.pair('债权人', '债务人'),
  }));
}

function draftOf([start, end]: readonly [number, number], written: string, other: string): CorrectionDraft {
  return {
    start,
    end,
    suggestion: other,
    ruleId: 'typo.confusion.role',
    family: 'typo',
    tier: 'suspect',
    confidence: 0.9,
    reason: proofreadText.samePartyTwice(written),
  };
}

/** With a third party nobody can tell who the other one is. */
function hasThird(text: string): boolean {
  return /丙方|丁方|第三方|次承租|任何一方/.test(text);
}
