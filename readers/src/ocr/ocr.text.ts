/** zh-CN sentences of text recognition. */
import type { NotRead } from '@wenjian/document';
import type { ProcessLimits } from '../supervision/watch-process.ts';

const MEGA = 1_000_000;
const MEBIBYTE = 1024 * 1024;

export const ocrText = {
  damagedImage: '图片已损坏或不完整，无法打开，请重新扫描或导出后再试。',
  notAnImage: '无法识别该图片的格式。',
  neitherImageNorPdf: '文字识别支持图片与 PDF 文件，其他文件可直接读取文字，无需识别。',
  emptyImage: '图片没有任何像素内容。',
  tooManyPixels: (width: number, height: number, limit: number): string =>
    `图片尺寸为 ${width}×${height} 像素，超过 ${limit / MEGA} 百万像素的上限，无法识别。`,
  tooManyPixelsUnknown: (limit: number): string => `图片超过 ${limit / MEGA} 百万像素的上限，无法识别。`,
  tooManyImageBytes: (limit: number): string =>
    `图片写入 PDF 后超过 ${limit / MEBIBYTE} MB 的上限，请减少图片或降低分辨率后再试。`,
  tooManyPages: (limit: number): string => `图片超过 ${limit} 页的上限，无法识别。`,
  modelAltered: (file: string): string =>
    `文字识别模型文件 ${file} 与发布时不一致，可能已损坏或被改动，请重新安装依赖。`,
  runtimeMissing: (platform: string): string =>
    `本系统（${platform}）缺少文字识别所需的运行库 onnxruntime，无法识别图片和扫描件；请联系管理员在受支持的系统上重新安装依赖。`,
  exceeded: {
    processor: ({ processorMs }: ProcessLimits): string =>
      `识别一页用去 ${processorMs / 1000} 秒处理器时间仍未完成，已停止。`,
    memory: ({ memoryBytes }: ProcessLimits): string =>
      `识别一页所需内存超过 ${Math.round(memoryBytes / MEBIBYTE)} MB 的上限，已停止。`,
    hung: (): string => '文字识别程序失去响应，该页未能识别。',
    output: (): string => '识别结果过大，该页未能识别。',
  },
  crashed: '文字识别进程两次异常退出，该页未能识别。',
  failed: '识别过程中发生内部错误，该页未能识别。',
  closed: '文字识别服务已关闭。',
  unread: { what: '疑似文字的区域', reason: '字迹过于模糊，未能识别' },
  underSeal: { what: '印章下的字符', reason: '去除印章后识别，请核对原图' },
  doubtful: { what: '识别存疑的字符', reason: '字迹不清，请核对原图' },
  handwriting: {
    what: '手写内容',
    reason: (page: number, count: number): string =>
      `第 ${page} 页有手写内容 ${count} 处，识别结果可能有误，请对照原件核对`,
  },
  amountsDisagree: { what: '大小写不一致的金额', reason: '识别出的大写与小写金额不符，请核对原图' },
} as const;

/** Told of each page, because people look at it there. */
export function handwrittenOnPage(pageIndex: number, count: number): NotRead[] {
  const { what, reason } = ocrText.handwriting;
  return count === 0 ? [] : [{ what, count, reason: reason(pageIndex + 1, count) }];
}
