/**
 * In: the styles part. Out: for each style the relevant properties: heading level, numbering, hidden, and
 * formatting.
 */

import { createHash } from 'node:crypto';
import type { Block } from '@wenjian/document';
import type { CharacterLook } from '../plain-style.ts';
import { Recent } from '../recent.ts';
import type { XmlElement } from '../xml/parse-xml.ts';
import type { Archive } from '../zip/open-archive.ts';
import { parsePart } from './office-package.ts';
import { addRunProperty, isOn, lookOf, type RunProperties } from './run-properties.ts';
import { type FontNames, readThemeFonts } from './theme-fonts.ts';

/** Also used by the numbering. */
export { isOn };

export type Alignment = NonNullable<Block['alignment']> | 'left';

export interface Style {
  /** From 1; null for body text. */
  readonly headingLevel: number | null;
  readonly numberingId: string | null;
  /** Null when the style does not say; the numbering then finds its level by the style. */
  readonly numberingLevel: number | null;
  /** The style with the numbering: this one or one it is based on. */
  readonly numberingStyle: string | null;
  readonly isHidden: boolean;
  readonly alignment: Alignment | null;
  readonly run: RunProperties;
}

export interface StyleSheet {
  /** The default paragraph style when there is no id or no such style. */
  paragraph(id: string | null): Style;
  /** Null when there is no such style. */
  find(id: string): Style | null;
  /**
   * The formatting of a run, by the ids of its styles and its own properties; equal formatting gives the same
   * object.
   */
  look(paragraph: string | null, character: string | null, own: RunProperties): CharacterLook;
}

interface RawStyle {
  basedOn: string | null;
  name: string;
  outlineLevel: number | null;
  numberingId: string | null;
  numberingLevel: number | null;
  isHidden: boolean | null;
  alignment: Alignment | null;
  readonly run: RunProperties;
}

const plainStyle: Style = {
  headingLevel: null,
  numberingId: null,
  numberingLevel: null,
  numberingStyle: null,
  isHidden: false,
  alignment: null,
  run: {},
};

interface StyleParts {
  readonly styles: string | null;
  readonly theme: string | null;
}

const recentStyles = new Recent<StyleSheet>(4);

export async function readStyles(archive: Archive, parts: StyleParts): Promise<StyleSheet> {
  const read = async (): Promise<StyleSheet> =>
    parseStyles(archive, parts.styles, await readThemeFonts(archive, parts.theme));
  const hash = createHash('sha256');
  for (const part of [parts.styles, parts.theme]) {
    if (part === null || !archive.has(part)) {
      hash.update('none ');
      continue;
    }
    const content = archive.small(part);
    // Large or broken: read as such.
    if (content === null) return read();
    hash.update(`${content.length} `).update(content);
  }
  return recentStyles.find(hash.digest('hex'), read);
}

async function parseStyles(archive: Archive, part: string | null, fonts: FontNames): Promise<StyleSheet> {
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
  const paragraph = (id: string | null): Style => {
    const style = (id === null ? null : find(id)) ?? find(parser.defaultParagraph ?? '') ?? plainStyle;
    return style.alignment === null && parser.defaultAlignment !== null
      ? { ...style, alignment: parser.defaultAlignment }
      : style;
  };
  const looks = new LookCache();
  const look: StyleSheet['look'] = (paragraphId, characterId, own) =>
    looks.find(`${paragraphId} ${characterId} ${JSON.stringify(own)}`, () => {
      const characterStyle = characterId === null ? null : find(characterId);
      const sources = {
        paragraphStyle: paragraph(paragraphId).run,
        characterStyle: characterStyle?.run ?? {},
      };
      return lookOf({ defaults: parser.defaultRun, ...sources, own }, fonts);
    });
  return { find, paragraph, look };
}

/** A file has a few formats and repeats each of them thousands of times. */
class LookCache {
  readonly #byRequest = new Map<string, CharacterLook>();
  readonly #byContent = new Map<string, CharacterLook>();

  find(request: string, make: () => CharacterLook): CharacterLook {
    const known = this.#byRequest.get(request);
    if (known !== undefined) return known;
    const made = make();
    const content = JSON.stringify(made);
    const look = this.#byContent.get(content) ?? made;
    this.#byContent.set(content, look);
    this.#byRequest.set(request, look);
    return look;
  }
}

const alignments: Readonly<Record<string, Alignment>> = {
  left: 'left',
  start: 'left',
  center: 'center',
  right: 'right',
  end: 'right',
  both: 'justify',
  distribute: 'justify',
};

export function alignmentOf(element: XmlElement): Alignment | null {
  return alignments[element.attribute('w:val') ?? ''] ?? null;
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
  /** The defaults when no style says anything. */
  readonly defaultRun: RunProperties = {};
  defaultAlignment: Alignment | null = null;
  readonly #styles: Map<string, RawStyle>;
  readonly #path: string[] = [];
  #current: RawStyle | null = null;

  constructor(styles: Map<string, RawStyle>) {
    this.#styles = styles;
  }

  open(element: XmlElement): void {
    if (element.name === 'w:style') this.#begin(element);
    this.#addLook(element);
    this.#path.push(element.name);
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
    this.#path.pop();
    if (name === 'w:style') this.#current = null;
  }

  /** Properties of the style itself; those of table style parts apply under conditions that are not supported. */
  #addLook(element: XmlElement): void {
    const [holder, group] = this.#path.slice(-2);
    if (group === 'w:rPr' && holder === 'w:rPrDefault') addRunProperty(this.defaultRun, element);
    if (group === 'w:rPr' && holder === 'w:style' && this.#current !== null)
      addRunProperty(this.#current.run, element);
    if (group !== 'w:pPr' || element.name !== 'w:jc') return;
    if (holder === 'w:pPrDefault') this.defaultAlignment = alignmentOf(element);
    if (holder === 'w:style' && this.#current !== null) this.#current.alignment = alignmentOf(element);
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
      alignment: null,
      run: {},
    };
    this.#styles.set(id, this.#current);
    const isDefault = ['1', 'true', 'on'].includes(element.attribute('w:default') ?? '');
    if (isDefault && element.attribute('w:type') === 'paragraph') this.defaultParagraph = id;
  }
}

type Mutable<Type> = { -readonly [Key in keyof Type]: Type[Key] };

/** Follows basedOn; a circular style ends where it began. */
function resolveStyle(styles: ReadonlyMap<string, RawStyle>, id: string): Style {
  const seen = new Set<string>();
  const outcome: Mutable<Omit<Style, 'isHidden'>> & { isHidden: boolean | null } = {
    ...plainStyle,
    isHidden: null,
  };
  for (let next: string | null = id; next !== null && !seen.has(next); ) {
    seen.add(next);
    const style = styles.get(next);
    if (style === undefined) break;
    outcome.headingLevel ??= headingLevelOf(style.outlineLevel) ?? headingLevelOfName(style.name);
    outcome.numberingLevel ??= style.numberingLevel;
    outcome.isHidden ??= style.isHidden;
    outcome.alignment ??= style.alignment;
    outcome.run = { ...style.run, ...outcome.run };
    if (outcome.numberingId === null && style.numberingId !== null) {
      outcome.numberingId = style.numberingId;
      outcome.numberingStyle = next;
    }
    next = style.basedOn;
  }
  return { ...outcome, isHidden: outcome.isHidden ?? false };
}

/** Built-in headings are recognised by name even without an outline level. */
function headingLevelOfName(name: string): number | null {
  const level = /^(?:heading|标题)\s*([1-9])$/i.exec(name)?.[1];
  if (level !== undefined) return Number(level);
  return /^(?:title|标题)$/i.test(name) ? 1 : null;
}
