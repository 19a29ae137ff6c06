import { describe, expect, it } from 'vitest';
import { paragraphs } from './compare.testing.ts';
import { compareDocuments } from './compare-documents.ts';
import { renderHtml } from './render-html.ts';

describe('the HTML report', () => {
  const old = paragraphs('租金为5000元', '<script>alert(1)</script>');
  const target = paragraphs('租金为6000元', '<script>alert(1)</script>');
  const html = renderHtml(old, target, compareDocuments(old, target), { old: 'a&b.txt', new: 'c.txt' });

  it('marks what was deleted and inserted in both texts', () => {
    expect(html).toContain('租金为<del class="major">5000元</del>');
    expect(html).toContain('租金为<ins class="major">6000元</ins>');
    expect(html).toContain('金额变化：“5000元” → “6000元”');
  });

  it('shows document text and file names as text, never as markup', () => {
    expect(html).not.toContain('<script>');
    expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(html).toContain('a&amp;b.txt');
  });

  it('says so when nothing differs', () => {
    expect(renderHtml(old, old, compareDocuments(old, old), { old: 'a', new: 'a' })).toContain('完全一致');
  });
});
