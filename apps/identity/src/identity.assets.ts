/** The two files the provider's pages and tokens refer to; small enough to live in the code that serves them. */
import { DEFAULT_PICTURE_PATH } from './account.claims.ts';
import { STYLESHEET_PATH } from './identity.pages.ts';

interface Asset {
  readonly type: string;
  readonly body: string;
}

export function findAsset(path: string): Asset | undefined {
  return assets.get(path);
}

const STYLESHEET = `:root {
  --accent: #2f54a5; --ink: #1c2430; --soft: #5b6472; --paper: #fff; --page-background: #f4f5f7; --rule: #e3e6eb; --red: #c8373b;
}
@media (prefers-color-scheme: dark) {
  :root { --accent: #7d9be0; --ink: #e6e9ee; --soft: #a3abb8; --paper: #1c2027; --page-background: #14171c; --rule: #333a45; --red: #ef7b7e; }
}
* { box-sizing: border-box; }
body {
  margin: 0; min-height: 100vh; display: grid; place-items: center; background: var(--page-background); color: var(--ink);
  font: 14px/1.6 "PingFang SC", "Microsoft YaHei", "Noto Sans CJK SC", sans-serif;
}
main { width: min(360px, calc(100vw - 32px)); padding: 32px; background: var(--paper); border: 1px solid var(--rule); border-radius: 6px; }
h1 { margin: 0 0 4px; font-size: 20px; }
.product { margin: 0 0 20px; color: var(--accent); font-weight: 600; }
.lead { margin: 0 0 20px; color: var(--soft); }
.problem { margin: 0 0 16px; color: var(--red); }
form, .stack { display: grid; gap: 8px; }
.row { display: flex; justify-content: space-between; }
input { height: 40px; padding: 0 12px; font: inherit; color: inherit; background: transparent; border: 1px solid var(--rule); border-radius: 6px; }
input:focus-visible, button:focus-visible { outline: 2px solid var(--accent); outline-offset: 1px; }
button { height: 40px; padding: 0 12px; font: inherit; border: 0; border-radius: 6px; cursor: pointer; }
.primary { margin-top: 8px; background: var(--accent); color: var(--paper); }
.quiet { background: none; color: var(--soft); }
`;

const DEFAULT_PICTURE = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"><rect width="96" height="96" fill="#e3e6eb"/><circle cx="48" cy="37" r="17" fill="#8a94a5"/><path d="M14 92c2-22 16-33 34-33s32 11 34 33z" fill="#8a94a5"/></svg>`;

const assets: ReadonlyMap<string, Asset> = new Map([
  [STYLESHEET_PATH, { type: 'text/css; charset=utf-8', body: STYLESHEET }],
  [DEFAULT_PICTURE_PATH, { type: 'image/svg+xml', body: DEFAULT_PICTURE }],
]);
