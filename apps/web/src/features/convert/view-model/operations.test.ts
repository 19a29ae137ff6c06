import { conversionOperation, PAGE_RANGES } from '@wenjian/api';
import { describe, expect, it } from 'vitest';
import { operationGroups } from './operation-names.ts';
import { DEFAULT_OPTIONS, operationOf, operationTitle, optionsSummary, problemOf } from './operations.ts';

const names = Object.values(operationGroups).flat();

describe('an operation', () => {
  it.each(names)('%s with default options is accepted by the server and keeps its name', (name) => {
    const operation = operationOf(name, DEFAULT_OPTIONS);
    expect(conversionOperation.safeParse(operation).success).toBe(true);
    expect(operation && operationTitle(operation)).toBeTruthy();
    expect(problemOf(name, DEFAULT_OPTIONS, 2)).toBeNull();
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
  ] as const)('%s with %o says what is wrong and cannot start', (name, changes, problem) => {
    const options = { ...DEFAULT_OPTIONS, ...changes };
    expect(problemOf(name, options, 1)).toContain(problem);
    expect(operationOf(name, options)).toBeNull();
  });

  it('needs files, and merging at least two', () => {
    expect(problemOf('toPdf', DEFAULT_OPTIONS, 0)).toBe('文件上传完成后即可开始');
    expect(problemOf('merge', DEFAULT_OPTIONS, 1)).toBe('合并至少需要两个文件');
  });

  it('summarises its active options, or is null without options', () => {
    expect(optionsSummary('split', DEFAULT_OPTIONS)).toBe('每 1 页一份');
    expect(optionsSummary('pageNumbers', DEFAULT_OPTIONS)).toBe('从 1 开始加页码');
    expect(optionsSummary('merge', DEFAULT_OPTIONS)).toBeNull();
  });
});
