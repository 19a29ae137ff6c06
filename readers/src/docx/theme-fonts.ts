/** In: the theme part. Out: the fonts of the roles that styles name (minorEastAsia, majorHAnsi). */
import type { XmlElement } from '../xml/parse-xml.ts';
import type { Archive } from '../zip/open-archive.ts';
import { parsePart } from './office-package.ts';

export type FontNames = ReadonlyMap<string, string>;

export async function readThemeFonts(archive: Archive, part: string | null): Promise<FontNames> {
  const fonts = new Map<string, string>();
  let group: 'major' | 'minor' | null = null;
  const open = (element: XmlElement): void => {
    if (element.name === 'a:majorFont') group = 'major';
    else if (element.name === 'a:minorFont') group = 'minor';
    if (group !== null) addFont(fonts, group, element);
  };
  const close = (name: string): void => {
    if (name === 'a:majorFont' || name === 'a:minorFont') group = null;
  };
  if (part !== null) await parsePart(archive, part, { open, close });
  return fonts;
}

function addFont(fonts: Map<string, string>, group: string, element: XmlElement): void {
  const typeface = element.attribute('typeface') ?? '';
  if (typeface === '') return;
  if (element.name === 'a:latin') {
    fonts.set(`${group}Ascii`, typeface);
    fonts.set(`${group}HAnsi`, typeface);
  } else if (element.name === 'a:ea') fonts.set(`${group}EastAsia`, typeface);
  // Themes leave the East Asian font empty and name one for each script; this product reads Chinese.
  else if (
    element.name === 'a:font' &&
    element.attribute('script') === 'Hans' &&
    !fonts.has(`${group}EastAsia`)
  )
    fonts.set(`${group}EastAsia`, typeface);
}
