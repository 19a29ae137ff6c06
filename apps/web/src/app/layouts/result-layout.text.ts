export const resultText = {
  back: '返回列表',
  help: '帮助',
  feedback: '反馈',
  backToList: '返回列表',
  refresh: '刷新页面',

  tourShareTitle: '分享结果',
  tourShareBody: '复制链接发给同事，或开启协作，邀请空间外的人一起查看和处理。',
  tourHelpTitle: '需要帮助时',
  tourHelpBody: '这里有使用说明与键盘快捷键，按 ? 也可以打开。',
  tourHelpBodyTouched: '这里有使用说明。',
  tourNext: '下一步',
  tourDone: '知道了',
} as const;
