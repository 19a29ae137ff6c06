// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';

beforeEach(() => {
  localStorage.clear();
  vi.resetModules();
});

async function open() {
  const { useSideBar } = await import('./side-bar.store.ts');
  return useSideBar;
}

it('sideBarIsCollapse starts open, can be toggled, and survives a reload', async () => {
  const store = await open();
  expect(store.getState().sideBarIsCollapse).toBe(false);
  store.getState().toggle();
  expect(store.getState().sideBarIsCollapse).toBe(true);
  vi.resetModules();
  expect((await open()).getState().sideBarIsCollapse).toBe(true);
});
