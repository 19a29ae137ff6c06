export const publicLinkText = {
  open: '公开链接',
  create: '生成链接',
  copy: '复制链接',
  copied: '链接已复制',
  takeBack: '收回链接',
  takenBack: '链接已收回，之前发出的链接不能再打开',
  close: '关闭',
} as const;
