/** Texts of the shell: layouts, guard, error pages. */
import { plans } from '@wenjian/api';

export const appText = {
  product: '文鉴',
  slogan: '合同与文档的比对、审查与核对',
  skipToContent: '跳到正文',
  mainMenu: '主菜单',
  retry: '重试',
  unreachable: '暂时连不上服务器',
  notFoundTitle: '404 · 没有找到这个页面',
  notFoundDetail: '地址可能写错了，或页面已经移走。',
  backHome: '返回首页',
  backToWorkbench: '返回工作台',
  crashedTitle: '页面没能显示出来',
  crashedDetail: '内容没有丢失。刷新页面后通常可以继续；如果仍然如此，请把地址发给我们。',
  refresh: '刷新页面',

  collapse: '收起菜单',
  expand: '展开菜单',
  teamMenu: '团队',
  tabs: { label: '常用', home: '工作台', audit: '新建审查', assistant: 'AI 助手', documents: '知识库' },
  free: `免费 ${plans.free.uses.duplicate} 次`,
  freeLimit: '每日限免',

  account: '账户',
  signOut: '退出登录',
  theme: '外观',
  themeSystem: '跟随系统',
  themeLight: '浅色',
  themeDark: '深色',

  signIn: '登录',
  freeUse: '免费使用',
  enterWorkbench: '进入工作台',
} as const;
