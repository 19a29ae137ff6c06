/**
 * In: the tags and texts of a web page. Out: its blocks as a browser without scripts and style sheets shows
 * them, and a count of what is not shown. Missing or misplaced tags are handled like browsers do, as far as
 * the text depends on it.
 */
import type { BlockDraft } from '@wenjian/document';
import { MAX_TEXT_CHARACTERS, MAX_XML_DEPTH } from '../limits.ts';
import type { NotReadCounter } from '../not-read-counter.ts';
import { Unreadable } from '../read-result.ts';
import { unreadableText } from '../readers.text.ts';
import { blockElements, embeddedElements, endedBy, headingLevel, voidElements } from './html-elements.ts';
import { type HtmlList, listNumber, startList } from './html-lists.ts';
import { TableGrid } from './html-tables.ts';
import type { HtmlToken } from './html-tokens.ts';
import type { markupNotRead } from './markup.text.ts';

interface OpenElement {
  readonly name: string;
  readonly isHidden: boolean;
  readonly list: HtmlList | null;
  readonly table: TableGrid | null;
}

export class HtmlReader {
  readonly blocks: BlockDraft[] = [];
  readonly #counter: NotReadCounter<typeof markupNotRead>;
  readonly #open: OpenElement[] = [];
  /** Number of open elements by name: most queries need no search. */
  readonly #openCounts = new Map<string, number>();
  #text = '';
  /** The number of the list item that started but has no text yet. */
  #number: string | null = null;
  #tableCount = 0;
  #characterCount = 0;
  #hiddenDepth = 0;
  /** The hidden content was already counted as something else. */
  #isCounted = false;
  #hasHiddenText = false;

  constructor(counter: NotReadCounter<typeof markupNotRead>) {
    this.#counter = counter;
  }

  take(token: HtmlToken): void {
    switch (token.kind) {
      case 'text':
        this.#addText(token.text);
        break;
      case 'open':
        this.#start(token.name, token.attributes);
        break;
      case 'close':
        this.#end(token.name);
        break;
      case 'raw':
        this.#takeRaw(token.name, token.text);
        break;
    }
  }

  finish(): void {
    this.#flush();
    if (this.#hasHiddenText) this.#counter.add('hidden');
  }

  #addText(text: string): void {
    if (this.#hiddenDepth > 0) {
      if (!this.#isCounted && text.trim() !== '') this.#hasHiddenText = true;
      return;
    }
    this.#text += this.#isIn('pre') ? text.replace(/\r\n?/g, '\n') : text.replace(/[ \t\r\n\f]+/g, ' ');
  }

  #takeRaw(name: string, text: string): void {
    if (name === 'script') this.#counter.add('scripts');
    else if (name === 'style') this.#counter.add('styles');
    else if (name === 'xmp') this.#addText(text);
    else if (name === 'textarea') this.#counter.add('forms');
  }

  #start(name: string, attributes: ReadonlyMap<string, string>): void {
    this.#count(name, attributes);
    const ending = endedBy.get(name);
    if (ending !== undefined) this.#endImplied(ending.ends, ending.within);
    if (blockElements.has(name)) {
      this.#flush();
      this.#endImplied(['p'], ['td', 'th', 'li', 'button', 'table']);
    }
    if (name === 'br' && this.#hiddenDepth === 0) this.#text = `${this.#text.trimEnd()}\n`;
    if (voidElements.has(name) || this.#open.length >= MAX_XML_DEPTH) return;
    this.#push(name, attributes);
    if (name === 'tr') this.#table?.startRow();
    if (name === 'td' || name === 'th')
      this.#table?.startCell(Number(attributes.get('rowspan')), Number(attributes.get('colspan')));
    const list = name === 'li' ? this.#open.findLast((each) => each.list !== null)?.list : null;
    if (list !== null && list !== undefined) this.#number = listNumber(list, attributes.get('value'));
  }

  #push(name: string, attributes: ReadonlyMap<string, string>): void {
    const isCounted = embeddedElements.has(name) || fieldElements.has(name) || name === 'head';
    const isHidden = isCounted || isHiddenElement(attributes);
    if (isHidden && this.#hiddenDepth++ === 0) this.#isCounted = isCounted;
    this.#openCounts.set(name, (this.#openCounts.get(name) ?? 0) + 1);
    this.#open.push({
      name,
      isHidden,
      list: startList(name, attributes),
      table: name === 'table' ? new TableGrid(this.#tableCount++) : null,
    });
  }

  /** An end tag without a start tag is ignored; an early end tag closes everything in between. */
  #end(name: string): void {
    if (blockElements.has(name)) this.#flush();
    if (!this.#isIn(name)) return;
    const index = this.#open.findLastIndex((each) => each.name === name);
    if (name !== 'table' && this.#isBehindCell(index)) return;
    if (name === 'td' || name === 'th') this.#table?.endCell();
    this.#closeTo(index);
  }

  /** Content of a cell cannot close elements around its table. */
  #isBehindCell(index: number): boolean {
    return this.#open.some((each, at) => at > index && each.name === 'table');
  }

  #endImplied(names: readonly string[], within: readonly string[]): void {
    if (!names.some((name) => this.#isIn(name))) return;
    for (let index = this.#open.length - 1; index >= 0; index--) {
      const name = this.#open[index]?.name ?? '';
      if (within.includes(name)) return;
      if (!names.includes(name)) continue;
      this.#flush();
      this.#closeTo(index);
    }
  }

  #closeTo(index: number): void {
    for (const element of this.#open.splice(index)) {
      this.#openCounts.set(element.name, (this.#openCounts.get(element.name) ?? 1) - 1);
      if (!element.isHidden) continue;
      this.#hiddenDepth--;
      if (this.#hiddenDepth === 0 && this.#hasHiddenText) {
        this.#counter.add('hidden');
        this.#hasHiddenText = false;
      }
    }
  }

  #count(name: string, attributes: ReadonlyMap<string, string>): void {
    if (name === 'img') this.#counter.add('images');
    if (embeddedElements.has(name)) this.#counter.add('objects');
    const isField = name === 'input' && attributes.get('type')?.toLowerCase() !== 'hidden';
    if (isField || name === 'select') this.#counter.add('forms');
  }

  get #table(): TableGrid | null {
    return this.#open.findLast((each) => each.table !== null)?.table ?? null;
  }

  #isIn(name: string): boolean {
    return (this.#openCounts.get(name) ?? 0) > 0;
  }

  #flush(): void {
    const text = this.#isIn('pre') ? this.#text.replace(/^\n|(?<!\s)\s+$/g, '') : trimmedLines(this.#text);
    this.#text = '';
    if (text.trim() === '') return;
    const number = this.#number;
    this.#number = null;
    this.#characterCount += text.length;
    if (this.#characterCount > MAX_TEXT_CHARACTERS)
      throw new Unreadable('tooLarge', unreadableText.tooMuchText(MAX_TEXT_CHARACTERS));
    this.blocks.push({ text: number === null ? text : `${number} ${text}`, ...this.#kindOf(number) });
  }

  #kindOf(number: string | null): Omit<BlockDraft, 'text'> {
    const cell = this.#table?.cell ?? null;
    if (cell !== null) return { type: 'tableCell', cell };
    for (const { name } of this.#open.toReversed()) {
      const level = headingLevel(name);
      if (level !== null) return { type: 'heading', level };
      if (name === 'li') {
        const depth = this.#open.filter((each) => each.list !== null).length;
        return { type: 'listItem', level: Math.max(depth, 1), ...(number === null ? {} : { number }) };
      }
    }
    return { type: 'paragraph' };
  }
}

/** Their content is a choice, not text. */
const fieldElements = new Set(['select', 'datalist']);

const hiddenStyle = /(?:^|;)\s*(?:display\s*:\s*none|visibility\s*:\s*hidden|mso-hide\s*:\s*all)/i;

function isHiddenElement(attributes: ReadonlyMap<string, string>): boolean {
  return attributes.has('hidden') || hiddenStyle.test(attributes.get('style') ?? '');
}

/** Removes spaces around line breaks, and a break at the end: browsers do not show them. */
function trimmedLines(text: string): string {
  return text
    .split('\n')
    .map((line) => line.replace(/^ +|(?<! ) +$/g, ''))
    .join('\n')
    .replace(/^\n+|(?<!\n)\n+$/g, '');
}
