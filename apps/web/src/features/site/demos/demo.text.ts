/** Texts of the demonstrations, shown and generated. */
export const demoText = {
  old: '原稿',
  new: '修改稿',
  compareSummary: (shown: number, major: number, folded: number) =>
    `${shown} 处改动，其中 ${major} 处重要${folded > 0 ? `；另有 ${folded} 处仅编号或标点变动，已折叠` : ''}`,
  counted: (what: string, count: number) => `${what} ${count.toLocaleString('zh-CN')}`,
  because: (what: string, reason: string) => `${what}：${reason}`,
} as const;
