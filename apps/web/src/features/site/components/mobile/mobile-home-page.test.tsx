// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { documentTools } from '../../../../shared/tools/tool-catalogue.ts';
import { mobileText } from '../../mobile.text.ts';
import { SiteContext } from '../../site-context.ts';
import { MobileHomePage } from './mobile-home-page.tsx';

afterEach(cleanup);

it('shows each tool with what it does, and what to read and do next', () => {
  render(
    <SiteContext
      value={{ path: '/m/home', search: '?channel=a', session: 'none', signIn: vi.fn(), inquire: vi.fn() }}
    >
      <MobileHomePage isSignedIn={false} onSignOut={vi.fn()} />
    </SiteContext>,
  );
  const tools = screen.getByRole('region', { name: '六件工具' });
  expect([...tools.querySelectorAll('summary strong')].map(({ textContent }) => textContent)).toEqual(
    documentTools.map(({ title }) => title),
  );
  for (const point of documentTools.flatMap(({ points }) => points))
    expect(within(tools).getByText(point)).toBeDefined();
  const links = within(screen.getByRole('navigation', { name: mobileText.read.heading })).getAllByRole(
    'link',
  );
  expect(links.map((link) => link.getAttribute('href'))).toEqual(
    mobileText.read.pages.map(({ path }) => `${path}?channel=a`),
  );
  expect(screen.getByRole('button', { name: '复制网址，到电脑打开' })).toBeDefined();
});
