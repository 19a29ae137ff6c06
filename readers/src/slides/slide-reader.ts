/**
 * In: the elements of one slide or of its notes. Out: its blocks, in shape order, which is PowerPoint's
 * reading order.
 */
import type { BlockDraft, CellAddress } from '@wenjian/document';
import { alternativeText } from '../alternative-text.ts';
import { symbolText } from '../docx/symbols.ts';
import { MAX_TEXT_CHARACTERS } from '../limits.ts';
import type { NotReadCounter } from '../not-read-counter.ts';
import { Unreadable } from '../read-result.ts';
import { unreadableText } from '../readers.text.ts';
import type { XmlElement, XmlHandlers } from '../xml/parse-xml.ts';
import { ListNumbers } from './list-numbers.ts';
import type { slidesNotRead } from './slides.text.ts';

/** Shared by all slides of one file. */
export interface SlideContext {
  readonly counter: NotReadCounter<typeof slidesNotRead>;
  /** Tables are numbered through the whole document. */
  tableCount: number;
  characterCount: number;
}

export function countCharacters(context: SlideContext, count: number): void {
  context.characterCount += count;
  if (context.characterCount > MAX_TEXT_CHARACTERS)
    throw new Unreadable('tooLarge', unreadableText.tooMuchText(MAX_TEXT_CHARACTERS));
}

interface Shape {
  /** The kind of placeholder: `title`, `body`, `sldNum` …; null for other shapes. */
  placeholder: string | null;
  isBox: boolean;
}

interface Table {
  readonly index: number;
  row: number;
  column: number;
  rowSpan: number;
  columnSpan: number;
  isCovered: boolean;
}

interface Paragraph {
  readonly parts: string[];
  level: number;
  scheme: string | null;
  startAt: number;
  bullet: { font: string; character: string };
}

const titles: readonly (string | null)[] = ['title', 'ctrTitle'];

/** Header, footer and date: on notes pages they repeat those of the slide. */
const repeated: readonly (string | null)[] = ['hdr', 'ftr', 'dt'];

export type OpenHandlers = Readonly<
  Record<string, (slide: SlideReader, element: XmlElement) => 'skip' | undefined>
>;

export class SlideReader implements XmlHandlers {
  readonly blocks: BlockDraft[] = [];
  /** The relationships of their parts. */
  readonly charts = new Map<BlockDraft, string>();
  readonly pictures = new Map<BlockDraft, string>();
  isHidden = false;
  readonly #handlers: OpenHandlers;
  readonly #context: SlideContext;
  readonly #part: 'slide' | 'notes';
  readonly #checkBoxes: ReadonlyMap<string, string>;
  readonly #numbers = new ListNumbers();
  #shape: Shape = { placeholder: null, isBox: false };
  #table: Table | null = null;
  #paragraph: Paragraph | null = null;
  #isInText = false;
  #isInPicture = false;
  #description: string | null = null;
  #skippedDepth = 0;
  /** For each open choice between renderings: whether one was used. */
  readonly #choices: boolean[] = [];
  readonly #unread: (keyof typeof slidesNotRead)[] = [];

  /** `handlers`: what each element means; `checkBoxes`: the text of each, by the id of its relationship. */
  constructor(
    handlers: OpenHandlers,
    context: SlideContext,
    part: 'slide' | 'notes',
    checkBoxes: ReadonlyMap<string, string> = new Map(),
  ) {
    this.#handlers = handlers;
    this.#context = context;
    this.#part = part;
    this.#checkBoxes = checkBoxes;
  }

  /** Counts what was found but not read; called once it is known that the slide is visible. */
  countUnread(): void {
    for (const what of this.#unread) this.#context.counter.add(what);
  }

  open(element: XmlElement): void {
    if (this.#skippedDepth > 0) {
      this.#skippedDepth++;
      return;
    }
    const handler = this.#handlers[element.name];
    if (handler !== undefined && handler(this, element) === 'skip') this.#skippedDepth = 1;
  }

  close(name: string): void {
    if (this.#skippedDepth > 0) {
      this.#skippedDepth--;
      return;
    }
    if (name === 'a:t') this.#isInText = false;
    if (name === 'a:p') this.#endParagraph();
    if (name === 'a:tbl') this.#table = null;
    if (name === 'p:pic') this.#isInPicture = false;
    if (name === 'p:txBody') this.#numbers.reset();
    if (name === 'mc:AlternateContent') this.#choices.pop();
  }

  text(text: string): void {
    if (this.#skippedDepth === 0 && this.#isInText) this.#paragraph?.parts.push(text);
  }

  startText(): void {
    this.#isInText = true;
  }

  add(text: string): void {
    this.#paragraph?.parts.push(text);
  }

  miss(what: keyof typeof slidesNotRead): void {
    if (this.#part === 'slide') this.#unread.push(what);
  }

  /** Its text is in a part of its own, and is filled in later. */
  addChart(relationshipId: string): void {
    if (this.#part === 'notes') return;
    const block: BlockDraft = { type: 'textBox', text: '' };
    this.blocks.push(block);
    this.charts.set(block, relationshipId);
    this.#addDescription();
  }

  /** A box to tick is text; what other controls hold is not read. */
  addControl(relationshipId: string): void {
    const text = this.#checkBoxes.get(relationshipId);
    if (text === undefined) {
      this.miss('objects');
      return;
    }
    countCharacters(this.#context, text.length);
    this.blocks.push({ type: 'textBox', text });
  }

  startPicture(): void {
    this.#isInPicture = true;
    this.miss('images');
  }

  /** Shapes and backgrounds are filled with pictures too; those are no content. */
  addPicture(relationshipId: string): void {
    if (this.#part === 'notes' || !this.#isInPicture) return;
    const block: BlockDraft = { type: 'image', text: '' };
    this.blocks.push(block);
    this.pictures.set(block, relationshipId);
    this.#isInPicture = false;
    this.#addDescription();
  }

  /** `words`: what the file says of the object that begins. */
  describe(words: string | undefined): void {
    this.#description = alternativeText(words);
  }

  #addDescription(): void {
    const text = this.#description;
    this.#description = null;
    if (text === null) return;
    countCharacters(this.#context, text.length);
    this.blocks.push({ type: 'textBox', text, isAlternativeText: true });
  }

  startShape(isBox: boolean): void {
    this.#shape = { placeholder: null, isBox };
  }

  setPlaceholder(type: string): void {
    this.#shape.placeholder = type;
  }

  startChoice(): void {
    this.#choices.push(false);
  }

  /** The first of several renderings is used. */
  takeChoice(): boolean {
    const last = this.#choices.length - 1;
    if (this.#choices[last] === true) return false;
    this.#choices[last] = true;
    return true;
  }

  startParagraph(): void {
    this.#paragraph = {
      ...{ parts: [], level: 0, scheme: null, startAt: 1 },
      bullet: { font: '', character: '' },
    };
  }

  setLevel(level: number): void {
    if (this.#paragraph !== null) this.#paragraph.level = level;
  }

  setBullet(bullet: Partial<Paragraph['bullet']>): void {
    if (this.#paragraph !== null) Object.assign(this.#paragraph.bullet, bullet);
  }

  setNumbering(scheme: string, startAt: number): void {
    if (this.#paragraph !== null) Object.assign(this.#paragraph, { scheme, startAt });
  }

  startTable(): void {
    const index = this.#context.tableCount++;
    this.#table = { index, row: -1, column: -1, rowSpan: 1, columnSpan: 1, isCovered: false };
  }

  startRow(): void {
    if (this.#table !== null) Object.assign(this.#table, { row: this.#table.row + 1, column: -1 });
  }

  startCell(rowSpan: number, columnSpan: number, isCovered: boolean): void {
    const table = this.#table;
    if (table !== null) Object.assign(table, { column: table.column + 1, rowSpan, columnSpan, isCovered });
  }

  #endParagraph(): void {
    const paragraph = this.#paragraph;
    this.#paragraph = null;
    if (paragraph === null) return;
    const { placeholder } = this.#shape;
    const isWanted = this.#part === 'slide' || placeholder === 'body';
    const body = paragraph.parts
      .join('')
      .replace(/[\r\n\t\v]+/g, (breaks) => (breaks.includes('\v') ? '\n' : ' '));
    if (!isWanted || this.#table?.isCovered === true || placeholder === 'sldNum') return;
    if (body.trim() === '') return;
    this.#emit(paragraph, body, placeholder);
  }

  #emit(paragraph: Paragraph, body: string, placeholder: string | null): void {
    const number =
      this.#table !== null || titles.includes(placeholder)
        ? null
        : this.#numbers.next(paragraph.level, paragraph.scheme, paragraph.startAt);
    const box = number === null ? boxOf(paragraph.bullet) : null;
    const text = (number ?? box) === null ? body : `${number ?? box} ${body}`;
    countCharacters(this.#context, text.length);
    this.blocks.push({ text, ...this.#kindOf(paragraph, placeholder, number) });
  }

  #kindOf(paragraph: Paragraph, placeholder: string | null, number: string | null): Omit<BlockDraft, 'text'> {
    if (this.#table !== null) return { type: 'tableCell', cell: addressOf(this.#table) };
    if (this.#part === 'notes') return { type: 'paragraph' };
    if (titles.includes(placeholder)) return { type: 'heading', level: 1 };
    if (placeholder === 'subTitle') return { type: 'heading', level: 2 };
    if (repeated.includes(placeholder)) return { type: placeholder === 'hdr' ? 'header' : 'footer' };
    if (number !== null) return { type: 'listItem', level: paragraph.level + 1, number };
    return { type: this.#shape.isBox ? 'textBox' : 'paragraph' };
  }
}

/** Boxes to tick are set as bullets; other bullets are no text. */
const BOXES = '☐☑☒□■✓✗√';
/** The shadowed box of a list that is offered to be ticked. */
const HOLLOW_SQUARE = /^Wingdings [qr]$/;

function boxOf({ font, character }: Paragraph['bullet']): string | null {
  if (HOLLOW_SQUARE.test(`${font} ${character}`)) return '□';
  const code = character.codePointAt(0);
  const shown = code === undefined ? null : symbolText(font, code.toString(16));
  return shown !== null && BOXES.includes(shown) ? shown : null;
}

function addressOf({ index, row, column, rowSpan, columnSpan }: Table): CellAddress {
  return {
    table: index,
    row: Math.max(row, 0),
    column: Math.max(column, 0),
    ...(rowSpan < 2 ? {} : { rowSpan }),
    ...(columnSpan < 2 ? {} : { columnSpan }),
  };
}
