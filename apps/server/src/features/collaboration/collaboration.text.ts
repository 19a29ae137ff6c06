export const collaborationText = {
  member: '成员',
  typeMissing: '请说明是哪一种文档',
  ownerIsIn: '文档所有者不需要邀请，也不能移除',
  notInvited: '您还不是这份文档的成员，请先申请加入',
  stillPending: '您的申请还在等待审核',
  noRequest: '没有这位用户的申请',
  phoneTaken: '这个手机号已经由另一个账号加入，请联系分享者',
} as const;
