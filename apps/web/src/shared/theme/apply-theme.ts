/** Tokens as CSS variables on the root element, so that plain stylesheets use the same values as the components. */
import { durations, fonts, palettes, sizes, type ThemeMode, Z_INDEX_BASE } from './tokens.ts';

/** `accentPale` → `--accent-pale` */
export function themeVariables(mode: ThemeMode): Readonly<Record<string, string>> {
  const colours = Object.entries(palettes[mode]).map(([name, value]) => [variableName(name), value] as const);
  return {
    ...Object.fromEntries(colours),
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
  };
}

export function applyTheme(mode: ThemeMode, root: HTMLElement = document.documentElement): void {
  for (const [name, value] of Object.entries(themeVariables(mode))) root.style.setProperty(name, value);
  root.style.colorScheme = mode;
  root.dataset.theme = mode;
}

function variableName(token: string): string {
  return `--${token.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}
