import { expect, it } from 'vitest';
import { keyAction } from './change-key.ts';

const press = (key: string, part: { hasModifier?: boolean; isInField?: boolean } = {}) =>
  keyAction({ key, hasModifier: false, isInField: false, ...part });

it.each(['n', 'N', 'j', 'ArrowRight'])('%s goes to the next change', (key) =>
  expect(press(key)).toBe('next'),
);
it.each(['p', 'k', 'ArrowLeft'])('%s goes to the previous change', (key) =>
  expect(press(key)).toBe('previous'),
);
it('/ goes to the search field', () => expect(press('/')).toBe('search'));
it('leaves shortcuts of the browser and typing alone', () => {
  expect(press('p', { hasModifier: true })).toBeNull();
  expect(press('n', { isInField: true })).toBeNull();
  expect(press('x')).toBeNull();
});
