/** A chat, or one question with its answer, as a file. */
import { type ChatExportFormat, chatExportEndings, mediaTypeOf } from '@wenjian/api';
import type { ChatWriter, WrittenChat } from '../../adapters/chat-writer/chat-writer.port.ts';
import type { TeamScope } from '../../platform/access/team-scope.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Connection } from '../../platform/database/database.ts';
import { memoryFile } from '../../platform/http/memory-file.ts';
import type { FileAnswer } from '../../platform/http/route-handler.ts';
import { beijingTime } from '../../platform/people/beijing-day.ts';
import { requiredChat } from './chat.service.ts';
import { chatText as text } from './chat.text.ts';
import { listMessageRows, type MessageRow } from './chat-messages.repository.ts';

export async function exportChat(
  connection: Connection,
  writer: ChatWriter,
  scope: TeamScope,
  request: { readonly chatId: string; readonly format: ChatExportFormat; readonly messageId: string | null },
): Promise<FileAnswer> {
  const chat = await requiredChat(connection, scope, request.chatId);
  const rows = await listMessageRows(connection, request.chatId);
  if (rows.some(({ state }) => state === 'running')) throw new AppError('CHAT_REPLYING');
  const written = writtenChat(
    chat.title,
    request.messageId === null ? rows : turnOf(rows, request.messageId),
  );
  const name = text.exportName(chat.title, chatExportEndings[request.format]);
  const bytes =
    request.format === 'docx'
      ? await writer.writeDocx(written)
      : new TextEncoder().encode(writer.writeMarkdown(written));
  return memoryFile(bytes, name, mediaTypeOf(name));
}

/** The answer, and the question it answers. */
function turnOf(rows: readonly MessageRow[], messageId: string): readonly MessageRow[] {
  const at = rows.findIndex(({ id }) => id === messageId);
  if (at < 0) throw new AppError('NOT_FOUND');
  const before = rows[at - 1];
  return rows.slice(before?.role === 'user' ? at - 1 : at, at + 1);
}

function writtenChat(title: string, rows: readonly MessageRow[]): WrittenChat {
  return {
    title,
    lead: text.exportLead(beijingTime(new Date())),
    messages: rows.map((row) => ({
      heading: headingOf(row),
      quote: row.quote,
      quoteTitle: text.quoted,
      content: row.content,
      notice: row.notice,
      lists: [
        { title: text.sources, items: row.sources.map(sourceLine) },
        { title: text.citations, items: row.citations.map(citationLine) },
      ].filter(({ items }) => items.length > 0),
    })),
  };
}

function headingOf({ role, mode, engine, createdAt }: MessageRow): string {
  if (role === 'user') return `${text.asked} · ${beijingTime(createdAt)}`;
  const by = engine === 'local' ? text.localMode : text.modes[mode];
  return `${text.answered} · ${by}`;
}

function sourceLine({ number, title, is_verbatim, text: said }: MessageRow['sources'][number]): string {
  return `[${number}] ${title}${is_verbatim ? '' : `（${text.digest}）`}：${said.replaceAll(/\s+/g, ' ')}`;
}

function citationLine({ law, article, verdict, reason }: MessageRow['citations'][number]): string {
  return `《${law}》${article ?? ''}：${text.verdicts[verdict]}。${reason}`;
}
