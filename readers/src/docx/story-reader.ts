/**
 * In: the elements of one story of a Word file (body, header, footer, notes). Out: its blocks, as the text reads with all tracked
 * changes accepted, and a tally of what is there but not in the text.
 */
import type { BlockDraft, BlockType } from '@wenjian/document';
import { MAX_TEXT_CHARACTERS } from '../limits.ts';
import { Unreadable } from '../read-result.ts';
import { unreadableText } from '../readers.text.ts';
import type { XmlElement, XmlHandlers } from '../xml/parse-xml.ts';
import { FieldStack } from './fields.ts';
import { newParagraph, numberOf, type OpenParagraph, type Place, toBlock } from './paragraph.ts';
import type { Container, PartReference, Story, StoryContext } from './story.ts';
import { onClose, onOpen, type Verdict } from './story-elements.ts';

export class StoryReader implements Story, XmlHandlers {
  readonly blocks: BlockDraft[] = [];
  readonly partReferences: PartReference[] = [];
  readonly context: StoryContext;
  readonly fields = new FieldStack();
  /** Names of the open elements. */
  readonly path: string[] = [];
  readonly runs: { isHidden: boolean }[] = [];
  /** For each open choice between renderings: whether one was taken. */
  readonly alternatives: boolean[] = [];
  readonly containers: Container[] = [];
  readonly #paragraphs: OpenParagraph[] = [];
  readonly #part: BlockType | null;
  #skippedDepth = 0;
  #carriedText = '';
  #capture: string[] | null = null;
  #keepsSpace = false;

  /** `part`: the type of all its blocks, or null for the body. */
  constructor(context: StoryContext, part: BlockType | null) {
    this.context = context;
    this.#part = part;
  }

  open(element: XmlElement): void {
    if (this.#skippedDepth > 0) {
      this.#skippedDepth++;
      return;
    }
    const verdict: Verdict = onOpen[element.name]?.(this, element) ?? 'enter';
    if (verdict === 'skip') this.#skippedDepth = 1;
    else this.path.push(element.name);
  }

  close(name: string): void {
    if (this.#skippedDepth > 0) {
      this.#skippedDepth--;
      return;
    }
    this.path.pop();
    onClose[name]?.(this);
  }

  text(text: string): void {
    if (this.#skippedDepth === 0) this.#capture?.push(text);
  }

  get parent(): string | undefined {
    return this.path.at(-1);
  }

  get paragraph(): OpenParagraph | undefined {
    return this.#paragraphs.at(-1);
  }

  startCapture(keepsSpace: boolean): void {
    this.#capture = [];
    this.#keepsSpace = keepsSpace;
  }

  /** White space at the ends counts only where the file says so; line breaks in the file are no line breaks in the text. */
  endCapture(): string {
    const text = (this.#capture ?? []).join('').replace(/[\r\n\t]+/g, ' ');
    this.#capture = null;
    return this.#keepsSpace ? text : text.trim();
  }

  addText(text: string): void {
    if (text === '' || !this.fields.isTextShown) return;
    if (this.runs.at(-1)?.isHidden === true) {
      this.context.tally.add('hiddenText');
      return;
    }
    this.paragraph?.parts.push(text);
  }

  beginParagraph(): void {
    this.#paragraphs.push(newParagraph(this.#carriedText));
    this.#carriedText = '';
  }

  endParagraph(): void {
    const paragraph = this.#paragraphs.pop();
    if (paragraph === undefined) return;
    if (paragraph.isEndDeleted) {
      this.#carriedText = paragraph.parts.join('');
      this.#emit(paragraph.anchored);
      return;
    }
    const style = this.context.styles.paragraph(paragraph.style);
    const shown = numberOf(paragraph, style, this.context.counter);
    if (shown?.kind === 'unsupported') this.context.tally.add('numbering');
    const block = toBlock(paragraph, this.#place(), this.context.styles, shown);
    this.#emit(block === null ? paragraph.anchored : [block, ...paragraph.anchored]);
  }

  /** What the file leaves open at its end is said, not dropped. */
  finish(): void {
    if (this.#carriedText !== '') {
      this.beginParagraph();
      this.endParagraph();
    }
    if (!this.fields.isEmpty) this.context.tally.add('missingParts');
  }

  #place(): Place {
    if (this.#part !== null) return { kind: 'part', type: this.#part };
    const container = this.containers.at(-1);
    if (container === undefined) return { kind: 'body' };
    if (container.kind === 'textBox') return container;
    return { kind: 'cell', cell: { table: container.table, row: container.row, column: container.column } };
  }

  #emit(blocks: readonly BlockDraft[]): void {
    const host = this.paragraph?.anchored ?? this.blocks;
    for (const block of blocks) {
      if (host === this.blocks) this.context.characterCount += block.text.length;
      host.push(block);
    }
    if (this.context.characterCount > MAX_TEXT_CHARACTERS) {
      throw new Unreadable('tooLarge', unreadableText.tooMuchText(MAX_TEXT_CHARACTERS));
    }
  }
}
