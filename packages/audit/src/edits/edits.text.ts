/** Why a suggestion is only advice, as shown. */
export const adviceText = {
  forDrafter: '这是给起草人的提示，没有可以直接写入合同的文字',
  unknownWord: (word: string): string => `建议用到“${word}”，本合同没有这一称谓，请按合同的用语改写`,
  noSide: '合同中没有识别出付款一方或者履行一方的唯一称谓，请按合同的用语改写',
  notOneSentence: '涉及表格或者不止一句话，无法只改其中一处，请人工修改',
  leadsToList: '该句引出后面的列项，改动后列项会失去依托，请人工修改',
  otherProvisions: '该句还约定了其他事项，整句替换会一并删去，请人工修改',
  notCleared: '写入后再次审查仍有该风险，或者会带来新的风险，请人工修改',
  tooMany: '风险提示过多，没有一一列出，无法核对修改后是否带来新的风险，请人工修改',
  samePlace: (title: string): string => `与“${title}”要改的是同一处；采纳其一后，请对照另一条建议再行修改`,
  covered: (title: string): string =>
    `与“${title}”要改的是同一处；全部修改建议一并写入后已由规则再次审查，此处未再出现该风险，只采纳一部分时未逐一核对`,
  notAsked: '尚未得出可以直接写入合同的修改',
} as const;
