// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { consentText } from '../../features/site/consent.text.ts';
import { keepSessionMessage } from '../../shared/session/session-message.ts';
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

  it('keeps the question about counting visits within reach of the login dialog', async () => {
    await open('/?redirect=%2Fdashboard');
    const opened = (await dialog()).closest('dialog') as HTMLElement;
    fireEvent.click(within(opened).getByRole('button', { name: consentText.decline }));
    expect(localStorage.getItem('wenjian.consent')).toBe('declined');
    expect(screen.queryByRole('button', { name: consentText.decline })).toBeNull();
  });

  it('says in the login dialog, once, why somebody was signed out', async () => {
    keepSessionMessage('登录已过期，请重新登录');
    await open('/?redirect=%2Fdashboard');
    await dialog();
    expect(screen.getByText('登录已过期，请重新登录')).toBeTruthy();
    cleanup();
    await open('/?redirect=%2Fdashboard');
    await dialog();
    expect(screen.queryByText('登录已过期，请重新登录')).toBeNull();
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
