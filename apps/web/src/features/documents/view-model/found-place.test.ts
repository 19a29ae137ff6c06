import { expect, it } from 'vitest';
import { foundPath, readFoundPlace } from './found-place.ts';

it('a found place is written to the address and read from it again', () => {
  const path = foundPath('id', { page: 150, words: '三十 日内&' });
  expect(path).toBe('/document-manage/id?page=150&q=%E4%B8%89%E5%8D%81+%E6%97%A5%E5%86%85%26');
  expect(readFoundPlace(new URLSearchParams(path.split('?')[1]))).toEqual({ page: 149, query: '三十 日内&' });
  expect(foundPath('id', { page: null, words: '' })).toBe('/document-manage/id');
});

it('an address without a valid place opens the document at its beginning', () => {
  for (const query of ['', 'page=0', 'page=-1', 'page=x', 'q='])
    expect(readFoundPlace(new URLSearchParams(query))).toBeUndefined();
  expect(readFoundPlace(new URLSearchParams('page=x&q=甲'))).toEqual({ page: null, query: '甲' });
});
