/**
 * The parts of every page's head, including the workspace: theme colours and the script that runs before the
 * first paint.
 */
import { createHash } from 'node:crypto';
import type { HtmlTagDescriptor } from 'vite';
import { askEarly } from '../src/shared/http/early-answers.ts';
import { themeCss } from '../src/shared/theme/apply-theme.ts';
import { EARLY_SCRIPT } from '../src/shared/theme/theme-script.ts';

export function headParts(): HtmlTagDescriptor[] {
  return [
    // Before the style sheets: a script after them waits for them, and the page with it.
    { tag: 'style', children: themeCss(), injectTo: 'head-prepend' },
    { tag: 'script', children: EARLY_SCRIPT, injectTo: 'head-prepend' },
  ];
}

export function headHtml(): string {
  return `<style>${themeCss()}</style>\n<script>${EARLY_SCRIPT}</script>`;
}

/** For documents that only signed-in people see. */
export const ASKING_SCRIPT = `try{(${askEarly})()}catch{}`;

/** In the form a content security policy uses to allow an inline script. */
export function scriptHashes(): readonly string[] {
  return [EARLY_SCRIPT, ASKING_SCRIPT].map(
    (script) => `sha256-${createHash('sha256').update(script).digest('base64')}`,
  );
}
