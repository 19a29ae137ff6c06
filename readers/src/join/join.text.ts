/** zh-CN sentences of the join: what has no position on a page. */
import { docxNotRead } from '../readers.text.ts';

export const joinText = {
  /** What the Word reader says before there are positions. */
  layout: docxNotRead.layout,
  noPages: { what: '页面位置' },
  unaligned: { what: '未定位的文字', reason: '已读取，但未能在版面上找到对应位置，无法在页面中标出' },
  noFont: { what: '页面', reason: '缺少中文字体（Noto Sans CJK），无法显示页面；文字已全部读取' },
  unshown: { what: '页面上显示不出的字', reason: '已读取，但字体中没有该字形，页面上以方框或空白代替' },
} as const;
