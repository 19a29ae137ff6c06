import { describe, expect, it } from 'vitest';
import { answerMarks, sentencesOf } from '../view-model/answer-marks.ts';
import { type Block, runsOf } from '../view-model/markdown-tree.ts';
import type { Mark } from '../view-model/place-marks.ts';
import { raiseReferences } from '../view-model/source-references.ts';
import { readMarkdown } from './read-markdown.ts';

const NO_SUPPORT = new Map<number, number>();

/** Offsets in the markdown, as the server counts. */
function cited(content: string, ...words: readonly string[]) {
  let from = 0;
  return words.map((cite) => {
    const start = content.indexOf(cite, from);
    from = start + cite.length;
    return { start, end: from };
  });
}

function marksOf(content: string, ...words: readonly string[]) {
  const blocks = readMarkdown(content);
  return answerMarks({ blocks, content, citations: cited(content, ...words), support: NO_SUPPORT });
}

const placesOf = (marks: ReadonlyMap<number, readonly Mark[]>, run: number) =>
  marks.get(run)?.map(({ id, offset }) => `${id} at ${offset}`);

describe('the reliability mark of a citation', () => {
  it('comes after the citation, each time it is cited', () => {
    const content = '依据《民法典》第七条。\n\n再依《民法典》第七条，与《民法典》第七条之意。';
    const { marks, unplaced } = marksOf(content, '《民法典》第七条', '《民法典》第七条', '《民法典》第七条');
    expect(unplaced).toEqual([]);
    expect(placesOf(marks, 0)).toEqual(['citation:0 at 10']);
    expect(placesOf(marks, 1)).toEqual(['citation:1 at 10', 'citation:2 at 20']);
  });

  it('is found in lists, tables and emphasised words', () => {
    const content = '- **《劳动法》第三条**\n\n| 依据 |\n|--|\n| **《公司法》**第五条 |';
    const { marks, unplaced } = marksOf(content, '《劳动法》第三条', '《公司法》**第五条');
    expect(unplaced).toEqual([]);
    expect(placesOf(marks, 0)).toEqual(['citation:0 at 8']);
    expect(placesOf(marks, 2)).toEqual(['citation:1 at 8']);
  });

  it('is not lost where its place is not', () => {
    const { marks, unplaced } = marksOf('```\n《民法典》第七条\n```', '《民法典》第七条');
    expect(marks.size).toBe(0);
    expect(unplaced).toEqual([0]);
  });
});

describe('an article without a judgement', () => {
  it('is marked as such, beside judged ones', () => {
    const content = '依《民法典》第七条与《劳动合同法》（2012年修正）第三十八条处理，不同于《民法典》。';
    const { marks } = marksOf(content, '《民法典》第七条');
    expect(placesOf(marks, 0)).toEqual(['citation:0 at 9', 'unjudged at 31']);
  });

  it('is not one that the server named with more or fewer words', () => {
    const content = '依《民法典》第七条第二款处理';
    expect(placesOf(marksOf(content, '《民法典》第七条第二款').marks, 0)).toEqual(['citation:0 at 12']);
  });
});

describe('a source that supports a sentence', () => {
  it('is shown after that sentence', () => {
    const content = '- 应当赔偿。也可解除。\n- 另一点';
    const blocks = readMarkdown(content);
    expect(sentencesOf(blocks).map(({ text }) => text)).toEqual(['应当赔偿。', '也可解除。', '另一点']);
    const support = new Map([
      [1, 2],
      [2, 1],
    ]);
    const { marks } = answerMarks({ blocks, content, citations: [], support });
    expect(placesOf(marks, 0)).toEqual(['source:2 at 10']);
    expect(placesOf(marks, 1)).toEqual(['source:1 at 3']);
  });
});

describe('a reference to a source', () => {
  const raised = (content: string, ...numbers: readonly number[]): readonly Block[] =>
    raiseReferences(readMarkdown(content), new Set(numbers));

  it('becomes a mark when the source exists', () => {
    expect(runsOf(raised('应当赔偿[1][2]。', 1, 2))[0]?.inlines).toEqual([
      { kind: 'text', text: '应当赔偿' },
      { kind: 'mark', id: 'source:1' },
      { kind: 'mark', id: 'source:2' },
      { kind: 'text', text: '。' },
    ]);
  });

  it('stays plain text when there is none', () => {
    expect(runsOf(raised('见附件[3]', 1))[0]?.inlines).toEqual([{ kind: 'text', text: '见附件[3]' }]);
  });

  it('is found in lists, tables, quotations and emphasised words, not in code', () => {
    const json = JSON.stringify(raised('- **甲[1]**\n\n> 乙[1]\n\n| [1] |\n|--|\n| 丙[1] |\n\n`丁[1]`', 1));
    expect(json.match(/source:1/g)).toHaveLength(4);
    expect(json).toContain('丁[1]');
  });
});
