/** Resolves once a visitor interacts with the page, or has had time to read its first screen. */

const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'scroll', 'focusin'] as const;
/** Long after the page has finished loading. */
const PATIENCE_MS = 5000;

export function whenWanted(): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      for (const sign of SIGNS) removeEventListener(sign, done);
      resolve();
    };
    const timer = setTimeout(done, PATIENCE_MS);
    for (const sign of SIGNS) addEventListener(sign, done, { passive: true });
  });
}
