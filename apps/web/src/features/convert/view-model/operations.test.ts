import {
  conversionOperation,
  conversionToolNames,
  conversionTools,
  isConversionTask,
  PAGE_RANGES,
} from '@wenjian/api';
import { describe, expect, it } from 'vitest';
import { DEFAULT_OPTIONS, operationOf, operationTitle, optionsSummary, problemOf } from './operations.ts';
import { arrange, arrangementOf } from './page-arrangement.ts';

const names = conversionToolNames.filter(isConversionTask);
const { pages } = arrange(arrangementOf(2), { kind: 'turn', at: 0, by: 90 }, 2);
const READY = { ...DEFAULT_OPTIONS, arranged: { pages, pageCount: 2 } };

describe('an operation', () => {
  it.each(names)('%s with default options is accepted by the server and keeps its name', (name) => {
    const operation = operationOf(name, READY);
    expect(conversionOperation.safeParse(operation).success).toBe(true);
    expect(operation && operationTitle(operation)).toBe(conversionTools[name].title);
    expect(problemOf(name, READY, conversionTools[name].files.least)).toBeNull();
  });

  it('refuses a long wrong range at once', () => {
    expect(PAGE_RANGES.test(`${'1- ,'.repeat(120)}x`)).toBe(false);
    expect(PAGE_RANGES.test(`${'1 - ,'.repeat(5)}2 -`)).toBe(true);
  });

  it('accepts page ranges as people type them', () => {
    const options = { ...DEFAULT_OPTIONS, splitBy: 'ranges', ranges: ' １—３，5、8- ' } as const;
    expect(operationOf('split', options)).toEqual({ kind: 'split', ranges: '1-3,5,8-' });
  });

  it.each([
    ['split', { splitBy: 'every', every: null }, '每份页数'],
    ['split', { splitBy: 'every', every: 0 }, '每份页数'],
    ['split', { splitBy: 'ranges', ranges: '' }, '页码范围'],
    ['split', { splitBy: 'ranges', ranges: '三到五' }, '页码范围'],
    ['pageNumbers', { start: 1.5 }, '起始页码'],
    ['arrange', {}, '页面显示后'],
    ['arrange', { arranged: { pages: arrangementOf(2).pages, pageCount: 2 } }, '还没有改动'],
    ['watermark', { mark: { ...DEFAULT_OPTIONS.mark, text: ' ' } }, '水印文字'],
  ] as const)('%s with %o says what is wrong and cannot start', (name, changes, problem) => {
    const options = { ...DEFAULT_OPTIONS, ...changes };
    expect(problemOf(name, options, 1)).toContain(problem);
    expect(operationOf(name, options)).toBeNull();
  });

  it('needs files, and merging at least two', () => {
    expect(problemOf('toPdf', DEFAULT_OPTIONS, 0)).toBe('文件上传完成后即可开始');
    expect(problemOf('merge', DEFAULT_OPTIONS, 1)).toBe('“合并”至少需要 2 个文件');
    expect(problemOf('arrange', READY, 2)).toBe('“整理页面”一次最多处理 1 个文件，请去掉多余的');
  });

  it('summarises its active options, or is null without options', () => {
    expect(optionsSummary('split', DEFAULT_OPTIONS)).toBe('每 1 页一份');
    expect(optionsSummary('pageNumbers', DEFAULT_OPTIONS)).toBe('从 1 开始加页码');
    expect(optionsSummary('merge', DEFAULT_OPTIONS)).toBeNull();
  });
});
