/**
 * Collects the traces of evasion while a document is read character by character: one trace for each kind and
 * block.
 */
import { type Block, type Document, documentParts, documentSpan, isSimplifiedForm } from '@wenjian/document';
import { evasionReasons } from '../plagiarism.text.ts';
import type { EvasionKind, EvasionTrace } from './evasion.ts';
import type { FoldedCharacter } from './fold-character.ts';

/** The minimum number of spaced characters in a row; 甲　方 and 房 屋 租 赁 合 同 are normal titles. */
const SHORTEST_SPACED_RUN = 8;
/**
 * A text is traditional when at least this share of the distinguishing characters is; the rest are written
 * the same in both scripts.
 */
const TRADITIONAL_SHARE = 0.7;

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
    else if (folded.class === 'space' || folded.class === 'mark') this.#gap(folded.class);
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
    } else if (isSimplifiedForm(folded.plain)) this.#simplified++;
    // Programs that write PDF files put radicals into the text layer by themselves.
    if (folded.isLookAlike && this.#parts[this.#part]?.kind !== 'pdf') this.add('lookAlike', start, end, 1);
    const run = this.#run;
    if (run.count > 0 && run.gap === null) this.#endRun();
    const isSame = this.#run.count < 2 || this.#run.gap === this.#run.sort;
    if (!isSame) this.#endRun();
    this.#run.sort = this.#run.gap;
    this.#run.gap = null;
    if (this.#run.count === 0) this.#run.start = start;
    this.#run.end = end;
    this.#run.count++;
  }

  #gap(kind: 'space' | 'mark'): void {
    if (this.#run.count > 0 && this.#run.gap !== 'mark') this.#run.gap = kind;
  }

  #endRun(): void {
    const { start, end, count, sort } = this.#run;
    if (count >= SHORTEST_SPACED_RUN && sort !== null && !(sort === 'space' && this.#isHeading))
      this.add(sort === 'space' ? 'spacing' : 'marks', start, end, count - 1);
    this.#run = noRun();
  }
}

/** Chinese characters with something after each: `sort` is what was between the last two, `gap` what came since. */
interface SpacedRun extends Draft {
  sort: 'space' | 'mark' | null;
  gap: 'space' | 'mark' | null;
}

function noRun(): SpacedRun {
  return { start: 0, end: 0, count: 0, sort: null, gap: null };
}
