import { expect, it } from 'vitest';
import { lawStatusWords } from './law-status.text.ts';

it('never says that a law is in force without the day up to which that is known', () => {
  expect(lawStatusWords('inForce', '2025-04-05')).toBe('现行有效（截至 2025-04-05 文本）');
  expect(lawStatusWords('inForce', null)).toContain('以条文库文本为准');
  expect(lawStatusWords('repealed', '2025-04-05')).toBe('已废止');
});
