/** zh-CN sentences of the operator's log about the models that come with the product. */
export const modelFilesText = {
  unknown: (file: string): string => `models/manifest.json 中没有模型文件 ${file} 的说明，未使用。`,
  missing: (file: string): string => `缺少模型文件 models/${file}，请从代码仓库或镜像重新取得。`,
  altered: (file: string): string =>
    `模型文件 models/${file} 与 models/manifest.json 中的 SHA-256 不符，未使用；请从代码仓库或镜像重新取得。`,
  miscomputed: (file: string): string =>
    `模型 models/${file} 在本机算出的结果与已知的不符，未使用；请检查 onnxruntime-node 的版本与处理器。`,
} as const;
