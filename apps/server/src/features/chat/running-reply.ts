/**
 * An answer while it is given: everything that was sent of it, in order, for whoever listens now or comes back. Promise: listeners that are
 * slow cost nothing but what the answer itself weighs, because they read from the one log at their own pace.
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

  /** The reason tells a stop by the user from the end of the server. */
  stop(reason: 'stopped' | 'serverStopping' | 'endedElsewhere'): void {
    this.#stopping.abort(reason);
  }

  push(event: NewChatEvent): void {
    this.#events.push({ id: this.#events.length + 1, ...event } as ChatEvent);
    for (const wake of this.#waiting) wake();
    this.#waiting.clear();
  }

  /** What is not in the database yet. */
  unstored(): readonly ChatEvent[] {
    return this.#events.slice(this.#storedCount);
  }

  markStored(lastId: number): void {
    this.#storedCount = Math.max(this.#storedCount, lastId);
  }

  /** From after this event to the last one, as they come. */
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
        // Nothing comes after the end, however far behind it somebody wants to go on.
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
