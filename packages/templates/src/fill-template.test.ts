import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkValues } from './check-values.ts';
import { fillTemplate } from './fill-template.ts';
import { filledParagraphs } from './filled-paragraphs.ts';
import { findTemplate } from './find-template.ts';
import type { ChoicePlace, FieldValue, TemplateField } from './template.ts';
import { documentOf } from './templates.testing.ts';

const lease = documentOf(
  '甲方：____',
  '统一社会信用代码：____',
  '乙方：____',
  '第一条 租金为￥____元，大写____元整；押金____万元。',
  '第二条 自____年__月__日起，用途为【　】。',
  '第三条 付款方式：□ 转账 □ 现金',
  '第四条 【可选】乙方提供培训____次。',
  '第五条 其他。',
);
const template = findTemplate(lease);

function fill(fields: Readonly<Record<string, FieldValue>>, omitted: readonly string[] = []) {
  const edits = fillTemplate(lease, template, { fields, omitted });
  const { touched, removed } = filledParagraphs(lease, template, edits);
  const paragraphs = lease.blocks
    .filter(({ id }) => !removed.includes(id))
    .map(({ id, start, end }) => {
      const own = [{ text: lease.text.slice(start, end), fieldId: null, isFilled: true }];
      return { pieces: touched.find((one) => one.id === id)?.pieces ?? own };
    });
  return {
    edits,
    paragraphs,
    text: paragraphs.map(({ pieces }) => pieces.map(({ text }) => text).join('')).join('\n'),
  };
}

const idOf = (label: string): string => template.fields.find((field) => field.label === label)?.id ?? label;

it('writes a number that is no sum in 大写 beside its figures', () => {
  const document = documentOf('第一条 数量____台（大写：____台），共____份。');
  const { fields, clauses } = findTemplate(document);
  expect(fields.map(({ kind, label, places }) => [kind, label, places.map(({ part }) => part)])).toEqual([
    ['text', '数量', ['text', 'words']],
    ['text', '共', ['text']],
  ]);
  const written = (text: string) => {
    const values = { fields: { f1: { kind: 'text', text } as const }, omitted: [] };
    return [
      fillTemplate(document, { fields, clauses }, values).map(({ inserted }) => inserted),
      checkValues({ fields, clauses }, values).map(({ message }) => message),
    ];
  };
  expect(written('120')).toEqual([['120', '壹佰贰拾'], ['请填写']]);
  expect(written('若干')).toEqual([
    ['若干', '若干'],
    ['请填写整数，大写自动填写', '请填写'],
  ]);
});

describe('a filled template', () => {
  it('has every value in place of its blank, sums both in figures and in words', () => {
    const { text } = fill({
      [idOf('甲方')]: { kind: 'party', items: { name: '云杉公司', creditCode: '91350100M000100Y43' } },
      [idOf('乙方')]: { kind: 'party', items: { name: '李四' } },
      [idOf('租金')]: { kind: 'amount', yuan: '8500.5' },
      [idOf('押金')]: { kind: 'amount', yuan: '12500' },
      [idOf('自')]: { kind: 'date', date: '2026-03-01' },
      [idOf('用途')]: { kind: 'text', text: '办公' },
      [idOf('付款方式')]: { kind: 'choice', optionIds: ['o2'] },
      [idOf('乙方提供培训')]: { kind: 'text', text: '3' },
    });
    expect(text.split('\n')).toEqual([
      '甲方：云杉公司',
      '统一社会信用代码：91350100M000100Y43',
      '乙方：李四',
      '第一条 租金为￥8,500.50元，大写捌仟伍佰元伍角整；押金1.25万元。',
      '第二条 自2026年3月1日起，用途为办公。',
      '第三条 付款方式：□ 转账 ☑ 现金',
      '第四条 乙方提供培训3次。',
      '第五条 其他。',
    ]);
  });

  it('does not contain the clauses that are left out and does not require their fields', () => {
    const { text } = fill({}, ['c1']);
    expect(text).not.toContain('培训');
    const asked = checkValues(template, { fields: {}, omitted: ['c1'] }).map(({ fieldId }) => fieldId);
    expect(asked).not.toContain(idOf('乙方提供培训'));
    expect(asked).toContain(idOf('用途'));
  });

  it('keeps blanks that have no value', () => {
    expect(fill({}).text).toBe(lease.text.replace('【可选】', ''));
  });
});

it('writes a whole date and the text of a choice into one blank each', () => {
  const document = documentOf('自____起，以____支付。');
  const base = { isRequired: true, label: '' };
  const fields: readonly TemplateField[] = [
    { ...base, kind: 'date', id: 'd', places: [{ start: 1, end: 5, part: 'whole' }] },
    {
      ...base,
      kind: 'choice',
      id: 'c',
      isMultiple: true,
      options: ['转账', '现金', '支票'].map((label) => ({ id: label, label })),
      places: [{ start: 8, end: 12, part: 'chosen' }],
    },
  ];
  const edits = fillTemplate(
    document,
    { fields, clauses: [] },
    {
      fields: {
        d: { kind: 'date', date: '2026-03-01' },
        c: { kind: 'choice', optionIds: ['支票', '转账'] },
      },
      omitted: [],
    },
  );
  const { touched } = filledParagraphs(document, { fields, clauses: [] }, edits);
  expect(touched[0]?.pieces.map(({ text }) => text).join('')).toBe('自2026年3月1日起，以转账、支票支付。');
});

const words = fc.string({ minLength: 1, maxLength: 20, unit: fc.constantFrom(...'云杉公司甲乙丙12aB') });
const day = fc.date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true });

function fieldValue(field: TemplateField): fc.Arbitrary<FieldValue> {
  switch (field.kind) {
    case 'text':
      return words.map((text) => ({ kind: 'text', text }));
    case 'amount':
      return fc
        .integer({ min: 0, max: 10 ** 12 })
        .map((fen) => ({ kind: 'amount', yuan: (fen / 100).toFixed(2) }));
    case 'date':
      return day.map((date) => ({ kind: 'date', date: date.toISOString().slice(0, 10) }));
    case 'choice':
      return fc
        .constantFrom(...field.options.map(({ id }) => id))
        .map((id) => ({ kind: 'choice', optionIds: [id] }));
    case 'party':
      return words.map((name) => ({ kind: 'party', items: { name } }));
  }
}

/** Parses the written pieces of a field back into its value. */
function readBack(field: TemplateField, pieces: readonly string[]): FieldValue {
  switch (field.kind) {
    case 'text':
      return { kind: 'text', text: pieces[0] ?? '' };
    case 'amount': {
      const scale = field.places[0]?.part === 'tenThousand' ? 10_000 : 1;
      return { kind: 'amount', yuan: (Number(pieces[0]?.replaceAll(',', '')) * scale).toFixed(2) };
    }
    case 'date':
      return { kind: 'date', date: pieces.map((part) => part.padStart(2, '0')).join('-') };
    case 'choice':
      return { kind: 'choice', optionIds: [] };
    case 'party':
      return { kind: 'party', items: { name: pieces[0] ?? '' } };
  }
}

it('reads back as the values it was filled with, and nothing outside its fields changes', () => {
  const values = fc.record(Object.fromEntries(template.fields.map((field) => [field.id, fieldValue(field)])));
  fc.assert(
    fc.property(values, (fields) => {
      const { edits, paragraphs } = fill(fields);
      const pieces = paragraphs.flatMap((paragraph) => paragraph.pieces);
      for (const field of template.fields.filter(({ kind }) => kind !== 'choice')) {
        const own = pieces.filter(({ fieldId, isFilled }) => fieldId === field.id && isFilled);
        expect(
          readBack(
            field,
            own.map(({ text }) => text),
          ),
        ).toEqual(fields[field.id]);
      }
      const choice = template.fields.find(({ kind }) => kind === 'choice');
      const ticked = edits.filter(({ fieldId }) => fieldId === choice?.id).map(({ start }) => start);
      const value = fields[choice?.id ?? ''];
      const chosen = choice?.kind === 'choice' && value?.kind === 'choice' ? value.optionIds : [];
      const boxes = choice?.kind === 'choice' ? choice.places : [];
      const isChosen = (box: ChoicePlace) => box.part === 'box' && chosen.includes(box.optionId);
      expect(ticked).toEqual(boxes.filter(isChosen).map(({ start }) => start));
      const kept = pieces.filter(({ fieldId, isFilled }) => fieldId === null || !isFilled);
      expect(kept.map(({ text }) => text).join('')).toBe(withoutEdits(edits));
    }),
  );
});

/** The template's text without the replaced ranges and without line ends. */
function withoutEdits(edits: readonly { readonly start: number; readonly end: number }[]): string {
  let [at, kept] = [0, ''];
  for (const { start, end } of edits) {
    kept += lease.text.slice(at, start);
    at = end;
  }
  return (kept + lease.text.slice(at)).replaceAll('\n', '');
}

describe('values are checked', () => {
  it.each([
    ['租金', { kind: 'amount', yuan: '12.345' }, '最多两位小数'],
    ['租金', { kind: 'text', text: '12' }, '类型不符'],
    ['自', { kind: 'date', date: '2026-02-30' }, '正确的日期'],
    ['用途', { kind: 'text', text: '一\n二' }, '换行'],
    ['付款方式', { kind: 'choice', optionIds: ['o9'] }, '给出的选项'],
    ['付款方式', { kind: 'choice', optionIds: ['o1', 'o2'] }, '只能选择一项'],
    ['甲方', { kind: 'party', items: { name: '甲', creditCode: '91350100M000100Y44' } }, '信用代码有误'],
    ['甲方', { kind: 'party', items: { creditCode: '91350100M000100Y43' } }, '请填写名称'],
  ] as const)('%s: %o', (label, value, message) => {
    const problems = checkValues(template, { fields: { [idOf(label)]: value }, omitted: [] });
    const own = problems.filter(({ fieldId }) => fieldId === idOf(label));
    expect(own.map((problem) => problem.message).join()).toContain(message);
  });
});
