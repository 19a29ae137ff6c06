/** zh-CN sentences about the laws of the product: of the operator's log, and of the library. */
export const lawsText = {
  missing: (file: string): string => `缺少随产品提供的法律条文 laws/${file}，请从代码仓库或镜像重新取得。`,
  altered: (file: string): string =>
    `法律条文文件 laws/${file} 与 laws/manifest.json 中的 SHA-256 不符，未装入；请从代码仓库或镜像重新取得。`,
  notReady: '法律条文库还没有装好，请稍后再试。',
  noLaw: (law: string, wording: string | null): string =>
    wording === null
      ? `法律条文库中没有《${law.replaceAll(/[《》]/g, '')}》。`
      : `法律条文库中没有《${law.replaceAll(/[《》]/g, '')}》${wording} 的文本。`,
  noArticle: (law: string, article: string): string => `《${law}》中没有“${article}”。`,
  noAddress: (article: string): string => `“${article}”不是条号，请写成“第五百八十四条”或“584”。`,
} as const;
