export const collaborationText = {
  typeMissing: '请说明是哪一种文档',
  ownerIsIn: '文档所有者不需要邀请，也不能移除',
  notInvited: '您还不是这份文档的成员，请先申请加入',
  stillPending: '您的申请还在等待审核',
  askedToJoin: (name: string, title: string): string => `${name} 申请加入《${title}》`,
  letIn: (title: string): string => `加入《${title}》的申请已通过`,
  refused: (title: string): string => `加入《${title}》的申请未通过`,
  sharedWithYou: (name: string, title: string): string => `${name} 分享了《${title}》`,
  noRequest: '没有这位用户的申请',
  phoneTaken: '这个手机号已经由另一个账号加入，请联系分享者',
} as const;
