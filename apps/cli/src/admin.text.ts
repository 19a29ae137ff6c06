export const adminText = {
  summary: '运营：查看反馈、失败任务，发放套餐 · operator: feedback, failed jobs, grant a plan',
  unknownAction: (usage: string): string => `请说明要做什么。用法：wenjian admin ${usage}`,
  notRunning: (folder: string): string =>
    `数据目录 ${folder} 上没有运行中的文鉴。请先启动它，用 --data 指定目录，或用 DATABASE_URL 指定数据库。`,
  feedback: (at: string, kind: string, path: string, text: string): string =>
    `${at}  ${kind}  ${path}\n  ${text}`,
  noFeedback: '还没有反馈。',
  deadLetter: (at: string, name: string, attempts: number, payload: string, output: string): string =>
    `${at}  ${name}  尝试 ${attempts} 次  ${payload}\n  ${output}`,
  noDeadLetters: '没有失败的任务。',
  unknownPlan: (plan: string, known: string): string => `没有名为“${plan}”的套餐，可选：${known}。`,
  unknownPhone: '没有找到使用这个手机号登录过的用户。',
  granted: (plan: string, teamId: string): string => `已为空间 ${teamId} 发放 ${plan} 套餐。`,
} as const;
