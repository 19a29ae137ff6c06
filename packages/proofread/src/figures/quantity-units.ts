/** Units of what is measured, and in which one a limit is shown. */
export type Dimension =
  | 'length'
  | 'area'
  | 'minutes'
  | 'hours'
  | 'days'
  | 'tonnes'
  | 'celsius'
  | 'speed'
  | 'volts'
  | 'watts'
  | 'bits'
  | 'litres'
  | 'bytes'
  | 'seconds'
  | 'decibels'
  | 'pascals'
  | 'humidity'
  | 'years';

/** The value of one unit in that of the limits. */
export const units: Readonly<Record<Dimension, Readonly<Record<string, number>>>> = {
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
  minutes: { 分钟: 1 },
  hours: { 小时: 1 },
  days: { 天: 1, 日: 1 },
  tonnes: { 公吨: 1, 吨: 1, 千克: 0.001, 公斤: 0.001, 毫克: 1e-9, 克: 1e-6 },
  celsius: { 摄氏度: 1, '℃': 1 },
  speed: { 公里: 1, 千米: 1, 米: 0.001 },
  volts: { 千伏: 1000, kV: 1000, KV: 1000, 伏: 1, V: 1 },
  watts: { 兆瓦: 1e6, 千瓦: 1000, kW: 1000, KW: 1000, 瓦: 1, W: 1 },
  bits: { Gbps: 1e9, Mbps: 1e6, Kbps: 1000, kbps: 1000, bps: 1, 比特: 1 },
  litres: { 毫升: 0.001, 升: 1, 立方米: 1000 },
  bytes: { KB: 1e3, kB: 1e3, MB: 1e6, GB: 1e9, TB: 1e12, PB: 1e15 },
  seconds: { 毫秒: 0.001, 秒: 1, 分钟: 60, 小时: 3600, 天: 86_400, 日: 86_400 },
  decibels: { 分贝: 1, dB: 1 },
  pascals: { 兆帕: 1e6, MPa: 1e6, 千帕: 1000, kPa: 1000, KPa: 1000, 帕: 1, Pa: 1 },
  humidity: { '%': 1, '％': 1 },
  years: { 周岁: 1, 岁: 1 },
};
export const shown: Readonly<Record<Dimension, string>> = {
  length: '米',
  area: '平方米',
  minutes: '分钟',
  hours: '小时',
  days: '天',
  tonnes: '吨',
  celsius: '℃',
  speed: '公里/小时',
  volts: '伏',
  watts: '瓦',
  bits: 'bps',
  litres: '升',
  bytes: '字节',
  seconds: '秒',
  decibels: '分贝',
  pascals: '帕',
  humidity: '%',
  years: '岁',
};
