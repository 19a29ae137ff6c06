import { expect, it } from 'vitest';
import { proofreadLine } from '../proofread-line.ts';
import { parseLexicon } from './parse-lexicon.ts';

it('reads one word per line, right words and wrong words', () => {
  const { lexicon, faults } = parseLexicon(
    '\ufeff# 词库\r\n签定\n\nright\t帐户通\nwrong\t本合同书\t本合同\n',
  );
  expect(lexicon).toEqual({
    alwaysRight: ['签定', '帐户通'],
    alwaysWrong: [{ wrong: '本合同书', right: '本合同' }],
  });
  expect(faults).toEqual([]);
  expect(proofreadLine('双方签定本合同书。', { lexicon }).corrected).toBe('双方签定本合同。');
});

it('says which lines it cannot use, and why', () => {
  const { lexicon, faults } = parseLexicon(
    [
      '好词',
      'wrong\t错词',
      'maybe\t词',
      'wrong\t同\t同',
      'right\t',
      'right\t甲\t乙',
      '长'.repeat(41),
      `wrong\t短\t${'长'.repeat(41)}`,
    ].join('\n'),
  );
  expect(lexicon.alwaysRight).toEqual(['好词']);
  expect(faults).toEqual([
    '词库第 2 行无法使用：“错词”缺少替换词，应写作 wrong<TAB>词语<TAB>替换词',
    '词库第 3 行无法使用：行首应为 right 或 wrong，而不是“maybe”',
    '词库第 4 行无法使用：“同”与替换词相同',
    '词库第 5 行无法使用：缺少词语',
    '词库第 6 行无法使用：列数过多',
    '词库第 7 行无法使用：词语超过 40 个字',
    '词库第 8 行无法使用：替换词超过 40 个字',
  ]);
});

it('limits words and replacements like those added by hand', () => {
  const [word, replacement] = ['长'.repeat(40), '短'.repeat(40)];
  expect(parseLexicon(`wrong\t${word}\t${replacement}`)).toEqual({
    lexicon: { alwaysRight: [], alwaysWrong: [{ wrong: word, right: replacement }] },
    faults: [],
  });
});
