// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { ORIGIN } from './public-page.ts';
import { writeRss } from './rss.ts';
import { type Article, articles } from './view-model/articles.ts';

const feed = { title: '资讯中心', description: '指南 & 知识 <全部>' };

function parse(text: string): Document {
  const document = new DOMParser().parseFromString(text, 'application/xml');
  expect(document.querySelector('parsererror')).toBeNull();
  return document;
}

it('has every article with its own address, newest first, and a machine-readable date', () => {
  const items = [...parse(writeRss(articles, feed)).querySelectorAll('item')];
  expect(items.map((item) => item.querySelector('title')?.textContent)).toEqual(
    articles.map(({ title }) => title),
  );
  expect(items[0]?.querySelector('link')?.textContent).toBe(
    `${ORIGIN}/information-center/detail?id=${articles[0]?.id}`,
  );
  expect(items[0]?.querySelector('pubDate')?.textContent).toMatch(/^\w{3}, \d{2} \w{3} \d{4} 16:00:00 GMT$/);
});

it('stays valid XML for any title', () => {
  const odd: Article = {
    ...{ id: 'a&b', title: '“<甲>” & "乙"', date: '2026-11-16', category: '合同知识' },
    ...{ summary: ']]> < & >', tags: ['a<b'] },
  };
  const item = parse(writeRss([odd], feed)).querySelector('item');
  expect(item?.querySelector('title')?.textContent).toBe(odd.title);
  expect(item?.querySelector('description')?.textContent).toBe(odd.summary);
});
