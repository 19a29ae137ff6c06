import { type BlockDraft, documentSpan, type PictureTextOutcome } from '@wenjian/document';
import { describe, expect, it } from 'vitest';
import { comparePair } from './compare-pair.ts';
import { picturesInSpan } from './images/pictures-in-span.ts';
import { pictureTextCoverage } from './picture-text-coverage.ts';
import { documentOf } from './plagiarism.testing.ts';

const COPIED = '承包人应当在雨停之后清点库房里的电缆接头，并在当日把清单送交监理签字，逾期视为放弃异议。';

const picture = (pictureText: PictureTextOutcome | null, text = '', page?: number): BlockDraft => ({
  type: 'image',
  text,
  ...(page !== undefined && { page }),
  ...(pictureText && { pictureText }),
});

describe('the words of a picture', () => {
  it('are compared like any others, and the place tells which picture it is', () => {
    const a = documentOf('前言从略。', picture('small'), picture('read', COPIED), '结尾从略。');
    const b = documentOf('另一份文件的开头。', COPIED);
    const { fragments, aInB } = comparePair(a, b);
    expect(fragments).toMatchObject([{ kind: 'verbatim', a: { text: COPIED.slice(0, -1) } }]);
    expect(aInB.before.matched).toBe(fragments[0]?.equalWords);
    const [found] = fragments;
    expect(found && picturesInSpan(a, found.a)).toEqual([2]);
    expect(found && picturesInSpan(b, found.b)).toEqual([]);
    expect(picturesInSpan(a, documentSpan(0, 3))).toEqual([]);
  });
});

describe('the coverage of pictures', () => {
  it('says which were read, which were not, why, and on which pages they are', () => {
    const document = documentOf(
      picture('read', COPIED, 2),
      picture('read', COPIED, 1),
      picture('empty', '', 3),
      picture('small', '', 4),
      picture('beyondLimit', '', 5),
      picture('late'),
      picture(null, '', 6),
    );
    expect(pictureTextCoverage(document)).toEqual({
      examined: [
        { what: '识别出文字并参与查重的图片（第 1、2 页）', count: 2 },
        { what: '识别过、没有成段文字的图片（第 3 页）', count: 1 },
      ],
      notExamined: [
        { what: '图片（第 4 页）', count: 1, reason: '图片过小，没有识别其中的文字' },
        { what: '图片（第 5 页）', count: 1, reason: '图片过多，没有识别其中的文字；较大的图片先识别' },
        { what: '图片', count: 1, reason: '时间不足，没有识别其中的文字' },
        { what: '图片（第 6 页）', count: 1, reason: '图片中的文字未识别，图片未参与文字查重' },
      ],
    });
    const many = documentOf(...Array.from({ length: 40 }, (_, page) => picture('small', '', page + 1)));
    expect(pictureTextCoverage(many).notExamined[0]?.what).toBe(
      '图片（第 1、2、3、4、5、6、7、8、9、10、11、12 页等）',
    );
  });

  it('names the file, where a document is made of several', () => {
    const document = documentOf('开头。', picture('failed'), '第二份。', picture('empty', '', 2));
    const [, first, , second] = document.blocks;
    const parts = [
      { name: '商务标.docx', kind: 'docx', ...documentSpan(0, first?.end ?? 0) },
      { name: '附件.docx', kind: 'docx', ...documentSpan((first?.end ?? 0) + 1, second?.end ?? 0) },
    ] as const;
    expect(pictureTextCoverage({ ...document, parts })).toEqual({
      examined: [{ what: '“附件.docx”：识别过、没有成段文字的图片（第 2 页）', count: 1 }],
      notExamined: [{ what: '“商务标.docx”：图片', count: 1, reason: '识别没有成功，其中的文字未参与查重' }],
    });
  });

  it('is part of the coverage of a check', () => {
    const { coverage } = comparePair(documentOf('开头。', picture('failed')), documentOf('别的文字。'));
    expect(coverage.notExamined).toContainEqual({
      what: '被查文件：图片',
      count: 1,
      reason: '识别没有成功，其中的文字未参与查重',
    });
  });
});
