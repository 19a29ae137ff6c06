// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest';
import { keepPage, readKeptPage } from './kept-page.ts';

afterEach(() => sessionStorage.clear());

const at = (page: number) => ({ page, numPages: 9, loading: false });

it('a document is continued on the page of the last view state', () => {
  keepPage('a', at(3));
  keepPage('a', at(7));
  expect([readKeptPage('a'), readKeptPage('b')]).toEqual([7, null]);
  keepPage('a', at(1));
  expect(readKeptPage('a')).toBeNull();
});

it('a view state without a page changes nothing', () => {
  keepPage('a', at(3));
  keepPage('a', { page: 1, numPages: 9, loading: true });
  keepPage('a', { page: 0, numPages: 0, loading: false });
  expect(readKeptPage('a')).toBe(3);
});

it('anything else that is stored is no page', () => {
  sessionStorage.setItem('wenjian.page.a', 'x');
  expect(readKeptPage('a')).toBeNull();
});
