/** The promises of renumbering, on generated contracts with wrong typed numbers. */
import { type Contract, numberingFaults, understandContract } from '@wenjian/contract';
import { type BlockDraft, buildDocument, type Document } from '@wenjian/document';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { documentOfParagraphs } from '../../../document/src/document.testing.ts';
import { renumberClauses } from './renumber-clauses.ts';

const chinese = (value: number): string =>
  value < 10
    ? '零一二三四五六七八九'.charAt(value)
    : `${value < 20 ? '' : chinese(Math.floor(value / 10))}十${value % 10 === 0 ? '' : chinese(value % 10)}`;

type Style = 'article' | 'comma' | 'arabic';
const topNumbers: Readonly<Record<Style, (value: number) => string>> = {
  article: (value) => `第${chinese(value)}条 `,
  comma: (value) => `${chinese(value)}、`,
  arabic: (value) => `${value}. `,
};
type ChildStyle = 'decimal' | 'bracket' | 'closing' | 'circled';
const childNumbers: Readonly<Record<ChildStyle, (parent: number, value: number) => string>> = {
  decimal: (parent, value) => `${parent}.${value} `,
  bracket: (_, value) => `（${chinese(value)}）`,
  closing: (_, value) => `${value}）`,
  circled: (_, value) => '①②③④⑤⑥⑦⑧⑨'.charAt(value - 1),
};

/** Steps between one number and the next: 1 is right, 0 repeats, 2 skips one. */
const steps = fc.array(fc.oneof({ weight: 4, arbitrary: fc.constant(1) }, fc.constantFrom(0, 2, 3)), {
  minLength: 3,
  maxLength: 9,
});

interface Plan {
  readonly style: Style;
  readonly childStyle: ChildStyle;
  readonly articles: readonly number[];
  readonly children: readonly (readonly number[])[];
  readonly references: readonly number[];
}

const anyPlan: fc.Arbitrary<Plan> = steps.chain((top) =>
  fc.record({
    style: fc.constantFrom<Style>('article', 'comma', 'arabic'),
    childStyle: fc.constantFrom<ChildStyle>('decimal', 'bracket', 'closing', 'circled'),
    articles: fc.constant(countFrom(top)),
    children: fc.array(
      fc.oneof(fc.constant([]), fc.array(fc.constantFrom(1, 1, 1, 2), { minLength: 2, maxLength: 4 })),
      { minLength: top.length, maxLength: top.length },
    ),
    references: fc.array(fc.integer({ min: 1, max: 12 }), { minLength: 1, maxLength: 6 }),
  }),
);

/** A second 1 starts another list, so that two clauses have each of its numbers. */
const plan = anyPlan.filter(({ articles }) => articles[1] !== 1);

function countFrom(increments: readonly number[]): readonly number[] {
  let value = 1;
  return increments.map((step, index) => {
    if (index > 0) value += step;
    return value;
  });
}

function paragraphsOf({ style, childStyle, articles, children, references }: Plan): readonly string[] {
  const lines = articles.flatMap((value, index) => [
    `${topNumbers[style](value)}事项${'甲乙丙丁戊己庚辛壬'.charAt(index)}`,
    ...countFrom(children[index] ?? []).map(
      (child) => `${childNumbers[childStyle](value, child)}乙方应当按时提供第${index + 1}批材料；`,
    ),
  ]);
  const said = references.map((value, index) =>
    index % 2 === 0
      ? `违反第${chinese(value)}条的，应当赔偿。`
      : `违反第${value}条第${chinese((value % 3) + 1)}款的，应当赔偿。`,
  );
  return ['采购合同', ...lines, `第${chinese(1)}条和第2、3条以外的事项，另行约定。`, ...said];
}

/** The same blocks with the new text: renumbering never crosses a line. */
function withText(text: string): Document {
  return documentOfParagraphs(...text.split('\n'));
}

function leads({ references }: Contract): readonly (number | null)[] {
  return references.map(({ clause }) => clause);
}

/** Other contracts in every run of the suite. */
const manyRuns = { numRuns: 130 };

describe('renumbering the clauses', () => {
  it('leaves no numbering fault', () => {
    fc.assert(
      fc.property(plan, (given) => {
        const { text } = renumberClauses(documentOfParagraphs(...paragraphsOf(given)));
        const faults = numberingFaults(understandContract(withText(text)));
        expect(faults.map(({ clause }) => clause.number)).toEqual([]);
      }),
      manyRuns,
    );
  });

  it('keeps the target clause of every reference', () => {
    fc.assert(
      fc.property(plan, (given) => {
        const document = documentOfParagraphs(...paragraphsOf(given));
        const before = understandContract(document).references;
        const { text, unresolved } = renumberClauses(document);
        const after = leads(understandContract(withText(text)));
        expect(after.length).toBe(before.length);
        before.forEach(({ clause, isAmbiguous }, index) => {
          if (clause !== null && !isAmbiguous) expect(after[index]).toBe(clause);
        });
        const unclear = before.filter(({ clause, isAmbiguous }) => clause === null || isAmbiguous);
        expect(unresolved.map(({ start }) => start)).toEqual(unclear.map(({ start }) => start));
      }),
      manyRuns,
    );
  });

  it('lists a reference that it cannot update', () => {
    fc.assert(
      fc.property(anyPlan, (given) => {
        const document = documentOfParagraphs(...paragraphsOf(given));
        const { references } = understandContract(document);
        const { text, unresolved } = renumberClauses(document);
        const after = leads(understandContract(withText(text)));
        const listed = new Set<number>(unresolved.map(({ start }) => start));
        references.forEach(({ start, clause }, index) => {
          if (!listed.has(start)) expect(after[index]).toBe(clause);
        });
      }),
      manyRuns,
    );
  });

  it.each([
    ['违反第三条的，应当赔偿。', '第三条'],
    ['违反第3.1条的，应当赔偿。', '第3.1条'],
    ['违反第一条第（二）项的，应当赔偿。', '第一条第（二）项'],
  ])('lists a reference to a duplicate number and does not change it: %s', (said, target) => {
    const document = documentOfParagraphs(
      '合同',
      '第一条 标的',
      '（一）设备；',
      '（二）备件；',
      '（二）服务。',
      '第三条 价款',
      '3.1 总价。',
      '第三条 交付',
      '3.1 送货。',
      `第四条 ${said}`,
    );
    const { text, unresolved, replacements } = renumberClauses(document);
    expect(unresolved.map((each) => each.target)).toEqual([target]);
    expect(text).toContain(said);
    expect(replacements.map(({ kind }) => kind)).not.toContain('reference');
  });

  it('changes nothing when every number is right', () => {
    const document = documentOfParagraphs(
      '合同',
      '第一条 标的',
      '1.1 设备',
      '1.2 服务',
      '第二条 按第一条和1.2办理',
    );
    expect(renumberClauses(document)).toEqual({ replacements: [], unresolved: [], text: document.text });
  });

  it('updates references of every form, in their own notation', () => {
    const document = documentOfParagraphs(
      '合同',
      '第一章 总则',
      '第一条 标的',
      '第三条 价款',
      '3.1 总价；',
      '3.3 税费。',
      '第三章 其他',
      '第五条 交付',
      '（一）送货；',
      '（三）自提。',
      '第六条 违约',
      '违反第三条、第3.3条、第５条第（三）项、第1、3、5条或者第三章的，按第九条处理；第5条至第6条另计，见3.3。',
    );
    const { text, unresolved } = renumberClauses(document);
    expect(text.split('\n')).toEqual([
      '合同',
      '第一章 总则',
      '第一条 标的',
      '第二条 价款',
      '2.1 总价；',
      '2.2 税费。',
      '第二章 其他',
      '第三条 交付',
      '（一）送货；',
      '（二）自提。',
      '第四条 违约',
      '违反第二条、第2.2条、第３条第（二）项、第1、2、3条或者第二章的，按第九条处理；第3条至第4条另计，见2.2。',
    ]);
    expect(unresolved.map(({ target }) => target)).toEqual(['第九条']);
  });

  it('does not change automatic numbers', () => {
    const blocks: readonly BlockDraft[] = [
      { type: 'paragraph', text: '第一条 标的', number: '第一条' },
      { type: 'paragraph', text: '第三条 价款' },
      { type: 'paragraph', text: '第三条 交付', number: '第三条' },
    ];
    const document = buildDocument({ readerVersion: 'test', kind: 'docx', pages: null, blocks, notRead: [] });
    expect(renumberClauses(document).text).toBe('第一条 标的\n第二条 价款\n第三条 交付');
  });

  it('does not change articles of laws', () => {
    const document = documentOfParagraphs('合同', '第一条 标的', '第三条 依《民法典》第三条、第九条办理。');
    expect(renumberClauses(document).text).toContain('第二条 依《民法典》第三条、第九条办理。');
  });
});
