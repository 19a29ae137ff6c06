/**
 * In: Markdown text. Out: its blocks as the rendered page shows them: headings, paragraphs, list items with the number shown, tables, code, notes.
 * markdown-it cuts the text (CommonMark with tables); what becomes of the pieces is decided here.
 */
import type { BlockDraft } from '@wenjian/document';
import type { Token } from 'markdown-it';
import type { NotReadCounter } from '../not-read-counter.ts';
import { HtmlReader } from './html-reader.ts';
import { tokenizeHtml } from './html-tokens.ts';
import { plainInline } from './markdown-inline.ts';
import { MAX_NESTING, markdown } from './markdown-rules.ts';
import type { markupNotRead } from './markup.text.ts';

interface OpenList {
  readonly isOrdered: boolean;
  next: number;
}

type BlockKind = Omit<BlockDraft, 'text'>;

export class MarkdownReader {
  readonly blocks: BlockDraft[] = [];
  readonly #counter: NotReadCounter<typeof markupNotRead>;
  readonly #lists: OpenList[] = [];
  /** Of the item, heading, cell or note that has begun and has no text yet. */
  #kind: BlockKind | null = null;
  #tableCount = 0;
  #row = -1;
  #column = -1;

  constructor(counter: NotReadCounter<typeof markupNotRead>) {
    this.#counter = counter;
  }

  read(text: string): void {
    const tokens = markdown.parse(this.#withoutFrontMatter(text), {});
    for (const token of tokens) this.#take(token);
    // What lies deeper is left out by the library.
    if (tokens.some(({ level }) => level >= MAX_NESTING - 1)) this.#counter.add('tooDeep');
  }

  #withoutFrontMatter(text: string): string {
    const lines = text.split(/\r\n|[\n\r]/);
    if (lines[0]?.trim() !== '---') return text;
    const end = lines.findIndex((line, index) => index > 0 && /^(?:---|\.\.\.)\s*$/.test(line));
    const isProperties =
      end > 1 && lines.slice(1, end).every((line) => /^(?:[\w-]+\s*:|\s|#|-|$)/.test(line));
    if (!isProperties) return text;
    this.#counter.add('frontMatter');
    return lines.slice(end + 1).join('\n');
  }

  #take(token: Token): void {
    switch (token.type) {
      case 'heading_open':
        this.#kind = { type: 'heading', level: Number(token.tag.slice(1)) };
        break;
      case 'note_open':
        this.#kind = { type: 'footnote' };
        break;
      case 'inline':
        this.#push(this.#kind ?? { type: 'paragraph' }, plainInline(token.children ?? [], this.#counter));
        break;
      case 'fence':
        this.#push({ type: 'paragraph' }, token.content.replace(/\n$/, ''));
        break;
      case 'html_block':
        this.#readHtml(token.content);
        break;
      default:
        this.#takeList(token);
        this.#takeTable(token);
    }
  }

  #takeList(token: Token): void {
    const last = this.#lists.at(-1);
    if (token.type === 'bullet_list_open') this.#lists.push({ isOrdered: false, next: 0 });
    else if (token.type === 'ordered_list_open')
      this.#lists.push({ isOrdered: true, next: Number(token.attrGet('start') ?? 1) });
    else if (token.type.endsWith('_list_close')) this.#lists.pop();
    else if (token.type === 'list_item_open' && last !== undefined) {
      const number = last.isOrdered ? `${last.next++}${token.markup}` : null;
      this.#kind = {
        type: 'listItem',
        level: this.#lists.length,
        ...(number === null ? {} : { number }),
      };
    } else if (token.type === 'list_item_close') this.#kind = null;
  }

  #takeTable({ type }: Token): void {
    if (type === 'table_open') this.#row = -1;
    else if (type === 'table_close') this.#tableCount++;
    else if (type === 'tr_open') {
      this.#row++;
      this.#column = -1;
    } else if (type === 'th_open' || type === 'td_open') {
      this.#column++;
      const cell = { table: this.#tableCount, row: this.#row, column: this.#column };
      this.#kind = { type: 'tableCell', cell };
    }
  }

  /** Raw HTML is read as in a web page; its tables count on from those of the text. */
  #readHtml(content: string): void {
    const reader = new HtmlReader(this.#counter);
    if (!tokenizeHtml(content, (token) => reader.take(token))) this.#counter.add('brokenTags');
    reader.finish();
    let tables = 0;
    for (const { cell, ...block } of reader.blocks) {
      tables = Math.max(tables, (cell?.table ?? -1) + 1);
      this.blocks.push(
        cell === undefined ? block : { ...block, cell: { ...cell, table: cell.table + this.#tableCount } },
      );
    }
    this.#tableCount += tables;
  }

  #push(kind: BlockKind, text: string): void {
    this.#kind = null;
    const box = kind.type === 'listItem' ? /^\[( |x|X)\]\s/.exec(text) : null;
    const shown = box === null ? text : `${box[1] === ' ' ? '☐' : '☑'} ${text.slice(box[0].length)}`;
    if (shown.trim() === '') return;
    this.blocks.push({ ...kind, text: kind.number === undefined ? shown : `${kind.number} ${shown}` });
  }
}
