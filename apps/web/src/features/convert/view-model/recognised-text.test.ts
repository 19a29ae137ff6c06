import { describe, expect, it } from 'vitest';
import { boxOnImage } from './image-place.ts';
import { countUncertain, paragraphsOf, plainText } from './recognised-text.ts';
import type { RecognisedLine } from './shapes.ts';

function line(text: string, paragraph: number, changes: Partial<RecognisedLine> = {}): RecognisedLine {
  return { text, paragraph, confidence: 0.99, box: { x: 60, y: 80, width: 300, height: 20 }, ...changes };
}

const page = (...lines: readonly RecognisedLine[]) => ({ width: 600, height: 800, lines: [...lines] });

describe('recognised text', () => {
  it('joins the lines of a paragraph, with a space between Latin words only', () => {
    const first = page(line('甲方应于', 0), line('三日内付款。', 0), line('the', 1), line('party', 1));
    expect(plainText([first, page(line('第二页', 0))])).toBe('甲方应于三日内付款。\nthe party\n\n第二页');
  });

  it('marks exactly the uncertain characters and shows the lowest certainty', () => {
    const characterConfidences = [0.99, 0.7, 0.42, 0.95];
    const [paragraph] = paragraphsOf(page(line('人民币元', 0, { characterConfidences })));
    expect(paragraph?.map(({ text, hint }) => [text, hint])).toEqual([
      ['人', null],
      ['民币', '把握 42%，请对照原件核对'],
      ['元', null],
    ]);
  });

  it('marks a whole line where only the line’s certainty is known, and a suspect one always', () => {
    const pages = [
      page(line('模糊', 0, { confidence: 0.5 }), line('印章下', 1, { suspect: true }), line('清楚', 2)),
    ];
    expect(countUncertain(pages)).toBe(2);
    expect(paragraphsOf(pages[0] ?? page())[1]?.[0]?.hint).toContain('印章');
  });

  it('marks a line that is written by hand and says so', () => {
    const pages = page(line('张三', 0, { handwritten: true, suspect: true }), line('甲方', 1));
    const hints = paragraphsOf(pages).map(([piece]) => piece?.hint ?? null);
    expect(hints).toEqual([expect.stringContaining('手写内容'), null]);
  });

  it('loses no character by marking', () => {
    const text = '𠮷野家 Ltd. ￥1,000';
    const characterConfidences = [...text].map((_, at) => (at % 2 ? 0.3 : 0.9));
    expect(plainText([page(line(text, 0, { characterConfidences }))])).toBe(text);
  });
});

describe('the place of a line on the image', () => {
  it('is relative to the image, whatever its size', () => {
    expect(boxOnImage(page(line('甲', 0)), 0, { width: 1200, height: 1600 })).toEqual({
      left: '10%',
      top: '10%',
      width: '50%',
      height: '2.5%',
    });
  });

  it('is hidden when the page was rotated before recognition', () => {
    expect(boxOnImage(page(line('甲', 0)), 0, { width: 1600, height: 1200 })).toBeNull();
  });
});
