/** User-facing texts about corrections, in Simplified Chinese. */
import type { CorrectionFamily, CorrectionTier } from './correction.ts';

export const tierNames: Readonly<Record<CorrectionTier, string>> = {
  error: '错误',
  suspect: '疑似',
  advice: '建议',
};

export const familyNames: Readonly<Record<CorrectionFamily, string>> = {
  figures: '数字与日期',
  references: '引用',
  numbering: '编号',
  terms: '术语与主体',
  typo: '文字',
  punctuation: '标点',
  format: '格式',
  blank: '空白与残留',
  law: '法律引用',
};

export const proofreadText = {
  pair: (wrong: string, right: string): string => `“${wrong}”应为“${right}”`,
  pairBecause: (wrong: string, right: string, note: string): string => `“${wrong}”应为“${right}”：${note}`,
  teamPair: (wrong: string, right: string): string => `团队词库规定“${wrong}”写作“${right}”`,
  likelier: (wrong: string, right: string): string => `根据上下文，“${wrong}”疑为“${right}”之误`,
  wrongOrder: (written: string, right: string): string => `“${written}”字序颠倒，疑为“${right}”之误`,
  partyName: '合同当事人写作“甲方”“乙方”“丙方”',
  mannerWord: '修饰动作用“地”，补充说明动作用“得”，修饰名称用“的”',
  missing: (word: string): string => `疑漏字，通顺的写法为“${word}”`,
  superfluous: (character: string): string => `疑多字，“${character}”似应删去`,
  lacking: (character: string, before: string): string =>
    before === '' ? `疑漏字“${character}”` : `“${before}”之后疑漏“${character}”`,
  agreed: '统计模型与纠错模型一致认为',
  noCorrector: '未使用纠错模型，只按词库、规则与统计检查文字',
  inTables: '表格中的名称和编号不由模型单独改动，只按规则检查',
  beyondCorrector: '纠错模型没有看过这些段落（文件过长，或段落后来有改动）',
  correctorCheck: '纠错模型的检查',
  doubledCharacter: (character: string): string => `“${character}”重复`,
  doubledWord: (word: string): string => `“${word}”重复`,
  doubledMark: (mark: string): string => `标点“${mark}”重复`,
  mixedMarks: (marks: string, right: string): string => `标点“${marks}”连用，应保留“${right}”`,
  unopened: (mark: string): string => `“${mark}”没有与之配对的前半个标点`,
  unclosed: (mark: string): string => `“${mark}”没有与之配对的后半个标点`,
  wrongPair: (mark: string, right: string): string => `“${mark}”与前半个标点不成对，应为“${right}”`,
  innerTitle: (mark: string, right: string): string => `书名号里面的书名号“${mark}”应为“${right}”`,
  commaInList: '并列的词语之间应为顿号',
  pauseBetweenClauses: '分句之间应为逗号',
  pauseBeforeOthers: '“等”之前不用顿号',
  question: '问句末尾应为问号',
  requestNotQuestion: '请求对方答复的句子不是问句，末尾应为句号',
  roughNumber: '表示约数的两个数字之间不用顿号',
  bracketWidths: '括号一半全角一半半角，应当一致',
  missingStop: '句末缺少句号',
  itemEnd: '与相邻各项不同，列举各项之间用分号',
  halfWidth: (mark: string, right: string): string => `中文之间的半角标点“${mark}”应为全角“${right}”`,
  fullWidth: (text: string): string => `全角字符“${text}”通常写作半角`,
  traditional: (character: string, right: string): string =>
    `简体文字中夹有繁体字“${character}”，应为“${right}”`,
  separator: '数字中的分隔符应为半角逗号',
  grouping: '千位分隔符的位置不对，应每三位一组',
  doubledPercent: '百分号与“百分之”重复',
  doubledUnit: (unit: string): string => `单位“${unit}”重复`,
  blank: '此处尚未填写',
  placeholder: '占位文字尚未替换',
  remains: '疑为起草或修改时留下的文字，定稿前应删除',
  noLanguageModel: '语言模型没有打开，只按词库与规则检查文字',
  statisticalCheck: '文字的统计检查',
} as const;
