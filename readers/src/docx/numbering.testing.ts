/**
 * Word files whose paragraphs contain their own index, so that the number before each can be found in any
 * rendering. Test code only.
 */
import { buildZip, docxEntries, paragraph } from '../fixtures.testing.ts';

export interface LevelOptions {
  readonly format: string;
  /** 第%1条, %1.%2 */
  readonly text: string;
  readonly start?: number;
  /** Elements between the format and the text: w:suff, w:pStyle, w:isLgl, w:lvlRestart. */
  readonly more?: string;
}

export interface NumberedUse {
  readonly list: number;
  readonly level: number;
}

/** Writes definitions, lists and paragraphs one after the other. */
export class NumberedDocx {
  readonly #definitions: string[] = [];
  readonly #lists: string[] = [];
  readonly #body: string[] = [];
  #paragraphCount = 0;

  define(levels: readonly LevelOptions[]): number {
    const id = this.#definitions.length + 1;
    this.#definitions.push(
      `<w:abstractNum w:abstractNumId="${id}"><w:multiLevelType w:val="multilevel"/>${levels.map(levelXml).join('')}</w:abstractNum>`,
    );
    return id;
  }

  /** A list of a definition; `overrides` sets the start of levels. */
  list(definition: number, overrides: Readonly<Record<number, number>> = {}): number {
    const id = this.#lists.length + 1;
    const overridden = Object.entries(overrides).map(
      ([level, start]) =>
        `<w:lvlOverride w:ilvl="${level}"><w:startOverride w:val="${start}"/></w:lvlOverride>`,
    );
    this.#lists.push(
      `<w:num w:numId="${id}"><w:abstractNumId w:val="${definition}"/>${overridden.join('')}</w:num>`,
    );
    return id;
  }

  numbered({ list, level }: NumberedUse): this {
    return this.paragraph(`<w:numPr><w:ilvl w:val="${level}"/><w:numId w:val="${list}"/></w:numPr>`);
  }

  paragraph(properties = ''): this {
    this.#body.push(paragraph(`〖${this.#paragraphCount++}〗`, properties));
    return this;
  }

  bytes(styles = ''): Buffer {
    const numbering = this.#definitions.join('') + this.#lists.join('');
    const parts = { numbering, ...(styles === '' ? {} : { styles }) };
    return buildZip([
      { name: '[Content_Types].xml', data: contentTypes },
      ...docxEntries({ body: this.#body.join(''), parts }),
    ]);
  }
}

/** The text before each of the paragraphs, by their index in the document. */
export function numbersShown(text: string): string[] {
  const shown: string[] = [];
  for (const line of text.split('\n')) {
    const match = /^\s*(.*?)\s*〖(\d+)〗/.exec(line);
    if (match?.[2] !== undefined) shown[Number(match[2])] = match[1] ?? '';
  }
  return shown;
}

function levelXml({ format, text, start = 1, more = '' }: LevelOptions, index: number): string {
  return `<w:lvl w:ilvl="${index}"><w:start w:val="${start}"/><w:numFmt w:val="${format}"/>${more}<w:lvlText w:val="${text}"/></w:lvl>`;
}

const wordType = 'application/vnd.openxmlformats-officedocument.wordprocessingml';
const overrides = ['document.main', 'numbering', 'styles'].map(
  (part) =>
    `<Override PartName="/word/${part.replace('.main', '')}.xml" ContentType="${wordType}.${part}+xml"/>`,
);

/** Our reader does not need it, LibreOffice does. */
const contentTypes = `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${overrides.join('')}</Types>`;
