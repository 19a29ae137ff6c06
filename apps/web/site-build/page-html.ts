import { ASKING_SCRIPT, headHtml } from './head-parts.ts';

export interface PageParts {
  readonly head: string;
  readonly body: string;
  /** Addresses of scripts to be fetched at once; the first is the entry. */
  readonly scripts: readonly string[];
  readonly styles: readonly { readonly address: string; readonly css: string }[];
}

/** Renders a site page as an HTML document. */
export function pageHtml({ head, body, scripts, styles }: PageParts): string {
  const [entry, ...others] = scripts;
  return `<!doctype html>
<html lang="zh-CN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="color-scheme" content="light dark">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
${head}
${headHtml()}
<style>${styles.map(({ css }) => css.trim()).join('')}</style>
${styles.map(({ address }) => `<link rel="stylesheet" href="${address}" disabled>`).join('')}
<script type="module" src="${entry}"></script>
${others.map((address) => `<link rel="modulepreload" href="${address}">`).join('')}
</head>
<body>
<div id="root">${body}</div>
</body>
</html>
`;
}

interface Screen {
  /** It shows nothing to others. */
  readonly isForUsers: boolean;
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  /** Of the component library. */
  readonly sheets: readonly string[];
}

/** The workspace's document for one screen: its files are asked for at once, not when the scripts before them have run. */
export function workspaceHtml(workspace: string, { isForUsers, scripts, styles, sheets }: Screen): string {
  const links = [
    ...scripts.map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`),
    ...styles.map((file) => `<link rel="preload" as="style" crossorigin href="/${file}">`),
    ...sheets.map((file) => `<link rel="preload" as="style" href="/${file}">`),
  ];
  const asking = isForUsers ? `<script>${ASKING_SCRIPT}</script>` : '';
  return workspace
    .replace('<meta charset="utf-8" />', (charset) => charset + asking)
    .replace('</head>', () => `${links.join('')}</head>`);
}

/** The workspace's document with a head of its own; its content is readable without JavaScript. */
export function exampleHtml(workspace: string, head: string, body: string): string {
  return workspace
    .replace(/\s*<meta name="description"[^>]*>/, '')
    .replace(/<title>[^<]*<\/title>/, () => head)
    .replace(/<noscript>[^<]*<\/noscript>/, () => `<noscript>${body}</noscript>`);
}
