import { expect, it } from 'vitest';
import { fieldPlaces, markParagraph } from './marked-paragraph.ts';

it('splits a paragraph at its fields and keeps its whole text', () => {
  const paragraph = { id: 'b1', type: 'paragraph', start: 10, text: '甲方：____，地址：' };
  const places = fieldPlaces([
    {
      kind: 'text',
      id: 'f2',
      label: '地址',
      isRequired: false,
      places: [{ start: 21, end: 21, part: 'text' }],
    },
    {
      kind: 'text',
      id: 'f1',
      label: '甲方',
      isRequired: true,
      places: [{ start: 13, end: 17, part: 'text' }],
    },
    {
      kind: 'text',
      id: 'f9',
      label: '别处',
      isRequired: true,
      places: [{ start: 99, end: 100, part: 'text' }],
    },
  ]);
  const pieces = markParagraph(paragraph, places);
  expect(pieces.map(({ text, fieldId }) => [text, fieldId])).toEqual([
    ['甲方：', null],
    ['____', 'f1'],
    ['，地址：', null],
    ['', 'f2'],
  ]);
  expect(pieces.map(({ text }) => text).join('')).toBe(paragraph.text);
});
