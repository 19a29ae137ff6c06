/** What an element of a run's properties says about formatting; anything else is undefined. */
import type { CharacterLook } from '../plain-style.ts';
import type { XmlElement } from '../xml/parse-xml.ts';
import type { FontNames } from './theme-fonts.ts';

export interface RunProperties {
  bold?: boolean;
  italic?: boolean;
  strike?: boolean;
  underline?: boolean;
  color?: string | null;
  sizePt?: number;
  /** A font name, or a theme role after `+`. */
  westernFont?: string;
  chineseFont?: string;
}

/** Word's default size. */
const UNSAID_SIZE_PT = 10;

const THEME = '+';

/** The supported elements. */
export const runPropertyNames = [
  'w:b',
  'w:i',
  'w:strike',
  'w:dstrike',
  'w:u',
  'w:color',
  'w:sz',
  'w:rFonts',
] as const;

export function addRunProperty(properties: RunProperties, element: XmlElement): void {
  const value = element.attribute('w:val');
  switch (element.name) {
    case 'w:b':
      properties.bold = isOn(element);
      break;
    case 'w:i':
      properties.italic = isOn(element);
      break;
    case 'w:strike':
    case 'w:dstrike':
      properties.strike = isOn(element) || (element.name === 'w:dstrike' && properties.strike === true);
      break;
    case 'w:u':
      properties.underline = isOn(element);
      break;
    case 'w:color':
      properties.color = colorOf(value);
      break;
    case 'w:sz':
      if (Number(value) > 0) properties.sizePt = Number(value) / 2;
      break;
    case 'w:rFonts':
      addFonts(properties, element);
      break;
  }
}

/** True unless switched off: Word writes <w:vanish/> for on and w:val="0" for off. */
export function isOn(element: XmlElement): boolean {
  const value = element.attribute('w:val');
  return value === undefined || !['0', 'false', 'off', 'none'].includes(value);
}

/** The sources of a run's properties, the weakest first. */
export interface PropertySources {
  readonly defaults: RunProperties;
  readonly paragraphStyle: RunProperties;
  readonly characterStyle: RunProperties;
  readonly own: RunProperties;
}

export function lookOf(sources: PropertySources, fonts: FontNames): CharacterLook {
  const { defaults, paragraphStyle, characterStyle, own } = sources;
  const said: RunProperties = { ...defaults, ...paragraphStyle, ...characterStyle, ...own };
  return {
    bold: isToggledOn(sources, 'bold'),
    italic: isToggledOn(sources, 'italic'),
    strike: isToggledOn(sources, 'strike'),
    underline: said.underline ?? false,
    color: said.color ?? null,
    sizePt: said.sizePt ?? UNSAID_SIZE_PT,
    westernFont: fontOf(said.westernFont, fonts),
    chineseFont: fontOf(said.chineseFont, fonts),
  };
}

/** Two styles that both switch a toggle on cancel each other (ECMA-376 17.7.3); the run's own value always wins. */
function isToggledOn(sources: PropertySources, toggle: 'bold' | 'italic' | 'strike'): boolean {
  const { defaults, paragraphStyle, characterStyle, own } = sources;
  const byStyles = (paragraphStyle[toggle] ?? false) !== (characterStyle[toggle] ?? false);
  return own[toggle] ?? (byStyles || defaults[toggle] === true);
}

function colorOf(value: string | undefined): string | null {
  if (value === undefined || !/^[0-9a-f]{6}$/i.test(value)) return null;
  const color = `#${value.toLowerCase()}`;
  return color === '#000000' ? null : color;
}

/** A theme role overrides a font name beside it. */
function addFonts(properties: RunProperties, element: XmlElement): void {
  const said = (theme: string, name: string): string | undefined => {
    const role = element.attribute(theme);
    return role === undefined ? element.attribute(name) : THEME + role;
  };
  const western = said('w:asciiTheme', 'w:ascii') ?? said('w:hAnsiTheme', 'w:hAnsi');
  const chinese = said('w:eastAsiaTheme', 'w:eastAsia');
  if (western !== undefined && western !== '') properties.westernFont = western;
  if (chinese !== undefined && chinese !== '') properties.chineseFont = chinese;
}

function fontOf(font: string | undefined, fonts: FontNames): string | null {
  if (font === undefined) return null;
  return font.startsWith(THEME) ? (fonts.get(font.slice(THEME.length)) ?? null) : font;
}
