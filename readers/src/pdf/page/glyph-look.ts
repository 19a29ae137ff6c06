/** The formatting given by a font and an ink. */
import type { Pdfium } from '../pdfium.ts';

export interface FontLook {
  /** Without the subset tag and the style words. */
  readonly name: string | null;
  readonly isBold: boolean;
  readonly isItalic: boolean;
  /** Bold, or 黑体 (SimHei), which Chinese documents use instead of bold. */
  readonly isHeavy: boolean;
}

export interface Ink {
  readonly red: number;
  readonly green: number;
  readonly blue: number;
  readonly alpha: number;
}

export const BLACK: Ink = { red: 0, green: 0, blue: 0, alpha: 255 };

/** Printers mix black from several inks; nobody sees it as a colour. */
const NEARLY_BLACK = 0x30;

/** From OpenType's usWeightClass: 600 is semi-bold. */
const BOLD_WEIGHT = 600;

/** Font descriptor flags of the PDF standard. */
const ITALIC_FLAG = 1 << 6;
const FORCE_BOLD_FLAG = 1 << 18;

export function fontLook(pdfium: Pdfium, font: number): FontLook {
  const { api } = pdfium;
  const name = baseName(pdfium, font);
  const flags = Math.max(0, api.FPDFFont_GetFlags(font));
  const isBold =
    /bold|heavy|black/i.test(name) || (flags & FORCE_BOLD_FLAG) !== 0 || hasBoldWeight(pdfium, font);
  return {
    name: familyOf(name),
    isBold,
    isItalic: /italic|oblique/i.test(name) || (flags & ITALIC_FLAG) !== 0,
    isHeavy: isBold || /simhei|黑体/i.test(name),
  };
}

/** `#rrggbb`; null for what looks black. */
export function inkColor({ red, green, blue }: Ink): string | null {
  if (Math.max(red, green, blue) < NEARLY_BLACK) return null;
  return `#${[red, green, blue].map((part) => (part & 0xff).toString(16).padStart(2, '0')).join('')}`;
}

/** Only an embedded font knows; for others pdfium returns the weight of its replacement. */
function hasBoldWeight({ api }: Pdfium, font: number): boolean {
  return api.FPDFFont_GetIsEmbedded(font) === 1 && api.FPDFFont_GetWeight(font) >= BOLD_WEIGHT;
}

function baseName({ api, memory }: Pdfium, font: number): string {
  const size = 256;
  const pointer = memory.allocate(size);
  const length = Math.min(api.FPDFFont_GetBaseFontName(font, pointer, size), size);
  const bytes = memory.bytes().slice(pointer, pointer + Math.max(0, length - 1));
  memory.free(pointer);
  return new TextDecoder().decode(bytes);
}

const STYLE_WORDS =
  /[-, ]{0,9}(?:regular|normal|roman|medium|semibold|demibold|bold|heavy|black|italic|oblique|identity-h|mt){1,9}$/i;

function familyOf(name: string): string | null {
  const whole = name.replace(/^[A-Z]{6}\+/, '');
  const family = whole.replace(STYLE_WORDS, '').replace(STYLE_WORDS, '');
  return family === '' ? whole || null : family;
}
