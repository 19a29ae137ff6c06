export const teamText = {
  requested: (name: string, team: string) => `${name} 申请加入团队“${team}”`,
  accepted: (team: string) => `您加入团队“${team}”的申请已通过`,
  refused: (team: string) => `您加入团队“${team}”的申请未通过`,
  added: (team: string) => `您已加入团队“${team}”`,
  removed: (team: string) => `您已被移出团队“${team}”`,
  full: (limit: number, left: number, wanted: number) =>
    `团队共 ${limit} 个席位，还剩 ${left} 个，本次需要 ${wanted} 个；请升级套餐或移除成员后再试`,
  tooLarge: (limit: number) => `团队最多 ${limit} 人`,
  adminsByOwner: '只有所有者可以添加管理员',
  notRemovable: '您不能移除这位成员，请联系团队所有者',
  leaveInstead: '要离开团队，请使用“离开团队”',
  roleAsked: (name: string, team: string) =>
    `${name} 是团队“${team}”的只读成员，请求成为成员；在团队管理中修改角色即可`,
  askedAlready: '今天已经请求过，请等待所有者或管理员处理',
  noRequest: '没有这位用户的申请',
} as const;
