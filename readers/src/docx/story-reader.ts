/**
 * In: the elements of one story of a Word file (body, header, footer, notes). Out: its blocks in the
 * requested view, its tracked changes, and counts of what is not in the text.
 */
import { append, type BlockType, type Draft, type Revision } from '@wenjian/document';
import { MAX_TEXT_CHARACTERS } from '../limits.ts';
import type { CharacterLook, LookedBlock } from '../plain-style.ts';
import { Unreadable } from '../read-result.ts';
import { unreadableText } from '../readers.text.ts';
import type { XmlElement, XmlHandlers } from '../xml/parse-xml.ts';
import { type ComposedText, composeText } from './compose-text.ts';
import { FieldStack } from './fields.ts';
import { newParagraph, numberOf, type OpenParagraph, type Place, toBlock } from './paragraph.ts';
import type {
  Container,
  OpenComment,
  OpenRun,
  PartReference,
  PictureKind,
  Story,
  StoryContext,
} from './story.ts';
import { onClose, onOpen, type Verdict } from './story-elements.ts';
import { ChangeStack, type TrackedChange } from './tracked-changes.ts';

export interface PlacedPicture {
  /** Null: the file names no part for it. */
  readonly relationshipId: string | null;
  readonly what: PictureKind;
}

export class StoryReader implements Story, XmlHandlers {
  readonly blocks: LookedBlock[] = [];
  readonly partReferences: PartReference[] = [];
  readonly pictures = new Map<LookedBlock, PlacedPicture>();
  /** The comments, each with the index of the block after it. */
  readonly comments: (OpenComment & { readonly end: number })[] = [];
  readonly context: StoryContext;
  readonly changes: ChangeStack;
  /** Names of the open elements. */
  readonly path: string[] = [];
  readonly runs: OpenRun[] = [];
  /** For each open choice between renderings: whether one was used. */
  readonly alternatives: boolean[] = [];
  readonly containers: Container[] = [];
  readonly #paragraphs: OpenParagraph[] = [];
  pictureWords: string | null = null;
  checkBoxes: ReadonlyMap<string, string> = new Map();
  hasReadControl = false;
  readonly #part: BlockType | null;
  #skippedDepth = 0;
  readonly #fields = new FieldStack();
  /** Text that the view leaves out must not open or close fields of the surrounding text. */
  readonly #leftOutFields = new FieldStack();
  /** Changes of paragraphs that give no block; they are recorded at the next one. */
  readonly #unplaced: Draft<Revision>[] = [];
  #carried: OpenParagraph | null = null;
  #comment: OpenComment | null = null;
  #capture: string[] | null = null;
  #keepsSpace = false;
  /** Index of the last opened element in the part, including skipped ones. */
  #elementIndex = -1;

  /** `part`: the type of all its blocks, or null for the body. */
  constructor(context: StoryContext, part: BlockType | null) {
    this.context = context;
    this.#part = part;
    this.changes = new ChangeStack(context.view);
  }

  open(element: XmlElement): void {
    this.#elementIndex++;
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

  get fields(): FieldStack {
    return this.changes.isLeftOut ? this.#leftOutFields : this.#fields;
  }

  get paragraph(): OpenParagraph | undefined {
    return this.#paragraphs.at(-1);
  }

  startCapture(keepsSpace: boolean): void {
    this.#capture = [];
    this.#keepsSpace = keepsSpace;
  }

  /**
   * White space at the ends counts only when the file says so; line breaks in the file are not line breaks in
   * the text.
   */
  endCapture(): string {
    const text = (this.#capture ?? []).join('').replace(/[\r\n\t]+/g, ' ');
    this.#capture = null;
    return this.#keepsSpace ? text : text.trim();
  }

  addText(text: string): void {
    if (text === '' || !this.fields.isTextShown) return;
    const run = this.runs.at(-1);
    const isShown = !this.changes.isLeftOut;
    if (run?.isHidden === true) {
      if (isShown) this.context.tally.add('hiddenText');
      return;
    }
    if (!isShown) this.countCharacters(text.length);
    else this.context.trace?.addText(this.#elementIndex, text.length);
    this.paragraph?.parts.push({ text, look: this.#lookOf(run), changes: this.#changesToSay(), isShown });
  }

  #lookOf(run: OpenRun | undefined): CharacterLook | null {
    const style = this.paragraph?.style ?? null;
    return run === undefined ? null : this.context.styles.look(style, run.characterStyle, run.properties);
  }

  /**
   * For text that is left out, only the changes that remove it are recorded: the others leave no trace in the
   * view.
   */
  #changesToSay(): readonly TrackedChange[] {
    const { changes } = this;
    return changes.isLeftOut ? changes.open.filter((change) => changes.leavesOut(change)) : changes.open;
  }

  addPicture(relationshipId: string | null, what: PictureKind): void {
    const words = this.pictureWords;
    this.pictureWords = null;
    if (this.changes.isLeftOut) return;
    // Of a chart it is known when its part is read.
    if (what !== 'charts') this.context.tally.add(what);
    const place = this.#place();
    const block: LookedBlock = {
      type: 'image',
      text: '',
      ...(place.kind === 'cell' ? { cell: place.cell } : {}),
    };
    this.pictures.set(block, { relationshipId, what });
    const host = this.paragraph?.anchored ?? this.blocks;
    host.push(block);
    if (words === null) return;
    // Those of a paragraph are counted when it ends.
    if (host === this.blocks) this.countCharacters(words.length);
    const type = place.kind === 'part' ? place.type : place.kind === 'cell' ? 'tableCell' : 'textBox';
    host.push({ ...block, type, text: words, isAlternativeText: true });
  }

  describePicture(words: string | null): void {
    this.pictureWords = words;
  }

  beginParagraph(): void {
    this.#paragraphs.push(newParagraph(this.#carried));
    this.#carried = null;
    this.context.trace?.beginParagraph(this.#elementIndex);
  }

  changeParagraphEnd(change: TrackedChange): void {
    const { paragraph } = this;
    if (paragraph === undefined) return;
    if (this.changes.leavesOut(change)) paragraph.isRunningOn = true;
    paragraph.endParts.push({ text: '\n', look: null, changes: [change], isShown: false });
  }

  endParagraph(): void {
    const paragraph = this.#paragraphs.pop();
    if (paragraph === undefined) return;
    const trace = this.context.trace?.endParagraph();
    if (paragraph.isRunningOn) {
      this.#carried = paragraph;
      this.#emit(paragraph.anchored.splice(0));
    } else this.#addParagraph(paragraph, trace);
  }

  endCarry(): void {
    const carried = this.#carried;
    this.#carried = null;
    if (carried !== null) this.#addParagraph(carried);
  }

  holdCarry(): OpenParagraph | null {
    const carried = this.#carried;
    this.#carried = null;
    return carried;
  }

  resumeCarry(held: OpenParagraph | null): void {
    this.#carried = held ?? this.#carried;
  }

  beginComment(comment: OpenComment): void {
    this.#comment = comment;
  }

  endComment(): void {
    this.endCarry();
    if (this.#comment !== null) this.comments.push({ ...this.#comment, end: this.blocks.length });
    this.#comment = null;
  }

  /** Elements that the file leaves open at its end are kept. */
  finish(): void {
    this.endCarry();
    const last = this.blocks.at(-1);
    if (last !== undefined && this.#unplaced.length > 0) {
      const end = last.text.length;
      const rest = this.#unplaced.map((revision) => ({ ...revision, start: end, end }));
      this.blocks[this.blocks.length - 1] = { ...last, revisions: [...(last.revisions ?? []), ...rest] };
    }
    if (!this.#fields.isEmpty) this.context.tally.add('missingParts');
  }

  #addParagraph(paragraph: OpenParagraph, trace?: (block: LookedBlock) => void): void {
    const composed = composeText([...paragraph.parts, ...paragraph.endParts]);
    // Its mark and all of its text are left out: nothing remains, not even its number.
    const isGone = paragraph.isRunningOn && composed.text.trim() === '';
    const block = this.changes.isLeftOut || isGone ? null : this.#blockOf(paragraph, composed);
    if (block !== null) trace?.(block);
    else
      append(
        this.#unplaced,
        composed.revisions.filter(({ text }) => text.trim() !== ''),
      );
    this.#emit(block === null ? paragraph.anchored : [block, ...paragraph.anchored]);
  }

  #blockOf(paragraph: OpenParagraph, composed: ComposedText): LookedBlock | null {
    const { styles, counter, tally } = this.context;
    const shown = numberOf(paragraph, styles.paragraph(paragraph.style), counter);
    if (shown?.kind === 'unsupported') tally.add('numbering');
    const block = toBlock(paragraph, composed, this.#place(), styles, shown);
    if (block === null) return null;
    const before = this.#unplaced.splice(0).map((revision) => ({ ...revision, start: 0, end: 0 }));
    return before.length === 0 ? block : { ...block, revisions: [...before, ...(block.revisions ?? [])] };
  }

  #place(): Place {
    if (this.#part !== null) return { kind: 'part', type: this.#part };
    const container = this.containers.at(-1);
    if (container === undefined) return { kind: 'body' };
    if (container.kind === 'textBox') return container;
    const { table, row, column, cell } = container;
    return { kind: 'cell', cell: cell ?? { table, row, column } };
  }

  #emit(blocks: readonly LookedBlock[]): void {
    const host = this.paragraph?.anchored ?? this.blocks;
    for (const block of blocks) {
      if (host === this.blocks) this.countCharacters(block.text.length);
      host.push(block);
    }
  }

  countCharacters(count: number): void {
    this.context.characterCount += count;
    if (this.context.characterCount > MAX_TEXT_CHARACTERS) {
      throw new Unreadable('tooLarge', unreadableText.tooMuchText(MAX_TEXT_CHARACTERS));
    }
  }
}
