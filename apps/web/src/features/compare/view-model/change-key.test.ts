import { expect, it } from 'vitest';
import { type KeyPress, keyAction } from './change-key.ts';

const press = (key: string, part: Partial<KeyPress> = {}) =>
  keyAction({ key, hasModifier: false, isInField: false, isInWidget: false, ...part });

it.each(['n', 'N', 'j', 'ArrowRight'])('%s goes to the next change', (key) =>
  expect(press(key)).toBe('next'),
);
it.each(['p', 'k', 'ArrowLeft'])('%s goes to the previous change', (key) =>
  expect(press(key)).toBe('previous'),
);
it('/ goes to the search field', () => expect(press('/')).toBe('search'));
it('a confirms and x ignores', () => {
  expect(press('a')).toBe('confirm');
  expect(press('X')).toBe('ignore');
});
it('leaves the arrows to a switch that has the focus, but not the letters', () => {
  expect(press('ArrowRight', { isInWidget: true })).toBeNull();
  expect(press('n', { isInWidget: true })).toBe('next');
});
it('leaves the question mark to the help', () => expect(press('?')).toBeNull());
it('leaves shortcuts of the browser and typing alone', () => {
  expect(press('p', { hasModifier: true })).toBeNull();
  expect(press('n', { isInField: true })).toBeNull();
  expect(press('a', { isInField: true })).toBeNull();
  expect(press('q')).toBeNull();
});
