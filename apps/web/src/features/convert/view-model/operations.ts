/** The operations on files, as the screen offers them and as the server takes them. Pure. */
import { CONVERSION_MAX_PAGES, PAGE_RANGES } from '@wenjian/api';
import { convertText } from '../text.ts';
import type { OperationName } from './operation-names.ts';
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
};

const START_MAX = 99_999;
const MERGE_MIN_FILES = 2;

/** Null while the options are incomplete; `problemOf` says why. */
export function operationOf(name: OperationName, options: OperationOptions): Operation | null {
  if (optionProblem(name, options) !== null) return null;
  switch (name) {
    case 'toPdf':
      return { kind: 'format', to: 'pdf' };
    case 'toWord':
      return { kind: 'format', to: 'docx' };
    case 'toExcel':
      return { kind: 'format', to: 'xlsx' };
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
export function problemOf(name: OperationName, options: OperationOptions, fileCount: number): string | null {
  const text = convertText.convert;
  if (fileCount === 0) return text.needsFiles;
  if (name === 'merge' && fileCount < MERGE_MIN_FILES) return text.mergeNeedsTwo;
  return optionProblem(name, options);
}

/** A summary of the active options; null without options. */
export function optionsSummary(name: OperationName, options: OperationOptions): string | null {
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
  return convertText.operations[nameOf(operation)].title;
}

function nameOf(operation: Operation): OperationName {
  if (operation.kind !== 'format') return operation.kind;
  switch (operation.to) {
    case 'pdf':
      return 'toPdf';
    case 'docx':
      return 'toWord';
    case 'xlsx':
      return 'toExcel';
    case 'txt':
    case 'md':
      return 'toText';
    case 'png':
    case 'jpg':
      return 'toImages';
  }
}

function optionProblem(name: OperationName, options: OperationOptions): string | null {
  const text = convertText.convert;
  if (name === 'split' && options.splitBy === 'every')
    return isWithin(options.every, 1, CONVERSION_MAX_PAGES) ? null : text.everyProblem;
  if (name === 'split') return PAGE_RANGES.test(plainRanges(options.ranges)) ? null : text.rangesProblem;
  if (name === 'pageNumbers' && options.numbering === 'add')
    return isWithin(options.start, 0, START_MAX) ? null : text.startProblem;
  return null;
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
