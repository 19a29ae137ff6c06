/** Sentences about tasks that a user reads. */
export const taskText = {
  partlyDelivered: '已取消；取消前已经给出部分结果，本次次数不退回，可以重新开始',
} as const;
