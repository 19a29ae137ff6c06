/** zh-CN names of the model's parts, as shown in coverage panels, reports and the command line. */
import type { BlockType } from './document.ts';

export const blockTypeNames: Readonly<Record<BlockType, string>> = {
  heading: '标题',
  paragraph: '段落',
  listItem: '列表项',
  tableCell: '表格单元格',
  textBox: '文本框',
  header: '页眉',
  footer: '页脚',
  footnote: '脚注',
  endnote: '尾注',
  comment: '批注',
  image: '图片',
  seal: '印章',
  watermark: '水印',
};

export const findingsText = {
  unlisted: (listed: number, unlisted: number): string =>
    `数量过多，只列出最重要的 ${listed} 处，另有 ${unlisted} 处没有列出`,
} as const;
