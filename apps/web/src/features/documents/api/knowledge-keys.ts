/** All knowledge base queries share one key: most changes affect list, folders, tags and meter together. */
export const knowledgeKeys = {
  all: ['knowledge'] as const,
  list: (filter: unknown) => ['knowledge', 'list', filter] as const,
  search: (filter: unknown) => ['knowledge', 'search', filter] as const,
  document: (id: string) => ['knowledge', 'document', id] as const,
  folders: (teamId: string) => ['knowledge', 'folders', teamId] as const,
  tags: (teamId: string) => ['knowledge', 'tags', teamId] as const,
  storage: (teamId: string) => ['knowledge', 'storage', teamId] as const,
  facts: (choice: unknown) => ['knowledge', 'facts', choice] as const,
  trash: (teamId: string) => ['knowledge', 'trash', teamId] as const,
};
