/** Sentences about tasks that a user reads. */
export const taskText = {
  partlyDelivered: '已取消；取消前已经给出部分结果，本次次数不退回，可以重新开始',
  keyTaken: '这个请求编号已用于另一种任务，请换一个再试',
} as const;
