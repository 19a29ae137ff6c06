/** Rows as the calls show them. */
import type { ChatMessage } from '@wenjian/api';
import { listsOf } from './answer-draft.ts';
import { chatText } from './chat.text.ts';
import type { MessageRow } from './chat-messages.repository.ts';
import type { ChatRow } from './chats.repository.ts';

export function presentMessage(row: MessageRow): ChatMessage {
  return {
    id: row.id,
    role: row.role,
    content: row.content,
    think: row.think,
    think_ms: row.thinkMs,
    mode: row.mode,
    engine: row.engine,
    state: row.state,
    notice: row.notice,
    quote: row.quote,
    documents: [...row.documents],
    ...listsOf(row.sources),
    citations: [...row.citations],
    card_list: [...row.cards],
    recommend_list: [...row.recommended],
    feedback: row.feedback,
    at: row.createdAt.toISOString(),
  };
}

/**
 * Text from documents of the space is for its members; an answer based on them may quote and name them
 * anywhere.
 */
export function presentSharedMessage(row: MessageRow) {
  const { feedback, documents, quote, ...message } = presentMessage(row);
  const open = message.source_list.filter(({ type }) => type !== 'document');
  const shown = { ...message, source_list: open, cases_list: [] };
  const restsOnDocuments = row.sources.some(({ type }) => type === 'document' || type === 'case');
  if (!restsOnDocuments) return shown;
  return { ...shown, content: chatText.answerNotShared, think: '', citations: [], recommend_list: [] };
}

const SNIPPET_BEFORE = 20;
const SNIPPET_CHARACTERS = 80;

export function presentSummary(
  chat: ChatRow,
  row: { readonly messageCount: number; readonly isReplying: boolean; readonly found: string | null },
  keyword: string | null,
) {
  return {
    id: chat.id,
    title: chat.title,
    mode: chat.mode,
    message_count: row.messageCount,
    is_replying: row.isReplying,
    snippet: keyword === null || row.found === null ? null : snippetOf(row.found, keyword),
    updated_at: chat.updatedAt.toISOString(),
  };
}

function snippetOf(text: string, keyword: string): string {
  const line = text.replaceAll(/\s+/g, ' ');
  const at = Math.max(0, line.toLowerCase().indexOf(keyword.toLowerCase()) - SNIPPET_BEFORE);
  const piece = line.slice(at, at + SNIPPET_CHARACTERS);
  return `${at > 0 ? '…' : ''}${piece}${at + SNIPPET_CHARACTERS < line.length ? '…' : ''}`;
}
