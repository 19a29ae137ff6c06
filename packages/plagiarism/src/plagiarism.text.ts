/** zh-CN sentences of the plagiarism engine. */

import type { FragmentKind } from './fragment.ts';
import type { SubtractionKind } from './subtraction/subtraction-kind.ts';
import type { EvasionKind } from './tokens/evasion.ts';

export const fragmentKindNames: Readonly<Record<FragmentKind, string>> = {
  verbatim: '逐字相同',
  edited: '略有改动',
  paraphrase: '改写',
};

export const fragmentReason = (equalWords: number): string => `两处有 ${equalWords} 个相同的词`;

export const subtractionNames: Readonly<Record<SubtractionKind, string>> = {
  template: '模板或招标文件',
  statute: '法律条文',
  library: '自有文本',
  pageFurniture: '页眉页脚',
  contents: '目录',
  quotation: '引文',
  references: '参考文献',
};

export const evasionReasons: Readonly<Record<EvasionKind, (count: number) => string>> = {
  invisible: (count) => `文字之间插入了 ${count} 个不可见字符，比对时已去除`,
  lookAlike: (count) => `${count} 个字符用外形相似的其他字符代替，比对时已还原`,
  spacing: (count) => `连续 ${count} 处逐字插入空格，比对时已去除`,
  marks: (count) => `连续 ${count} 处逐字插入标点或符号，比对时已去除`,
  script: (count) => `${count} 个繁体字，比对时按简体处理`,
  hidden: (count) => `${count} 个字符为白色或极小文字，肉眼不可见，比对时已排除`,
  picture: (count) => `${count} 个字以图片形式出现，比对时使用识别出的文字`,
};

/** What a check says of the pictures of a document; `examined`: their text took part. */
export const pictureTextNames = {
  examined: {
    read: '识别出文字并参与查重的图片',
    empty: '识别过、没有成段文字的图片',
    repeated: '重复出现的图片（文字计入第一次出现处）',
  },
  notExamined: {
    notTried: '图片中的文字未识别，图片未参与文字查重',
    small: '图片过小，没有识别其中的文字',
    unplaced: '图片在页面上的位置不明，没有识别其中的文字',
    covered: '图片上已有可读取的文字（带文字层的扫描页或底图），只读取了这些文字',
    beyondLimit: '图片过多，没有识别其中的文字；较大的图片先识别',
    late: '时间不足，没有识别其中的文字',
    failed: '识别没有成功，其中的文字未参与查重',
  },
  picture: '图片',
  onPages: (what: string, pages: readonly number[], hasMore: boolean): string =>
    `${what}（第 ${pages.join('、')} 页${hasMore ? '等' : ''}）`,
} as const;

export const coverageText = {
  fragments: '重复片段',
  unlistedReason: (most: number): string =>
    `两份文件之间的片段超过 ${most} 个，只列出其中最长的；没有列出的照常计入重复率`,
  words: '字数',
  side: { a: '被查文件', b: '对照文件' },
  alternativeTexts: '图片说明（替代文字）',
  notRunningText: '不属于正文，文字未参与查重',
  looks: '白色或极小文字',
  inFile: (name: string, what: string): string => `“${name}”：${what}`,
  stock: '各类文件通用的格式条款',
  stockReason: (run: number): string =>
    `签署、通知、争议解决等通用句子，连续相同不足 ${run} 字的不作为重复片段，不计入重复率`,
  longSentences: (words: number): string => `超过 ${words} 字没有断句的长句`,
  longReason: '说法或次序可能改过，没有逐字对齐；其中连续相同的文字照常查找',
  looksUnknown: '此格式不含颜色与字号，无法检查',
} as const;
