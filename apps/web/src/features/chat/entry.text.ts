export const entryText = {
  open: 'AI 助手',
  hint: 'AI 助手（Alt+/）',
} as const;

export const inviteText = {
  accepted: (added: number): string => `已接受邀请，增加 ${added} 次回答`,
} as const;
