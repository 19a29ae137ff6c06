/**
 * Sentences of Chinese contracts for property tests, with figures, marks and spaces that are easily cut in
 * the wrong place. Test code only.
 */
import fc from 'fast-check';

export const words = [
  '甲方',
  '乙方',
  '应当',
  '可以',
  '不得',
  '有权',
  '支付',
  '货款',
  '合同',
  '交付',
  '验收',
  '违约金',
  '的',
  '在',
  '，',
  '。',
  '；',
  '、',
  '（',
  '）',
  '“',
  '”',
  ' ',
  '\u3000',
  '\u200b',
  '100,000.00元',
  '200,000.00元',
  '5%',
  '3‰',
  '０．５％',
  '2024年3月1日',
  '2025 年 4 月 30 日',
  '30日',
  '60日',
  '壹佰万元整',
  '第五条',
  'HT-2024-001',
  'Party A',
  '１２３',
  '𠮷',
  '𠮶',
  '——',
  '\n',
  '7',
  '77',
] as const;

export const sentence: fc.Arbitrary<string> = fc
  .array(
    fc.oneof(
      { weight: 12, arbitrary: fc.constantFrom(...words) },
      { weight: 1, arbitrary: fc.string({ maxLength: 3 }) },
    ),
    {
      maxLength: 24,
    },
  )
  .map((parts) => parts.join(''));
