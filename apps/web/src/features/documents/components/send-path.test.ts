import { expect, it } from 'vitest';
import { sendPath } from './send-path.ts';

it('documents are passed to a tool in its address, in document order', () => {
  expect(sendPath('compare', ['a', 'b'])).toBe('/contract-compare/upload?file=a&file=b');
  expect(sendPath('correct', ['a'])).toBe('/dashboard?start=correct&file=a');
});
