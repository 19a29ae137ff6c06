/** Who bears a cost, how goods are handed over, who owns the result, whether it is free: told two ways. */
import { type Contract, type PartySide, sentencesOf, sideWords } from '@wenjian/contract';
import { documentSpan } from '@wenjian/document';
import type { Finding } from '../../../rule.ts';
import type { Statement } from '../statements.ts';
import { type Choice, conflictingChoices } from './choices.ts';

export function differingTerms(contract: Contract): Finding[] {
  return [...conflictingChoices(contract, choices), ...differingTradeTerms(contract)];
}

const special =
  /退货|换货|退换|返修|返工|逾期|超[过出]|违约|原因|过错|如|若|但|除|特殊|加急|二次|因此|由此|另行|不合格|增加|回程|残|样品/;

const costs: readonly (readonly [name: string, noun: RegExp])[] = [
  ['运费', /运(?:输)?费/],
  ['保险', /保险|投保|保费|一切险/],
  ['安装费', /安装(?:调试)?费/],
  ['装卸费', /装卸费?|卸货费|装车费/],
  ['检测费', /检(?:测|验)费/],
  ['包装费', /包装费/],
  ['培训费', /培训费/],
  ['物业费', /物业(?:服务|管理)?费/],
  ['水电费', /水电(?:燃气)?费|电费/],
  ['税费', /过户税费|税费/],
  ['维修', /(?:房屋|设施|设备|主体结构)(?:的)?维修/],
  ['场地', /(?:演出|活动|培训|施工)场地/],
  ['公证费', /公证费|评估费|登记费/],
  ['食宿费', /食宿|差旅费/],
];

const choices: readonly Choice[] = [
  ...costs.map(
    ([name, noun]): Choice => ({
      name: `${name}的承担`,
      across: true,
      read: (statement, contract) => bearerOf(statement, contract, noun),
    }),
  ),
  { name: '交货方式', across: true, read: handoverOf },
  {
    name: '成果的归属',
    read: ownerOf,
    applies: ({ document }) => /著作权|知识产权|专利/.test(document.text),
  },
  { name: '是否有偿', read: chargeOf, scope: chargedFor },
  { name: '标的物有无抵押', read: encumberedOf },
  {
    name: '交房时间',
    across: true,
    read: houseHandoverOf,
    applies: ({ type }) => type.type === 'houseSale',
  },
];

const sides: readonly (readonly [side: PartySide, name: string])[] = [
  ['payer', '接受方'],
  ['performer', '提供方'],
];

/** 运费由甲方承担, 寄存人自行投保. */
function bearerOf({ text, label, head }: Statement, contract: Contract, noun: RegExp): string | null {
  if (!noun.test(`${label}${head}${text}`) || special.test(text)) return null;
  const isRow = label !== '' && noun.test(label);
  const said = isRow ? text : (text.split(/[。；]/).find((part) => noun.test(part)) ?? '');
  const bearers = sides.filter(([side]) => {
    const who = sideWords(contract, side);
    return new RegExp(
      `由(?:${who})[^，。；]{0,8}(?:承担|负担|支付|自理|投保|购买|办理|负责|提供|另付)|(?:${who})(?:自行)?(?:承担|负担|自理|自负|投保|购买|负责|提供)|(?:${who})[^，。；]{0,6}(?:并)?承担(?:${noun.source})`,
    ).test(said);
  });
  return bearers.length === 1 ? (bearers[0]?.[1] ?? null) : null;
}

function handoverOf({ text, label, head }: Statement): string | null {
  if (
    !/交货|交付|送货|提货|运输|运送|自提|[送运][至到抵]/.test(`${label}${head}${text}`) ||
    special.test(text)
  )
    return null;
  const isFetched = /自提|自行(?:到|前往|至)?[^，。；]{0,12}提货|上门提货|到[^，。；]{2,14}提(?:货|取)/.test(
    text,
  );
  const isBrought =
    /送货上门|(?:运送|送|运)(?:至|到|抵)[^，。；]{0,24}(?:仓库|工厂|现场|门店|地点|厂区)|负责(?:运输|送货|配送)/.test(
      text,
    );
  if (isFetched === isBrought) return null;
  return isFetched ? '自提' : '送货';
}

const madeHere =
  /定制|开发成果|工作成果|项目成果|交付成果|本合同(?:项下)?(?:产生|形成|完成|编写|开发)|依本合同|委托开发|研发成果|技术成果|咨询成果/;

function ownerOf({ text }: Statement, contract: Contract): string | null {
  if (!madeHere.test(text) || !/著作权|知识产权|专利申请权|所有权/.test(text)) return null;
  if (/背景|原有|既有|此前|已有|第三方|改进|共有|共同|各自|付清|未付|之前|除/.test(text)) return null;
  const owners = sides.filter(([side]) => {
    const who = sideWords(contract, side);
    return new RegExp(
      `(?:归|属于?|归属于?)(?:${who})(?:单独|独家)?(?:所有|享有)?|由(?:${who})(?:单独|独家)?(?:享有|所有|保留|取得)|(?:${who})(?:单独|独家)?对[^，。；]{0,14}享有(?:全部)?(?:著作权|知识产权|所有权|专利)`,
    ).test(text);
  });
  return owners.length === 1 ? `归${owners[0]?.[1] ?? ''}` : null;
}

const charged = '代持|保管|委托|借用|寄存|看管|使用|许可';
const free = new RegExp(
  `(${charged})[^，。；]{0,6}(?:为|系|是)(?:无偿|免费)|(?:无偿|免费)(${charged})|(${charged})[^，。；]{0,4}不(?:收取|支付)(?:任何)?(?:费用|报酬)`,
);
const paid = new RegExp(`(${charged})(?:服务|管理)?(?:费|报酬|酬金)[^。；\\d]{0,12}\\d`);

function chargeOf({ text }: Statement): string | null {
  if (/逾期|违约|超期|期满后|第三|解除|用房/.test(text)) return null;
  const isFree = free.test(text);
  if (isFree === paid.test(text)) return null;
  return isFree ? '无偿' : '有偿';
}

function chargedFor({ text }: Statement): string | null {
  const [, ...words] = free.exec(text) ?? paid.exec(text) ?? [];
  return words.find((word) => word !== undefined) ?? null;
}

const unburdened = /(?:未|没有|不存在|无)(?!隐瞒)[^，。；]{0,8}(?:抵押|质押|权利负担)/;
const burdened =
  /按揭(?:贷款)?余额|(?:还清|结清)[^，。；]{0,12}(?:后)?(?:注销|解除)抵押|抵押权人|(?:已|尚有|仍有|现有|尚未(?:结清|还清))[^，。；]{0,8}(?:抵押(?:登记|给)?|按揭)|抵押登记，/;

/** 未设定抵押 in the body, 按揭余额68万元 in a table. */
function encumberedOf({ text, label }: Statement): string | null {
  // 设立抵押的，应当…: what would be, not what is.
  if (
    /除|其他|以外|(?:抵押|查封)的，|买方|乙方(?:的)?贷款|买受人|受让人|不得|如|若|后(?:三|五|七|十|\d)/.test(
      text,
    )
  )
    return null;
  const isFree = unburdened.test(text);
  if (isFree) return /保证|声明|承诺|陈述|确认|清晰|权属/.test(text) ? '没有' : null;
  return burdened.test(`${label}${text}`) ? '有' : null;
}

function houseHandoverOf({ text, label }: Statement): string | null {
  if (!/交付房屋|房屋交付|交房|房屋交付/.test(`${label}${text}`) && !/房屋[^，。；]{0,4}交付/.test(text))
    return null;
  if (/逾期|违约|验收|户口|责任|风险|费用/.test(text)) return null;
  const isAfterTransfer = /(?:转移登记|过户)[^，。；]{0,10}(?:完毕|办妥|完成|当日|之日|后)/.test(text);
  const isAfterPayment = /(?:房款|全款|尾款|款项)[^，。；]{0,8}(?:后|当日|之日|付清)/.test(text);
  if (isAfterTransfer === isAfterPayment) return null;
  return isAfterTransfer ? '办妥过户时' : '付清房款后';
}

const tradeTerm = /(?<![A-Z])(FOB|CIF|CFR|CIP|CPT|FCA|EXW|DDP|DAP|FAS)(?![A-Z])/g;

/** 单价 FOB宁波 in the table, CIF汉堡 in the text. */
function differingTradeTerms(contract: Contract): Finding[] {
  const { text } = contract.document;
  const told = [...text.matchAll(tradeTerm)].filter(
    ({ index }) => !/或|改|选择|任一|如采用|折合/.test(text.slice(Math.max(0, index - 12), index + 16)),
  );
  const [first] = told;
  const other = told.find((match) => first !== undefined && match[1] !== first[1]);
  if (first === undefined || other === undefined) return [];
  const place = (index: number) => {
    const found = sentencesOf(contract).find(({ start, end }) => start <= index && index < end);
    return found ?? documentSpan(index, index + 3);
  };
  const { start, end } = place(other.index);
  return [
    {
      span: documentSpan(start, end),
      related: [place(first.index)],
      detail: `贸易术语一处为${first[1]}，一处为${other[1]}`,
    },
  ];
}
