import type { BlockDraft, BlockType, DocumentKind } from '@wenjian/document';
import { describe, expect, it } from 'vitest';
import { documentOf } from '../compare.testing.ts';
import { compareDocuments } from '../compare-documents.ts';
import type { Change } from '../comparison.ts';

const block = (text: string, type: BlockType = 'paragraph'): BlockDraft => ({ type, text });

const clauses = [
  '第一条 甲方向乙方出租位于望京东路六号的房屋，用于办公。',
  '第二条 租金每月人民币20,000元，于每月五日前支付至甲方账户。',
  '第三条 交付与验收',
  '第四条 乙方逾期付款的，每逾期一日按逾期部分价款的千分之三支付违约金，累计不超过总价的百分之十。',
  '第五条 双方对履行中知悉的对方商业秘密负有保密义务。',
] as const;

/** Pages with a header and a footer. */
function pages(header: string, ...bodies: readonly (readonly string[])[]) {
  const drafts = bodies.flatMap((body, index) => [
    block(header, 'header'),
    ...body.map((text) => block(text)),
    block('晨光贸易有限公司 内部资料', 'footer'),
    block(`第 ${index + 1} 页 共 ${bodies.length} 页`, 'footer'),
  ]);
  return documentOf(drafts, 'pdf');
}

function shownOf(changes: readonly Change[]) {
  return changes
    .filter((change) => change.significance !== 'noise')
    .map((change) => [change.type, change.place, change.old?.text ?? null, change.new?.text ?? null]);
}

const [one, two, three, four, five] = clauses;

describe('content that repeats on every page', () => {
  it('is shown once when it was edited, with the number of repetitions, and the rest is listed as noise', () => {
    const bodies = [[one], [two, three], [four], [five]];
    const { changes } = compareDocuments(
      pages('房屋租赁合同 编号A', ...bodies),
      pages('房屋出租合同 编号A', ...bodies),
    );
    expect(shownOf(changes)).toEqual([['replace', 'header', '租赁', '出租']]);
    expect(changes[0]?.reason).toContain('共 4 处');
    expect(changes.filter((change) => change.signals.includes('repeated'))).toHaveLength(3);
  });

  it('is not shown when only the number of pages changed', () => {
    const old = pages('房屋租赁合同', [one, two], [three, four, five]);
    const target = pages('房屋租赁合同', [one], [two, three], [four], [five]);
    const { changes } = compareDocuments(old, target);
    expect(shownOf(changes)).toEqual([]);
    expect(changes.length).toBeGreaterThan(0);
  });

  it('does not separate a heading from the same heading after a page break', () => {
    const old = pages('房屋租赁合同', [one, two, three], [four, five]);
    const target = pages('房屋租赁合同', [one, two], [three, four, five]);
    const { changes, rows } = compareDocuments(old, target);
    expect(shownOf(changes)).toEqual([]);
    expect(rows.filter((row) => row.relation === 'same').length).toBeGreaterThanOrEqual(clauses.length);
  });

  it('does not keep the halves of a split paragraph from being paired with the whole', () => {
    const whole = pages('房屋租赁合同', [one, two, three, four], [five]);
    const cut = pages('房屋租赁合同', [one, two, three, four.slice(0, 25)], [four.slice(25), five]);
    expect(shownOf(compareDocuments(whole, cut).changes)).toEqual([]);
    expect(shownOf(compareDocuments(cut, whole).changes)).toEqual([]);
  });
});

describe('notes', () => {
  const note = '该期限自收到书面催告次日起算，共八日。';
  const text = (kind: DocumentKind, type: BlockType, at: number, said = note) => {
    const drafts = clauses.map((clause) => block(clause));
    drafts.splice(at, 0, block(said, type));
    return documentOf(drafts, kind);
  };

  it('that move with the page break are noise', () => {
    const { changes } = compareDocuments(text('pdf', 'footnote', 2), text('pdf', 'footnote', 4));
    expect(changes.map((change) => [change.type, change.significance])).toEqual([['move', 'noise']]);
  });

  it('read as paragraphs in a scan are compared with the notes of the Word file', () => {
    const word = text('docx', 'footnote', 5);
    expect(shownOf(compareDocuments(word, text('pdf', 'paragraph', 2)).changes)).toEqual([]);
    const edited = compareDocuments(word, text('pdf', 'paragraph', 2, note.replace('八日', '九日')));
    expect(shownOf(edited.changes)).toEqual([['replace', 'note', '八日', '九日']]);
  });

  it('read as footers in a scan are compared with the notes of the Word file', () => {
    const word = text('docx', 'footnote', 5);
    expect(shownOf(compareDocuments(word, text('pdf', 'footer', 2)).changes)).toEqual([]);
  });

  it('stay paragraphs when both sides say so', () => {
    const { changes } = compareDocuments(text('docx', 'footnote', 5), text('docx', 'paragraph', 5));
    expect(shownOf(changes).map(([type]) => type)).toEqual(['delete', 'insert']);
  });

  it('that were read as paragraphs at the foot of their pages also move with the page break', () => {
    const paged = (...pages: readonly (readonly string[])[]) =>
      documentOf(
        pages.flatMap((texts, page) => texts.map((said) => ({ ...block(said), page }))),
        'pdf',
      );
    const old = paged([one, two, three, `1${note}`], [four, five]);
    const target = paged([one, two, `1${note}`], [three, four, five]);
    expect(shownOf(compareDocuments(old, target).changes)).toEqual([]);
    const figure = paged([one, two, three, `3台设备${note}`], [four, five]);
    expect(shownOf(compareDocuments(figure, paged([one, two, three], [four, five])).changes)).toEqual([
      ['delete', 'body', `3台设备${note}`, null],
    ]);
  });

  it('that were inserted or deleted are shown', () => {
    const without = documentOf(
      clauses.map((clause) => block(clause)),
      'pdf',
    );
    expect(shownOf(compareDocuments(without, text('pdf', 'footnote', 3)).changes)).toEqual([
      ['insert', 'note', null, note],
    ]);
  });

  it('with changed marks are not shown', () => {
    const old = text('pdf', 'footnote', 3, `8${note}`);
    const target = text('pdf', 'footnote', 3, `7${note}`);
    expect(compareDocuments(old, target).changes.map((change) => change.significance)).toEqual(['noise']);
  });
});

describe('a title', () => {
  it('at the position of a header is compared with the title of the Word file', () => {
    const text = (kind: DocumentKind, type: BlockType) =>
      documentOf([block('房屋租赁合同', type), block(one), block(two)], kind);
    expect(compareDocuments(text('docx', 'heading'), text('pdf', 'header')).changes).toEqual([]);
  });
});

describe('page numbers', () => {
  it.each([
    ['第 3 页 共 6 页', '第 4 页 共 7 页'],
    ['第  页 共  页', '第 4 页 共 7 页'],
    ['- 3 -', '- 4 -'],
  ])('are noise from %s to %s', (before, after) => {
    const page = (text: string) => documentOf([block(one), block(text, 'footer')]);
    const { changes } = compareDocuments(page(before), page(after));
    expect(new Set(changes.map((change) => change.significance))).toEqual(new Set(['noise']));
  });
});

describe('a line of a table of contents', () => {
  it.each([
    ['第三章 工程价款与支付……………………12', '第三章 工程价款与支付..........................15'],
    ['附件一 报价单····························3', '附件一 报价单……4'],
  ])('is the same line however long its dots are: %s, %s', (before, after) => {
    const { changes } = compareDocuments(documentOf([block(before)]), documentOf([block(after)]));
    expect(new Set(changes.map((change) => change.significance))).toEqual(new Set(['noise']));
  });

  it('with another heading is not', () => {
    const { changes } = compareDocuments(
      documentOf([block('第三章 工程价款与支付……………………12')]),
      documentOf([block('第三章 违约责任与赔偿……………………12')]),
    );
    expect(changes.map((change) => change.significance)).not.toEqual(['noise']);
  });
});
