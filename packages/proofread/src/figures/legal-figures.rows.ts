/**
 * Figures that a law fixes, with the words it says them in. A contract may promise more than the law asks; so each row says which
 * way off is a slip: `differs` where the sentence only repeats the law, `above` and `below` where it is a limit.
 */

export interface LegalFigure {
  readonly said: RegExp;
  readonly right: number;
  readonly off: 'differs' | 'above' | 'below';
  readonly law: string;
}

const number = '(?<number>\\d{1,4}(?:\\.\\d{1,2})?|[一二两双三四五六七八九十百]{1,5})';
const hundredth = `(?:(?<number>\\d{1,3}(?:\\.\\d{1,2})?)[%％]|百分之(?<words>[一二两三四五六七八九十百]{1,4}))`;
/** Inside one sentence. */
const within = (most: number): string => `[^。；\\n]{0,${most}}?`;

function row(said: string, right: number, law: string, off: LegalFigure['off'] = 'differs'): LegalFigure {
  return { said: new RegExp(said, 'dg'), right, off, law };
}

const labourContract = '《劳动合同法》';
const civilCode = '《民法典》';

export const legalFigures: readonly LegalFigure[] = [
  row(`三个月以上不满一年的，?试用期(?:最长)?不(?:得)?超过${number}个月`, 1, `${labourContract}第十九条`),
  row(`一年以上不满三年的，?试用期(?:最长)?不(?:得)?超过${number}个月`, 2, `${labourContract}第十九条`),
  row(
    `三年以上[^。；\\n]{0,24}(?:劳动合同|期限)?的?，?试用期(?:最长)?不(?:得)?超过${number}个月`,
    6,
    `${labourContract}第十九条`,
  ),
  row(
    `试用期${within(40)}不(?:得)?低于${within(30)}(?:约定|合同)(?:的)?工资的${hundredth}`,
    80,
    `${labourContract}第二十条`,
    'below',
  ),
  row(
    `(?:未|不)(?:与${within(10)})?(?:订立|签订)(?:书面)?劳动合同${within(24)}(?:支付|给付)${number}倍的?工资`,
    2,
    `${labourContract}第八十二条`,
  ),
  row(`违法解除或者?终止${within(30)}(?:经济补偿|补偿)标准的?${number}倍`, 2, `${labourContract}第八十七条`),
  row(
    `(?:员工|劳动者|职工)在试用期内，?(?:应当?)?提前${number}[日天](?:书面)?通知`,
    3,
    `${labourContract}第三十七条`,
  ),
  row(`竞业限制(?:的)?期限(?:最长)?不(?:得)?超过${number}年`, 2, `${labourContract}第二十四条`, 'above'),
  row(
    `(?:加班|延长(?:工作|劳动)?时间|延长的)${within(40)}每月(?:累计)?(?:最多)?不(?:得)?超过${number}个?小时`,
    36,
    '《劳动法》第四十一条',
    'above',
  ),
  row(
    `(?:加班|延长(?:工作|劳动)?时间)${within(50)}特殊原因${within(30)}每[日天](?:最多)?不(?:得)?超过${number}个?小时`,
    3,
    '《劳动法》第四十一条',
    'above',
  ),
  row(`定金${within(16)}不(?:得)?超过主?合同标的额的${hundredth}`, 20, `${civilCode}第五百八十六条`, 'above'),
  row(`应当${number}倍返还(?:已收(?:取)?的?)?定金`, 2, `${civilCode}第五百八十七条`),
  row(
    `一年期贷款市场报价利率(?:（LPR）|\\(LPR\\))?的?${number}倍的?(?:，?(?:为限|计算上限|部分)|除外)`,
    4,
    '民间借贷司法解释第二十五条',
    'above',
  ),
  row(
    `(?:没有约定|未约定)(?:或者?约定不明确?)?的?，保证期间为主债务履行期限?届满之日起${number}个月`,
    6,
    `${civilCode}第六百九十二条`,
  ),
  row(
    `租赁期限(?:最长)?不(?:得)?超过${number}年[^。\\n]{0,4}超过${within(6)}部分无效`,
    20,
    `${civilCode}第七百零五条`,
  ),
  row(`请求保护民事权利的诉讼时效期间为${number}年`, 3, `${civilCode}第一百八十八条`),
  row(
    `投标保证金${within(10)}不(?:得)?超过(?:招标)?项目估算价的${hundredth}`,
    2,
    '《招标投标法实施条例》第二十六条',
    'above',
  ),
  row(
    `履约保证金${within(10)}不(?:得)?超过中标(?:合同)?(?:金额|价)的${hundredth}`,
    10,
    '《招标投标法实施条例》第五十八条',
    'above',
  ),
  row(
    `中标通知书发出之日起${number}[日天]内${within(20)}(?:订立|签订)书面合同`,
    30,
    '《招标投标法》第四十六条',
    'above',
  ),
  row(
    `质量保证金${within(16)}不(?:得)?(?:超过|高于)工程价款结算总额的${hundredth}`,
    3,
    '《建设工程质量保证金管理办法》第七条',
    'above',
  ),
  row(`提取(?:税后)?利润的?${hundredth}(?:，)?列入(?:公司)?法定公积金`, 10, '《公司法》第二百一十条'),
  row(`法定公积金累计额(?:为|达到)(?:公司)?注册资本的${hundredth}以上`, 50, '《公司法》第二百一十条'),
  row(
    `欺诈${within(50)}(?:增加)?赔偿${within(20)}(?:价款|费用)的?${number}倍`,
    3,
    '《消费者权益保护法》第五十五条',
    'below',
  ),
];

/** Three that stand together: each is told where the other two are those of the law. */
export interface LegalSet {
  readonly law: string;
  readonly parts: readonly { readonly said: RegExp; readonly right: number }[];
}

const wage = `[^。；\\n\\d％%]{0,40}?${hundredth}`;

export const legalSets: readonly LegalSet[] = [
  {
    law: '《劳动法》第四十四条',
    parts: [
      { said: new RegExp(`(?:工作日|平日|延长工作时间|延时)${wage}`, 'dg'), right: 150 },
      { said: new RegExp(`(?<!法定)(?:休息日|双休日|周末)${wage}`, 'dg'), right: 200 },
      { said: new RegExp(`法定(?:休假日|节假日|节日|假日)${wage}`, 'dg'), right: 300 },
    ],
  },
  {
    law: '《职工带薪年休假条例》第三条',
    parts: [
      { said: new RegExp(`满1年不满10年的，[^，。；\\n\\d]{0,8}${number}[天日]`, 'dg'), right: 5 },
      { said: new RegExp(`满10年不满20年的，[^，。；\\n\\d]{0,8}${number}[天日]`, 'dg'), right: 10 },
      { said: new RegExp(`满20年的，[^，。；\\n\\d]{0,8}${number}[天日]`, 'dg'), right: 15 },
    ],
  },
];
