import { describe, expect, it } from 'vitest';
import type { GreyImage } from '../image/image.ts';
import type { Glyph } from './glyph.ts';
import {
  dropBracketSpaces,
  matchBrackets,
  narrowGrouping,
  restoreSpaces,
  trimSpaces,
  widenByDistance,
  widenLastMark,
} from './repair-line.ts';
import { joinPermille, recountBowls, thirdBowl } from './repair-permille.ts';

const EM = 30;

/** Chinese characters and full-width marks are one em wide, others half an em. */
function glyphsOf(text: string, confidence = 0.9): Glyph[] {
  let at = 0;
  return Array.from(text, (character) => {
    const width = character < '\u0080' ? EM / 2 : EM;
    at += width;
    return {
      character,
      confidence,
      from: at - width,
      to: at,
      ink: { from: at - width * 0.95, to: at - width * 0.05 },
    };
  });
}

const textOf = (glyphs: readonly Glyph[]): string => glyphs.map((glyph) => glyph.character).join('');

describe('‰', () => {
  it.each([
    ['按0.5%o支付', '按0.5‰支付'],
    ['按0.5%0支付', '按0.5‰支付'],
    ['每日1%O', '每日1‰'],
    ['为2.5%%0以上', '为2.5‰以上'],
    ['为2.5%%05', '为2.5%%05'],
    ['税率13%，', '税率13%，'],
    ['占5%0.3', '占5%0.3'],
    ['百分号%o', '百分号%o'],
    ['3%。', '3%。'],
  ])('reads %s as %s', (read, meant) => {
    expect(textOf(joinPermille(glyphsOf(read)))).toBe(meant);
  });

  it('covers both characters and has the lower confidence', () => {
    const glyphs = glyphsOf('5%o');
    const [, percent, small] = glyphs;
    if (percent === undefined || small === undefined) throw new Error('three glyphs');
    const [, joined] = joinPermille([...glyphs.slice(0, 2), { ...small, confidence: 0.4 }]);
    expect(joined).toMatchObject({ character: '‰', confidence: 0.4, from: percent.from, to: small.to });
  });

  /** Bowls drawn as rings, the slash as a slanted stroke. */
  function drawSign(bowls: readonly (readonly [x: number, y: number])[], width: number): GreyImage {
    const data = new Uint8Array(width * 96).fill(240);
    for (let y = 0; y < 96; y++) {
      for (let x = 0; x < width; x++) {
        const isRing = bowls.some(([cx, cy]) => {
          const reach = Math.hypot((x - cx) / 11, (y - cy) / 17);
          return reach > 0.6 && reach <= 1;
        });
        const isSlash = Math.abs(x - (50 - (y - 48) * 0.42)) < 2 && y > 16 && y < 80;
        if (isRing || isSlash) data[y * width + x] = 20;
      }
    }
    return { width, height: 96, data };
  }

  const percent = drawSign(
    [
      [22, 34],
      [66, 62],
    ],
    120,
  );
  const permille = drawSign(
    [
      [22, 34],
      [66, 62],
      [92, 62],
    ],
    120,
  );

  it('is distinguished from % by its third bowl', () => {
    expect(thirdBowl(percent)).toBeNull();
    expect(thirdBowl(permille)).toBeCloseTo(103 / 120, 1);
  });

  it('is not found in a % followed by a character with holes', () => {
    expect(
      thirdBowl(
        drawSign(
          [
            [22, 34],
            [66, 62],
            [104, 40],
          ],
          120,
        ),
      ),
    ).toBeNull();
  });

  it('is not found in a % before 的, whose lower hole is at the place of the third bowl', () => {
    const width = 140;
    const picture = drawSign(
      [
        [22, 34],
        [66, 62],
      ],
      width,
    );
    // Two boxes one above the other, as in 白.
    for (let y = 22; y < 78; y++) {
      for (let x = 88; x < 110; x++) {
        const isStroke = x < 93 || x >= 105 || y < 27 || y >= 73 || (y >= 46 && y < 51);
        if (isStroke) picture.data[y * width + x] = 20;
      }
    }
    expect(thirdBowl(picture)).toBeNull();
  });

  it('replaces a % whose picture has three bowls, and widens its box', () => {
    const glyphs: Glyph[] = [
      { character: '5', confidence: 1, from: 0, to: 4, ink: { from: 0, to: 4 } },
      { character: '%', confidence: 1, from: 4, to: 84, ink: { from: 4, to: 84 } },
      { character: '支', confidence: 1, from: 84, to: 148, ink: { from: 84, to: 148 } },
    ];
    const page = { width: 148, height: 96, data: new Uint8Array(148 * 96).fill(240) };
    for (let y = 0; y < 96; y++) {
      page.data.set(permille.data.subarray(y * 120, (y + 1) * 120), y * 148 + 4);
    }
    const box = { centre: { x: 74, y: 48 }, width: 148, height: 96, angle: 0 };
    const counted = recountBowls(page, { box, glyphs });
    expect(textOf(counted)).toBe('5‰支');
    expect(counted[1]?.to).toBeGreaterThan(100);
    expect(counted[2]?.from).toBe(counted[1]?.to);
  });

  it('stays as read but suspect when the line is too small to count bowls', () => {
    const glyphs = glyphsOf('5%', 0.99);
    const page = { width: 40, height: 12, data: new Uint8Array(480).fill(240) };
    const box = { centre: { x: 20, y: 6 }, width: 40, height: 12, angle: 0 };
    expect(recountBowls(page, { box, glyphs })[1]).toMatchObject({ character: '%', confidence: 0.6 });
  });
});

describe('marks', () => {
  it('become full-width at the end of a Chinese line, where their width cannot be seen', () => {
    expect(textOf(widenLastMark(glyphsOf('支付合同总价的60%;')))).toBe('支付合同总价的60%；');
    expect(textOf(widenLastMark(glyphsOf('see the annex below,')))).toBe('see the annex below,');
  });

  it('stay narrow in a line that uses narrow marks', () => {
    expect(textOf(widenLastMark(glyphsOf('甲方,乙方,丙方,')))).toBe('甲方,乙方,丙方,');
  });

  it('become narrow for a comma that groups digits, and do not change elsewhere', () => {
    expect(textOf(narrowGrouping(glyphsOf('1，286，000.00元，第2，3条')))).toBe('1,286,000.00元，第2，3条');
  });

  it('have one width for both brackets of a pair', () => {
    expect(textOf(matchBrackets(glyphsOf('甲方（买方)和(b)')))).toBe('甲方（买方）和(b)');
  });

  it('are full-width when the distance of their neighbours shows it', () => {
    const glyphs = glyphsOf('单价元整：');
    const wide = glyphs.map((glyph, index) => ({ ...glyph, ...(index === 1 ? { character: ':' } : {}) }));
    expect(textOf(widenByDistance(wide))).toBe('单：元整：');
    expect(textOf(widenByDistance(glyphsOf('单价:元整')))).toBe('单价:元整');
  });
});

describe('spaces', () => {
  it('are restored when two Chinese characters are further apart than the others', () => {
    const glyphs = glyphsOf('第一条合同标的').map((glyph, index) => {
      const shift = index >= 3 ? EM * 0.3 : 0;
      return {
        ...glyph,
        from: glyph.from + shift,
        to: glyph.to + shift,
        ink: { from: glyph.ink.from + shift, to: glyph.ink.to + shift },
      };
    });
    const restored = restoreSpaces(glyphs);
    expect(textOf(restored)).toBe('第一条 合同标的');
    expect(restored.every((glyph, index) => glyph.from >= (restored[index - 1]?.to ?? 0) - 1e-9)).toBe(true);
    expect(restored.every((glyph) => glyph.to >= glyph.from)).toBe(true);
  });

  it('are not inserted beside a character that is off the centre of its place', () => {
    const glyphs = glyphsOf('根据有关法律的规定').map((glyph, index) =>
      index === 4 ? { ...glyph, ink: { from: glyph.ink.from + 12, to: glyph.ink.to } } : glyph,
    );
    expect(textOf(restoreSpaces(glyphs))).toBe('根据有关法律的规定');
  });

  it('at both ends of a line are margin', () => {
    expect(textOf(trimSpaces(glyphsOf('  3.1 付款 ')))).toBe('3.1 付款');
    expect(trimSpaces(glyphsOf('  '))).toEqual([]);
  });

  it('are not inserted in evenly set text', () => {
    expect(textOf(restoreSpaces(glyphsOf('根据有关法律的规定')))).toBe('根据有关法律的规定');
  });
});

it('a full-width bracket brings its own white: no space stands before it', () => {
  const glyph = (character: string, from: number, to: number): Glyph => ({
    character,
    confidence: 0.9,
    from,
    to,
    ink: { from, to },
  });
  const head = (bracket: number): string =>
    dropBracketSpaces([
      glyph('金', 2, 38),
      glyph('额', 42, 78),
      glyph(' ', 78, 90),
      glyph('（', bracket, bracket + 10),
    ])
      .map(({ character }) => character)
      .join('');
  expect(head(106)).toBe('金额（');
  expect(head(130)).toBe('金额 （');
});
