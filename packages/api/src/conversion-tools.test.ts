import { describe, expect, it } from 'vitest';
import { conversionTools, toolOfOperation } from './conversion-tools.ts';
import { createConversion } from './routes/files/convert.ts';
import { protectFile } from './routes/uploads.ts';

const FILE = '00000000-0000-4000-8000-000000000001';
const problemOf = (operation: unknown, files = 1) =>
  createConversion.body?.safeParse({ fileIds: Array.from({ length: files }, () => FILE), operation }).error
    ?.issues[0]?.message;

describe('a request for a conversion', () => {
  it('takes as many files as its tool takes', () => {
    const arrange = { kind: 'arrange', pages: [{ page: 2, turn: 90 }, { page: 1 }] };
    expect(problemOf(arrange)).toBeUndefined();
    expect(problemOf(arrange, 2)).toBe('“整理页面”一次最多处理 1 个文件');
    expect(problemOf({ kind: 'merge' }, conversionTools.merge.files.most)).toBeUndefined();
  });

  it('names each page once and at least one', () => {
    expect(problemOf({ kind: 'arrange', pages: [] })).toBe('请至少保留一页');
    expect(problemOf({ kind: 'arrange', pages: [{ page: 1 }, { page: 1 }] })).toBe('每一页只能出现一次');
    expect(problemOf({ kind: 'arrange', pages: [{ page: 1, turn: 45 }] })).toBeDefined();
  });

  it('has a watermark of one short line', () => {
    const mark = { kind: 'watermark', angle: 45, opacity: 0.2, layout: 'tiled', size: 'medium' };
    expect(problemOf({ ...mark, text: '仅供评审' })).toBeUndefined();
    expect(problemOf({ ...mark, text: ' ' })).toBe('请填写水印文字');
    expect(problemOf({ ...mark, text: '一\n二' })).toBe('水印文字请写成一行');
    expect(problemOf({ ...mark, text: '印'.repeat(41) })).toBe('水印文字最多 40 个字');
  });

  it('belongs to the tool people chose', () => {
    expect(toolOfOperation({ kind: 'format', to: 'pptx' })).toBe('toSlides');
    expect(toolOfOperation({ kind: 'arrange' })).toBe('arrange');
  });
});

it('a password is no longer than a PDF takes, counted in bytes', () => {
  const isTaken = (password: string) => protectFile.body?.safeParse({ fileId: FILE, password }).success;
  expect(isTaken('密'.repeat(42))).toBe(true);
  expect(isTaken('密'.repeat(43))).toBe(false);
  expect(isTaken('\ud800')).toBe(true);
});
