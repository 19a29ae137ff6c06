/**
 * The open chat of this tab, shared by the panel and the page. It lives outside the screens, so that an
 * answer continues while the user moves between pages.
 */
import {
  type ChatAsk,
  type ChatEngine,
  type ChatEvent,
  type ChatMessage,
  type ChatMode,
  DEFAULT_CHAT_MODE,
} from '@wenjian/api';
import { createStore } from 'zustand/vanilla';
import { chatText as text } from '../text.ts';
import {
  blankChat,
  type OpenChatState,
  type Question,
  withAnswer,
  withoutQuestion,
  withQuestion,
} from '../view-model/open-chat-state.ts';
import { type Stream, startStream, takeEvent } from '../view-model/stream.ts';
import type { Connection, Wanted } from './chat-connection.ts';

export interface StoredChat {
  readonly title: string;
  readonly mode: ChatMode;
  readonly history: readonly ChatMessage[];
  readonly running: { readonly message_id: string } | null;
}

export interface OpenChatPorts {
  readonly newId: () => string;
  readonly now: () => Date;
  readonly connect: (wanted: Wanted) => Connection;
  /** Null: the chat does not exist (any more). */
  readonly readChat: (id: string) => Promise<StoredChat | null>;
  /** For an answer without a socket. */
  readonly stopByCall: (chatId: string) => Promise<unknown>;
  /** Events that arrive together are shown together. */
  readonly soon: (action: () => void) => void;
  readonly warn: (message: string) => void;
  readonly failConnection: () => void;
  readonly remember: (chat: { readonly teamId: string; readonly chatId: string } | null) => void;
}

export class OpenChat {
  readonly store;
  readonly #ports: OpenChatPorts;
  #connection: Connection | null = null;
  #arrived: ChatEvent[] = [];
  /** A change was heard of while an answer arrived. */
  #isStale = false;
  /** A question of this tab that may yet be refused or never arrive; `answerId` tells whether the server has it. */
  #pending: {
    readonly question: Question;
    readonly answerId: string;
    readonly refusal: string | null;
  } | null = null;

  constructor(ports: OpenChatPorts) {
    this.#ports = ports;
    const nothing = { teamId: null, mode: DEFAULT_CHAT_MODE, revision: 0 };
    this.store = createStore<OpenChatState>()(() => blankChat(ports.newId(), nothing));
  }

  /** The current space, and the chat open in it. */
  enter(teamId: string, chatId: string | null): void {
    if (this.#state.teamId === teamId) return;
    this.#clear(teamId);
    if (chatId !== null) this.#openChat(chatId);
  }

  /** Whether the chat may be left or cleared; warns where it may not (docs/spec.md#chat). */
  isFree(): boolean {
    if (this.#state.stream === null) return true;
    this.#ports.warn(text.replyInProgress);
    return false;
  }

  ask(question: Question, engine: ChatEngine): boolean {
    if (!this.isFree()) return false;
    const { newId, now, remember } = this.#ports;
    const at = now().toISOString();
    this.#set(withQuestion(this.#state, question, { id: newId(), engine, at }));
    const { chatId, teamId, mode } = this.#state;
    if (teamId) remember({ teamId, chatId });
    const answerId = newId();
    this.#pending = { question, answerId, refusal: null };
    this.#listen(startStream({ id: answerId, mode, engine, at }), {
      type: 'ask',
      answer_id: answerId,
      content: question.content,
      mode,
      quote: question.quote,
      document_ids: question.documents.map(({ id }) => id),
      team_id: teamId,
    });
    return true;
  }

  stop(): void {
    const { stream, chatId } = this.#state;
    if (stream === null || this.#connection?.stop() === true) return;
    void this.#ports.stopByCall(chatId).then(
      () => this.reconnect(),
      () => undefined,
    );
  }

  reconnect(): void {
    const { stream, link } = this.#state;
    if (stream !== null && link === 'lost') this.#listen(stream, null);
  }

  open(chatId: string): boolean {
    const state = this.#state;
    if (chatId === state.chatId && state.loading !== 'failed') return true;
    if (!this.isFree()) return false;
    this.#openChat(chatId);
    return true;
  }

  startNew(): boolean {
    if (!this.isFree()) return false;
    this.#clear(this.#state.teamId);
    this.#ports.remember(null);
    return true;
  }

  /**
   * Something of the person's chats has changed, maybe in another tab: the open chat is read again, and a running answer is followed. While an
   * answer of this tab arrives it waits for its end.
   */
  refresh(): void {
    const { isStored, loading, stream, chatId } = this.#state;
    if (!isStored || loading === 'loading') return;
    if (stream !== null) this.#isStale = true;
    else void this.#renew(chatId);
  }

  change(change: Partial<Pick<OpenChatState, 'mode' | 'title' | 'messages' | 'returned'>>): void {
    this.#set(change);
  }

  get #state(): OpenChatState {
    return this.store.getState();
  }

  #set(change: Partial<OpenChatState>): void {
    this.store.setState(change);
  }

  #clear(teamId: string | null, chatId = this.#ports.newId()): void {
    this.#connection?.leave();
    this.#connection = null;
    this.#arrived = [];
    this.#isStale = false;
    this.#set(blankChat(chatId, { ...this.#state, teamId }));
  }

  #openChat(chatId: string): void {
    const { teamId } = this.#state;
    this.#clear(teamId, chatId);
    if (teamId) this.#ports.remember({ teamId, chatId });
    void this.#load(chatId);
  }

  async #load(chatId: string): Promise<void> {
    this.#set({ loading: 'loading' });
    try {
      const chat = await this.#ports.readChat(chatId);
      if (this.#state.chatId !== chatId) return;
      if (chat === null) this.#startOver();
      else this.#show(chat);
    } catch {
      if (this.#state.chatId === chatId) this.#set({ loading: 'failed' });
    }
  }

  /** Without a sign of loading; a failure leaves what is shown, and the next change tries again. */
  async #renew(chatId: string): Promise<void> {
    this.#isStale = false;
    const chat = await this.#ports.readChat(chatId).catch(() => undefined);
    const state = this.#state;
    if (chat === undefined || state.chatId !== chatId || !state.isStored) return;
    // A question was asked here meanwhile: what was read is older than it.
    if (state.stream !== null || this.#pending !== null) this.#isStale = true;
    else if (chat === null) this.#startOver();
    // The mode is chosen in each tab for its next question.
    else this.#show({ ...chat, mode: state.mode });
  }

  /** The chat was deleted elsewhere, or its question never arrived. */
  #startOver(): void {
    this.#clear(this.#state.teamId);
    this.#ports.remember(null);
    this.#giveBack([]);
  }

  /** A question missing from the chat never arrived: its text returns to the input box. */
  #giveBack(history: readonly ChatMessage[]): void {
    const pending = this.#pending;
    this.#pending = null;
    if (pending === null || history.some(({ id }) => id === pending.answerId)) return;
    this.#ports.warn(pending.refusal ?? text.notDelivered);
    this.#set({ returned: pending.question });
  }

  #show({ title, mode, history, running }: StoredChat): void {
    const messages = history.filter(({ state }) => state !== 'running');
    this.#set({ title, mode, messages, isStored: true, loading: 'done' });
    this.#giveBack(history);
    if (running === null) return;
    const begun = history.find(({ id }) => id === running.message_id);
    const at = begun?.at ?? this.#ports.now().toISOString();
    const started = { mode: begun?.mode ?? mode, engine: begun?.engine ?? ('model' as const), at };
    this.#listen(startStream({ id: running.message_id, ...started }), null);
  }

  #listen(stream: Stream, ask: ChatAsk | null): void {
    this.#set({ stream, link: 'open' });
    this.#connection = this.#ports.connect({
      chatId: this.#state.chatId,
      answerId: stream.message.id,
      ask,
      lastEventId: () => this.#state.stream?.lastEventId ?? 0,
      onEvent: (event) => this.#arrive(event),
      onLink: (link) => this.#changeLink(link),
    });
  }

  #arrive(event: ChatEvent): void {
    this.#arrived.push(event);
    if (event.type === 'close') this.#flush();
    else if (this.#arrived.length === 1) this.#ports.soon(() => this.#flush());
  }

  #changeLink(link: OpenChatState['link']): void {
    // Events received before the break count for where to continue.
    this.#flush();
    if (this.#state.stream === null) return;
    this.#set({ link });
    if (link === 'lost') this.#ports.failConnection();
  }

  #flush(): void {
    const { stream } = this.#state;
    const events = this.#arrived;
    this.#arrived = [];
    if (stream === null || events.length === 0) return;
    const nowMs = this.#ports.now().getTime();
    const next = events.reduce((known, event) => takeEvent(known, event, nowMs), stream);
    if (next.close === null) this.#set({ stream: next });
    else this.#settle(next);
  }

  #settle(stream: Stream): void {
    this.#connection = null;
    switch (stream.close?.reason) {
      case 'refused':
        this.#takeRefusal(stream);
        break;
      case 'nothingRunning':
        this.#readAnew();
        break;
      default:
        this.#pending = null;
        this.#set(withAnswer(this.#state, stream));
        if (this.#isStale) void this.#renew(this.#state.chatId);
    }
  }

  #takeRefusal({ close, lastEventId, message }: Stream): void {
    // Only the server knows the state of a chat that is not loaded, or of an answer that had started.
    if (this.#pending === null || lastEventId > 0 || close?.error === 'NOT_FOUND') {
      if (this.#pending) this.#pending = { ...this.#pending, refusal: message.notice };
      this.#readAnew();
      return;
    }
    this.#pending = null;
    this.#set(withoutQuestion(this.#state));
    this.#ports.warn(message.notice ?? text.notDelivered);
  }

  #readAnew(): void {
    this.#set({ stream: null, revision: this.#state.revision + 1 });
    void this.#load(this.#state.chatId);
  }
}
