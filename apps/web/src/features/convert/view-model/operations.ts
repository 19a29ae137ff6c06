/** The operations on files, as the screen offers them and as the server takes them. Pure. */
import {
  CONVERSION_MAX_PAGES,
  type CompressionQuality,
  type ConversionTaskName,
  type ConversionToolName,
  conversionChoices,
  conversionDefaults,
  conversionTools,
  type FormatToolName,
  formatTargets,
  isFormatTool,
  PAGE_NUMBER_MAX,
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
  readonly quality: CompressionQuality;
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
  ranges: '',
  numbering: 'add',
  ...conversionDefaults,
  mark: { text: '仅供参考', ...conversionDefaults.mark },
  arranged: null,
};

/** Null while the options are incomplete; `problemOf` says why. */
export function operationOf(name: ConversionTaskName, options: OperationOptions): Operation | null {
  if (optionProblem(name, options) !== null) return null;
  if (isFormatTool(name)) return { kind: 'format', to: targetOf(name, options) };
  switch (name) {
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

function targetOf(name: FormatToolName, { textFormat, imageFormat }: OperationOptions) {
  if (name === 'toText') return textFormat;
  return name === 'toImages' ? imageFormat : formatTargets[name][0];
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
      return conversionChoices.textFormat[options.textFormat];
    case 'toImages':
      return conversionChoices.imageFormat[options.imageFormat];
    case 'split':
      return options.splitBy === 'every'
        ? text.everySummary(options.every ?? 1)
        : text.rangesSummary(options.ranges.trim());
    case 'compress':
      return conversionChoices.quality[options.quality];
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
    return isWithin(options.start, 0, PAGE_NUMBER_MAX) ? null : text.startProblem;
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
