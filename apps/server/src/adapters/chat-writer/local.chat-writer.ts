import { writeChatMarkdown } from '@wenjian/writers/chat-markdown';
import type { ChatWriter } from './chat-writer.port.ts';

export const localChatWriter: ChatWriter = {
  writeMarkdown: writeChatMarkdown,
  // Loaded by the first who wants one: few do, and the library would be in every server.
  writeDocx: async (chat) => (await import('@wenjian/writers/chat-docx')).writeChatDocx(chat),
};
