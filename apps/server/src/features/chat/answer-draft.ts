/**
 * A growing answer: its parts, its sources and the verdicts on its citations; each change is sent as an
 * event. Promise: `content` is exactly the parts with an empty line between them, and every citation's span
 * slices out of it.
 */
import { PartSplitter } from '@wenjian/answers';
import {
  CHAT_END_MARKER,
  CHAT_LINE_BREAK_MARKER,
  CHAT_PART_SEPARATOR,
  type ChatCard,
  type ChatCitation,
  type ChatEngine,
  type ChatSource,
} from '@wenjian/api';
import type { NewChatEvent } from './running-reply.ts';
import { WholeCharacters } from './whole-characters.ts';

/**
 * Checks the citations of one part; a rejection leaves that part without a verdict and does not change the
 * answer.
 */
export type CheckPart = (part: string) => Promise<readonly ChatCitation[]>;

const markers: ReadonlySet<string> = new Set([CHAT_LINE_BREAK_MARKER, CHAT_END_MARKER]);

export class AnswerDraft {
  readonly #push: (event: NewChatEvent) => void;
  readonly #check: CheckPart;
  readonly #onUnjudged: (error: unknown) => void;
  readonly #splitter = new PartSplitter();
  readonly #thoughts = new WholeCharacters();
  readonly #words = new WholeCharacters();
  #content = '';
  #partStart = 0;
  #think = '';
  #thinkStart: number | null = null;
  #thinkMs = 0;
  #sources: readonly ChatSource[] = [];
  #citations: readonly ChatCitation[] = [];
  #cards: ChatCard[] = [];
  #checks: Promise<void> = Promise.resolve();
  lostPieces = 0;
  /** What to ask next, where it is known with the answer. */
  recommended: readonly string[] = [];
  /** A model answers although the laws it should have had could not be searched. */
  isWithoutLaws = false;

  constructor(push: (event: NewChatEvent) => void, check: CheckPart, onUnjudged: (error: unknown) => void) {
    this.#push = push;
    this.#check = check;
    this.#onUnjudged = onUnjudged;
  }

  get state() {
    return {
      content: this.#content,
      think: this.#think,
      thinkMs: this.#thinkMs,
      sources: this.#sources,
      citations: this.#citations,
      cards: this.#cards,
      recommended: this.recommended,
    };
  }

  process(current: number, total: number, content: string, engine: ChatEngine): void {
    this.#push({ type: 'process', process_current: current, process_total: total, content, engine });
  }

  useSources(sources: readonly ChatSource[]): void {
    this.#sources = sources;
    this.#pushSources();
  }

  think(text: string): void {
    this.#thinkStart ??= performance.now();
    const content = this.#thoughts.feed(text);
    if (content === '') return;
    this.#think += content;
    this.#push({ type: 'think', content });
  }

  /** A piece of text from the model. */
  say(text: string): void {
    this.#endThinking();
    for (const piece of this.#splitter.feed(this.#words.feed(text))) {
      if (piece.kind === 'break') this.#beginPart();
      else this.#add('char', piece.text);
    }
  }

  /** A complete part. */
  sayPart(text: string): void {
    if (this.#content !== '') this.#beginPart();
    this.#add('text', text);
  }

  card(card: ChatCard): void {
    this.#cards.push(card);
    this.#push({ type: 'card', ...card });
  }

  /** The text is complete. Resolves after every citation that can be checked has been checked. */
  async finish(): Promise<void> {
    this.#endThinking();
    this.#endPart();
    await this.#checks;
  }

  #add(type: 'char' | 'text', text: string): void {
    this.#content += text;
    // A marker in the model's text must not act as a marker.
    const pieces = markers.has(text) ? [text.slice(0, 2), text.slice(2)] : [text];
    for (const content of pieces) this.#push({ type, content });
  }

  #beginPart(): void {
    this.#endPart();
    this.#content += CHAT_PART_SEPARATOR;
    this.#partStart = this.#content.length;
    this.#push({ type: 'char', content: CHAT_LINE_BREAK_MARKER });
  }

  /** In parallel to the stream: words do not wait for the check of earlier parts. */
  #endPart(): void {
    const start = this.#partStart;
    const part = this.#content.slice(start);
    this.#checks = this.#checks.then(() => this.#judge(part, start)).catch(this.#onUnjudged);
  }

  async #judge(part: string, start: number): Promise<void> {
    const found = await this.#check(part);
    if (found.length === 0) return;
    const moved = found.map((one) => ({ ...one, start: one.start + start, end: one.end + start }));
    this.#citations = [...this.#citations, ...moved];
    this.#pushSources();
  }

  #endThinking(): void {
    if (this.#thinkStart === null) return;
    this.#thinkMs += Math.round(performance.now() - this.#thinkStart);
    this.#thinkStart = null;
  }

  #pushSources(): void {
    this.#push({ type: 'source', ...listsOf(this.#sources), citations: [...this.#citations] });
  }
}

/** Court cases are a separate list. */
export function listsOf(sources: readonly ChatSource[]) {
  return {
    source_list: sources.filter(({ type }) => type !== 'case'),
    cases_list: sources.filter(({ type }) => type === 'case'),
  };
}
