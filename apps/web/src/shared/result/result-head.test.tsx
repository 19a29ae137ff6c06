// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Grid } from 'antd';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { ResultSlotsContext } from '../ui/result-slots.tsx';
import { ResultHead } from './result-head.tsx';

afterEach(() => {
  cleanup();
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

function Tool() {
  const [isOpen, setOpen] = useState(false);
  return isOpen ? (
    <p role="dialog">opened</p>
  ) : (
    <button type="button" onClick={() => setOpen(true)}>
      open
    </button>
  );
}

it('keeps a dialog of its tools open when the window becomes narrow and wide again', () => {
  const slot = document.body.appendChild(document.createElement('header'));
  const breakpoint = vi.spyOn(Grid, 'useBreakpoint');
  const shown = () => (
    <ResultSlotsContext value={{ title: slot, actions: slot }}>
      <ResultHead title="contract" status="">
        <Tool />
      </ResultHead>
    </ResultSlotsContext>
  );
  breakpoint.mockReturnValue({ xl: true, xxl: true });
  const { rerender } = render(shown());
  fireEvent.click(screen.getByRole('button', { name: 'open' }));
  for (const isWide of [true, false, true]) {
    breakpoint.mockReturnValue({ xl: isWide, xxl: isWide });
    rerender(shown());
    expect(slot.contains(screen.getByRole('dialog'))).toBe(isWide);
  }
});
