/** What stands in the head of every page, the workspace's too: the theme's colours and the script before the first paint. */
import { createHash } from 'node:crypto';
import type { HtmlTagDescriptor } from 'vite';
import { themeCss } from '../src/shared/theme/apply-theme.ts';
import { EARLY_SCRIPT } from '../src/shared/theme/theme-script.ts';

export function headParts(): HtmlTagDescriptor[] {
  return [
    { tag: 'style', children: themeCss(), injectTo: 'head' },
    { tag: 'script', children: EARLY_SCRIPT, injectTo: 'head' },
  ];
}

export function headHtml(): string {
  return `<style>${themeCss()}</style>\n<script>${EARLY_SCRIPT}</script>`;
}

/** As a content security policy names an allowed inline script. */
export function scriptHash(): string {
  return `sha256-${createHash('sha256').update(EARLY_SCRIPT).digest('base64')}`;
}
