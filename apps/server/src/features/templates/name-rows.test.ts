import { expect, it } from 'vitest';
import { nameRows } from './name-rows.ts';

const namesOf = (...names: readonly string[]) =>
  nameRows(
    '租赁合同',
    names.map((fileName, index) => ({ number: index + 2, fileName, values: { fields: {}, omitted: [] } })),
  ).map(({ fileName }) => fileName);

it('files of a batch have names that every system and every archive takes', () => {
  const [folder, turned, long, longAgain] = namesOf(
    '../../张三',
    '合同\u202Excod.exe',
    '甲'.repeat(32_000),
    '甲'.repeat(32_000),
  );
  expect(folder).toBe('_.._张三.docx');
  expect(turned).toBe('合同_xcod.exe.docx');
  expect(long).toBe(`${'甲'.repeat(80)}.docx`);
  expect(longAgain).not.toBe(long);
  expect(longAgain?.length).toBeLessThan(100);
});
