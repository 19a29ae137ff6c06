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
  expect(long).toMatch(/^甲{70,}\.docx$/);
  expect(longAgain).not.toBe(long);
  const [rare, rareAgain] = namesOf('𠮷'.repeat(80), '𠮷'.repeat(80));
  for (const name of [long, longAgain, rare, rareAgain])
    expect(Buffer.byteLength(name ?? '')).toBeLessThanOrEqual(255);
  expect(rare).toMatch(/^𠮷+\.docx$/u);
  expect(namesOf('CON', 'aux.附件', 'console')).toEqual(['_CON.docx', '_aux.附件.docx', 'console.docx']);
});
