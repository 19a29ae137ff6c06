import { writeChatDocx, writeChatMarkdown } from '@wenjian/writers';
import type { ChatWriter } from './chat-writer.port.ts';

export const localChatWriter: ChatWriter = { writeDocx: writeChatDocx, writeMarkdown: writeChatMarkdown };
