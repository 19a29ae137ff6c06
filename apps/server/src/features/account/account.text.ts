export const accountText = {
  codeMail: (code: string, minutes: number) => ({
    subject: `【文鉴】邮箱验证码 ${code}`,
    text: `您正在文鉴绑定这个邮箱，验证码：${code}，${minutes} 分钟内有效。\n\n如果不是您本人的操作，请忽略这封邮件。\n`,
  }),
  mailFailed: '邮件没有发出去，请核对邮箱地址后重试',
  mailDailyLimit: '今天获取邮箱验证码的次数已达上限，请明天再试',
  phoneSame: '新号码与现在的手机号相同',
  oldCode: '现在的手机号',
  newCode: '新手机号',
  phoneChanged: (phone: string) =>
    `登录手机号已更换为 ${phone.slice(0, 3)}****${phone.slice(-4)}，其他设备上的登录已全部退出。如果不是您本人的操作，请立即联系我们。`,
} as const;
