import { expect, it } from 'vitest';
import { resultFixture } from './result.testing.ts';
import { availableViews, firstView } from './result-view.ts';

const result = resultFixture(['甲'], ['甲'], [[0, 0]], []);
const alone = { chainId: null };

it('offers pages only where both documents have them', () => {
  expect(availableViews('v2', result, alone)).toEqual(['pages', 'text', 'merged']);
  expect(availableViews('v2', { ...result, new: { ...result.new, pages: null } }, alone)).toEqual([
    'text',
    'merged',
  ]);
});

it('offers tables and, in a chain, versions in the structural comparison', () => {
  expect(availableViews('v3', result, alone)).toEqual(['pages', 'text', 'merged', 'tables']);
  expect(availableViews('v3', result, { chainId: 'c' })).toEqual([
    'pages',
    'text',
    'merged',
    'tables',
    'chain',
  ]);
});

it('opens the pages on a desk, and on a phone, where they are too small to be read, one text with its changes', () => {
  expect(firstView(['pages', 'text', 'merged'], 'pages')).toBe('pages');
  expect(firstView(['text', 'merged'], 'pages')).toBe('text');
  expect(firstView(['pages', 'text', 'merged'], 'texts')).toBe('text');
  expect(firstView(['pages', 'text', 'merged'], 'one')).toBe('merged');
});
