/** zh-CN sentences of answers composed from search results. */
import type { LawStatus } from '../statutes/law-validity.ts';

const statusNames: Readonly<Record<Exclude<LawStatus, 'inForce'>, string>> = {
  notYetInForce: '尚未施行',
  amended: '已被修订',
  repealed: '已废止',
};

const quoted = (words: readonly string[]): string => words.map((word) => `“${word}”`).join('、');

export const localAnswerText = {
  lawLead: (count: number): string =>
    count === 0
      ? '本地检索模式：没有使用语言模型，也没有检索到规定。'
      : `这个问题没有现成的答案。下面是意思最接近的 ${count} 条规定，可能有关的句子已经标出，是否适用请结合具体事实判断。（本地检索模式：没有使用语言模型。）`,
  generalLead: '本地检索模式：没有接入语言模型，不能自由对话。以下只是检索到的原文。',
  eitherOf: '您问的可能是下面两种情况之一，请对照：',
  nearest: '没有完全对得上的现成答案。最接近的是下面这类问题，请先看是不是您要问的：',
  ifAsked: (title: string): string => `如果问的是“${title}”：`,
  typedEnd: (title: string | null): string =>
    `${title === null ? '' : `以上按“${title}”这类问题作答；`}没有使用语言模型，答案是预先写好的，每句的依据都在条文里逐字核对过。您的情况有不同之处的，请补充事实再问。不构成法律意见，重要事项请咨询律师。`,
  articles: '条文',
  points: '要点',
  passages: '所附文档中的相关内容',
  helps: '产品用法',
  missing: '没有找到的部分',
  missingWords: (words: readonly string[]): string =>
    `以上内容没有提到${quoted(words)}，这一部分可能没有回答。可以换成法律上的说法再问，或补充事实。`,
  nothingInLaws: (words: readonly string[]): string =>
    words.length === 0
      ? '没有找到与这个问题相关的条文。请说明具体的事情，例如“租房合同到期，房东不退押金”。'
      : `没有找到与${quoted(words)}相关的条文。可以换一种说法，或补充是什么合同、发生了什么。`,
  nothingInDocuments: '所附文档里没有找到与问题相关的内容。',
  noLawsYet:
    '法律条文库还没有装好或正在更新，这次不能判断有没有相关的条文，请稍后再问；一直如此的，请联系管理员。',
  noAdvice: '以上是检索结果，不构成法律意见；重要事项请咨询律师。',
  assistantLead: '关于您的问题，产品帮助里是这样说的：',
  nothingInHelp: '产品帮助里没有找到这个问题的答案。可以换一种说法，例如“怎样导出比对结果”，或联系我们。',
  canDo: '我能做的：检索法律条文并原样引用、在所附文档里查找、解答本产品的用法。',
  /** That a text is in force is known up to its own day only. */
  status: (status: LawStatus, stateOf: string | null): string => {
    if (status !== 'inForce') return statusNames[status];
    return stateOf === null ? '按导入的文本现行有效' : `截至 ${stateOf} 的文本现行有效`;
  },
  page: (page: number): string => `第 ${page} 页`,
} as const;
