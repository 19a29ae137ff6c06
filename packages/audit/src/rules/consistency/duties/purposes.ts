/** What money or premises are for, told two ways: 采购原材料 here, 归还旧借款 there. */
import type { Contract } from '@wenjian/contract';
import type { Finding } from '../../../rule.ts';
import { type Statement, statementsOf } from '../statements.ts';

const money: readonly (readonly [name: string, words: RegExp])[] = [
  [
    '归还旧债',
    /(?:归还|偿还|清偿|结清|置换|还清?)[^，。；]{0,16}(?:借款|贷款|欠款|债务|旧账|旧债|本息|货款)|借新还旧/,
  ],
  [
    '采购',
    /采购|购买[^，。；]{0,8}(?:设备|机器|材料|原料|货物?|钢材)|进货|备货|购置(?:设备|材料)|支付[^，。；]{0,6}(?:货款|材料款)/,
  ],
  ['购房', /购(?:买)?(?:房|住宅|商铺)|支付[^，。；]{0,4}(?:房款|首付)/],
  ['装修', /装修|装饰/],
  ['投资', /投资|炒股|入股|理财|证券|期货|股权收购|收购股权/],
  ['工程建设', /(?:项目|工程|厂房)(?:的)?(?:建设|施工)|支付工程款|建设厂房/],
  ['发放工资', /(?:发放|支付)[^，。；]{0,6}工资/],
  ['消费', /子女|留学|医疗|婚礼|旅游|购车|买车|个人消费|家庭消费/],
  ['担保或出借', /转借|出借给|对外担保|履约保证金/],
];
const premises: readonly (readonly [name: string, words: RegExp])[] = [
  ['办公', /办公/],
  ['居住', /居住|住宿|宿舍/],
  ['餐饮', /餐饮|餐厅|火锅|饭店|食堂/],
  ['仓储', /仓储|仓库|存放|堆放/],
  ['生产', /生产|加工|制造/],
  ['培训', /培训|教学|托管班/],
  ['零售', /零售|超市|便利店|服装|百货/],
  ['娱乐', /娱乐|酒吧|KTV|网吧|棋牌/],
];

const lent =
  /(?:借款|贷款|款项|融资款|资金|借到的款)[^，。；]{0,14}(?:用于|用途(?:为|是|：|系)|用作|用来|拿去|专用于)|用途(?:为|是|：|系)/;
const rented =
  /(?:租赁|承租|出租|租用|该)?(?:房屋|商铺|场地|厂房|物业|店铺|租赁物|单元|房产|用房)[^，。；]{0,12}(?:用于|用途(?:为|是|：|系)|用作|作为|仅供|供)|(?:租赁|使用|房屋|经营)用途(?:为|是|：|系)|^用途(?:为|是|：|系)/;
const notThe =
  /不得|禁止|不用于|擅自|改变|变更|如|若|违反|违约|挪用|经营范围|证载|规划用途|登记用途|除|部分|其中|资料|凭证|等用途|利息|违约金|保险/;

export function differingPurposes(contract: Contract): Finding[] {
  const isLoan = /借款|贷款/.test(contract.title?.text ?? '') || contract.type.type === 'loan';
  const isLease = contract.type.type === 'lease' || /租赁/.test(contract.title?.text ?? '');
  return [
    ...(isLoan ? conflict(contract, '借款用途', lent, money) : []),
    ...(isLease ? conflict(contract, '租赁用途', rented, premises) : []),
  ];
}

function conflict(
  contract: Contract,
  name: string,
  speaks: RegExp,
  kinds: readonly (readonly [string, RegExp])[],
): Finding[] {
  const told = statementsOf(contract).flatMap((statement) => {
    const purposes = purposesIn(statement, speaks, kinds);
    return purposes.length === 0 ? [] : [{ statement, purposes }];
  });
  const [first] = told;
  const other = told.find(
    ({ purposes }) => first !== undefined && !purposes.some((purpose) => first.purposes.includes(purpose)),
  );
  if (first === undefined || other === undefined) return [];
  return [
    {
      span: other.statement.place,
      related: [first.statement.place],
      detail: `${name}一处为${first.purposes.join('、')}，一处为${other.purposes.join('、')}`,
    },
  ];
}

function purposesIn(
  { text, label }: Statement,
  speaks: RegExp,
  kinds: readonly (readonly [string, RegExp])[],
): readonly string[] {
  const isRow = /用途/.test(label);
  const at = isRow ? 0 : (speaks.exec(text)?.index ?? -1);
  if (at < 0) return [];
  const said =
    (isRow ? text : (text.slice(at).split(/[。；]/)[0] ?? '')).split(
      /，(?:乙方|甲方|借款人|承租人)?(?:不得|未经|并|且|由)/,
    )[0] ?? '';
  const lead =
    text
      .slice(Math.max(0, at - LEAD), at)
      .split(/[，。；]/)
      .at(-1) ?? '';
  return notThe.test(lead + said) ? [] : kinds.flatMap(([name, words]) => (words.test(said) ? [name] : []));
}

/** 不得将借款用于…: the ban stands before the word for the money. */
const LEAD = 10;
