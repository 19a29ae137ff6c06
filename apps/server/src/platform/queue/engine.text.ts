/** zh-CN sentences about engines that were stopped at their limits. */
export const engineText = {
  processor: (seconds: number): string =>
    `分析这份文件用去 ${seconds} 秒处理器时间仍未完成，已停止；内容可能异常，请简化或拆分后再试`,
  memory: (megabytes: number): string =>
    `分析这份文件所需内存超过 ${megabytes} MB 的上限，已停止；请简化或拆分后再试`,
} as const;
