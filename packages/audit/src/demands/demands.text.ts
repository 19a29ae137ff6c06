/** The answers to demands, in Chinese. They say what was found, never more. */
export const demandText = {
  listed: (words: readonly string[]): string => [...new Set(words)].join('、'),
  limits: { most: '不超过', least: '不少于' },
  kept: (limit: string, found: string): string => `所引约定为${found}，符合“${limit}”`,
  broken: (limit: string, found: string): string => `所引约定为${found}，不符合“${limit}”`,
  said: (matter: string): string => `合同就“${matter}”有约定，见所引原文`,
  saidFigures: (matter: string, found: string): string => `合同就“${matter}”约定为${found}，见所引原文`,
  saidUnjudged: (matter: string, word: string): string =>
    `合同就“${matter}”有约定，见所引原文；是否“${word}”没有可以核对的标准，请自行判断`,
  takenAway: (matter: string): string => `合同提到“${matter}”，但所引原文把它排除了`,
  unwanted: (matter: string): string => `合同中有“${matter}”的约定，见所引原文`,
  excluded: (matter: string): string => `合同明确排除了“${matter}”，见所引原文`,
  forbidden: (matter: string): string => `合同不允许或者限制了“${matter}”，见所引原文`,
  allowed: (matter: string): string => `合同允许“${matter}”，见所引原文`,
  borneAsWanted: (matter: string, who: string): string => `所引约定中，“${matter}”由${who}承担或者归${who}`,
  borneByOther: (matter: string, who: string, wanted: string): string =>
    `所引约定中，“${matter}”由${who}承担或者归${who}，不是${wanted}`,
  absent: (matter: string): string => `合同中没有找到关于“${matter}”的约定`,
  mentioned: (words: string): string => `合同中提到“${words}”，见所引原文`,
  wordsAbsent: (words: string): string => `合同中没有找到“${words}”`,
  ruleHit: (titles: readonly string[]): string => `审查规则提示：${titles.join('；')}`,
  ruleMissing: (titles: readonly string[]): string =>
    `合同中没有找到相应约定。审查规则提示：${titles.join('；')}`,
  disputeAs: (way: string): string => `合同约定的争议解决方式是${way}`,
  lawIs: (law: string): string => `合同约定适用${law}`,
  ways: { court: '诉讼', arbitration: '仲裁' },
} as const;

/** Why a demand could not be judged; each is shown behind 无法判断，因为. */
const cannot = (reason: string): string => `无法判断，因为${reason}`;

export const demandDoubts = {
  noStandpoint: cannot('没有选择立场，不知道“我方”“对方”是哪一方'),
  noFigure: (matter: string): string => cannot(`有关“${matter}”的条款里没有读出可以比较的数值`),
  noProvision: (matter: string): string => cannot(`没有找到专门约定“${matter}”的条款，只有提到它的文字`),
  severalFigures: cannot('一条要求里有几个数值或者几个条件，请分行写'),
  noSize: (limit: string): string => cannot(`没有读出“${limit}”里的数值`),
  noStandard: (word: string): string =>
    cannot(`“${word}”没有可以核对的标准；审查规则没有对相关条款提示风险，这不等于没有风险`),
  unknownWords: (words: string): string => cannot(`没有可以核对“${words}”的规则`),
  notTold: (matter: string): string => cannot(`有关“${matter}”的条款没有说明由哪一方承担或者归哪一方`),
  ofBoth: (matter: string): string => cannot(`有关“${matter}”的条款对双方的安排不一致，或者不止一种`),
  otherParty: (matter: string): string => cannot(`有关“${matter}”的条款没有写明是否约束所问的一方`),
  neither: (matter: string): string => cannot(`有关“${matter}”的条款既没有明确允许，也没有明确禁止`),
  denied: (matter: string): string =>
    cannot(`有关“${matter}”的条款里有否定的说法，不能断定它是约定了还是排除了`),
  allowedAndNot: (matter: string): string => cannot(`有关“${matter}”的条款里既有允许的，也有禁止的`),
  namedCourt: cannot('合同写的是具体的法院或者地点，没有核对它是否在所问的地方'),
  bothWays: cannot('合同同时约定了诉讼和仲裁'),
  unknown: cannot('没有针对这项要求的规则'),
} as const;
