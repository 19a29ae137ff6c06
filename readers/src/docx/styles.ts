/** In: the styles part. Out: for each style what matters to the text: heading level, numbering, hidden. */

import type { XmlElement } from '../xml/parse-xml.ts';
import type { Archive } from '../zip/open-archive.ts';
import { parsePart } from './office-package.ts';

export interface Style {
  /** From 1; null for body text. */
  readonly headingLevel: number | null;
  readonly numberingId: string | null;
  /** Null when the style does not say; the numbering then finds its level by the style. */
  readonly numberingLevel: number | null;
  /** The style that carries the numbering: this one or one it is based on. */
  readonly numberingStyle: string | null;
  readonly isHidden: boolean;
}

export interface StyleSheet {
  /** The default paragraph style when there is no id or no such style. */
  paragraph(id: string | null): Style;
  /** Null when there is no such style. */
  find(id: string): Style | null;
}

interface RawStyle {
  basedOn: string | null;
  name: string;
  outlineLevel: number | null;
  numberingId: string | null;
  numberingLevel: number | null;
  isHidden: boolean | null;
}

const plainStyle: Style = {
  headingLevel: null,
  numberingId: null,
  numberingLevel: null,
  numberingStyle: null,
  isHidden: false,
};

export async function readStyles(archive: Archive, part: string | null): Promise<StyleSheet> {
  const raw = new Map<string, RawStyle>();
  const parser = new StylesParser(raw);
  if (part !== null) await parsePart(archive, part, parser);
  const resolved = new Map<string, Style>();
  const find = (id: string): Style | null => {
    const known = resolved.get(id);
    if (known !== undefined) return known;
    if (!raw.has(id)) return null;
    const style = resolveStyle(raw, id);
    resolved.set(id, style);
    return style;
  };
  return {
    find,
    paragraph: (id) => (id === null ? null : find(id)) ?? find(parser.defaultParagraph ?? '') ?? plainStyle,
  };
}

/** True unless switched off: Word writes <w:vanish/> for on and w:val="0" for off. */
export function isOn(element: XmlElement): boolean {
  const value = element.attribute('w:val');
  return value === undefined || !['0', 'false', 'off', 'none'].includes(value);
}

export function wholeNumber(text: string | undefined): number | null {
  const value = Number.parseInt(text ?? '', 10);
  return Number.isNaN(value) ? null : value;
}

/** Outline level 9 means body text. */
export function headingLevelOf(outlineLevel: number | null): number | null {
  return outlineLevel === null || outlineLevel < 0 || outlineLevel > 8 ? null : outlineLevel + 1;
}

class StylesParser {
  defaultParagraph: string | null = null;
  readonly #styles: Map<string, RawStyle>;
  #current: RawStyle | null = null;

  constructor(styles: Map<string, RawStyle>) {
    this.#styles = styles;
  }

  open(element: XmlElement): void {
    if (element.name === 'w:style') this.#begin(element);
    if (this.#current === null) return;
    const value = element.attribute('w:val');
    if (element.name === 'w:basedOn') this.#current.basedOn = value ?? null;
    else if (element.name === 'w:name') this.#current.name = value ?? '';
    else if (element.name === 'w:outlineLvl') this.#current.outlineLevel = wholeNumber(value);
    else if (element.name === 'w:numId') this.#current.numberingId = value ?? null;
    else if (element.name === 'w:ilvl') this.#current.numberingLevel = wholeNumber(value);
    else if (element.name === 'w:vanish') this.#current.isHidden = isOn(element);
  }

  close(name: string): void {
    if (name === 'w:style') this.#current = null;
  }

  #begin(element: XmlElement): void {
    const id = element.attribute('w:styleId') ?? '';
    this.#current = {
      basedOn: null,
      name: '',
      outlineLevel: null,
      numberingId: null,
      numberingLevel: null,
      isHidden: null,
    };
    this.#styles.set(id, this.#current);
    const isDefault = ['1', 'true', 'on'].includes(element.attribute('w:default') ?? '');
    if (isDefault && element.attribute('w:type') === 'paragraph') this.defaultParagraph = id;
  }
}

/** Follows basedOn; a style that is based on itself ends where it began. */
function resolveStyle(styles: ReadonlyMap<string, RawStyle>, id: string): Style {
  const seen = new Set<string>();
  const outcome = { ...plainStyle, isHidden: null as boolean | null };
  for (let next: string | null = id; next !== null && !seen.has(next); ) {
    seen.add(next);
    const style = styles.get(next);
    if (style === undefined) break;
    outcome.headingLevel ??= headingLevelOf(style.outlineLevel) ?? headingLevelOfName(style.name);
    outcome.numberingLevel ??= style.numberingLevel;
    outcome.isHidden ??= style.isHidden;
    if (outcome.numberingId === null && style.numberingId !== null) {
      outcome.numberingId = style.numberingId;
      outcome.numberingStyle = next;
    }
    next = style.basedOn;
  }
  return { ...outcome, isHidden: outcome.isHidden ?? false };
}

/** Built-in headings are known by name even when the outline level is left out. */
function headingLevelOfName(name: string): number | null {
  const level = /^(?:heading|标题)\s*([1-9])$/i.exec(name)?.[1];
  if (level !== undefined) return Number(level);
  return /^(?:title|标题)$/i.test(name) ? 1 : null;
}
