/** Sentences about tasks that a user reads. */
export const taskText = {
  partlyDelivered: '已取消；取消前已经给出部分结果，本次次数不退回，可以重新开始',
  calledOff: '已取消',
  resultKept: (reason: string): string =>
    `重新运行没有完成：${reason.replace(/[，,]?可以重新开始$/, '')}。显示的是上一次的结果。`,
  stoppedAfterFirst: '已停止后面的检查，显示的是先列出的结果，可以重新检查',
  endedAfterFirst: '后面的检查没有完成，显示的是先列出的结果，可以重新检查',
  runTooOften: (times: number): string => `这份文件已检查 ${times} 次，请重新上传后再试`,
  done: (tool: string, title: string): string => `${tool}已完成：${title}`,
  failed: (tool: string, title: string, reason: string): string => `${tool}失败：${title}。${reason}`,
  batch: (tool: string, { done, failed }: { done: number; failed: number }, last: string): string => {
    const parts = [done > 0 ? `${done} 个已完成` : '', failed > 0 ? `${failed} 个失败` : ''];
    return `${tool}：${parts.filter((part) => part !== '').join('，')}；最近一个是 ${last}`;
  },
  setAside: {
    poison: '处理这份文件时程序两次意外退出，已停止重试，次数已退回；请用原软件重新保存后再试',
    fault:
      '处理这份文件时程序两次出错，已停止重试，次数已退回；请用原软件重新保存或拆分后再试，仍不成功请联系我们',
  },
  keyTaken: '这个请求编号已用于另一种任务，请换一个再试',
} as const;
