/** Writes a conversation as a file. */
export type { WrittenChat } from '@wenjian/writers';

import type { WrittenChat } from '@wenjian/writers';

export interface ChatWriter {
  writeDocx(chat: WrittenChat): Promise<Uint8Array>;
  writeMarkdown(chat: WrittenChat): string;
}
