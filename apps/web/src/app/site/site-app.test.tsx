// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { EARLY_SCRIPT, takeOverPresses } from '../../shared/theme/theme-script.ts';
import { homePage } from './home-page.ts';
import { loadSite, SiteApp } from './site-app.tsx';

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no server in this test')));
});
afterEach(() => {
  cleanup();
  history.replaceState(null, '', '/');
  vi.unstubAllGlobals();
});

async function open(address: string) {
  history.replaceState(null, '', address);
  render(<SiteApp page={homePage} {...(await loadSite(homePage))} />);
}

const dialog = () => screen.findByRole('heading', { name: '登录文鉴' });

describe('a site page', { timeout: 30_000 }, () => {
  it('opens the login dialog for a visitor who wanted a workspace page', async () => {
    await open('/?redirect=%2Fdashboard');
    await dialog();
  });

  it('opens the login dialog for an invited visitor and for one who wants to start', async () => {
    await open('/?inviteNewCode=abc123');
    await dialog();
    cleanup();
    await open('/');
    expect(screen.queryByRole('heading', { name: '登录文鉴' })).toBeNull();
    fireEvent.click(screen.getAllByRole('button', { name: '免费使用' })[0] as HTMLElement);
    await dialog();
  });

  it('handles a click made before its code was loaded', async () => {
    history.replaceState(null, '', '/');
    const app = <SiteApp page={homePage} {...(await loadSite(homePage))} />;
    const html = document.createElement('div');
    html.innerHTML = renderToString(app);
    document.body.append(html);
    new Function(EARLY_SCRIPT)();
    html.querySelector<HTMLElement>('main button')?.click();
    expect(screen.queryByRole('heading', { name: '登录文鉴' })).toBeNull();
    takeOverPresses();
    render(app, { container: html, hydrate: true });
    await dialog();
  });
});
