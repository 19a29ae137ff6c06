/**
 * Collects the traces of evasion while a document is read character by character: one trace for each kind and
 * block.
 */
import { type Block, type Document, documentParts, documentSpan } from '@wenjian/document';
import { evasionReasons } from '../plagiarism.text.ts';
import type { EvasionKind, EvasionTrace } from './evasion.ts';
import type { FoldedCharacter } from './fold-character.ts';

/** The minimum number of spaced characters in a row; 甲　方 and 设 备 技 术 参 数 偏 离 表 are normal labels and titles. */
const SHORTEST_SPACED_RUN = 16;
const SHORTEST_MARKED_RUN = 8;
/**
 * A text is traditional when at least this share of the distinguishing characters is; the rest are written
 * the same in both scripts.
 */
const TRADITIONAL_SHARE = 0.7;

/** What stands for a blank in a form, leads to a figure, or separates what is listed. */
const BLANK =
  /[_\uff3f\ufe4d-\ufe4f\ufe33\u2500-\u257f\u25a0-\u25ff\u2610-\u2612\u2026\u2025\u22ef\u2013-\u2015\ufe4f、：:（）()［］[\]【】《》“”/／\\|｜]/;

interface Draft {
  start: number;
  end: number;
  count: number;
}

export class TraceCollector {
  readonly #document: Document;
  readonly #parts: ReturnType<typeof documentParts>;
  #part = 0;
  readonly #traces: (Draft & { readonly kind: EvasionKind })[] = [];
  #block = new Map<EvasionKind, Draft>();
  #isHeading = false;
  #simplified = 0;
  #traditional = 0;
  /** The end of the last visible character; invisible ones directly after it are inside the text. */
  #lastEnd = -1;
  #pendingInvisible: Draft | null = null;
  #run = noRun();

  constructor(document: Document) {
    this.#document = document;
    this.#parts = documentParts(document);
  }

  /** Blocks must come in text order. */
  beginBlock(block: Block): void {
    while ((this.#parts[this.#part]?.end ?? Number.POSITIVE_INFINITY) < block.end) this.#part++;
    this.#isHeading = block.type === 'heading' || block.alignment === 'center';
    this.#lastEnd = -1;
    this.#pendingInvisible = null;
    this.#run = noRun();
  }

  endBlock(): void {
    this.#endRun();
    for (const [kind, draft] of this.#block) this.#traces.push({ kind, ...draft });
    this.#block = new Map();
  }

  add(kind: EvasionKind, start: number, end: number, count: number): void {
    const draft = this.#block.get(kind);
    if (draft === undefined) this.#block.set(kind, { start, end, count });
    else {
      draft.start = Math.min(draft.start, start);
      draft.end = Math.max(draft.end, end);
      draft.count += count;
    }
  }

  character(folded: FoldedCharacter, start: number, end: number): void {
    if (folded.class === 'invisible') this.#invisible(start, end);
    else if (folded.class === 'ideograph') this.#ideograph(folded, start, end);
    else if (folded.class === 'space' || folded.class === 'mark') this.#gap(start);
    else this.#endRun();
    if (folded.class === 'invisible') return;
    const isWord = folded.plain !== '';
    if (isWord && this.#pendingInvisible !== null) {
      const { start: from, end: to, count } = this.#pendingInvisible;
      this.add('invisible', from, to, count);
    }
    this.#pendingInvisible = null;
    this.#lastEnd = isWord ? end : -1;
  }

  finish(): { readonly evasion: readonly EvasionTrace[]; readonly isTraditional: boolean } {
    const evasion = this.#traces
      .sort((one, other) => one.start - other.start || (one.kind < other.kind ? -1 : 1))
      .map(({ kind, start, end, count }) => ({
        kind,
        ...documentSpan(start, end),
        count,
        text: this.#document.text.slice(start, end),
        reason: evasionReasons[kind](count),
      }));
    const telling = this.#traditional + this.#simplified;
    return { evasion, isTraditional: this.#traditional > telling * TRADITIONAL_SHARE };
  }

  #invisible(start: number, end: number): void {
    if (this.#pendingInvisible !== null) {
      this.#pendingInvisible.end = end;
      this.#pendingInvisible.count++;
    } else if (start === this.#lastEnd) this.#pendingInvisible = { start, end, count: 1 };
  }

  #ideograph(folded: FoldedCharacter, start: number, end: number): void {
    if (folded.isTraditional) {
      this.#traditional++;
      this.add('script', start, end, 1);
    } else if (folded.isSimplified) this.#simplified++;
    // Programs that write PDF files put radicals into the text layer by themselves.
    if (folded.isLookAlike && this.#parts[this.#part]?.kind !== 'pdf') this.add('lookAlike', start, end, 1);
    this.#extendRun(start, end);
  }

  #extendRun(start: number, end: number): void {
    if (this.#run.count > 0 && this.#run.gap === '') this.#endRun();
    if (this.#run.count >= 2 && !isSameGap(this.#run.sort, this.#run.gap)) this.#endRun();
    this.#run.sort = this.#run.gap;
    this.#run.gap = '';
    if (this.#run.count === 0) this.#run.start = start;
    this.#run.end = end;
    this.#run.count++;
  }

  #gap(at: number): void {
    const sign = this.#document.text.charAt(at);
    // Blanks, boxes, dotted lines and lists are how forms and enumerations are written.
    if (BLANK.test(sign)) this.#endRun();
    else if (this.#run.count > 0) this.#run.gap += sign;
  }

  #endRun(): void {
    const { start, end, count, sort } = this.#run;
    const isSpace = sort.trim() === '';
    const shortest = isSpace ? SHORTEST_SPACED_RUN : SHORTEST_MARKED_RUN;
    if (count >= shortest && !(isSpace && this.#isHeading))
      this.add(isSpace ? 'spacing' : 'marks', start, end, count - 1);
    this.#run = noRun();
  }
}

/** Labels are set apart by spaces of any width; somebody who hides text puts the same one after each character. */
function isSameGap(one: string, other: string): boolean {
  const isSpace = one.trim() === '';
  return isSpace ? one === other : other.trim() !== '';
}

/** Chinese characters with something after each: `sort` is what was between the last two, `gap` what came since. */
interface SpacedRun extends Draft {
  sort: string;
  gap: string;
}

function noRun(): SpacedRun {
  return { start: 0, end: 0, count: 0, sort: '', gap: '' };
}
