/** Tokens as CSS variables, so that plain stylesheets use the same values as the components. */
import { durations, fonts, palettes, sizes, type ThemeMode, TOUCH_HEIGHT, Z_INDEX_BASE } from './tokens.ts';

/** `accentPale` → `--accent-pale` */
export function themeVariables(mode: ThemeMode): Readonly<Record<string, string>> {
  return {
    ...themeColours(mode),
    '--height-large': `${sizes.heightLarge}px`,
    '--height': `${sizes.height}px`,
    '--height-small': `${sizes.heightSmall}px`,
    '--font-size': `${sizes.fontSize}px`,
    '--line-height': String(sizes.lineHeight),
    '--radius': `${sizes.radius}px`,
    '--result-header': `${sizes.resultHeader}px`,
    '--header': `${sizes.header}px`,
    '--z-index-base': String(Z_INDEX_BASE),
    '--duration': `${durations.defaultMs}ms`,
    '--duration-short': `${durations.shortMs}ms`,
    '--font-interface': fonts.interface,
    '--font-reading': fonts.reading,
    '--font-code': fonts.code,
  };
}

/**
 * The stylesheet in every page's head: light, dark where the system is dark, and the reader's choice
 * (`data-theme`); and what is worked with a finger is large enough for one. It applies before any script runs, so that no page changes its colours while it is shown.
 */
export function themeCss(): string {
  const dark = `${declarations(themeColours('dark'))}color-scheme:dark;`;
  return [
    `:root{${declarations(themeVariables('light'))}color-scheme:light;}`,
    `@media (prefers-color-scheme:dark){:root:not([data-theme=light]){${dark}}}`,
    `:root[data-theme=dark]{${dark}}`,
    `@media (pointer:coarse){:root{--height:${TOUCH_HEIGHT}px;--height-small:${TOUCH_HEIGHT}px;}}`,
  ].join('');
}

/** Applies the reader's chosen mode, or none: then the stylesheet follows the system. */
export function applyTheme(chosen: ThemeMode | null, root: HTMLElement = document.documentElement): void {
  if (chosen === null) delete root.dataset.theme;
  else root.dataset.theme = chosen;
}

function themeColours(mode: ThemeMode): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(palettes[mode]).map(([name, value]) => [variableName(name), value] as const),
  );
}

function declarations(variables: Readonly<Record<string, string>>): string {
  return Object.entries(variables)
    .map(([name, value]) => `${name}:${value};`)
    .join('');
}

function variableName(token: string): string {
  return `--${token.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}
