import { expect, it } from 'vitest';
import { sentFileIds, withoutSentFiles, withSentFiles } from './sent-files.ts';

it('files are passed to a page in its address, beside existing parameters, and removed when taken', () => {
  const path = withSentFiles('/dashboard?start=correct', ['a', 'b', 'a']);
  expect(path).toBe('/dashboard?start=correct&file=a&file=b&file=a');
  const params = new URLSearchParams(path.split('?')[1]);
  expect(sentFileIds(params)).toEqual(['a', 'b']);
  expect(withoutSentFiles(params).toString()).toBe('start=correct');
});
