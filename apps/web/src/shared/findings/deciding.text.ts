export const decidingText = {
  undo: '撤销',
  redo: '重做',
  decidedAll: (count: string): string => `已处理 ${count} 条`,
  undone: (count: string): string => `已撤销 ${count} 条`,
  redone: (count: string): string => `已重做 ${count} 条`,
  skipped: (count: string): string => `${count} 条刚被其他成员处理过，已跳过`,
  checkedAgain: '结果已有变化，可能刚被重新检查，已为您刷新',
} as const;
