/**
 * In: the part with the drawings of a sheet. Out: what they say, in their order: text boxes, boxes to tick as they are left, charts, and
 * what the file says of its pictures in words; and how many are not read.
 */
import { alternativeText } from '../alternative-text.ts';
import { readChart } from '../chart/read-chart.ts';
import { parsePart, readRelationships } from '../docx/office-package.ts';
import type { XmlElement, XmlHandlers } from '../xml/parse-xml.ts';
import type { Archive } from '../zip/open-archive.ts';

export interface DrawingText {
  readonly text: string;
  readonly isAlternativeText?: true;
}

export interface SheetDrawing {
  readonly texts: readonly DrawingText[];
  readonly images: number;
  readonly charts: number;
  /** Diagrams, and charts without data. */
  readonly unread: number;
}

/** Whether each control is ticked, by the number of its shape; null where it is no box to tick. */
export type SheetControls = ReadonlyMap<string, boolean>;

/** Null when the file has no such part. */
export async function readDrawing(
  archive: Archive,
  part: string,
  controls: SheetControls = new Map(),
): Promise<SheetDrawing | null> {
  const drawing = new DrawingReader(controls);
  if (!(await parsePart(archive, part, drawing))) return null;
  const relationships = new Map((await readRelationships(archive, part)).map(({ id, part }) => [id, part]));
  const texts: DrawingText[] = [];
  let [charts, unread] = [0, drawing.diagrams];
  for (const item of drawing.items) {
    if (item.chart === null) {
      texts.push(item.told);
      continue;
    }
    const chart = relationships.get(item.chart);
    const text = chart === undefined ? null : await readChart(archive, chart);
    if (text === null) unread++;
    else {
      charts++;
      texts.push({ text });
    }
  }
  return { texts, images: drawing.images, charts, unread };
}

/** More controls than a form has. */
const MOST_CONTROLS = 5_000;

/** `ids`: the relationships of the controls' parts, by the number of their shapes. */
export async function readControls(
  archive: Archive,
  ids: ReadonlyMap<string, string>,
  partOf: (id: string) => string | undefined,
): Promise<SheetControls> {
  const ticked = new Map<string, boolean>();
  for (const [shape, id] of [...ids].slice(0, MOST_CONTROLS)) {
    const part = partOf(id);
    if (part === undefined) continue;
    await parsePart(archive, part, {
      open(element) {
        if (!element.name.endsWith(':formControlPr')) return;
        if (element.attribute('objectType') === 'CheckBox')
          ticked.set(shape, element.attribute('checked') === 'Checked');
      },
    });
  }
  return ticked;
}

type Item = { readonly chart: null; readonly told: DrawingText } | { readonly chart: string };

/** As the controls of Excel show them. */
const TICKED = '☒';
const UNTICKED = '☐';

class DrawingReader implements XmlHandlers {
  readonly items: Item[] = [];
  images = 0;
  diagrams = 0;
  readonly #controls: SheetControls;
  /** For each open choice between renderings: whether one was used. */
  readonly #choices: boolean[] = [];
  #skippedDepth = 0;
  #shape = { id: '', isHidden: false, words: null as string | null };
  #lines: string[] = [];
  #isInText = false;

  constructor(controls: SheetControls) {
    this.#controls = controls;
  }

  open(element: XmlElement): void {
    if (this.#skippedDepth > 0 || this.#isOtherRendering(element.name)) {
      this.#skippedDepth++;
      return;
    }
    switch (element.name) {
      case 'xdr:cNvPr':
        this.#shape = {
          id: element.attribute('id') ?? '',
          isHidden: element.attribute('hidden') === '1',
          words: alternativeText(element.attribute('descr')),
        };
        break;
      case 'xdr:sp':
        this.#lines = [];
        break;
      case 'xdr:pic':
        this.images++;
        break;
      case 'a:p':
        this.#lines.push('');
        break;
      case 'a:t':
        this.#isInText = true;
        break;
      case 'c:chart':
        this.items.push({ chart: element.attribute('r:id') ?? '' });
        this.#addWords();
        break;
      case 'dgm:relIds':
        this.diagrams++;
        break;
    }
  }

  text(words: string): void {
    const last = this.#lines.length - 1;
    if (this.#isInText && this.#skippedDepth === 0) this.#lines[last] = `${this.#lines[last] ?? ''}${words}`;
  }

  close(name: string): void {
    if (this.#skippedDepth > 0) {
      this.#skippedDepth--;
      return;
    }
    if (name === 'mc:AlternateContent') this.#choices.pop();
    if (name === 'a:t') this.#isInText = false;
    if (name === 'xdr:sp') this.#endShape();
    if (name === 'xdr:pic') this.#addWords();
  }

  #isOtherRendering(name: string): boolean {
    if (name === 'mc:AlternateContent') this.#choices.push(false);
    if (name !== 'mc:Choice' && name !== 'mc:Fallback') return false;
    const last = this.#choices.length - 1;
    const isUsed = this.#choices[last] === true;
    this.#choices[last] = true;
    return isUsed;
  }

  /** The shape of a control is hidden behind the control, which shows its text. */
  #endShape(): void {
    const text = this.#lines.join('\n').trim();
    this.#lines = [];
    const isTicked = this.#controls.get(this.#shape.id);
    if (isTicked !== undefined) this.#add(`${isTicked ? TICKED : UNTICKED} ${text}`.trim());
    else if (!this.#shape.isHidden) this.#add(text);
  }

  #add(text: string): void {
    if (text !== '') this.items.push({ chart: null, told: { text } });
  }

  #addWords(): void {
    const { words } = this.#shape;
    if (words !== null) this.items.push({ chart: null, told: { text: words, isAlternativeText: true } });
  }
}
