export const profileText = {
  title: '个人资料',
  choose: '换一张头像',
  initials: '用姓名作头像',
  unreadable: '这张图片打不开，请换一张 PNG、JPEG 或 WebP',
  name: '姓名',
  nameNote: '同事在列表、分享与消息里看到的名字；团队里另有称呼的以团队为准。',
  nameMissing: '请填写姓名',
  save: '保存姓名',
  saved: '已保存',
} as const;
