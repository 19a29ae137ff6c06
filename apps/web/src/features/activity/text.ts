export const activityText = {
  loading: '正在查询活动时间…',
  open: (day: string) => `活动进行中，${day} 截止。`,
  closed: (day: string) => `本期活动已于 ${day} 结束，新的活动会在这里公布。`,
} as const;
