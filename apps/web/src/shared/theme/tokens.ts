/**
 * The one theme of the product: Ant Design's tokens (`antd-theme.ts`) and the CSS variables of plain pages
 * (`apply-theme.ts`) are both derived from here. Sizes are those of docs/spec.md#constants
 */

export type ThemeMode = 'light' | 'dark';

export interface Palette {
  /** 靛青, the one accent. */
  readonly accent: string;
  readonly accentHover: string;
  readonly accentPale: string;
  /** Text on the accent. */
  readonly onAccent: string;
  readonly ink: string;
  readonly inkSoft: string;
  readonly inkFaint: string;
  readonly paper: string;
  /** What opens over paper: menus and dialogs. */
  readonly raised: string;
  readonly pageBackground: string;
  readonly rule: string;
  readonly insertion: string;
  readonly insertionPale: string;
  readonly deletion: string;
  readonly deletionPale: string;
  readonly replacement: string;
  readonly replacementPale: string;
  readonly move: string;
  readonly movePale: string;
  readonly format: string;
  readonly formatPale: string;
  readonly slate: string;
}

export const palettes: Readonly<Record<ThemeMode, Palette>> = {
  light: {
    accent: '#2F54A5',
    accentHover: '#26458A',
    accentPale: '#E9EEF8',
    onAccent: '#FFFFFF',
    ink: '#1C2430',
    inkSoft: '#4A5568',
    inkFaint: '#5D687E',
    paper: '#FFFFFF',
    raised: '#FFFFFF',
    pageBackground: '#F4F5F7',
    rule: '#E3E6EB',
    insertion: '#1A7A4D',
    insertionPale: '#DFF3E8',
    deletion: '#BE3438',
    deletionPale: '#FBE3E3',
    replacement: '#946219',
    replacementPale: '#FBF0D9',
    move: '#2465D1',
    movePale: '#E2ECFC',
    format: '#7455BD',
    formatPale: '#ECE6F8',
    slate: '#5D6D83',
  },
  dark: {
    accent: '#7E9EE6',
    accentHover: '#9BB4EC',
    accentPale: '#243150',
    onAccent: '#10151F',
    ink: '#E6E9EE',
    inkSoft: '#B4BCC9',
    inkFaint: '#97A1B1',
    paper: '#1C2027',
    raised: '#252B34',
    pageBackground: '#14171C',
    rule: '#2E343E',
    insertion: '#4CC38A',
    insertionPale: '#163626',
    deletion: '#F07A7D',
    deletionPale: '#452022',
    replacement: '#E0AC56',
    replacementPale: '#3F3117',
    move: '#7AA8F5',
    movePale: '#1C2F52',
    format: '#B39BEA',
    formatPale: '#2F2748',
    slate: '#94A3B8',
  },
};

export const sizes = {
  /** Component heights: large, default, small. */
  heightLarge: 40,
  height: 32,
  heightSmall: 24,
  fontSize: 14,
  lineHeight: 1.6,
  radius: 6,
  /** The unit of all spacing. */
  step: 4,
  /** Header of result and preview pages. */
  resultHeader: 48,
  header: 56,
  sideMenu: 208,
  sideMenuCollapsed: 64,
} as const;

/** Of every component that is worked with a finger, which is wider than a pointer. */
export const TOUCH_HEIGHT = 40;

/** Base of all layers above the page. */
export const Z_INDEX_BASE = 2000;

/** A badge shows 99+ above this. */
export const BADGE_MAX = 99;

export const durations = { defaultMs: 500, shortMs: 160 } as const;

export const fonts = {
  interface: '"PingFang SC", "Microsoft YaHei", "Noto Sans CJK SC", "Noto Sans SC", system-ui, sans-serif',
  /** A Song face for reading panes. */
  reading: '"Songti SC", SimSun, "Noto Serif CJK SC", "Noto Serif SC", serif',
  code: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
} as const;
