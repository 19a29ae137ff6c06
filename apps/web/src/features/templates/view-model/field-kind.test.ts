import { templateField } from '@wenjian/api';
import { expect, it } from 'vitest';
import {
  addOption,
  changeOptions,
  changePart,
  changeType,
  partOf,
  partOptions,
  typeOf,
} from './field-kind.ts';
import type { TemplateField } from './shapes.ts';

const twice: TemplateField = {
  kind: 'text',
  id: 'f1',
  label: '价款',
  isRequired: false,
  places: [
    { start: 3, end: 7, part: 'text' },
    { start: 9, end: 12, part: 'text' },
  ],
};

it.each([
  ['amount', ['yuan', 'words']],
  ['date', ['whole', 'whole']],
  ['choice', ['chosen', 'chosen']],
  ['party', ['name', 'legalRepresentative']],
  ['text', ['text', 'text']],
] as const)('is made a field of kind %s with its name and its places', (kind, parts) => {
  const changed = changeType(twice, kind);
  expect(templateField.parse(changed)).toEqual(changed);
  expect(changed).toMatchObject({ kind, id: 'f1', label: '价款', isRequired: false });
  expect(changed.places.map(({ start, end, part }) => [start, end, part])).toEqual([
    [3, 7, parts[0]],
    [9, 12, parts[1]],
  ]);
});

it('takes the form of a text as its type, and gives it up again', () => {
  const phone = changeType(changeType(twice, 'amount'), 'phone');
  expect(templateField.parse(phone)).toMatchObject({ kind: 'text', format: 'phone' });
  expect(typeOf(phone)).toBe('phone');
  const plain = changeType(phone, 'text');
  expect([typeOf(plain), 'format' in plain]).toEqual(['text', false]);
});

it('lets every place take any part of its kind, and no other', () => {
  const sum = changeType(twice, 'amount');
  expect(partOptions(sum).map(({ value }) => value)).toEqual(['yuan', 'tenThousand', 'words']);
  expect(changePart(sum, 0, 'tenThousand').places[0]?.part).toBe('tenThousand');
  expect(changePart(sum, 0, 'year')).toEqual(sum);
});

it('ties a place to an option as its box, and lets the box go with the option', () => {
  const choice = changeType(twice, 'choice');
  if (choice.kind !== 'choice') throw new Error('a choice');
  const [, box] = partOptions(choice);
  const boxed = changePart(choice, 1, box?.value ?? '');
  expect(boxed.places[1]).toEqual({ start: 9, end: 12, part: 'box', optionId: 'o1' });
  expect(boxed.places.map(partOf)).toEqual(['chosen', box?.value]);
  const more = addOption(choice);
  expect(more.options.map(({ id }) => id)).toEqual(['o1', 'o2', 'o3']);
  if (boxed.kind !== 'choice') throw new Error('a choice');
  const fewer = changeOptions(boxed, boxed.options.slice(1));
  expect(fewer.places.map(({ part }) => part)).toEqual(['chosen']);
});
