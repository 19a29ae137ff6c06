export const correctorText = {
  unavailable: '纠错模型没有打开，本次只按词库、规则与统计检查文字',
} as const;
