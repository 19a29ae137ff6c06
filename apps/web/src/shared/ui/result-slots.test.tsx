// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { ResultActions, ResultSlotsContext } from './result-slots.tsx';

afterEach(() => {
  cleanup();
  document.body.replaceChildren();
});

function Opener() {
  const [isOpen, setOpen] = useState(false);
  return isOpen ? (
    <p>opened</p>
  ) : (
    <button type="button" onClick={() => setOpen(true)}>
      open
    </button>
  );
}

function Page({ slot, hasRoom }: { readonly slot: HTMLElement | null; readonly hasRoom: boolean }) {
  return (
    <ResultSlotsContext value={{ title: null, actions: slot }}>
      <main>
        <ResultActions isInHeader={hasRoom} headerClass="header" lineClass="line">
          <Opener />
        </ResultActions>
      </main>
    </ResultSlotsContext>
  );
}

it('moves the actions between the header and their own line, and keeps what was opened from them', () => {
  const slot = document.body.appendChild(document.createElement('header'));
  const { rerender } = render(<Page slot={slot} hasRoom />);
  fireEvent.click(screen.getByRole('button', { name: 'open' }));
  expect(slot.querySelector('.header')?.textContent).toBe('opened');
  rerender(<Page slot={slot} hasRoom={false} />);
  expect(slot.childElementCount).toBe(0);
  expect(screen.getByRole('main').querySelector('.line')?.textContent).toBe('opened');
  rerender(<Page slot={slot} hasRoom />);
  expect(slot.querySelector('.header')?.textContent).toBe('opened');
});

it('shows nothing for a header that is not there, and leaves nothing behind', () => {
  const { rerender, unmount } = render(<Page slot={null} hasRoom />);
  expect(screen.queryByRole('button')).toBeNull();
  const slot = document.body.appendChild(document.createElement('header'));
  rerender(<Page slot={slot} hasRoom />);
  screen.getByRole('button', { name: 'open' });
  unmount();
  expect(slot.childElementCount).toBe(0);
});
