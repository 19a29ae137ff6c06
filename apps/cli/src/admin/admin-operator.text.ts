export const adminOperatorText = {
  usage:
    '用法：wenjian admin operator list | add PHONE [--role manager|support|maintainer] | remove PHONE  [--reason TEXT]',
  defaultReason: '由命令行指定',
  unknownRole: (role: string, known: string): string => `没有名为“${role}”的角色，可选：${known}。`,
  unknownPhone: '没有找到使用这个手机号登录过的用户。请先让本人登录一次。',
  notOperator: '这个手机号不是运营人员。',
  added: (phone: string, role: string): string =>
    `${phone} 已是运营人员，角色：${role}。重新加载页面后菜单里会有“运营后台”。`,
  removed: (phone: string): string => `${phone} 不再是运营人员，立即生效。`,
  line: (name: string, phone: string, role: string, by: string, at: string): string =>
    `${name}  ${phone}  ${role}  ${at}  由 ${by} 任命`,
  none: '还没有运营人员。用 admin operator add PHONE 任命第一位。',
} as const;
