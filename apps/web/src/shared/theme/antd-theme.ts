/** Ant Design's theme, derived from the tokens. Only workspace pages load this file. */
import { type ThemeConfig, theme } from 'antd';
import {
  durations,
  fonts,
  type Palette,
  palettes,
  sizes,
  type ThemeMode,
  TOUCH_HEIGHT,
  Z_INDEX_BASE,
} from './tokens.ts';

export function antdTheme(mode: ThemeMode, isTouched = false): ThemeConfig {
  const palette = palettes[mode];
  return {
    // The sheet is made by the build (`library-sheet`), not by each page; variables carry what differs between the themes.
    zeroRuntime: true,
    hashed: false,
    algorithm: mode === 'dark' ? theme.darkAlgorithm : theme.defaultAlgorithm,
    token: {
      colorPrimary: palette.accent,
      colorInfo: palette.accent,
      colorLink: palette.accent,
      colorSuccess: palette.insertion,
      colorError: palette.deletion,
      colorWarning: palette.replacement,
      // The library would derive a grey from these greens and reds.
      colorSuccessBg: palette.insertionPale,
      colorErrorBg: palette.deletionPale,
      colorWarningBg: palette.replacementPale,
      ...labelColours(palette),
      colorText: palette.ink,
      colorTextSecondary: palette.inkSoft,
      colorTextTertiary: palette.inkFaint,
      // The library's own has a quarter of the opacity: text in fields and empty lists would be unreadable.
      colorTextQuaternary: palette.inkFaint,
      colorTextPlaceholder: palette.inkFaint,
      colorTextDescription: palette.inkFaint,
      colorBgContainer: palette.paper,
      // In the dark a shadow does not tell a menu from the cards under it.
      colorBgElevated: palette.raised,
      colorBgLayout: palette.pageBackground,
      colorBorder: palette.rule,
      colorBorderSecondary: palette.rule,
      controlHeightLG: sizes.heightLarge,
      controlHeight: isTouched ? TOUCH_HEIGHT : sizes.height,
      controlHeightSM: isTouched ? TOUCH_HEIGHT : sizes.heightSmall,
      zIndexBase: 0,
      zIndexPopupBase: Z_INDEX_BASE,
      fontFamily: fonts.interface,
      fontSize: sizes.fontSize,
      lineHeight: sizes.lineHeight,
      borderRadius: sizes.radius,
      sizeUnit: sizes.step,
      // The slow one is that of everything which opens, closes or moves over the page.
      motionDurationSlow: `${durations.defaultMs / 1000}s`,
      motionDurationMid: `${durations.shortMs / 1000}s`,
    },
    components: {
      Button: { primaryColor: palette.onAccent },
      // An empty box is nothing but its border.
      Checkbox: { colorBorder: palette.inkFaint },
      Radio: { colorBorder: palette.inkFaint },
      Layout: {
        headerBg: palette.paper,
        siderBg: palette.paper,
        bodyBg: palette.pageBackground,
        headerHeight: sizes.header,
      },
      Menu: {
        itemBg: palette.paper,
        activeBarBorderWidth: 0,
        itemHeight: sizes.heightLarge,
        itemSelectedBg: palette.accentPale,
        // The library's dark accent is too dim for text on it.
        itemSelectedColor: palette.accent,
        collapsedWidth: sizes.sideMenuCollapsed - 1,
      },
    },
  };
}

/** Labels with a colour by name. The library's own are too dim to read, most of all at night. */
function labelColours(palette: Palette): Readonly<Record<string, string>> {
  const looks = {
    blue: [palette.accent, palette.accentPale],
    green: [palette.insertion, palette.insertionPale],
    orange: [palette.replacement, palette.replacementPale],
    purple: [palette.format, palette.formatPale],
    red: [palette.deletion, palette.deletionPale],
  } as const;
  return Object.fromEntries(
    Object.entries(looks).flatMap(([name, [ink, pale]]) =>
      // Both spellings of a shade become the same CSS variable, and the last one holds.
      ['', '-'].flatMap((dash) => [
        [`${name}${dash}1`, pale],
        [`${name}${dash}3`, pale],
        [`${name}${dash}7`, ink],
      ]),
    ),
  );
}
