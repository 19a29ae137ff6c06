import { expect, it } from 'vitest';
import { nothingDetail } from './nothing-detail.ts';

const all = { examined: [{ what: '正文', count: 4 }], notExamined: [] };
const part = { ...all, notExamined: [{ what: '图片', count: 3, reason: '没有识别' }] };

it('says that everything was examined only where it was', () => {
  expect(nothingDetail({ coverage: all, hasLanguageModel: true })).toBe('文字、数字、编号与引用都检查过了。');
  expect(nothingDetail({ coverage: part, hasLanguageModel: true })).toBe(
    '只说明检查过的部分；另有 1 项没有检查，列在下面。',
  );
});

it('says that typos may remain when no language model took part', () => {
  expect(nothingDetail({ coverage: all, hasLanguageModel: false })).toBe(
    '语言模型未参与，错别字可能没有查全。',
  );
  expect(nothingDetail({ coverage: part, hasLanguageModel: false })).toContain('错别字可能没有查全');
});
