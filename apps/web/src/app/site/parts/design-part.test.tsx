// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { libraryText as text } from '../../../features/site/design.text.ts';
import { DesignPart } from './design-part.tsx';

afterEach(cleanup);

// Loading the whole component library is slow without a real browser.
const SLOW = { timeout: 60_000 };

it('shows every component of the workspace, and opens a dialog', SLOW, async () => {
  const { container } = render(<DesignPart />);
  const groups = [...container.querySelectorAll('h3')].map(({ textContent }) => textContent);
  expect(groups).toEqual([
    ...[text.buttons, text.fields, text.choices, text.states, text.data, text.navigation, text.empty],
    ...[text.ended, text.members, text.overlays],
  ]);
  expect(container.querySelectorAll('[data-membership]')).toHaveLength(9);
  fireEvent.click(screen.getByText(text.openModal));
  expect(await screen.findByText(text.modalTitle)).toBeDefined();
});
