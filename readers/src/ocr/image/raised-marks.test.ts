import { expect, it } from 'vitest';
import type { GreyImage } from './image.ts';
import { raisedMarks, unreadMarks } from './raised-marks.ts';

const HEIGHT = 48;
const WIDTH = 320;

/** Black boxes on white, in place of characters. */
function lineOf(boxes: readonly { from: number; to: number; top: number; bottom: number }[]): GreyImage {
  const data = new Uint8Array(WIDTH * HEIGHT).fill(255);
  for (const { from, to, top, bottom } of boxes)
    for (let row = top; row < bottom; row++) data.fill(20, row * WIDTH + from, row * WIDTH + to);
  return { width: WIDTH, height: HEIGHT, data };
}

const han = (from: number) => ({ from, to: from + 34, top: 6, bottom: 42 });
const raisedDigit = { from: 122, to: 132, top: 6, bottom: 22 };
const digit = { from: 122, to: 138, top: 8, bottom: 40 };
const read = (character: string, { from, to }: { from: number; to: number }) => ({
  character,
  from,
  to,
  middle: (from + to) / 2,
});
const text = [read('甲', han(0)), read('乙', han(40)), read('方', han(80))];

it('tells a raised digit from one on the line', () => {
  const boxes = [han(0), han(40), han(80)];
  expect([...raisedMarks(lineOf([...boxes, raisedDigit]), [...text, read('1', raisedDigit)])]).toEqual([3]);
  expect([...raisedMarks(lineOf([...boxes, digit]), [...text, read('1', digit)])]).toEqual([]);
});

it('does not judge a line without characters of full size', () => {
  expect([...raisedMarks(lineOf([raisedDigit]), [read('1', raisedDigit)])]).toEqual([]);
});

it('finds the place of a raised mark that was not read, but none in a character or in dust', () => {
  const boxes = [han(0), han(40), han(80)];
  expect(
    unreadMarks(lineOf([...boxes, raisedDigit, han(140)]), [...text, read('元', han(140))]),
  ).toMatchObject([{ from: 122, to: 132, top: 6, bottom: 22 }]);
  const dot = { from: 122, to: 126, top: 8, bottom: 12 };
  expect(unreadMarks(lineOf([...boxes, dot, han(140)]), [...text, read('元', han(140))])).toEqual([]);
  const circle = { from: 122, to: 134, top: 6, bottom: 20 };
  const degrees = { ...read('℃', { from: 120, to: 154 }), middle: 134 };
  expect(unreadMarks(lineOf([...boxes, circle]), [...text, degrees])).toEqual([]);
});

it('takes the ring of a per cent sign, and what stands beside figures, for no mark', () => {
  const boxes = [han(0), han(40), han(80)];
  const ring = { from: 140, to: 152, top: 6, bottom: 22 };
  const figure = read('3', digit);
  const percent = read('%', { from: 140, to: 176 });
  expect(unreadMarks(lineOf([...boxes, digit, ring]), [...text, figure, percent])).toEqual([]);
  expect(unreadMarks(lineOf([...boxes, digit, ring]), [...text, figure, read('元', han(180))])).toEqual([]);
});

it.each(['元', '万', '亿', '角', '分', '第', '%', '5'])('puts no mark behind %s', (character) => {
  const line = lineOf([han(0), han(40), han(80), raisedDigit, han(140)]);
  const before = [...text.slice(0, 2), read(character, han(80)), read('乙', han(140))];
  expect(unreadMarks(line, before)).toEqual([]);
});
