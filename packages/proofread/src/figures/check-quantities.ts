/**
 * Quantities whose unit cannot be: 围挡高度2.5毫米, 每日工作80小时, 园区总建筑面积12.6平方米. In: the sentences of the
 * contract. Out: remarks with the converted value and the limit that it passes; which unit was meant only the writer
 * knows. Promise: the limits are wider than anything that is built or agreed, so a usual quantity never passes them.
 */
import { type Contract, readNumber, type Sentence, sentencesOf } from '@wenjian/contract';
import type { CorrectionDraft } from '../correction.ts';
import { remark } from '../draft-remark.ts';
import { figuresText } from './contract-checks.text.ts';

type Dimension = 'length' | 'area' | 'hours' | 'days' | 'tonnes' | 'celsius' | 'speed';

/** The value of one unit in that of the limits. */
const units: Readonly<Record<Dimension, Readonly<Record<string, number>>>> = {
  length: { 毫米: 0.001, 厘米: 0.01, 分米: 0.1, 千米: 1000, 公里: 1000, 米: 1 },
  area: {
    平方毫米: 1e-6,
    平方厘米: 1e-4,
    平方公里: 1e6,
    平方千米: 1e6,
    平方米: 1,
    平米: 1,
    '㎡': 1,
    公顷: 1e4,
    亩: 666.7,
  },
  hours: { 小时: 1 },
  days: { 天: 1, 日: 1 },
  tonnes: { 吨: 1, 千克: 0.001, 公斤: 0.001, 克: 1e-6 },
  celsius: { 摄氏度: 1, '℃': 1 },
  speed: { 公里: 1, 千米: 1, 米: 0.001 },
};
const shown: Readonly<Record<Dimension, string>> = {
  length: '米',
  area: '平方米',
  hours: '小时',
  days: '天',
  tonnes: '吨',
  celsius: '℃',
  speed: '公里/小时',
};

interface Limit {
  readonly dimension: Dimension;
  /** The words right before the number. */
  readonly words: RegExp;
  readonly least: number;
  readonly most: number;
}

const gap = '[^，。；、\\d]{0,8}$';
const work =
  '工作|上班|营业|运行|开放|值班|值守|在岗|到岗|出勤|作业|授课|上课|学习|劳动|供[水电热]|播放|驻场|加班';

const limits: readonly Limit[] = [
  {
    dimension: 'length',
    words: new RegExp(
      `(?:围挡|围墙|护栏|栏杆|围栏|挡板|护墙|门洞|货架|堆放|码放|堆码|吊顶|脚手架|隔断)[^，。；\\d]{0,8}高度?${gap}`,
    ),
    least: 0.03,
    most: 300,
  },
  { dimension: 'length', words: new RegExp(`(?:层高|净高)${gap}`), least: 0.3, most: 300 },
  {
    dimension: 'length',
    words: new RegExp(`(?:建筑(?:总)?高度|楼高|檐高|檐口高度)${gap}`),
    least: 1,
    most: 1200,
  },
  {
    dimension: 'length',
    words: new RegExp(`(?:道路|路面|车道|通道|走道|便道|河道|马路|巷道|门|大门)(?:的)?(?:净|总)?宽度?${gap}`),
    least: 0.2,
    most: 1000,
  },
  { dimension: 'length', words: new RegExp(`跨度${gap}`), least: 0.1, most: 3000 },
  {
    dimension: 'length',
    words: new RegExp(
      `(?:墙体?|楼板|顶板|底板|混凝土|保温层|垫层|路面|面层|钢板|玻璃|板材|涂层|防水层|抹灰层?)(?:的)?(?:平均|最小)?厚度?${gap}`,
    ),
    least: 0.000_001,
    most: 12,
  },
  {
    dimension: 'length',
    words: new RegExp(`(?:基坑|沟槽|管道埋设|埋设|埋深|地下室|水池)(?:的)?(?:开挖)?深度?${gap}`),
    least: 0.02,
    most: 600,
  },
  {
    dimension: 'area',
    words: new RegExp(
      `(?:园区|小区|厂区|校区|商场|综合体|产业园|大厦|楼盘)(?:的)?(?:总|规划)?(?:建筑|占地|用地)?面积${gap}|总(?:建筑|占地|用地)面积${gap}`,
    ),
    least: 40,
    most: 1e9,
  },
  {
    dimension: 'area',
    words: new RegExp(
      `(?:房屋|房产|商铺|店铺|住宅|公寓|办公室|办公用房|厂房|仓库|库房|门面|车间)[^，。；\\d]{0,10}面积${gap}`,
    ),
    least: 1.5,
    most: 3e6,
  },
  {
    dimension: 'hours',
    words: new RegExp(`每(?:个)?(?:工作)?[日天](?:[^，。；\\d]{0,6})(?:${work})[^，。；\\d后内]{0,8}$`),
    least: 0,
    most: 24,
  },
  {
    dimension: 'hours',
    words: new RegExp(`每周(?:[^，。；\\d]{0,6})(?:${work})[^，。；\\d后内]{0,8}$`),
    least: 0,
    most: 168,
  },
  {
    dimension: 'days',
    words: new RegExp(`每周(?:[^，。；\\d]{0,6})(?:${work})[^，。；\\d后内]{0,8}$`),
    least: 0,
    most: 7,
  },
  {
    dimension: 'days',
    words: new RegExp(`每个?月(?:[^，。；\\d]{0,6})(?:${work})[^，。；\\d后内]{0,8}$`),
    least: 0,
    most: 31,
  },
  {
    dimension: 'tonnes',
    words: new RegExp(
      `(?:单车|每车|每辆车?|车辆)(?:的)?(?:核定|最大|额定)?(?:载重量?|装载量?|载货量?)${gap}`,
    ),
    least: 0.05,
    most: 1000,
  },
  {
    dimension: 'celsius',
    words: new RegExp(
      `(?:室温|室内温度|储存温度|存放温度|贮存温度|冷藏温度|库温|环境温度|运输温度|供暖温度)${gap}`,
    ),
    least: 0,
    most: 120,
  },
  { dimension: 'speed', words: new RegExp(`(?:车速|时速|限速|行驶速度)${gap}`), least: 1, most: 1000 },
];

const quantity =
  /(?<![\d.,:：/第零〇一二三四五六七八九十百千万亿])(?<digits>\d[\d,]{0,14}(?:\.\d{1,6})?|[一二两三四五六七八九十百]{1,5})(?<scale>[万千](?!米|克))?个?(?<unit>平方毫米|平方厘米|平方公里|平方千米|平方米|平米|㎡|公顷|亩|毫米|厘米|分米|千米|公里|米|小时|天|日|吨|千克|公斤|克|摄氏度|℃)(?!历|均|内|前|[/／])/g;
const REACH = 30;

export function checkQuantities(contract: Contract): readonly CorrectionDraft[] {
  return sentencesOf(contract).flatMap((sentence) => impossible(sentence));
}

function impossible(sentence: Sentence): readonly CorrectionDraft[] {
  return [...sentence.text.matchAll(quantity)].flatMap((match): CorrectionDraft[] => {
    const { digits = '', scale = '', unit = '' } = match.groups ?? {};
    const before = sentence.text.slice(Math.max(0, match.index - REACH), match.index);
    const number = readNumber(digits.replaceAll(',', ''));
    if (number === null) return [];
    const count = number * ({ 万: 10_000, 千: 1000 }[scale] ?? 1);
    const limit = limits.find(({ dimension, words }) => unit in units[dimension] && words.test(before));
    if (limit === undefined) return [];
    const { dimension, least, most } = limit;
    const value = count * (units[dimension][unit] ?? 1);
    if (value >= least && value <= most) return [];
    const written = match[0];
    const formula = figuresText.unitLimit(
      written,
      plain(value),
      shown[dimension],
      value < least ? plain(least) : plain(most),
      value < least,
    );
    const span = sentence.at(match.index, match.index + written.length);
    return [{ ...remark(span, 'figures', 'unit', 'suspect', figuresText.impossibleUnit), formula }];
  });
}

function plain(value: number): string {
  return String(Number(value.toPrecision(6)));
}
