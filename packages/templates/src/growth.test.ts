/** Work is counted, not timed: every look at a place of a field or a border of a block is one. */
import type { Block } from '@wenjian/document';
import { expect, it } from 'vitest';
import { checkTemplate } from './check-template.ts';
import { checkValues } from './check-values.ts';
import { fillTemplate } from './fill-template.ts';
import { filledParagraphs } from './filled-paragraphs.ts';
import { findTemplate } from './find-template.ts';
import type { FieldValue, Place, Template } from './template.ts';
import { documentOf } from './templates.testing.ts';

/** A contract with blanks, boxes, parties and clauses that may be left out, `size` of each. */
function longContract(size: number) {
  return documentOf(
    ...Array.from({ length: size }, (_, index) => [
      `甲方：____`,
      `第${index}条 【可选】数量____台，单价____元（大写____元整），于____年__月__日交付。`,
      `□ 自提 □ 送货`,
    ]).flat(),
  );
}

/** The looks that a piece of work takes at the places and blocks it is given. */
function looksOf(
  size: number,
  work: (document: ReturnType<typeof longContract>, template: Template) => void,
): number {
  let looks = 0;
  const counted = <P extends Place>(place: P): P =>
    Object.defineProperties(
      { ...place },
      {
        start: { get: () => ++looks && place.start, enumerable: true },
        end: { get: () => ++looks && place.end, enumerable: true },
      },
    );
  const document = longContract(size);
  const { fields, clauses } = findTemplate(document);
  const template: Template = {
    fields: fields.map((field) => {
      const places: readonly Place[] = field.places;
      return Object.assign({ ...field }, { places: places.map(counted) });
    }),
    clauses: clauses.map(counted),
  };
  work({ ...document, blocks: document.blocks.map((block): Block => counted(block)) }, template);
  return looks;
}

const valuesOf = ({ fields, clauses }: Template) => ({
  fields: Object.fromEntries(
    fields.flatMap(({ id, kind }): [string, FieldValue][] =>
      kind === 'amount' ? [[id, { kind, yuan: '8500' }]] : [],
    ),
  ),
  omitted: clauses.filter((_, index) => index % 2 === 0).map(({ id }) => id),
});

it.each([
  ['checking a template', checkTemplate],
  ['checking values', (_: unknown, template: Template) => checkValues(template, valuesOf(template))],
  [
    'filling and showing',
    (document: ReturnType<typeof longContract>, template: Template) =>
      filledParagraphs(document, template, fillTemplate(document, template, valuesOf(template))),
  ],
] as const)('%s with four times the fields takes about four times the work', (_, work) => {
  const [few, many] = [looksOf(50, work), looksOf(200, work)];
  expect(few).toBeGreaterThan(0);
  // A search among four times as many takes two steps more; the square would be sixteen times.
  expect(many / few).toBeLessThan(6);
});
