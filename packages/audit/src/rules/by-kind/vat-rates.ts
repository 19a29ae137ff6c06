/** The statutory VAT rate of what a contract supplies, where the contract is clearly of one kind. */
import type { Contract, Sentence } from '@wenjian/contract';
import type { Span } from '@wenjian/document';
import { says } from '../../checks/find-sentences.ts';
import { isTitled } from './provision-rule.ts';

interface Supply {
  readonly kind: string;
  readonly rate: number;
  /** Rates that can be right too: simplified taxation, mixed supplies. */
  readonly alsoRight: readonly number[];
  readonly is: (contract: Contract) => boolean;
  /** A sentence about something else in the same contract. */
  readonly unless: RegExp;
}

/** Small taxpayers and simplified taxation. */
const simplified = [0, 0.5, 1, 1.5, 2, 3, 5];
const premises =
  /房屋|商铺|厂房|仓库|场地|办公|写字楼|土地|车位|车库|不动产|公寓|住宅|商场|柜台|摊位|店面|门面|库房/;
const movables =
  /汽车|车辆|轿车|客车|货车|租车|设备|机械|塔吊|起重机|升降机|吊车|叉车|挖掘机|脚手架|模板|器材|仪器|服装|电脑|船舶|机器/;

const supplies: readonly Supply[] = [
  {
    kind: '有形动产租赁',
    rate: 13,
    alsoRight: [],
    is: (contract) =>
      contract.type.type === 'lease' &&
      isTitled(contract, movables) &&
      !isTitled(contract, premises) &&
      !isTitled(contract, /融资|回租/),
    unless: /司机|驾驶员|操作|运输服务|带操作人员|安装|技术|维修|配备/,
  },
  {
    kind: '不动产租赁',
    rate: 9,
    alsoRight: [],
    is: (contract) =>
      contract.type.type === 'lease' && isTitled(contract, premises) && !isTitled(contract, movables),
    unless: /物业|水费|电费|管理费|服务费|设备|家具|能源|停车/,
  },
  {
    kind: '建筑服务',
    rate: 9,
    alsoRight: [],
    is: (contract) =>
      contract.type.type === 'construction' &&
      !isTitled(contract, /设计|监理|勘察|咨询|采购|设备|安装|劳务|检测|造价|总承包|EPC/),
    unless: /设计|监理|勘察|咨询|材料|设备|货物|采购|检测/,
  },
  {
    kind: '货物运输服务',
    rate: 9,
    alsoRight: [6],
    is: (contract) => contract.type.type === 'transport' && isTitled(contract, /运输|货运|承运/),
    unless: /仓储|装卸|配送服务费|代理|包装|服务费/,
  },
  {
    kind: '销售货物',
    rate: 13,
    alsoRight: [9],
    is: (contract) =>
      contract.type.type === 'sale' &&
      !isTitled(contract, /软件|服务|农|粮|图书|书籍|饲料|化肥|水|气|盐|安装|设计/) &&
      !says(contract, /农产品|粮食|蔬菜|鲜|水产|图书|饲料|化肥|农药|农机|食用盐|天然气|自来水/),
    unless: /服务|安装|技术|培训|运费|运输|设计|软件|维保|施工|租/,
  },
  {
    kind: '一般服务',
    rate: 6,
    alsoRight: [],
    is: (contract) =>
      ['service', 'entrustment', 'technologyService'].includes(contract.type.type) &&
      isTitled(
        contract,
        /咨询|顾问|审计|法律|培训|策划|代理|设计|保安|安保|软件|鉴证|检测|会计|中介|居间|广告/,
      ) &&
      !isTitled(contract, /维修|修理|绿化|工程|安装|运输|租赁|采购|制作|印刷|餐|发布/) &&
      !says(contract, /货物|设备采购|物料|材料费|印刷|制作费|运输|租赁/),
    unless: /货物|材料|设备|制作|印刷|餐|住宿|交通|租|运输|软件产品/,
  },
];

export interface WrongRate {
  readonly span: Span;
  readonly rate: number;
  readonly written: number;
  readonly kind: string;
}

/** The one rate a sentence states, when it cannot be right for what the contract supplies. */
export function wrongRate(sentence: Sentence, contract: Contract): WrongRate | null {
  const rates = [...sentence.text.matchAll(/(\d{1,2}(?:\.\d+)?)\s?[%％]/g)];
  const [only] = rates;
  if (only === undefined || rates.length > 1 || !speaksOfTheRate(sentence.text, only.index)) return null;
  const written = Number(only[1]);
  const supply = supplies.find(({ is }) => is(contract));
  if (supply === undefined || supply.unless.test(sentence.text)) return null;
  const { kind, rate, alsoRight } = supply;
  if (written === rate || alsoRight.includes(written) || simplified.includes(written) || !isVatRate(written))
    return null;
  return { span: sentence.at(only.index, only.index + only[0].length), rate, written, kind };
}

/** 税率为6%, 6%的增值税专用发票; not 总价的6%. */
function speaksOfTheRate(text: string, index: number): boolean {
  const before = text.slice(Math.max(0, index - 14), index);
  const after = text.slice(index, index + 16);
  return (
    // 含税签约合同价的10%: a share of the price.
    (/(?:税率|增值税|税点|含税|含)[^，。；]{0,8}$/.test(before) &&
      !/(?:价|款|金额|总额|费|产值)的$/.test(before)) ||
    /^[\d.]+\s?[%％](?:的)?(?:增值税|税|专)/.test(after)
  );
}

/** Rates in force now or before 2019. */
function isVatRate(rate: number): boolean {
  return [6, 9, 10, 11, 13, 16, 17].includes(rate);
}
