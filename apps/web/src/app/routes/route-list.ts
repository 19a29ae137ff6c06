/**
 * Every route of the product as data (docs/spec.md#routes). The router, the guard and the menus are built from
 * this list; a path's title, role and layout are defined only here.
 */

export type Layout = 'public' | 'mobile' | 'dashboard' | 'result';

export type ScreenName =
  /** A page of the site: a separate document with its own entry (`app/site`). */
  | 'site'
  | 'workbench'
  | 'tools'
  | 'convert'
  | 'recognise'
  | 'compareUpload'
  | 'compareList'
  | 'compareResult'
  | 'compareResultV3'
  | 'auditUpload'
  | 'auditList'
  | 'plagiarismUpload'
  | 'textBase'
  | 'plagiarismList'
  | 'plagiarismPair'
  | 'plagiarismMany'
  | 'teamManage'
  | 'knowledge'
  | 'documentPreview'
  | 'auditResult'
  | 'auditPublic'
  | 'proofreadResult'
  | 'proofreadOwn'
  | 'proofreadList'
  | 'proofreadLive'
  | 'statistics'
  | 'templates'
  | 'orders'
  | 'assistant'
  | 'sharedChat'
  | 'laws'
  | 'law'
  | 'lawArticle'
  | 'accountSettings'
  /** For those who run the product; to anybody else there is no such page. */
  | 'operator';

/** The menu's own icons; a tool brings its icon. */
export type PageIcon =
  | 'workbench'
  | 'tools'
  | 'assistant'
  | 'laws'
  | 'orders'
  | 'team'
  | 'statistics'
  | 'operator';

/** `free`: the spec's free icon; `freeLimit`: a daily free limit. */
export type MenuFlag = 'free' | 'freeLimit';

interface PageMenu {
  readonly section: 'main' | 'team' | 'operator';
  readonly label: string;
  readonly icon: PageIcon;
  readonly flag?: MenuFlag;
}

/** Of the page that the registry names as a tool's list: title, icon and daily limit are the tool's. */
interface ToolMenu {
  readonly section: 'main';
  readonly isToolList: true;
  /** Where its page is more than the tool. */
  readonly label?: string;
  readonly flag?: MenuFlag;
}

export type MenuEntry = PageMenu | ToolMenu;

export interface RouteEntry {
  readonly path: string;
  readonly title: string;
  readonly role: 'user' | null;
  readonly layout: Layout;
  readonly screen: ScreenName;
  readonly menu?: MenuEntry;
  /** Path of the menu entry that is highlighted while this screen is shown. */
  readonly menuPath?: string;
  /** Every other page of the workspace is also a page for phones, under `/m`. */
  readonly needsDesktop?: boolean;
  /** Starts something new: nothing for those who only read in a team. */
  readonly isForWork?: boolean;
}

type Details = Pick<RouteEntry, 'screen'> & Partial<RouteEntry>;

export const routeList: readonly RouteEntry[] = [
  site('/', '文鉴'),
  site('/share-activity', '分享活动'),
  site('/contact-us', '联系我们'),
  site('/cooperate', '生态合作'),
  site('/customer-case', '客户案例'),
  site('/customer-case/detail', '案例详情'),
  site('/information-center', '资讯中心'),
  site('/information-center/detail', '资讯详情'),
  site('/prime-introduction', '会员介绍'),
  site('/friendship-link', '友情链接'),
  site('/enterprise', '企业部署'),
  site('/plagiarism-deployment', '查重独立部署'),
  site('/promotional-activity', '优惠活动'),
  site('/privacy', '隐私政策'),
  site('/terms', '服务条款'),
  site('/report/verify', '报告核验'),
  site('/test', '设计系统与自检'),
  open('/contract-audit/result', '合同审查示例', { screen: 'auditPublic' }),
  open('/contract-correct/result', '合同纠错', { screen: 'proofreadResult' }),
  open('/assistant/share', '分享的对话', { screen: 'sharedChat' }),

  site('/m/home', '文鉴', 'mobile'),
  site('/m/login', '登录', 'mobile'),
  site('/m/contact-us', '联系我们', 'mobile'),
  site('/m/consult', '申请试用', 'mobile'),

  user('/dashboard', '工作台', { screen: 'workbench', menu: main('工作台', 'workbench') }),
  user('/contract-compare/upload', '新建比对', {
    screen: 'compareUpload',
    isForWork: true,
    menuPath: '/contract-compare/list',
  }),
  listOf('/contract-compare/list', '比对列表', { screen: 'compareList' }),
  user('/contract-audit/upload', '新建审查', {
    screen: 'auditUpload',
    isForWork: true,
    menuPath: '/contract-audit/list',
  }),
  listOf('/contract-audit/list', '审查列表', { screen: 'auditList' }),
  listOf('/contract-correct/list', '纠错列表', { screen: 'proofreadList' }),
  user('/contract-correct/live', '即时纠错', {
    screen: 'proofreadLive',
    isForWork: true,
    menuPath: '/contract-correct/list',
    needsDesktop: true,
  }),
  user('/plagiarism/upload', '新建查重', {
    screen: 'plagiarismUpload',
    isForWork: true,
    menuPath: '/plagiarism/list',
  }),
  user('/plagiarism/text-base', '文本库', { screen: 'textBase', menuPath: '/plagiarism/list' }),
  listOf('/plagiarism/list', '查重列表', { screen: 'plagiarismList' }, { flag: 'free' }),
  user('/convert-tool/list', '辅助工具', {
    screen: 'tools',
    menu: { ...main('辅助工具', 'tools'), flag: 'freeLimit' },
  }),
  listOf('/convert-tool/convert', '文档转换', { screen: 'convert', isForWork: true }),
  listOf('/convert-tool/ocr', '文字识别', { screen: 'recognise', isForWork: true }),
  listOf('/document', '知识库', { screen: 'knowledge' }, { label: '知识库' }),
  user('/assistant', 'AI 助手', { screen: 'assistant', menu: main('AI 助手', 'assistant') }),
  user('/laws', '法律条文库', { screen: 'laws', menu: main('法律条文库', 'laws') }),
  user('/laws/:law', '法律', { screen: 'law', menuPath: '/laws' }),
  user('/laws/:law/:article', '法律条文', { screen: 'lawArticle', menuPath: '/laws' }),
  listOf(
    '/document-manage/upload',
    '模板管理',
    { screen: 'templates', isForWork: true, needsDesktop: true },
    { label: '模板管理' },
  ),
  user('/team-manage/list/:id', '团队管理', {
    screen: 'teamManage',
    menu: { section: 'team', label: '团队管理', icon: 'team' },
  }),
  user('/static', '数据统计', {
    screen: 'statistics',
    menu: { section: 'team', label: '数据统计', icon: 'statistics' },
    needsDesktop: true,
  }),
  user('/order-list/index', '我的订单', {
    screen: 'orders',
    menu: main('我的订单', 'orders'),
  }),

  user('/account/settings', '账号与数据', { screen: 'accountSettings' }),
  user('/operator/overview', '运营后台', {
    screen: 'operator',
    menu: { section: 'operator', label: '运营后台', icon: 'operator' },
  }),
  user('/operator/:area', '运营后台', { screen: 'operator', menuPath: '/operator/overview' }),

  result('/document-manage/:id', '文档预览', { screen: 'documentPreview' }),
  result('/contract-audit/result/model', '审查结果', { screen: 'auditResult' }),
  result('/contract-correct/result/model', '纠错结果', {
    screen: 'proofreadOwn',
    menuPath: '/contract-correct/list',
  }),
  result('/plagiarism/result', '查重结果', { screen: 'plagiarismPair' }),
  result('/plagiarism/resultV2', '查重结果', { screen: 'plagiarismMany' }),
  result('/contract-compare/:docId', '比对结果', { screen: 'compareResult' }),
  result('/contract-compare/:docId/v3', '结构比对结果', { screen: 'compareResultV3' }),
];

/** Redirects keep the query. An external sign-in also returns to `/login`; that is handled before routing. */
export const redirectList: readonly { readonly from: string; readonly to: string }[] = [
  { from: '/login', to: '/' },
  { from: '/m', to: '/m/home' },
  { from: '/contract-compare', to: '/contract-compare/upload' },
  { from: '/plagiarism', to: '/plagiarism/upload' },
  { from: '/contract-audit', to: '/contract-audit/upload' },
  { from: '/contract-correct', to: '/' },
  { from: '/convert-tool', to: '/convert-tool/list' },
  { from: '/document-manage', to: '/document-manage/upload' },
  { from: '/document-manage/list', to: '/document?tab=1' },
  { from: '/order-list', to: '/order-list/index' },
  { from: '/operator', to: '/operator/overview' },
  // On a desktop the guard removes `/m/` from the path; these two have no desktop page of the same name.
  { from: '/home', to: '/' },
  { from: '/consult', to: '/contact-us' },
];

function site(path: string, title: string, layout: Layout = 'public'): RouteEntry {
  return { path, title, role: null, layout, screen: 'site' };
}

function open(path: string, title: string, details: Details): RouteEntry {
  return { path, title, role: null, layout: 'public', ...details };
}

function user(path: string, title: string, details: Details): RouteEntry {
  return { path, title, role: 'user', layout: 'dashboard', ...details };
}

function result(path: string, title: string, details: Details): RouteEntry {
  return { path, title, role: 'user', layout: 'result', ...details };
}

function main(label: string, icon: PageIcon): PageMenu {
  return { section: 'main', label, icon };
}

/** The page that the registry names as a tool's list. */
function listOf(
  path: string,
  title: string,
  details: Details,
  menu: Pick<ToolMenu, 'label' | 'flag'> = {},
): RouteEntry {
  return user(path, title, { ...details, menu: { section: 'main', isToolList: true, ...menu } });
}
