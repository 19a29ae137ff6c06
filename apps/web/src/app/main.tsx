/**
 * Entry of the workspace; the public and the mobile site have one of their own (`site/site.tsx`). It stands alone, because the file of `start.tsx` has more that
 * parts of the site need, and loading that must not start the workspace.
 */
import { start } from './start.tsx';

start();
