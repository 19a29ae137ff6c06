/** Component tests wait as long as a busy machine needs: what appears, appears much sooner, and what does not fails anyway. */
const PATIENCE_MS = 10_000;

if (typeof document !== 'undefined') {
  const { configure } = await import('@testing-library/react');
  configure({ asyncUtilTimeout: PATIENCE_MS });
}
