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

it('says how many there are in all where the list shows fewer than are counted as decided', () => {
  const words = (total: number) => {
    const state = { shown: [{ id: 'price' }, { id: 'days' }], selection: null, step: () => undefined };
    const progress = { done: 0, total };
    render(<BottomStrip state={state} unit="条" decisions={null} progress={progress} end={null} />);
    const shown = screen.getByText(/^共/).textContent;
    cleanup();
    return shown;
  };
  expect(words(28)).toBe('共 2 条（清单已筛选，全部 28 条）');
  expect(words(2)).toBe('共 2 条');
});

it('goes on in both directions but at the ends of the list', () => {
  expect(ends('days')).toEqual([true, true]);
  expect(ends('price')).toEqual([false, true]);
  expect(ends('court')).toEqual([true, false]);
  expect(ends(null)).toEqual([true, true]);
  expect(ends(null, [])).toEqual([false, false]);
});
