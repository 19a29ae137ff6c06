export const retentionText = { purged: '已彻底删除' } as const;
