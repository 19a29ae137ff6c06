/** What a user reads when a check is not made. */
export const textCheckerText = {
  tooLong: '这段文字没有在时限内检查完，文字没有丢失；请稍后再试，或作为文件纠错',
} as const;
