/** zh-CN sentences of the operator's log about embeddings. */
export const embedderText = {
  unavailable: '向量模型不可用，法律检索只按文字进行；补齐模型文件或重新安装依赖后可恢复。',
  sentencesUnavailable: '语义模型不可用，查重只按用词查找整句改写；补齐模型文件或重新安装依赖后可恢复。',
  noAnswer: '向量模型没有回答，这个问题只按文字检索法律。',
  endpointFailed: (status: number): string => `向量接口返回 ${status}，稍后再试。`,
  endpointAnswer: '向量接口的回答不是所需的格式。',
} as const;
