export const queryKeys = {
  chats: ['chats'] as const,
  chatList: (teamId: string, keyword: string) => ['chats', teamId, keyword] as const,
  counts: ['chatCount'] as const,
  count: (teamId: string) => ['chatCount', teamId] as const,
  shared: (key: string) => ['sharedChat', key] as const,
  support: (messageId: string) => ['chatSupport', messageId] as const,
  followUps: (messageId: string) => ['chatFollowUps', messageId] as const,
  documents: (teamId: string, keyword: string) => ['chatDocuments', teamId, keyword] as const,
};
