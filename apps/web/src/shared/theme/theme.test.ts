import { describe, expect, it } from 'vitest';
import { antdTheme } from './antd-theme.ts';
import { themeCss, themeVariables } from './apply-theme.ts';
import { resolveTheme } from './theme-preference.ts';
import { BADGE_MAX, durations, palettes, sizes, Z_INDEX_BASE } from './tokens.ts';

describe('the theme', () => {
  it('has the spec constants: heights 40/32/24, z-index base 2000, badge maximum 99, document header 48, motion 500 ms', () => {
    expect(durations.defaultMs).toBe(500);
    expect([sizes.heightLarge, sizes.height, sizes.heightSmall]).toEqual([40, 32, 24]);
    expect([Z_INDEX_BASE, BADGE_MAX, sizes.resultHeader]).toEqual([2000, 99, 48]);
  });

  it('gives the components the same heights, layer base, motion and accent', () => {
    expect(antdTheme('light').token).toMatchObject({
      controlHeightLG: 40,
      controlHeight: 32,
      controlHeightSM: 24,
      zIndexPopupBase: 2000,
      motionDurationSlow: '0.5s',
      colorPrimary: '#2F54A5',
    });
  });

  it('makes everything that is worked with a finger 40 px high', () => {
    expect(antdTheme('light', true).token).toMatchObject({
      controlHeightLG: 40,
      controlHeight: 40,
      controlHeightSM: 40,
    });
    expect(themeCss()).toContain('@media (pointer:coarse){:root{--height:40px;--height-small:40px;}}');
  });

  it.each(['light', 'dark'] as const)(
    'says good and bad on the same pale grounds everywhere (%s)',
    (mode) => {
      expect(antdTheme(mode).token).toMatchObject({
        colorSuccessBg: palettes[mode].insertionPale,
        colorErrorBg: palettes[mode].deletionPale,
        colorWarningBg: palettes[mode].replacementPale,
      });
    },
  );

  it('gives plain pages the same values as variables', () => {
    expect(themeVariables('dark')).toMatchObject({
      '--page-background': '#14171C',
      '--height': '32px',
      '--z-index-base': '2000',
    });
    expect(themeVariables('light')['--accent-pale']).toBe(palettes.light.accentPale);
  });

  it.each([
    ['system', true, 'dark'],
    ['system', false, 'light'],
    ['light', true, 'light'],
    ['dark', false, 'dark'],
  ] as const)('shows preference %s on a dark system (%s) as %s', (preference, isSystemDark, mode) => {
    expect(resolveTheme(preference, isSystemDark)).toBe(mode);
  });

  it.each(['light', 'dark'] as const)(
    'keeps text readable in %s (contrast at least 4.5 on paper, page background and the pale grounds)',
    (mode) => {
      const palette = palettes[mode];
      const { ink, inkSoft, inkFaint, accent, accentPale, paper, raised, pageBackground } = palette;
      for (const text of [ink, inkSoft, inkFaint, accent])
        for (const ground of [paper, raised, pageBackground, accentPale])
          expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5);
      for (const finding of ['insertion', 'deletion', 'replacement', 'move', 'format'] as const)
        for (const ground of [paper, pageBackground, palette[`${finding}Pale`]])
          expect(contrast(palette[finding], ground), finding).toBeGreaterThanOrEqual(4.5);
      expect(contrast(palette.slate, pageBackground)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(palettes[mode].onAccent, accent)).toBeGreaterThanOrEqual(4.5);
    },
  );
});

/** WCAG 2 contrast ratio. */
function contrast(a: string, b: string): number {
  const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
}

function luminance(colour: string): number {
  const [red, green, blue] = [1, 3, 5].map((start) => {
    const channel = Number.parseInt(colour.slice(start, start + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
}
