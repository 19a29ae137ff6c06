import { INVITATION_DAYS, INVITATION_POINTS, INVITATIONS_A_DAY } from '@wenjian/api';

const each = `${INVITATION_POINTS} 点助力试用`;

export const invitationsText = {
  title: '邀请好友',
  lead: `好友用您的链接首次登录后，双方各得 ${each}（合同审查、文档查重、文档比对各 ${INVITATION_POINTS} 次，${INVITATION_DAYS} 天内有效）和一张 5 元立减券。`,
  code: '邀请码',
  link: '邀请链接',
  copyLink: '复制链接',
  copied: '链接已复制',
  scan: '用手机扫码打开',
  invitedCount: '已邀请',
  assistedPoints: '助力试用点数',
  people: (count: string): string => `${count} 人`,
  points: (count: string): string => `${count} 点`,
  listTitle: '受邀好友',
  listEmpty: '还没有好友通过您的链接登录。',
  couponsTitle: '因邀请得到的卡券',
  couponDiscount: (amount: string): string => `减 ${amount} 元`,
  couponUntil: (day: string): string => `${day} 前有效`,
  couponStates: { usable: '可使用', held: '订单占用中', used: '已使用', expired: '已过期' },
  gained: (points: number): string => `各得 ${points} 点`,
  failed: '邀请信息没能读取出来',
  retry: '重试',
  noteTitle: '好友邀请您使用文鉴',
  note: `登录后双方各得 ${each}和一张立减券。`,
  reward: (points: number): string => `您获得 ${points} 点助力试用`,
  rules: [
    {
      heading: '怎样算邀请成功',
      body: '好友打开您的邀请链接，用没有注册过的手机号登录，并在注册后 24 小时内接受邀请（从链接登录时自动接受）。奖励随即到账，双方都会收到消息。',
    },
    {
      heading: '能得到什么',
      body: `双方各得 ${each}：合同审查、文档查重、文档比对各 ${INVITATION_POINTS} 次，${INVITATION_DAYS} 天内有效，先于免费次数使用；另各得一张 5 元立减券。每 24 小时最多 ${INVITATIONS_A_DAY} 位好友计奖励，总人数不限。`,
    },
    {
      heading: '哪些情况不计',
      body: '自己邀请自己、已注册的用户、没有绑定手机号的账号、已经有账号登录过的设备，以及同一人或同一设备的第二次邀请，都不计奖励。',
    },
  ],
  signInToInvite: '登录后邀请好友',
} as const;
