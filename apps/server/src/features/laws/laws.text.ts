/** zh-CN sentences of the operator's log about the laws that come with the product. */
export const lawsText = {
  missing: (file: string): string => `缺少随产品提供的法律条文 laws/${file}，请从代码仓库或镜像重新取得。`,
  altered: (file: string): string =>
    `法律条文文件 laws/${file} 与 laws/manifest.json 中的 SHA-256 不符，未装入；请从代码仓库或镜像重新取得。`,
} as const;
