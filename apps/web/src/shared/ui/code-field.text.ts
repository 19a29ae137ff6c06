export const codeFieldText = {
  send: '获取验证码',
  sendFor: (label: string) => `获取验证码：${label}`,
  sendAgain: (seconds: number) => `${seconds} 秒后可重发`,
  sent: '验证码已发送',
} as const;
