export const resultText = {
  back: '返回列表',
  share: '分享',
  shareCopied: '链接已复制，同一空间的成员登录后可以打开',
  shareFailed: '浏览器不允许复制，请手动复制地址栏的链接',
  help: '帮助',
  feedback: '反馈',
  backToList: '返回列表',
  refresh: '刷新页面',

  tourShareTitle: '分享结果',
  tourShareBody: '复制这个页面的链接，发给同一空间的成员一起查看。',
  tourHelpTitle: '需要帮助时',
  tourHelpBody: '这里有使用说明与键盘快捷键，按 ? 也可以打开。',
  tourNext: '下一步',
  tourDone: '知道了',

  helpTitle: '使用帮助',
  helpSections: [
    {
      heading: '查看结果',
      items: [
        '左侧是原稿，右侧是修改稿，两边同步滚动。',
        '点列表中的一条，页面会滚动到它所在的位置；点页面上的标记，列表会选中对应的一条。',
      ],
    },
    {
      heading: '检查范围',
      items: [
        '结果里列出检查了哪些内容、哪些没有检查，以及原因。',
        '离开页面不影响处理，回来后可以继续查看。',
      ],
    },
    {
      heading: '分享与反馈',
      items: [
        '“分享”复制当前页面的链接，只有同一空间的成员登录后可以打开。',
        '结果不对时请点“反馈”，可以附上截图。',
      ],
    },
  ],
  keysHeading: '键盘',
  keys: [
    { keys: ['j', 'n'], does: '下一条' },
    { keys: ['k', 'p'], does: '上一条' },
    { keys: ['a'], does: '确认或采纳' },
    { keys: ['x'], does: '忽略' },
    { keys: ['/'], does: '搜索' },
    { keys: ['?'], does: '打开或关闭帮助' },
    { keys: ['Esc'], does: '关闭弹出的面板' },
  ],
} as const;
