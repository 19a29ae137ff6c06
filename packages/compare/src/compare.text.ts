/** zh-CN sentences of the comparison: reasons of significance and coverage. */
import type { ChangeType, Significance } from './comparison.ts';

export const signalNames = {
  amount: '金额',
  percentage: '比例',
  date: '日期',
  period: '期限或数量',
  number: '数字',
  party: '当事人',
  obligation: '权利义务用语',
  negation: '否定用语',
} as const;

export type SignalName = keyof typeof signalNames;

const LISTED_WORDS = 3;

function list(words: readonly string[]): string {
  const shown = words.slice(0, LISTED_WORDS).map((word) => `“${word}”`);
  return shown.join('、') + (words.length > LISTED_WORDS ? `等${words.length}处` : '');
}

export const reasons = {
  signal(name: SignalName, old: readonly string[], target: readonly string[]): string {
    if (old.length === 0) return `新增${signalNames[name]}${list(target)}`;
    if (target.length === 0) return `删除${signalNames[name]}${list(old)}`;
    return `${signalNames[name]}变化：${list(old)} → ${list(target)}`;
  },
  numberOnly: (old: string, target: string): string => `仅编号变动：${old} → ${target}`,
  emptyParagraph: '仅空段落变动',
  whitespace: '仅空白、换行或不可见字符变动',
  width: '仅全角与半角变动',
  punctuationVariant: '仅标点写法变动',
  sameFigures: '数字写法变动，数值相同',
  punctuation: '标点变动',
  inserted: '新增文字',
  deleted: '删除文字',
  replaced: '文字修改',
} as const;

export const coverageText = {
  coarse: '逐字比对',
  coarseReason: '两侧文字差异过大，这些部分按整段列出，未逐字对应',
} as const;

export const typeNames: Readonly<Record<ChangeType, string>> = {
  insert: '新增',
  delete: '删除',
  replace: '修改',
  move: '移动',
  format: '格式',
  image: '图片',
};

export const significanceNames: Readonly<Record<Significance, string>> = {
  major: '重要',
  minor: '一般',
  noise: '可忽略',
};
