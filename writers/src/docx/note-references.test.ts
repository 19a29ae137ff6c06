import { describe, expect, it } from 'vitest';
import { paragraph, redlineOf, run, type WordParts } from './word.testing.ts';

const reference = (id: number): string => `<w:r><w:footnoteReference w:id="${id}"/></w:r>`;
const note = (id: number, text: string): string =>
  `<w:footnote w:id="${id}">${paragraph(`<w:r><w:footnoteRef/></w:r>${run(` ${text}`)}`)}</w:footnote>`;
const file = (body: string, footnotes: string): WordParts => ({
  body: `${body}<w:sectPr/>`,
  parts: { footnotes },
});
const deletedReferences = (xml: string): string[] =>
  [...xml.matchAll(/<w:del [^>]*><w:r><w:footnoteReference w:id="(\d+)"/g)].map(([, id = '']) => id);

describe('the reference of a footnote', () => {
  it('is deleted with the text of the note, and no other is', async () => {
    const outcome = await redlineOf(
      file(
        paragraph(run('甲方付款。') + reference(2) + run('乙方交货。') + reference(3)),
        note(2, '第一个脚注的内容。') + note(3, '另外一条完全不同的说明。'),
      ),
      file(paragraph(run('甲方付款。乙方交货。') + reference(2)), note(2, '另外一条完全不同的说明。')),
    );
    expect([outcome.rejected, outcome.accepted]).toEqual([outcome.old, outcome.new]);
    expect(deletedReferences(outcome.xml)).toEqual(['2']);
  });

  it('stays when its paragraph is deleted but the text of the note stays', async () => {
    const outcome = await redlineOf(
      file(
        paragraph(run('甲方应当按月支付租金。') + reference(2)) + paragraph(run('双方签字后生效。')),
        note(2, '第一个脚注的内容。'),
      ),
      file(paragraph(run('双方签字后生效。') + reference(2)), note(2, '第一个脚注的内容。')),
    );
    expect([outcome.rejected, outcome.accepted]).toEqual([outcome.old, outcome.new]);
    expect(outcome.xml).toContain('<w:delText');
    expect(outcome.xml).toContain('w:footnoteReference');
    expect(deletedReferences(outcome.xml)).toEqual([]);
  });
});
