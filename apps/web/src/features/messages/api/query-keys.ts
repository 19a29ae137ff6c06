export const queryKeys = {
  all: ['messages'] as const,
  unread: ['messages', 'unread'] as const,
  list: (filter: { readonly keyword: string; readonly isUnread: boolean }) =>
    ['messages', 'list', filter] as const,
  notices: ['notices'] as const,
  popup: (templateNumber: string) => ['notices', 'popup', templateNumber] as const,
};
