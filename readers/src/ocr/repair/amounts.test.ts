import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { OcrLine } from '../ocr-page.ts';
import { findAmounts, pairAmounts, parseAmountInWords, parseNumberInWords } from './amounts.ts';
import { markSuspectAmounts } from './mark-suspect-amounts.ts';

const DIGITS = '零壹贰叁肆伍陆柒捌玖';
const UNITS = ['', '拾', '佰', '仟'];
const SECTIONS = ['', '万', '亿', '万亿'];

/** As written on cheques: 壹拾万零伍佰元叁角整. */
function inWords(fen: bigint): string {
  const yuan = fen / 100n;
  const [jiao, rest] = [Number((fen / 10n) % 10n), Number(fen % 10n)];
  const tail =
    (jiao > 0 ? `${DIGITS[jiao]}角` : rest > 0 ? '零' : '') + (rest > 0 ? `${DIGITS[rest]}分` : '整');
  return `${yuanInWords(yuan)}元${tail}`;
}

function yuanInWords(yuan: bigint): string {
  if (yuan === 0n) return '零';
  const sections: string[] = [];
  let left = yuan;
  for (let index = 0; left > 0n; index++, left /= 10_000n) {
    const section = Number(left % 10_000n);
    if (section > 0) {
      const isGapped = section < 1000 && left >= 10_000n;
      sections.unshift(`${isGapped ? '零' : ''}${sectionInWords(section)}${SECTIONS[index]}`);
    }
  }
  return sections.join('');
}

function sectionInWords(section: number): string {
  let text = '';
  let isGap = false;
  [...String(section)].forEach((digit, index, all) => {
    if (digit === '0') isGap = true;
    else {
      text += `${isGap ? '零' : ''}${DIGITS[Number(digit)]}${UNITS[all.length - 1 - index]}`;
      isGap = false;
    }
  });
  return text;
}

it('reads back every amount written in words', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 99_999_999_999_999n }), (fen) => {
      expect(parseAmountInWords(inWords(fen))).toBe(fen);
    }),
    { numRuns: 500 },
  );
});

it.each([
  ['肆佰壹拾肆万壹仟伍佰元整', 414_150_000n],
  ['拾万元整', 10_000_000n],
  ['壹亿元整', 10_000_000_000n],
  ['贰万亿元整', 200_000_000_000_000n],
  ['叁拾元伍角', 3050n],
  ['伍元零叁分', 503n],
  ['壹仟零贰拾圆正', 102_000n],
])('reads %s', (text, fen) => {
  expect(parseAmountInWords(text)).toBe(fen);
});

it.each(['', '元整', '壹贰元整', '壹佰个元整', '甲乙元整'])('refuses %s', (text) => {
  expect(parseAmountInWords(text)).toBeNull();
});

it('reads everyday numerals as well', () => {
  expect(parseNumberInWords('一千二百三十四')).toBe(1234n);
  expect(parseNumberInWords('十二')).toBe(12n);
});

describe('amounts in a text', () => {
  it('are found with their positions, in words and in figures', () => {
    const text = '价款为人民币1,286,000.50元（大写：壹佰贰拾捌万陆仟元伍角整），税率13%，共3台';
    expect(findAmounts(text).map(({ kind, start, end, fen }) => [kind, text.slice(start, end), fen])).toEqual(
      [
        ['figures', '人民币1,286,000.50元', 128_600_050n],
        ['words', '壹佰贰拾捌万陆仟元伍角整', 128_600_050n],
      ],
    );
  });

  it('include units after the figures', () => {
    expect(findAmounts('投资3.5亿元，另付12万元').map(({ fen }) => fen)).toEqual([
      35_000_000_000n,
      12_000_000n,
    ]);
  });

  it('are not found in ordinary numbers and everyday words', () => {
    expect(findAmounts('2026年3月18日，一元二次方程，第十二条，3台')).toEqual([]);
  });

  it.each([
    '人民币8,000元（大写：捌仟元整）',
    '大写：人民币捌仟元整（小写：¥8,000.00）',
    '合计捌仟元整（￥8000元）',
    '8,000.00元，大写捌仟元整',
  ])('are paired in %s', (text) => {
    expect(pairAmounts(text)).toMatchObject([{ isEqual: true }]);
  });

  it('are not paired across other words', () => {
    expect(pairAmounts('首付8,000元，尾款另行支付玖仟元整')).toEqual([]);
  });

  it('are unequal when one of the two is wrong', () => {
    expect(pairAmounts('人民币8,000元（大写：捌仟伍佰元整）')).toMatchObject([{ isEqual: false }]);
  });
});

describe('suspect amounts', () => {
  function line(text: string, paragraph: number): OcrLine {
    const corner = { x: 0, y: 0 };
    return {
      text,
      confidence: 0.99,
      box: { x: 0, y: 0, width: 1, height: 1 },
      corners: [corner, corner, corner, corner],
      edges: Array.from({ length: text.length + 1 }, (_, index) => index),
      charConfidence: Array.from(text, () => 0.99),
      paragraph,
    };
  }

  it('are both marked when they disagree, even over a line break, and the text does not change', () => {
    const lines = [line('押金为人民币8,000元（大写：捌仟', 0), line('伍佰元整）。', 0)];
    const doubted = markSuspectAmounts(lines);
    const marked = doubted.map(({ text, suspect = [] }) =>
      suspect.map(({ start, end }) => text.slice(start, end)),
    );
    expect(marked).toEqual([['捌仟', '人民币8,000元'], ['伍佰元整']]);
    expect(doubted.map(({ text }) => text)).toEqual(lines.map(({ text }) => text));
    expect(doubted[1]?.charConfidence).toEqual([0.5, 0.5, 0.5, 0.5, 0.99, 0.99]);
    expect(doubted[1]?.confidence).toBeLessThan(0.7);
  });

  it('are neither equal amounts nor amounts of different paragraphs', () => {
    const agreeing = [
      line('人民币8,000元（大写：捌仟元整）', 0),
      line('人民币9,000元（大写：', 1),
      line('柒元整', 2),
    ];
    expect(markSuspectAmounts(agreeing)).toEqual(agreeing);
  });
});

it.each([
  ['digits', '9'.repeat(200_000)],
  ['spaces after a sign', `￥${' '.repeat(200_000)}x`],
  ['numerals', '壹'.repeat(100_000)],
  ['spaces between two amounts', `壹佰元${' '.repeat(200_000)}x100元`],
])('a long run of %s states no pair of amounts', (_, text) => {
  expect(pairAmounts(text)).toEqual([]);
});
