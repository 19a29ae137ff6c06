/**
 * Before each file of tests: the simulated browser as it is when it opens, and the patience that a busy machine needs. Before each test: no
 * toast of the one before, which would stay for ever where its clock was a false one.
 */
import type { Window } from 'happy-dom';
import { beforeEach } from 'vitest';
import { currentToasts, dismissToast } from './shared/ui/toast.ts';

/** What appears, appears much sooner; what does not, fails anyway. */
const PATIENCE_MS = 10_000;

if (typeof document !== 'undefined') {
  const { configure } = await import('@testing-library/react');
  configure({ asyncUtilTimeout: PATIENCE_MS });
  (window as unknown as Window).happyDOM.setURL('http://localhost:3000/');
  localStorage.clear();
  sessionStorage.clear();
  document.body.replaceChildren();
  leaveOutStyleSheets();
  await leaveOutStyles();
}

/** As in the product, antd does not compute its styles here; tests need no sheet in its place. */
async function leaveOutStyles(): Promise<void> {
  const { defaultConfig } = await import('antd/lib/theme/context');
  Object.assign(defaultConfig, { zeroRuntime: true });
}

/** antd still writes its variables into the page, and looking for an element by its role computes the style of it and of all around it. */
function leaveOutStyleSheets(): void {
  Object.defineProperty(HTMLStyleElement.prototype, 'innerHTML', {
    set: () => undefined,
    configurable: true,
  });
}

beforeEach(() => {
  for (const { id } of currentToasts()) dismissToast(id);
});
