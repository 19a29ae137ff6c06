/**
 * The parts of every page's head, including the workspace: theme colours and the script that runs before the
 * first paint.
 */
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

/** In the form a content security policy uses to allow an inline script. */
export function scriptHash(): string {
  return `sha256-${createHash('sha256').update(EARLY_SCRIPT).digest('base64')}`;
}
