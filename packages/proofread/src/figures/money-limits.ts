/** What a sum of money can be, in yuan: for each kind the least and the most, wider than anything that is paid. */

export interface MoneyLimit {
  /** The words right before the sum, in its part of the sentence. */
  readonly words: RegExp;
  /** For one of what, before or behind the sum. */
  readonly per?: RegExp;
  readonly least: number;
  readonly most: number;
}

const EVER = Number.POSITIVE_INFINITY;
/** Between the name of the sum and the sum. */
const gap = '(?:标准|金额|总额)?(?:[为是：:共]|计|不低于|不少于|人民币|税前|税后|[¥￥\\s（(]){0,4}$';

export const moneyLimits: readonly MoneyLimit[] = [
  {
    words: new RegExp(`(?:月工资|月薪|基本工资|岗位工资|每月工资|工资总额|年薪)${gap}`),
    least: 100,
    most: EVER,
  },
  { words: new RegExp(`每人每月[^，。；\\d]{0,8}${gap}`), least: 5, most: 10_000_000 },
  {
    words: new RegExp(`(?:实习|劳动|劳务|工作)(?:报酬|补贴|津贴|工资)[^，。；\\d]{0,4}${gap}`),
    least: 5,
    most: EVER,
  },
  {
    words: new RegExp(
      `(?<!每[^，。；]{0,8})(?:押金|履约保证金|投标保证金|质量保证金|租赁保证金|风险保证金)${gap}`,
    ),
    least: 10,
    most: EVER,
  },
  // Above what the law allows for any tender.
  { words: new RegExp(`投标保证金${gap}`), least: 10, most: 100_000_000 },
  // 押金，即9.46元; 装修押金为每户2.0元: what is given as security for a house, a shop or a work.
  {
    words:
      /(?:押金|保证金)(?:[为是，,：:即计共]|人民币|标准){1,4}(?:每(?:户|套|间|人|铺|处|年|月|家|标段|单位)[^，。；\d]{0,4})?$/,
    least: 10,
    most: EVER,
  },
  { words: new RegExp(`注册资本${gap}`), least: 100, most: EVER },
  {
    words: new RegExp(`(?<![每均][^，。；]{0,8})(?:月租金|年租金|每月租金|每年租金)${gap}`),
    least: 20,
    most: EVER,
  },
  {
    words: new RegExp(`(?:合同总价款?|合同总金额|工程总价|总造价|转让总价|房屋总价)${gap}`),
    least: 20,
    most: EVER,
  },
  {
    words: new RegExp(
      `(?:日租金|每[日天]租金|每[日天](?:的)?工资|日工资|日薪|每人每[日天][^，。；\\d]{0,8})${gap}`,
    ),
    least: 0,
    most: 500_000,
  },
  {
    words:
      /(?:大米|面粉|粮食|玉米|小麦|蔬菜|水果|苹果|猪肉|牛肉|鸡肉|食用油|食材|鸡蛋|水泥|砂石|煤炭?|钢材|钢筋|柴油|汽油|混凝土|化肥|饲料)[^，。；\d]{0,14}$/,
    per: /(?:每|[/／])(?:公斤|千克|斤|升)/,
    least: 0,
    most: 5000,
  },
  {
    words:
      /(?:大米|面粉|粮食|玉米|小麦|蔬菜|水果|苹果|水泥|砂石|煤炭?|钢材|钢筋|柴油|汽油|混凝土|化肥|饲料)[^，。；\d]{0,14}$/,
    per: /(?:每|[/／])(?:公吨|吨|立方米|方)/,
    least: 0.5,
    most: 500_000,
  },
  { words: /电[费价][^，。；\d]{0,10}$/, per: /(?:每|[/／])(?:度|千瓦时|kWh)/, least: 0.005, most: 50 },
  { words: /水[费价][^，。；\d]{0,10}$/, per: /(?:每|[/／])(?:吨|立方米)/, least: 0.005, most: 500 },
  { words: /(?:物业|管理)[^，。；\d]{0,12}$/, per: /(?:每|[/／])(?:平方米|平米|㎡)/, least: 0, most: 2000 },
  {
    words: /(?:租金|租赁费)[^，。；\d]{0,14}$/,
    per: /(?:每|[/／])(?:平方米|平米|㎡)[^，。；]{0,6}[日天]|[日天][^，。；]{0,3}(?:每|[/／])(?:平方米|平米|㎡)/,
    least: 0,
    most: 2000,
  },
  {
    words: /(?:装卸|搬运|过磅|堆存|仓储|吊装|倒运|清运)费?[^，。；\d]{0,14}$/,
    per: /(?:每|[/／])(?:公吨|吨|立方米|方|件|箱|袋|托盘?|车次)/,
    least: 0,
    most: 20_000,
  },
  { words: /(?:车位|停车)[^，。；\d]{0,12}$/, per: /每个?月|月租|[/／]月/, least: 0, most: 50_000 },
  { words: /停车[^，。；\d]{0,12}$/, per: /(?:每|[/／])(?:次|小时)/, least: 0, most: 1000 },
  {
    words: /(?:课时费|讲课费|授课费|监考费|加班费|误餐费|餐费|伙食费|餐标|住宿费|交通补贴)[^，。；\d]{0,12}$/,
    per: /(?:每|[/／])(?:人|课时|学时|小时|餐|晚|日|天|次)/,
    least: 0.1,
    most: 100_000,
  },
];
