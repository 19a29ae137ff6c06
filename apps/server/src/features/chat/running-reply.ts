/**
 * A running answer: all its events in order, for current and returning listeners. Promise: slow listeners
 * need no extra memory, because they all read from one log at their own pace.
 */
import type { ChatEvent } from '@wenjian/api';

type Unnumbered<Event> = Event extends ChatEvent ? Omit<Event, 'id'> : never;
export type NewChatEvent = Unnumbered<ChatEvent>;

export class RunningReply {
  readonly chatId: string;
  readonly messageId: string;
  readonly #events: ChatEvent[] = [];
  readonly #waiting = new Set<() => void>();
  readonly #stopping = new AbortController();
  #storedCount = 0;

  constructor(chatId: string, messageId: string) {
    this.chatId = chatId;
    this.messageId = messageId;
  }

  get signal(): AbortSignal {
    return this.#stopping.signal;
  }

  /** The reason distinguishes a stop by the user from the stop of the server. */
  stop(reason: 'stopped' | 'serverStopping' | 'endedElsewhere'): void {
    this.#stopping.abort(reason);
  }

  push(event: NewChatEvent): void {
    this.#events.push({ id: this.#events.length + 1, ...event } as ChatEvent);
    for (const wake of this.#waiting) wake();
    this.#waiting.clear();
  }

  /** Events not yet in the database. */
  unstored(): readonly ChatEvent[] {
    return this.#events.slice(this.#storedCount);
  }

  markStored(lastId: number): void {
    this.#storedCount = Math.max(this.#storedCount, lastId);
  }

  /** The events after this one up to the last, as they arrive. */
  async *follow(afterId: number, signal: AbortSignal): AsyncIterable<ChatEvent> {
    // One listener for all of it, not one for each word.
    let wake: (() => void) | null = null;
    const leave = (): void => wake?.();
    signal.addEventListener('abort', leave, { once: true });
    try {
      for (let at = Math.max(0, afterId); ; ) {
        const event = this.#events[at];
        if (event !== undefined) {
          at++;
          yield event;
          if (event.type === 'close') return;
          continue;
        }
        // There are no events after the end, whatever id the listener starts from.
        if (signal.aborted || this.#events.at(-1)?.type === 'close') return;
        await new Promise<void>((resolve) => {
          wake = resolve;
          this.#waiting.add(resolve);
        });
        if (signal.aborted) return;
      }
    } finally {
      signal.removeEventListener('abort', leave);
      if (wake !== null) this.#waiting.delete(wake);
    }
  }
}
