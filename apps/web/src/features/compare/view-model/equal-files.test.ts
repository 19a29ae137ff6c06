import { expect, it } from 'vitest';
import { equalFiles } from './equal-files.ts';

const file = (fileId: string, sha256: string) => ({
  fileId,
  name: `${fileId}.docx`,
  size: 1,
  sha256,
  kind: null,
});

it('names the new versions with the bytes of the original, whatever they are called', () => {
  const origin = file('原稿', 'aa');
  expect(equalFiles(origin, [file('改稿', 'bb'), file('副本', 'aa')])).toEqual({
    toOrigin: ['副本.docx'],
    isRepeated: false,
  });
  expect(equalFiles(null, [file('改稿', 'bb')])).toEqual({ toOrigin: [], isRepeated: false });
});

it('sees that two new versions are one file', () => {
  expect(equalFiles(file('原稿', 'aa'), [file('一', 'bb'), file('二', 'bb')])).toMatchObject({
    isRepeated: true,
  });
  expect(equalFiles(file('原稿', 'aa'), [file('一', 'bb'), file('二', 'cc')])).toMatchObject({
    isRepeated: false,
  });
});
