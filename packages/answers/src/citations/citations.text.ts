/** zh-CN sentences about citations. */
export const citationText = {
  exists: (law: string, label: string): string => `《${law}》有${label}`,
  /** `stateOf`: the day of its text; null for an imported one. */
  lawExists: (law: string, stateOf: string | null): string =>
    `《${law}》现行有效（${stateOf === null ? '按导入的文本' : `截至 ${stateOf} 的文本`}）`,
  notYetInForce: (law: string, date: string): string => `《${law}》自 ${date} 起施行，目前尚未生效`,
  repealed: (law: string, date: string, by: string | null): string =>
    `《${law}》已于 ${date} 废止${by === null ? '' : `，由《${by}》取代`}`,
  repealedAnd: (law: string, date: string, by: string, label: string): string =>
    `《${law}》已于 ${date} 废止，相应内容见《${by}》${label}`,
  removed: (law: string, label: string, date: string): string =>
    `《${law}》修改后（${date}）不再有${label}的内容`,
  renumbered: (law: string, label: string, now: string): string =>
    `《${law}》修改后，原${label}的内容现为${now}`,
  standsIn: (law: string, label: string, now: string): string =>
    `《${law}》现在的${label}讲的是另一件事，这里所说的内容在${now}`,
  issuedAnew: (law: string, date: string, now: string | null): string =>
    `引用的《${law}》已于 ${date} 废止，由同名的新文本取代${now === null ? '' : `，相应内容见新文本${now}`}`,
  unknownWording: (law: string, year: number | null): string =>
    `引用的是《${law}》${year === null ? '修改前' : `${year} 年`}的文本，条文库没有这一文本，未能核实`,
  noSuchArticle: (law: string, label: string, count: number): string =>
    `《${law}》共 ${count} 条，没有${label}`,
  missingArticle: (law: string, label: string): string => `《${law}》中没有${label}`,
  noSuchLaw: (law: string): string => `法律条文库中没有《${law}》`,
  unknownLaw: (law: string): string => `法律条文库未收录《${law}》，无法核实`,
  noText: (law: string, label: string): string => `没有《${law}》的全文，${label}在条文数以内，内容未核实`,
  lawOnly: (law: string): string => `法律名录中有《${law}》，没有全文可核实`,
  newerWording: (law: string, date: string): string =>
    `《${law}》的新文本自 ${date} 起施行，条文库只有此前的文本，未能核实`,
} as const;
