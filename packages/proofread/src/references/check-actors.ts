/**
 * The wrong one of two doing what only the other can do: 投标人 rejecting a tender, the one who has paid for the debtor turning to the
 * creditor, the one who gives the invoice paying on it. In: the facts of the contract. Out: remarks, with the other party where there are two.
 */
import type { Contract } from '@wenjian/contract';
import type { CorrectionDraft } from '../correction.ts';
import { remark } from '../draft-remark.ts';
import { graphText } from './references.text.ts';

export function checkActors({ document: { text } }: Contract): CorrectionDraft[] {
  return [...tenderers(text), ...recourse(text), ...sameActor(text), ...paidByOther(text)];
}

const ownActs =
  '(?:应当?|有权|可以?|将|须|不予|应不予)?(?:在[^，。；]{2,24}(?:内|前|后))?(?:依法|按照[^，。；]{2,16})?(?:予以)?';
/** What only the one who invites the tenders does. */
const inviting = new RegExp(
  `(?<=^|[，。；：、\\n]|由)(?<who>投标人|供应商|响应人)${ownActs}(?:拒收|不予(?:受理|接收)|拒绝接收|退还(?:未中标|中标|所有|全体|其他)?[^，。；]{0,10}投标保证金|主持开标|组织开标|组建评标委员会|依法组建评标|组织(?:现场)?踏勘|发出中标通知书|确定中标人|澄清或者?修改招标文件|对招标文件进行(?:必要的)?澄清|公示中标候选人)`,
  'dg',
);
const hosted = /(?<=由)(?<who>投标人)(?=(?:负责)?(?:主持|组织)(?:开标|评标)?(?:[，。；]|会议|开标|评标))/dg;
/** What only the one who tenders does. */
const tendering =
  /(?<=^|[，。；：\n])(?<who>招标人)(?:应当?|须)(?:在[^，。；]{2,24}(?:内|前|后))?(?:按照招标文件的?(?:要求|规定))?(?:递交|提交|编制|密封)(?:[^，。；]{0,6})?(?:投标文件|投标保证金)/dg;

function tenderers(text: string): CorrectionDraft[] {
  if (!text.includes('投标人') && !text.includes('供应商')) return [];
  const called = text.includes('招标人') ? '招标人' : text.includes('采购人') ? '采购人' : null;
  if (called === null) return [];
  return [
    ...[...text.matchAll(inviting), ...text.matchAll(hosted)].map((match) => told(match, 'who', called)),
    ...[...text.matchAll(tendering)].map((match) => told(match, 'who', '投标人')),
  ];
}

const letter = '[甲乙丙丁]方';
const role =
  '债权人|债务人|出借人|借款人|贷款人|保证人|担保人|委托人|受托人|出租人|承租人|发包人|承包人|买受人|出卖人|抵押权人';
const one = `(?:${letter}|${role})`;
/** 丙方承担保证责任后，有权向甲方追偿. */
const turned = new RegExp(
  `(?<guarantor>${letter}|保证人|担保人|反担保人)(?:在)?(?:承担|履行)(?:了)?[^，。；]{0,8}(?:保证|担保|代偿|清偿|赔偿)(?:责任|义务)(?:之?后)?的?，?(?:即)?(?:有权|可以?)(?:依法)?向(?<whom>${one})(?:全额)?追偿`,
  'dg',
);
const debtOf = new RegExp(
  `(?:为|对|就)(?<debtor>${one})(?:在|于|依据|根据|依)?[^，。；]{0,14}(?:的)?(?:全部|所有|上述)?(?:债务|还款义务|付款义务)[^，。；]{0,8}(?:提供|承担)[^，。；]{0,10}(?:保证|担保)`,
  'g',
);

/** Whose debt it is stands elsewhere. */
function recourse(text: string): CorrectionDraft[] {
  const turns = [...text.matchAll(turned)];
  if (turns.length === 0) return [];
  const debtors = new Set([...text.matchAll(debtOf)].map(({ groups }) => groups?.debtor ?? ''));
  const [debtor, another] = debtors;
  if (debtor === undefined || another !== undefined) return [];
  return turns.flatMap((match) =>
    match.groups?.whom === debtor || sameKind(match.groups?.whom ?? '', debtor) === false
      ? []
      : [told(match, 'whom', debtor)],
  );
}

/** 债务人 and 乙方 may be one. */
function sameKind(first: string, other: string): boolean {
  return first.endsWith('方') === other.endsWith('方');
}

const same: readonly RegExp[] = [
  // 由甲方承担全部赔偿责任，甲方有权立即解除: who is liable does not end the contract for it.
  `由(?<again>(?<who>${one}))承担(?:全部|相应)?的?(?:法律|赔偿|违约)?(?:责任|损失)，(?:并且|且)?\\k<who>有权(?:立即|随时|单方)?(?:面)?(?:解除|终止|扣除|扣减|追究)`,
  // 因甲方违约导致甲方提起诉讼.
  `因(?<again>(?<who>${one}))(?:违约|过错|原因|逾期[^，。；]{0,8}|违反[^，。；]{2,12})(?:导致|致使|造成|给)\\k<who>(?:提起|起诉|申请仲裁|遭受|损失|无法|不能|支付|支出|被第三)[^。；]{0,40}(?:应当?|须)[^。；]{0,16}(?:承担|赔偿)`,
  // 乙方应当向甲方开具发票，乙方在收到发票后付款.
  `(?<who>${one})(?:应当?|须)(?:[^。；]{0,24}?)向(?!\\k<who>)${one}(?:提供|开具|提交|出具)[^，。；]{0,14}发票，(?<again>\\k<who>)(?:应当?)?(?:在|于|自)?收到[^，。；]{0,8}发票`,
  // 甲方应当提出申请，甲方予以配合.
  `(?<=^|[。；：\\s])(?<again>(?<who>${letter}))(?:应当?|负责|须)[^，。；甲乙丙]{6,60}，\\k<who>(?:应当?)?(?:予以|给予)(?:必要的)?(?:协助|配合)`,
].map((pattern) => new RegExp(pattern, 'dgm'));

function sameActor(text: string): CorrectionDraft[] {
  const isOfTwo = !/丙方/.test(text);
  return same.flatMap((pattern) =>
    [...text.matchAll(pattern)].map((match) => {
      const other = otherOfTwo(match.groups?.who ?? '');
      return told(match, 'again', isOfTwo ? other : null);
    }),
  );
}

function otherOfTwo(who: string): string | null {
  return who === '甲方' ? '乙方' : who === '乙方' ? '甲方' : null;
}

const fee =
  '(?:服务费|价款|货款|租金|报酬|酬金|咨询费|设计费|维保费|合同款|工程款|物业费|维护费|技术服务费|开发费|培训费|加工费|运费|保管费|仓储费|代理费|顾问费)';
const pays = new RegExp(
  `(?<who>[甲乙]方)(?:应当?|须|按|在|于|自|每)[^。；\\n甲乙]{0,40}(?:向[甲乙]方)?(?:支付|付清|缴纳|交纳)[^。；，\\n]{0,16}${fee}`,
  'g',
);
const paysLate =
  /(?<who>[甲乙]方)(?:(?:逾期|迟延)(?:付款|支付)|(?:应当?)?(?:在|于)?收到(?:乙方|甲方)?的?发票后[^，。；]{0,12}(?:付款|支付))/g;
const nothingElse =
  /(?<who>[甲乙]方)(?:无需|不再|无须|不必)[^，。；]{0,20}(?:另行|再)?(?:向[甲乙]方)?(?:另行|再)?支付(?:其他)?(?:任何)?(?:其他)?费用/dg;

/** 除服务费外，乙方无需另行支付任何费用, where 甲方 pays the fee. */
function paidByOther(text: string): CorrectionDraft[] {
  const said = [...text.matchAll(nothingElse)];
  if (said.length === 0) return [];
  const payments = [...text.matchAll(pays), ...text.matchAll(paysLate)];
  const payers = new Set(payments.map(({ groups }) => groups?.who ?? ''));
  const [payer, another] = payers;
  if (payer === undefined || another !== undefined) return [];
  return said.flatMap((match) => (match.groups?.who === payer ? [] : [told(match, 'who', payer)]));
}

function told(match: RegExpExecArray, name: string, other: string | null): CorrectionDraft {
  const [start = 0, end = 0] = match.indices?.groups?.[name] ?? [];
  const draft = remark(
    { start, end },
    'terms',
    'actor',
    'suspect',
    graphText.wrongActor(match.groups?.[name] ?? ''),
  );
  return { ...draft, suggestion: other };
}
