/** What a conversion can be told besides its files, in the words people read, and what it does when it is told nothing: for the page and the command line. */
import type { WatermarkLook } from '@wenjian/document/watermark-places';

export const conversionChoices = {
  textFormat: { txt: 'TXT 纯文字', md: 'Markdown（保留标题和表格）' },
  imageFormat: { png: 'PNG（清晰）', jpg: 'JPG（体积小）' },
  quality: { high: '画质优先', medium: '均衡', low: '体积最小' },
  layout: { tiled: '铺满', once: '居中一次' },
  size: { small: '小', medium: '中', large: '大' },
} as const;

export type CompressionQuality = keyof typeof conversionChoices.quality;

interface ConversionDefaults {
  /** Pages of each part of a split file. */
  readonly every: number;
  readonly quality: CompressionQuality;
  /** The first page number. */
  readonly start: number;
  readonly mark: WatermarkLook & { readonly opacity: number };
}

export const conversionDefaults: ConversionDefaults = {
  every: 1,
  quality: 'medium',
  start: 1,
  mark: { angle: 45, opacity: 0.2, layout: 'tiled', size: 'medium' },
};

export const PAGE_NUMBER_MAX = 99_999;
