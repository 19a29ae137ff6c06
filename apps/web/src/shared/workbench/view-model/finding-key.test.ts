import { expect, it } from 'vitest';
import { type KeyPress, keyAction } from './finding-key.ts';

const press = (key: string, part: Partial<KeyPress> = {}) =>
  keyAction({ key, hasModifier: false, isInField: false, isInWidget: false, ...part });

it.each(['n', 'N', 'j', 'ArrowRight'])('%s goes to the next finding', (key) =>
  expect(press(key)).toBe('next'),
);
it.each(['p', 'k', 'ArrowLeft'])('%s goes to the previous finding', (key) =>
  expect(press(key)).toBe('previous'),
);
it('/ goes to the search field', () => expect(press('/')).toBe('search'));
it('a accepts, x and i ignore', () => {
  expect(press('a')).toBe('accept');
  expect(press('X')).toBe('ignore');
  expect(press('i')).toBe('ignore');
});
it('e edits the text', () => expect(press('e')).toBe('edit'));
it('leaves the arrows to a focused switch, but not the letters', () => {
  expect(press('ArrowRight', { isInWidget: true })).toBeNull();
  expect(press('n', { isInWidget: true })).toBe('next');
});
it('leaves the question mark to the help', () => expect(press('?')).toBeNull());
it('ignores browser shortcuts and typing', () => {
  expect(press('p', { hasModifier: true })).toBeNull();
  expect(press('n', { isInField: true })).toBeNull();
  expect(press('a', { isInField: true })).toBeNull();
  expect(press('q')).toBeNull();
});
