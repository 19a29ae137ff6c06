/** The open chat of this tab survives a reload, so that an answer in progress continues. */
const CHAT_KEY = 'wenjian.chat';

export function rememberChat(chat: { readonly teamId: string; readonly chatId: string } | null): void {
  if (chat === null) sessionStorage.removeItem(CHAT_KEY);
  else sessionStorage.setItem(CHAT_KEY, JSON.stringify(chat));
}

/** Null: none, or one of another space. */
export function rememberedChat(teamId: string): string | null {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(CHAT_KEY) ?? 'null');
    if (typeof value !== 'object' || value === null || !('teamId' in value) || !('chatId' in value))
      return null;
    return value.teamId === teamId && typeof value.chatId === 'string' ? value.chatId : null;
  } catch {
    return null;
  }
}
