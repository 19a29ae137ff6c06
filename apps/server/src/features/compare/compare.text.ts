/** Sentences and names of comparisons that a user reads. */
import type { ExportFormat } from '@wenjian/api';

export const compareText = {
  title: (origin: string, target: string) => `${origin} 与 ${target}`,
  versionTitle: (title: string, target: string) => `${title} · ${target}`,
  filesMissing: '要比对的文件不存在，或已被删除',
  about: (name: string, sentence: string) => `“${name}”：${sentence}`,
  noPages: '这份文件没有可显示的页面，可以查看文字',
  exportWithoutPages: '这份文件没有页面，不能导出 PDF，可以导出其他格式',
} as const;

export const exportNames: Readonly<Record<ExportFormat, (title: string) => string>> = {
  docx: (title) => `${title}（修订）.docx`,
  pdfOld: (title) => `${title}（原文档标注）.pdf`,
  pdfNew: (title) => `${title}（新文档标注）.pdf`,
  html: (title) => `${title}（比对报告）.html`,
  xlsx: (title) => `${title}（差异清单）.xlsx`,
  markdown: (title) => `${title}（比对报告）.md`,
};
