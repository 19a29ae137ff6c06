/** The operations on files, as the screen offers them and as the server takes them. Pure. */
import {
  CONVERSION_MAX_PAGES,
  type ConversionTaskName,
  type ConversionToolName,
  conversionTools,
  PAGE_RANGES,
  toolOfOperation,
  type WatermarkLook,
} from '@wenjian/api';
import { convertText } from '../text.ts';
import { type ArrangedPage, isRearranged } from './page-arrangement.ts';
import type { Operation } from './shapes.ts';

export interface OperationOptions {
  readonly textFormat: 'txt' | 'md';
  readonly imageFormat: 'png' | 'jpg';
  readonly splitBy: 'every' | 'ranges';
  readonly every: number | null;
  readonly ranges: string;
  readonly quality: 'low' | 'medium' | 'high';
  readonly numbering: 'add' | 'remove';
  readonly start: number | null;
  readonly mark: WatermarkLook & { readonly text: string; readonly opacity: number };
  /** The pages as they were arranged; null until the file's pages can be seen. */
  readonly arranged: { readonly pages: readonly ArrangedPage[]; readonly pageCount: number } | null;
}

export const DEFAULT_OPTIONS: OperationOptions = {
  textFormat: 'txt',
  imageFormat: 'png',
  splitBy: 'every',
  every: 1,
  ranges: '',
  quality: 'medium',
  numbering: 'add',
  start: 1,
  mark: { text: '仅供参考', angle: 45, opacity: 0.2, layout: 'tiled', size: 'medium' },
  arranged: null,
};

const START_MAX = 99_999;

/** Null while the options are incomplete; `problemOf` says why. */
export function operationOf(name: ConversionTaskName, options: OperationOptions): Operation | null {
  if (optionProblem(name, options) !== null) return null;
  switch (name) {
    case 'toPdf':
      return { kind: 'format', to: 'pdf' };
    case 'toWord':
      return { kind: 'format', to: 'docx' };
    case 'toExcel':
      return { kind: 'format', to: 'xlsx' };
    case 'toSlides':
      return { kind: 'format', to: 'pptx' };
    case 'toText':
      return { kind: 'format', to: options.textFormat };
    case 'toImages':
      return { kind: 'format', to: options.imageFormat };
    case 'merge':
      return { kind: 'merge' };
    case 'split':
      return options.splitBy === 'every'
        ? { kind: 'split', every: options.every ?? 1 }
        : { kind: 'split', ranges: plainRanges(options.ranges) };
    case 'arrange':
      return { kind: 'arrange', pages: [...(options.arranged?.pages ?? [])] };
    case 'watermark':
      return { kind: 'watermark', ...options.mark, text: options.mark.text.trim() };
    case 'compress':
      return { kind: 'compress', quality: options.quality };
    case 'pageNumbers':
      return options.numbering === 'add'
        ? { kind: 'pageNumbers', action: 'add', start: options.start ?? 1 }
        : { kind: 'pageNumbers', action: 'remove' };
    case 'searchable':
      return { kind: 'searchable' };
  }
}

/** Why the work cannot start yet, or null. */
export function problemOf(
  name: ConversionToolName,
  options: OperationOptions,
  fileCount: number,
): string | null {
  const text = convertText.convert;
  const { title, files } = conversionTools[name];
  if (fileCount === 0) return text.needsFiles;
  if (fileCount < files.least) return text.needsMore(title, files.least);
  if (fileCount > files.most) return text.takesFewer(title, files.most);
  return optionProblem(name, options);
}

/** A summary of the active options; null without options. */
export function optionsSummary(name: ConversionToolName, options: OperationOptions): string | null {
  const text = convertText.options;
  switch (name) {
    case 'toText':
      return text.textFormats[options.textFormat];
    case 'toImages':
      return text.imageFormats[options.imageFormat];
    case 'split':
      return options.splitBy === 'every'
        ? text.everySummary(options.every ?? 1)
        : text.rangesSummary(options.ranges.trim());
    case 'compress':
      return text.qualities[options.quality];
    case 'pageNumbers':
      return options.numbering === 'add' ? text.startSummary(options.start ?? 1) : text.numberings.remove;
    default:
      return null;
  }
}

/** The name of a task's operation, as on the screen that started it. */
export function operationTitle(operation: Operation): string {
  return conversionTools[toolOfOperation(operation)].title;
}

function optionProblem(name: ConversionToolName, options: OperationOptions): string | null {
  const text = convertText.convert;
  if (name === 'split' && options.splitBy === 'every')
    return isWithin(options.every, 1, CONVERSION_MAX_PAGES) ? null : text.everyProblem;
  if (name === 'split') return PAGE_RANGES.test(plainRanges(options.ranges)) ? null : text.rangesProblem;
  if (name === 'pageNumbers' && options.numbering === 'add')
    return isWithin(options.start, 0, START_MAX) ? null : text.startProblem;
  if (name === 'watermark' && options.mark.text.trim() === '') return text.markProblem;
  if (name === 'arrange') return arrangementProblem(options.arranged);
  return null;
}

function arrangementProblem(arranged: OperationOptions['arranged']): string | null {
  const text = convertText.convert;
  if (arranged === null) return text.waitsForPages;
  return isRearranged(arranged.pages, arranged.pageCount) ? null : text.nothingArranged;
}

function isWithin(value: number | null, min: number, max: number): boolean {
  return value !== null && Number.isInteger(value) && value >= min && value <= max;
}

/** People also type Chinese commas and dashes. */
function plainRanges(ranges: string): string {
  return ranges
    .normalize('NFKC')
    .replaceAll(/[、;]/g, ',')
    .replaceAll(/[–—~至]/g, '-')
    .trim();
}
