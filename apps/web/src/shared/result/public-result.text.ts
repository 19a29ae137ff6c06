export const publicResultText = {
  expiredTitle: '文档已失效',
  expiredDetail: '分享者的页面已失效，请联系分享者',
  home: '返回首页',
  retry: '重新加载',
} as const;
