/** Units with their dimension and their value in its base unit; any other measure word is a dimension of its own. */
interface Unit {
  readonly dimension: string;
  readonly value: number;
}

const table: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  money: { 元: 1, 圆: 1 },
  美元: { 美元: 1, 美金: 1 },
  欧元: { 欧元: 1 },
  港元: { 港元: 1, 港币: 1 },
  share: { '%': 0.01, 成: 0.1 },
  month: { 个月: 1, 个季度: 3, 年: 12 },
  day: { 日历天: 1, 个日历日: 1, 个自然日: 1, 天: 1, 日: 1 },
  workday: { 个工作日: 1, 工作日: 1 },
  week: { 个星期: 1, 周: 1 },
  hour: { 个小时: 1, 小时: 1, 分钟: 1 / 60 },
  length: { 毫米: 0.001, 厘米: 0.01, 公里: 1000, 千米: 1000, 米: 1 },
  area: { 平方公里: 1e6, 平方米: 1, 平米: 1, '㎡': 1, 公顷: 1e4 },
  亩: { 亩: 1 },
  volume: { 立方米: 1, 方: 1, 毫升: 1e-6, 升: 0.001 },
  mass: { 公吨: 1000, 吨: 1000, 千克: 1, 公斤: 1, kg: 1, 克: 0.001, 斤: 0.5 },
  度: { 千瓦时: 1, kWh: 1, 度: 1 },
  人: { 人: 1, 名: 1, 位: 1 },
  学时: { 学时: 1, 课时: 1 },
};

/** Measure words; of two that begin alike the longer stands first. */
const measureWords =
  '格口|点位|床位|车位|工位|机位|席位|摊位|铺位|座位|人月|人日|间夜|人次|车次|班次|场次|例次|人天|人月|工日|工时|台班|台次|台套|千字|学分|标段|单元|个|台|套|件|条|辆|间|户|株|头|组|块|份|箱|桶|袋|卷|只|支|张|座|栋|幢|册|瓶|盒|包|家|所|处|种|篇|幅|枚|根|棵|艘|架|票|项|道|宗|起|例|分|场|次|顶|床|盏|把|对|双|粒|颗|匹|羽|尾|口|扇|页|本|部|期|批|轮|班|层|节|晚|夜|桌|席|筐|捆|吊|盘|罐|片|面|门|副|轴|股|笔|丛|穴|孔|车|趟|船|屉|碗|餐|杯|令|柜|榻|栏|棚|垄|畦';

const byWord = new Map<string, Unit>(
  Object.entries(table).flatMap(([dimension, words]) =>
    Object.entries(words).map(([word, value]): [string, Unit] => [word, { dimension, value }]),
  ),
);

/** Not 个月, 分钟, 次日, 名称, 日内, 项目; what follows a measure word and makes another word of it. */
const otherWord: Readonly<Record<string, string>> = {
  个: '(?!月|工作日|季度|小时|星期|自然日|日历日|百分点|基点)',
  分: '(?![之钟钱期次批别笔段部公类享成行支店摊包])',
  名: '(?![称义额目单])',
  日: '(?![内前期常均元])',
  次: '(?!日|月|年|序)',
  年: '(?![级度初底末月终间均\\d])',
  周: '(?![岁年边转期])',
  项: '(?!目)',
  本: '(?![合协次市公单期着])',
  部: '(?![门分署委])',
  起: '(?![至算始诉])',
  期: '(?!限|间|满)',
  层: '(?!级)',
  面: '(?!积)',
  处: '(?!理)',
  方: '(?=[土石，。；、]|$)',
  度: '(?=电|[，。；、])',
  车: '(?!辆|间|位)',
  斤: '',
  口: '(?!径)',
};

export const unitPattern = [
  ...[...byWord.keys()].sort((one, other) => other.length - one.length),
  ...measureWords.split('|'),
]
  .filter((word, index, all) => all.indexOf(word) === index)
  .sort((one, other) => other.length - one.length)
  .map((word) => word + (otherWord[word] ?? ''))
  .join('|');

export function unitOf(word: string): Unit {
  return byWord.get(word) ?? { dimension: word, value: 1 };
}
