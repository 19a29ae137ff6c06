/**
 * Component tests wait as long as a busy machine needs: passing tests end much sooner, and failing ones fail
 * anyway.
 */
const PATIENCE_MS = 10_000;

if (typeof document !== 'undefined') {
  const { configure } = await import('@testing-library/react');
  configure({ asyncUtilTimeout: PATIENCE_MS });
}
