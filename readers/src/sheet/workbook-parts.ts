/** The parts of an xlsx file that the sheets refer to: the list of sheets, the shared strings, the formats. */
import { parsePart } from '../docx/office-package.ts';
import { MAX_TEXT_CHARACTERS } from '../limits.ts';
import { Unreadable } from '../read-result.ts';
import { unreadableText } from '../readers.text.ts';
import type { Archive } from '../zip/open-archive.ts';
import { builtInFormat } from './number-formats.ts';

export interface SheetEntry {
  readonly name: string;
  readonly relationshipId: string;
  readonly isHidden: boolean;
}

export interface Workbook {
  readonly sheets: readonly SheetEntry[];
  readonly isFrom1904: boolean;
}

/** Null when the archive has no such part. */
export async function readWorkbook(archive: Archive, part: string): Promise<Workbook | null> {
  const sheets: SheetEntry[] = [];
  let isFrom1904 = false;
  const isThere = await parsePart(archive, part, {
    open(element) {
      if (element.name === 'x:workbookPr') isFrom1904 = isTrue(element.attribute('date1904'));
      if (element.name !== 'x:sheet') return;
      const state = element.attribute('state');
      sheets.push({
        name: element.attribute('name') ?? '',
        relationshipId: element.attribute('r:id') ?? '',
        isHidden: state === 'hidden' || state === 'veryHidden',
      });
    },
  });
  return isThere ? { sheets, isFrom1904 } : null;
}

export function isTrue(value: string | undefined): boolean {
  return value === '1' || value === 'true';
}

export async function readSharedStrings(archive: Archive, part: string | null): Promise<readonly string[]> {
  const strings: string[] = [];
  if (part === null) return strings;
  let characters = 0;
  const collector = new StringCollector();
  await parsePart(archive, part, {
    open(element) {
      if (element.name === 'x:si') collector.begin();
      else collector.open(element.name);
    },
    close(name) {
      collector.close(name);
      if (name !== 'x:si') return;
      const text = collector.end();
      characters += text.length;
      // Every sheet may use a string, or none: the limit is that of the whole text.
      if (characters > MAX_TEXT_CHARACTERS)
        throw new Unreadable('tooLarge', unreadableText.tooMuchText(MAX_TEXT_CHARACTERS));
      strings.push(text);
    },
    text: (text) => collector.add(text),
  });
  return strings;
}

/** Joins the runs of a string; its phonetic text is left out. */
export class StringCollector {
  #parts: string[] = [];
  #isInText = false;
  #phoneticDepth = 0;

  begin(): void {
    this.#parts = [];
  }

  open(name: string): void {
    if (name === 'x:rPh') this.#phoneticDepth++;
    if (name === 'x:t') this.#isInText = true;
  }

  close(name: string): void {
    if (name === 'x:rPh') this.#phoneticDepth--;
    if (name === 'x:t') this.#isInText = false;
  }

  add(text: string): void {
    if (this.#isInText && this.#phoneticDepth === 0) this.#parts.push(text);
  }

  /** Excel writes characters that XML does not allow as _x000D_. */
  end(): string {
    const text = this.#parts.join('').replace(/_x([0-9A-Fa-f]{4})_/g, (_, code: string) => {
      return String.fromCharCode(Number.parseInt(code, 16));
    });
    return text.replace(/\r\n?/g, '\n');
  }
}

/** The format code of each cell style, by its index. */
export async function readFormats(archive: Archive, part: string | null): Promise<readonly string[]> {
  const own = new Map<number, string>();
  const styles: number[] = [];
  if (part === null) return [];
  let isInCellStyles = false;
  await parsePart(archive, part, {
    open(element) {
      if (element.name === 'x:numFmt')
        own.set(Number(element.attribute('numFmtId')), element.attribute('formatCode') ?? '');
      if (element.name === 'x:cellXfs') isInCellStyles = true;
      if (element.name === 'x:xf' && isInCellStyles) styles.push(Number(element.attribute('numFmtId') ?? 0));
    },
    close(name) {
      if (name === 'x:cellXfs') isInCellStyles = false;
    },
  });
  return styles.map((id) => own.get(id) ?? builtInFormat(id));
}
