export const collaborationText = {
  share: '分享',
  dialogTitle: '分享与协作',
  loadFailed: '没有读到协作信息',
  retry: '重试',

  switchTitle: '对外协作',
  switchLabel: '开启对外协作',
  switchHints: {
    none: '未开启，只有同一空间的成员可以打开。开启后可以邀请空间外的人一起查看或处理。',
    open: '已开启。空间外的人打开链接后可以申请加入，受邀的人可以直接加入。',
    closed: '已关闭，空间外的人暂时无法访问。成员都保留着，重新开启后恢复。',
  },
  opened: '协作已开启',
  closed: '协作已关闭',

  link: '链接',
  copy: '复制链接',
  copied: '链接已复制',
  copyByHand: '浏览器不允许复制，链接已选中，请按 Ctrl+C 复制',
  linkHint: '仅同一空间的成员登录后可以打开',

  invite: '邀请',
  inviteTitle: '邀请成员',
  invitePlaceholder: '输入手机号，可粘贴多个',
  invited: (count: number) => `已邀请 ${count} 人，把链接发给对方即可加入`,
  phoneProblems: {
    invalid: (value: string) => `“${value}”不是手机号`,
    owner: '文档所有者不需要邀请',
    tooMany: (max: number) => `一次最多邀请 ${max} 人`,
  },
  noHistory: '输入手机号后按回车',

  permission: '权限',
  permissions: { owner: '所有者', readwrite: '可编辑', readonly: '可查看' },
  tags: { owner: '所有者', shared: '链接加入', inviting: '待加入', added: '受邀加入' },
  membersTitle: (count: number) => `成员（${count}）`,
  permissionOf: (name: string) => `${name}的权限`,
  me: '我',
  remove: '移除',
  removeOf: (name: string) => `移除${name}`,
  removeQuestion: (name: string) => `移除${name}？移除后立即无法访问`,
  cancel: '取消',
  removed: '已移除',
  changed: '权限已修改',

  requestsTitle: (count: number) => `待处理的申请（${count}）`,
  accept: '同意',
  reject: '拒绝',
  accepted: '已同意',
  rejected: '已拒绝',
  acceptOf: (name: string) => `同意${name}的申请`,
  rejectOf: (name: string) => `拒绝${name}的申请`,
  waiting: (count: number) => `${count} 个申请待处理`,

  gate: {
    apply: {
      title: '申请加入后可以查看',
      detail: (owner: string, document: string) => `${owner}分享了文档“${document}”，加入需要对方同意。`,
      button: '申请加入',
    },
    pending: {
      title: '已申请，等待审核',
      detail: (owner: string, document: string) =>
        `${owner}同意后，“${document}”会在这里自动打开，也可以稍后再来。`,
      button: '刷新',
    },
    join: {
      title: '邀请您加入文档',
      detail: (owner: string, document: string) => `${owner}邀请您一起查看“${document}”。`,
      button: '加入文档',
    },
    enter: { title: '可以打开文档了', detail: '页面即将刷新。', button: '刷新页面' },
    asked: '申请已提交',
    wasAccepted: '申请已通过',
  },
} as const;
