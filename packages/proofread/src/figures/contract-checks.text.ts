/** User-facing texts about dates and units, in Simplified Chinese. */

export const figuresText = {
  noSuchDate: '日历上没有这一天',
  daysOfMonth: (year: number | null, month: number, days: number): string =>
    `${year === null ? '' : `${year}年`}${month}月只有${days}天`,
  noMonth: (month: number): string => `没有${month}月`,
  weekday: '星期与日期不符',
  weekdayOf: (iso: string, weekday: string): string => `${iso} 是星期${weekday}`,
  tooSmall: '金额与合同中其他金额相差千倍以上，疑为“元”与“万元”混淆',
  tooMuchADay: '按日计算的金额不小于合同总价，单位疑有误',
  impossibleUnit: '数量超出常理，单位疑有误',
  unitLimit: (written: string, value: string, unit: string, limit: string, isBelow: boolean): string =>
    `${written}${written === `${value}${unit}` ? '' : ` = ${value}${unit}`} ${isBelow ? '<' : '>'} ${limit}${unit}`,
  hours: '起止时间与时长不符',
  hoursOf: (right: number, written: number): string =>
    `起止相隔 ${Number(right.toFixed(1))} 小时 ≠ ${written} 小时`,
  toldBefore: (first: string): string => `前文写明为“${first}”，此处不一致`,
  saidTwice: '前后两处数字不符',
  derived: '与合同中其他数字推算的结果不符',
  capitals: '大写金额书写不完整或位次有误',
  monthsOf: (years: number, months: number): string => `${years} 年 = ${years * 12} 个月 ≠ ${months} 个月`,
  monthlyInterest: (principal: number, rate: number, right: number, written: number): string =>
    `${principal} × ${Number((rate * 100).toFixed(4))}% ÷ 12 = ${Number(right.toFixed(2))} ≠ ${written}`,
  legal: '与法律规定或前文的数字不符',
  byLaw: (law: string, right: number): string => `${law}：${right}`,
  term: '起止日期与期限不符',
  termOf: (from: string, period: string, end: string, written: string): string =>
    `${from} 起 ${period} → ${end} 止 ≠ ${written}`,
} as const;
