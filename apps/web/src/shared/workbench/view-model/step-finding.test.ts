import { expect, it } from 'vitest';
import { stepFinding } from './step-finding.ts';

const shown = ['price', 'days', 'court'].map((id) => ({ id }));

it('goes to the neighbour', () => {
  expect(stepFinding(shown, 'price', 'next')?.id).toBe('days');
  expect(stepFinding(shown, 'court', 'previous')?.id).toBe('days');
});

it('stops at the ends', () => {
  expect(stepFinding(shown, 'court', 'next')).toBeNull();
  expect(stepFinding(shown, 'price', 'previous')).toBeNull();
});

it('starts from an end when nothing, or something not shown, is selected', () => {
  expect(stepFinding(shown, null, 'next')?.id).toBe('price');
  expect(stepFinding(shown, 'folded', 'next')?.id).toBe('price');
  expect(stepFinding(shown, null, 'previous')?.id).toBe('court');
  expect(stepFinding([], null, 'next')).toBeNull();
});
