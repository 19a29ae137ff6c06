/** zh-CN sentences about files whose processing was stopped. */
import type { ProcessLimits } from '@wenjian/readers/supervision';
import type { Stop } from './document-tools.port.ts';

const MEBIBYTE = 1024 * 1024;
const MS_PER_SECOND = 1_000;

type Sentence = (limits: ProcessLimits) => string;

export const stoppedText: Readonly<Record<Stop, Sentence>> = {
  processor: ({ processorMs }) =>
    `处理这份文件用去 ${Math.round(processorMs / MS_PER_SECOND)} 秒处理器时间仍未完成，已停止；内容可能异常，请简化或拆分后再试`,
  memory: ({ memoryBytes }) =>
    `处理这份文件所需内存超过 ${Math.round(memoryBytes / MEBIBYTE)} MB 的上限，已停止；请简化或拆分后再试`,
  output: ({ output }) =>
    `处理这份文件的结果超过 ${Math.round((output?.bytes ?? 0) / MEBIBYTE)} MB 的上限，已停止；请拆分后再试`,
  hung: () => '处理这份文件时程序失去响应，已停止；请用原软件重新保存后再试',
  crashed: () => '文件内容异常，打开它的程序两次崩溃，已停止；请用原软件重新保存后再试',
};
