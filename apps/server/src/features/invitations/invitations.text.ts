export const invitationsText = {
  unknown: '邀请码不存在，请向邀请您的人核对',
  self: '不能接受自己的邀请',
  notNew: '邀请奖励只给新用户，您的账号已经注册过一段时间了',
  hasInvited: '您已经邀请过别人，不能再作为新用户接受邀请',
  accepted: '您已经接受过另一位用户的邀请，每人只能接受一次',
  device: '这台设备上已有其他账号使用过文鉴，不能领取邀请奖励',
  phone: '绑定手机号之后才能领取邀请奖励',
  otherDevice: '没有认出这台设备，请刷新页面后重试',
  enoughToday: '邀请您的人 24 小时内的邀请奖励已达上限，这次邀请不计奖励',
  rewardOfInviter: (name: string, points: number, days: number): string =>
    `${name}接受了您的邀请。您得到 ${points} 点助力试用（合同审查、文档查重、文档比对各 ${points} 次，${days} 天内有效）和一张邀请立减券。`,
  rewardOfInvitee: (points: number, days: number): string =>
    `欢迎通过邀请加入文鉴。您得到 ${points} 点助力试用（合同审查、文档查重、文档比对各 ${points} 次，${days} 天内有效）和一张邀请立减券。`,
  somebody: '一位新用户',
} as const;
