// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { BottomStrip } from './bottom-strip.tsx';

afterEach(cleanup);

/** Whether one can go on to the previous and to the next one. */
function ends(selected: string | null, shown: readonly string[] = ['price', 'days', 'court']) {
  const selection = selected === null ? null : { id: selected, from: 'list' as const, pane: null };
  const state = { shown: shown.map((id) => ({ id })), selection, step: () => undefined };
  render(<BottomStrip state={state} unit="处" decisions={null} progress={null} end={null} />);
  const can = ['上一处', '下一处'].map((name) => !screen.getByText(name).closest('button')?.disabled);
  cleanup();
  return can;
}

it('goes on in both directions but at the ends of the list', () => {
  expect(ends('days')).toEqual([true, true]);
  expect(ends('price')).toEqual([false, true]);
  expect(ends('court')).toEqual([true, false]);
  expect(ends(null)).toEqual([true, true]);
  expect(ends(null, [])).toEqual([false, false]);
});
