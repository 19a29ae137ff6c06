/** What the user reads about figures, references, numbers and terms: Simplified Chinese. */

export const figuresText = {
  uppercase: '大写金额与小写金额不一致',
  noSuchDate: '日历上没有这一天',
  daysOfMonth: (year: number, month: number, days: number): string => `${year}年${month}月只有${days}天`,
  noMonth: (month: number): string => `没有${month}月`,
  weekday: '星期与日期不符',
  weekdayOf: (iso: string, weekday: string): string => `${iso} 是星期${weekday}`,
  term: '起止日期与期限不符',
  termOf: (from: string, period: string, end: string, written: string): string =>
    `${from} 起 ${period} → ${end} 止 ≠ ${written}`,
} as const;

export const referencesText = {
  noClause: (target: string): string => `合同中没有“${target}”`,
  noAttachment: (name: string): string => `提到的“${name}”不在文件中，应补上或删去`,
  unnamedAttachment: (name: string): string => `“${name}”在正文中没有提到`,
  repeatedNumber: (number: string): string => `编号“${number}”重复`,
  numberGap: (previous: string, number: string): string => `编号由“${previous}”跳至“${number}”`,
  unusedTerm: (term: string): string => `“${term}”定义后没有再使用`,
  termTwice: (term: string): string => `“${term}”定义了两次`,
} as const;
