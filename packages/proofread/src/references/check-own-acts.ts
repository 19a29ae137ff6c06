/**
 * Who acts, told by what the same or another sentence says of the act: 乙方应开具发票，甲方未开具的; 乙方应书面通知乙方; 因甲方过错造成损失的，由乙方承担;
 * the one who pays a deposit giving it back; the one who delivers inspecting what he delivered. In: the facts of the contract. Out: remarks at the
 * wrong party, with the other one where the sentence names it; all 疑似.
 */
import type { Contract } from '@wenjian/contract';
import type { CorrectionDraft } from '../correction.ts';
import { remark } from '../draft-remark.ts';
import { graphText } from './references.text.ts';

const names = [
  '[甲乙丙丁]方',
  ...'委托方 受托方 服务方 供应商 服务商 采购人 采购方 中标人 招标人 投标人 成交人 发包方 承包方 出租方 承租方 买方 卖方 供方 需方 供货方 客户'.split(
    ' ',
  ),
  ...'委托人 受托人 出租人 承租人 发包人 承包人 买受人 出卖人 出借人 借款人 贷款人 保证人 托运人 承运人 定作人 承揽人 存货人 保管人 寄存人 转让方 受让方 许可方 被许可方 转让人 受让人 贵司 我司'.split(
    ' ',
  ),
].join('|');
const one = `(?:${names})`;
/** Words without another party in them. */
const plain = (most: number): string => `(?:(?!${names})[^。；\\n]){0,${most}}?`;
const begin = '(?<=^|[，。；：、\\n\\s）]|[\\d.]\\s?)';
const must = '(?:应当?|须|需|负责|有义务)';

export function checkOwnActs(contract: Contract): CorrectionDraft[] {
  const { text } = contract.document;
  return [
    ...leftUndone(text),
    ...toOneself(text),
    ...ofTheOther(text),
    ...givenBack(text),
    ...deliveredAndInspected(text),
    ...resultless(text),
    ...askedByOneself(text),
  ];
}

const duty =
  '开具|提供|提交|支付|交付|缴纳|交纳|办理|发货|交货|付款|投保|更换|移交|退还|返还|送达|安装|维修|清退|报送|交还|归还|搬离|开展|组织|完成';
const undone = new RegExp(
  `${begin}(?<who>${one})${must}[^。；\\n]{0,40}?(?<act>${duty})[^。；\\n]{0,40}?[，。；]\\s?(?:如|若)?(?<again>${one})(?:未|逾期未?|拒不|没有|无正当理由(?:拒不|不|未)|未能)(?:及时|按时|按期|如期|按约定)?\\k<act>(?=[^。]{0,24}(?:有权|可以?|不承担|顺延|拒绝|视为|违约金|每逾期))`,
  'dg',
);

/** 乙方应在付款前开具发票，甲方未开具的，甲方有权拒绝付款. */
function leftUndone(text: string): CorrectionDraft[] {
  return [...text.matchAll(undone)].flatMap((match) => {
    const { who = '', again = '' } = match.groups ?? {};
    const [, till = 0] = match.indices?.groups?.act ?? [];
    const [from = 0] = match.indices?.groups?.again ?? [];
    const between = text.slice(till, from);
    if (who === again || new RegExp(`${again}(?:应|须|需|负责)|双方|各自`).test(between)) return [];
    return [told(match, 'again', who)];
  });
}

const oneself: readonly RegExp[] = [
  // 乙方应在发货前以书面形式通知乙方.
  `${begin}(?<who>${one})${must}${plain(30)}(?:通知|告知|函告|提醒|报告)(?:给)?(?<again>\\k<who>)(?!的?(?:员工|人员|代表|工作|指定|委派|所属|内部|上级|负责人|总部))`,
  // 由甲方承担全部责任并赔偿甲方因此受到的损失.
  `由(?<who>${one})承担${plain(14)}[，]?(?:并|且|并应)?(?:应当?)?(?:赔偿|补偿)(?<again>\\k<who>)(?=因|由此|的|全部|所)`,
  // 服务方应撤出人员，并移交服务方提供的资料.
  `${begin}(?<who>${one})(?:${must}|将)${plain(40)}(?:移交|归还|交还|返还|退还)(?<again>\\k<who>)(?:所)?(?:提供|交付|移交|出借|配备)的`,
  // 甲方应赔偿甲方因此遭受的损失.
  `${begin}(?<who>${one})${must}${plain(20)}(?:赔偿|补偿|偿付)(?:给)?(?<again>\\k<who>)(?=因|由此|的(?:全部|一切|直接|经济|损失)|全部|所)`,
].map((pattern) => new RegExp(pattern, 'dgm'));

function toOneself(text: string): CorrectionDraft[] {
  return oneself.flatMap((pattern) =>
    [...text.matchAll(pattern)].map((match) => told(match, 'again', otherOf(text, match.groups?.who ?? ''))),
  );
}

/** 乙方 for 甲方 where there is no third. */
function otherOf(text: string, who: string): string | null {
  if (text.includes('丙方')) return null;
  return who === '甲方' ? '乙方' : who === '乙方' ? '甲方' : null;
}

const fault = new RegExp(
  `因(?:为|系)?(?<fault>${one})(?:的)?(?:过错|违约|过失|故意|管理不善|保管不善|操作不当|使用不当|违反[^，。；]{1,12}|提供的[^，。；]{1,16}(?:不合格|不符合?[^，。；]{0,8}|有误|错误|虚假|瑕疵|缺陷))[^。；，]{0,4}(?:导致|造成|致使|引起|引发|发生|产生)?${plain(30)}的?，(?:应)?由(?<who>${one})承担(?:全部|相应|一切)?的?(?:赔偿|法律|违约|经济)?(?:责任|损失)`,
  'dg',
);
const entitled = new RegExp(
  `由(?<who>${one})承担(?:全部|相应|一切)?的?(?:法律|赔偿|违约)?(?:责任|损失|费用)，(?:并且|且)?(?<other>\\k<who>)有权(?:立即|随时|单方)?(?:面)?(?:解除|终止|扣除|扣减|追究)`,
  'dg',
);

/** Who is at fault is liable; who is liable does not end the contract for it. */
function ofTheOther(text: string): CorrectionDraft[] {
  const blamed = [...text.matchAll(fault)].flatMap((match) => {
    const { fault: guilty = '', who = '' } = match.groups ?? {};
    return guilty === who ? [] : [told(match, 'who', guilty)];
  });
  const places = new Set(blamed.map(({ start }) => start));
  const others = [...text.matchAll(entitled)]
    .filter(({ groups }) => !/[甲乙]方/.test(groups?.who ?? ''))
    .map((match) => told(match, 'who', null));
  return [...blamed, ...others.filter(({ start }) => !places.has(start))];
}

const deposit = '(?:履约|质量|投标|租赁|信用|安全|风险)?(?<kind>保证金|押金)';
const pays = new RegExp(
  `${begin}(?<who>${one})(?:${must}|同意|已)(?<said>[^。；\\n]{0,50}?)(?:支付|缴纳|交纳|缴付|交付|提交)[^。；\\n，]{0,20}?${deposit}`,
  'g',
);
const refunds = new RegExp(
  `${begin}(?<who>${one})${must}?(?<said>[^。；，\\n]{0,40}?)(?:(?:将|把)[^。；，\\n]{0,14}?${deposit}[^。；，\\n]{0,12}?(?:退还|返还|退回|退)|(?:无息)?(?:退还|返还|退回)[^。；，\\n]{0,16}?${deposit.replace('kind', 'back')})`,
  'dg',
);
const notGiven = /不予|不得|无权|要求|有权|拒绝|不退|申请|请求|收到|获得/;

/** 甲方应支付押金……，甲方应将押金退还: the one who has paid it does not give it back. */
function givenBack(text: string): CorrectionDraft[] {
  const back = [...text.matchAll(refunds)];
  if (back.length === 0) return [];
  const paid = [...text.matchAll(pays)].filter(({ groups }) => !isOfAnother(groups?.said ?? ''));
  return back.flatMap((match) => {
    const { who = '', said = '', kind, back: other } = match.groups ?? {};
    if (isOfAnother(said) || notGiven.test(match[0])) return [];
    const payers = new Set(
      paid.flatMap(({ groups }) => (groups?.kind === (kind ?? other) ? [groups?.who ?? ''] : [])),
    );
    const [payer, another] = payers;
    if (payer !== who || another !== undefined) return [];
    return [told(match, 'who', otherOf(text, who))];
  });
}

/** 乙方应在甲方退还押金后: another one acts. */
function isOfAnother(said: string): boolean {
  return new RegExp(one).test(said.replaceAll(new RegExp(`(?:向|给|对)${one}`, 'g'), ''));
}

const delivered = new RegExp(
  `${begin}(?<who>${one})${must}[^。；\\n]{0,50}?(?:送至|送达|运至|交付至|交付给|交付|配送至|送到|运抵|交至)(?<to>(?!\\k<who>)${one})[^。；\\n]{0,16}，(?<again>\\k<who>)的?(?:验收人员|收货人员|收货人|仓库人员|验货人员|(?:应当?|须)?(?:当场|及时|立即)?(?:查验|验收|清点签收|签收))`,
  'dg',
);

/** 乙方应将食材送至甲方食堂，乙方验收人员当场查验. */
function deliveredAndInspected(text: string): CorrectionDraft[] {
  return [...text.matchAll(delivered)].map((match) => told(match, 'again', match.groups?.to ?? null));
}

const whatever =
  /(?:不论|无论)[^，。；]{0,8}结果如何，(?<who>投标人|中标人|成交人|供应商|响应人)(?:均|概)?(?:不负责|不承担|不予(?:补偿|赔偿|承担)|不负)/dg;

/** 不论投标结果如何，招标人均不负责: the one who tenders bears his own costs. */
function resultless(text: string): CorrectionDraft[] {
  const called = text.includes('招标人') ? '招标人' : text.includes('采购人') ? '采购人' : null;
  return [...text.matchAll(whatever)].map((match) => told(match, 'who', called));
}

const signer = '投标人|承诺人|申请人|供应商|报价人|响应人|担保人|借款人|承租人|服务商';
const signed = new RegExp(
  `^[ \\u3000]{0,8}(?<who>${signer})(?:名称)?(?:[（(](?:盖章|公章|签章|签字|盖单位章|加盖公章|签字或盖章)[）)])?[：:]`,
  'gm',
);
/** Who asks in the letter of a bidder is the other side. */
const askedBy =
  /(?:接到|收到|根据|按照?|经|应)(?<who>[\u4e00-\u9fff]{3})的?(?:书面|电话)?(?:报修|通知|要求|指令|同意|催告|投诉|询问|函件)[^，。；\n]{0,8}，(?:我方|我司|我公司|我单位|本公司|本单位)/dg;

/** 接到投标人的报修电话后，我方两小时内响应, in a letter that 投标人 signs. */
function askedByOneself(text: string): CorrectionDraft[] {
  const asked = [...text.matchAll(askedBy)];
  if (asked.length === 0) return [];
  const signers = new Set([...text.matchAll(signed)].map(({ groups }) => groups?.who ?? ''));
  return asked.flatMap((match) => {
    const who = match.groups?.who ?? '';
    return signers.has(who) ? [told(match, 'who', who === '投标人' ? '招标人' : null)] : [];
  });
}

function told(match: RegExpExecArray, name: string, other: string | null): CorrectionDraft {
  const [start = 0, end = 0] = match.indices?.groups?.[name] ?? [];
  const reason = graphText.wrongActor(match.groups?.[name] ?? '');
  return { ...remark({ start, end }, 'terms', 'actor', 'suspect', reason), suggestion: other };
}
