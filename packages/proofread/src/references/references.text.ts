/** User-facing texts about references, numbers, names, terms, cited laws and lexicon lines, in Simplified Chinese. */

export const referencesText = {
  noClause: (target: string): string => `合同中没有“${target}”`,
  noAttachment: (name: string): string => `提到的“${name}”不在文件中，应补上或删去`,
  unnamedAttachment: (name: string): string => `“${name}”在正文中没有提到`,
  repeatedNumber: (number: string): string => `编号“${number}”重复`,
  numberGap: (previous: string, number: string): string => `编号由“${previous}”跳至“${number}”`,
  oddNumber: (number: string, usual: string): string => `编号“${number}”与同级的“${usual}”写法不一致`,
  unusedTerm: (term: string): string => `“${term}”定义后没有再使用`,
  termTwice: (term: string): string => `“${term}”定义了两次`,
} as const;

export const graphText = {
  noPrevious: (target: string): string => `“${target}”之前没有可以引用的内容`,
  self: (target: string): string => `“${target}”引用的就是本条，等于没有约定`,
  misdirected: (target: string, topic: string, other: string): string =>
    `“${target}”没有提到${topic}，“${other}”才是关于${topic}的约定，疑引用有误`,
  wrongActor: (who: string): string => `此处的“${who}”与该行为的主体不符，疑写错了一方`,
  otherArticle: (law: string, article: string, topic: string, right: string): string =>
    `《${law}》${article}不是关于${topic}的规定，疑为${right}`,
  circular: (target: string, other: string): string =>
    `本条只写明按“${target}”，而“${other}”又引回本条，循环引用等于没有约定`,
  wrongOrder: (previous: string, number: string): string => `编号“${number}”排在“${previous}”之后，次序不对`,
  wrongParent: (parent: string, number: string): string => `编号“${number}”不属于“${parent}”`,
  termDiffers: (term: string, first: string, second: string): string =>
    `“${term}”有两个不同的定义：“${first}”与“${second}”`,
  undefinedTerm: (term: string): string => `“${term}”按术语使用，但合同中没有定义`,
  undefinedParty: (label: string): string => `合同没有写明“${label}”是谁`,
  nameAtLabel: (name: string): string => `与首部的名称“${name}”不一致`,
  nameInText: (name: string): string => `与当事人名称“${name}”相近而不同，疑为笔误`,
  contractNumber: (first: string): string => `与首次出现的合同编号“${first}”不一致`,
  projectName: (first: string): string => `与项目名称“${first}”不一致`,
  ownName: (usual: string): string => `全文自称“${usual}”，此处不一致`,
  roleWord: (word: string): string => `全文称“甲方”“乙方”，没有写明“${word}”是哪一方`,
  strangerRole: (word: string): string => `没有写明“${word}”是谁，疑为其他合同中的称谓`,
  longName: (name: string): string => `与前文的名称“${name}”不一致`,
  shortName: (name: string): string => `前文写明的名称为“${name}”，此处差一个字`,
  roleVariant: (usual: string): string => `全文称“${usual}”，此处不一致`,
  termVariant: (term: string): string => `定义的术语为“${term}”，此处多出文字，疑指同一事项`,
  nameTwice: (name: string): string => `与文中的“${name}”只差一个字，疑为同一单位`,
  nearName: (usual: string): string => `与文中的“${usual}”只差一两个字，疑为同一名称的笔误`,
  unknownShortName: (written: string, label: string): string =>
    `全文称“${label}”，没有写明“${written}”是哪一方`,
  placeName: (name: string): string => `与项目所属的“${name}”不一致`,
  repealed: (law: string, date: string, successor: string | null): string =>
    `《${law}》自${date}起废止${successor === null ? '' : `，现行法律为《${successor}》`}`,
  unknownLaw: (law: string): string => `国家法律目录中没有《${law}》，应核对名称`,
  noSuchLaw: (law: string, meant: string): string => `没有《${law}》，疑为《${meant}》`,
  otherTerm: (term: string): string => `前文写明的名称为“${term}”，此处疑指同一事物而换了说法`,
  noSuchArticle: (law: string, articles: number): string => `《${law}》只有${articles}条`,
} as const;

export const lexiconText = {
  badLine: (line: number, reason: string): string => `词库第 ${line} 行无法使用：${reason}`,
  unknownMark: (mark: string): string => `行首应为 right 或 wrong，而不是“${mark}”`,
  noWord: '缺少词语',
  noReplacement: (word: string): string => `“${word}”缺少替换词，应写作 wrong<TAB>词语<TAB>替换词`,
  sameWord: (word: string): string => `“${word}”与替换词相同`,
  tooMany: '列数过多',
  tooLong: (longest: number): string => `词语超过 ${longest} 个字`,
  replacementTooLong: (longest: number): string => `替换词超过 ${longest} 个字`,
} as const;
