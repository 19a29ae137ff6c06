/** zh-CN. The product's help: one text per topic, with the page where it is done. */
import { endingsOf } from '@wenjian/document';

export interface HelpText {
  readonly id: string;
  readonly title: string;
  /** What people call it. */
  readonly words: readonly string[];
  /** In steps or sentences, Markdown without headings. */
  readonly text: string;
  /** The tool that does it. */
  readonly tool: { readonly title: string; readonly description: string; readonly url: string };
}

const compare = {
  title: '文档比对',
  description: '上传两份文件，逐处列出差异',
  url: '/contract-compare/upload',
};
const compareList = { title: '比对列表', description: '查看、导出以往的比对', url: '/contract-compare/list' };
const audit = {
  title: '合同审查',
  description: '选择立场，列出风险、依据与修改建议',
  url: '/contract-audit/upload',
};
const auditList = { title: '审查列表', description: '查看、导出以往的审查', url: '/contract-audit/list' };
const plagiarism = {
  title: '文档查重',
  description: '两份或多份文件互查，或与文本库对照',
  url: '/plagiarism/upload',
};
const convert = {
  title: '文档转换',
  description: '在 Word、PDF、Excel、PPT、图片之间转换，整理 PDF 的页面',
  url: '/convert-tool/convert',
};
const recognise = { title: '文字识别', description: '识别扫描件与图片中的文字', url: '/convert-tool/ocr' };
const knowledge = { title: '知识库', description: '存放、查找空间里的文档', url: '/document' };
const templates = {
  title: '模板管理',
  description: '上传合同模板，填空生成合同',
  url: '/document-manage/upload',
};
const workbench = { title: '工作台', description: '全部工具与最近的任务', url: '/dashboard' };
const orders = { title: '我的订单', description: '查看订单、申请发票与退款', url: '/order-list/index' };
const membership = { title: '会员介绍', description: '各套餐的次数、席位与价格', url: '/prime-introduction' };
const statistics = { title: '数据统计', description: '空间的用量与明细', url: '/static' };
const contact = { title: '联系我们', description: '留下需求，我们与您联系', url: '/contact-us' };

export const helpTexts: readonly HelpText[] = [
  {
    id: 'compare',
    title: '怎样比对两份文件',
    words: ['比对', '对比', '比较', '差异', '两个版本', '改了哪里', '不同', '修改了什么', '版本'],
    text: '1. 打开“文档比对”，左边放旧版，右边放新版，格式可以不同（例如 Word 与扫描的 PDF）。\n2. 选择文本比对或结构比对后开始，完成时会收到消息。\n3. 结果页左右对照，点一处差异，两边同时跳到所在位置；可以按增加、删除、修改、移动筛选。',
    tool: compare,
  },
  {
    id: 'compare-structure',
    title: '文本比对与结构比对有什么不同',
    words: ['结构比对', '文本比对', '表格', '移动', '条款顺序', 'v3', '多个版本'],
    text: '文本比对把两份文件左右对照，列出每一处文字差异。结构比对按条款树对照，表格逐格比，能认出移动、拆分与合并的条款、图片与印章的变化，并分出重要程度；一份基准最多可以对十个版本。',
    tool: compare,
  },
  {
    id: 'compare-export',
    title: '怎样导出比对结果',
    words: ['导出', '下载', '修订', '报告', '比对报告', '带修订'],
    text: '在比对结果页点“导出”，可以得到带真实修订标记的 Word（全部接受即新版，全部拒绝即旧版）、PDF 或网页报告。',
    tool: compareList,
  },
  {
    id: 'audit',
    title: '怎样审查一份合同',
    words: ['审查', '审核', '风险', '审合同', '看合同', '合同有没有问题', '立场', '条款'],
    text: '1. 打开“合同审查”，上传合同。\n2. 选择立场（甲方、乙方或中立）和审查清单，也可以写下自己关心的问题。\n3. 结果页逐条列出风险：原文位置、等级、理由、法律依据与修改建议；可以采纳、忽略，或标记有用、没用。',
    tool: audit,
  },
  {
    id: 'audit-template',
    title: '怎样用自己的审查清单',
    words: ['审查清单', '审查规则', '自定义规则', '自己的规则', '审查模板'],
    text: '在新建审查时选择“审查清单”，可以从内置规则中勾选，也可以用文字写自己的规则；清单保存后，同一空间的成员都能使用。',
    tool: audit,
  },
  {
    id: 'audit-export',
    title: '怎样导出审查结果',
    words: ['导出审查', '审查报告', '批注', '批注版', '带批注'],
    text: '在审查结果页点“导出”，可以得到带批注和修订的 Word、带标注的 PDF，或单独的审查报告。',
    tool: auditList,
  },
  {
    id: 'proofread',
    title: '怎样纠正错别字和编号',
    words: ['纠错', '错别字', '校对', '错字', '标点', '编号错误', '病句'],
    text: '合同纠错检查错别字、标点、数字与大写金额、编号和引用，每处都给出理由；采纳的更正以修订写回原文件。可以从工作台或审查结果页开始。专有名词可以加入词库，以后不再提示。',
    tool: workbench,
  },
  {
    id: 'plagiarism',
    title: '怎样查重',
    words: ['查重', '重复', '雷同', '抄袭', '相似度', '标书', '串标', '围标', '投标'],
    text: '1. 打开“文档查重”，选一对一（两份互查）或一对多（多份两两互查、或与文本库对照）。\n2. 结果列出相同和改写的段落、相同的图片，以及作者、修改时间等同源线索。\n3. 引用的法律条文和招标文件里的固定文字可以排除在外。',
    tool: plagiarism,
  },
  {
    id: 'text-base',
    title: '文本库是什么',
    words: ['文本库', '比对库', '库里', '以往文件'],
    text: '文本库存放空间里以往的文件，新文件查重时与其中每一份对照。文件可以随时加入或移除，只有本空间的成员看得到。',
    tool: plagiarism,
  },
  {
    id: 'open-api',
    title: '怎样用接口调用查重',
    words: ['接口', 'api', '密钥', '对接', '开发', '调用'],
    text: '空间的管理员可以在查重设置中新建开放接口密钥，请求时放在 open-api-key 请求头里；密钥只显示一次，可以随时吊销。接口说明在 /api/docs。',
    tool: plagiarism,
  },
  {
    id: 'convert',
    title: '怎样转换文件格式',
    words: [
      '转换',
      '转成',
      '转word',
      '转pdf',
      '格式',
      'pdf转word',
      'word转pdf',
      '转为',
      'pdf转ppt',
      'pdf转excel',
    ],
    text: '打开“文档转换”，选择转成 PDF、转成 Word、转成 Excel、转成 PPT、提取文字或转成图片，放入文件后开始。免费空间每天 20 次，付费空间每天 500 次，与纠错、识别合计。',
    tool: convert,
  },
  {
    id: 'convert-pages',
    title: '怎样合并、拆分、整理 PDF，加水印或密码',
    words: [
      '合并',
      '拆分',
      '旋转',
      '删除页',
      '水印',
      '压缩',
      '页码',
      '加密',
      '解除密码',
      '解锁',
      '整理页面',
      '可搜索',
    ],
    text: '打开“文档转换”，在“处理 PDF”里选择合并、拆分、整理页面、加水印、压缩、页码、加密、解除密码或扫描件可搜索。整理页面时拖动缩略图调整顺序，也可以旋转、删除、撤销；加密和解除密码的密码只用一次，不保存，忘记后无法找回。',
    tool: convert,
  },
  {
    id: 'ocr',
    title: '怎样识别扫描件里的文字',
    words: ['识别', '扫描件', '图片文字', 'ocr', '拍照', '扫描', '印章', '提取文字'],
    text: '打开“文字识别”，上传扫描件或图片。识别时会先去除红色印章的干扰，每个字都带可信度，拿不准的字会标出来。',
    tool: recognise,
  },
  {
    id: 'knowledge',
    title: '知识库怎样使用',
    words: ['知识库', '文件夹', '标签', '文档管理', '保存文件', '资料', '回收站', '恢复', '删除的文件'],
    text: '知识库是空间里共用的文档架：可以分文件夹、加标签、保留多个版本，按名称和内容查找。删除的文档先进回收站，可以恢复。',
    tool: knowledge,
  },
  {
    id: 'knowledge-search',
    title: '怎样在文档里找一句话',
    words: ['搜索', '查找', '全文检索', '找文件', '搜文件', '找不到文件'],
    text: '在知识库顶部输入词句，会在全部文档的名称与正文里查找，点结果直接打开到所在的页。',
    tool: knowledge,
  },
  {
    id: 'templates',
    title: '怎样用模板生成合同',
    words: ['模板', '起草', '生成合同', '填空', '合同范本', '范本', '写合同', '拟合同'],
    text: '1. 打开“模板管理”，上传带空格或下划线的合同，系统会认出要填的地方。\n2. 核对字段后发布。\n3. 填写字段，生成 Word 或 PDF；漏填、金额大小写不一致等会先提醒。',
    tool: templates,
  },
  {
    id: 'share',
    title: '怎样把结果分享给别人',
    words: ['分享', '协作', '共享', '邀请同事', '一起看', '权限', '发给别人', '链接'],
    text: '在结果页点“协作分享”：开启后可以按手机号邀请，分为可查看和可编辑；别人打开链接也可以申请加入，由所有者或管理员同意。关闭协作后链接立即失效。',
    tool: workbench,
  },
  {
    id: 'team',
    title: '怎样建团队、加成员',
    words: ['团队', '成员', '加人', '邀请成员', '管理员', '席位', '转让团队', '空间', '切换空间'],
    text: '在页面左上角切换空间，可以新建团队。团队的所有者和管理员在“团队管理”里按手机号邀请成员、改角色、看操作日志；席位数由套餐决定。',
    tool: workbench,
  },
  {
    id: 'balance',
    title: '次数怎样计算',
    words: ['次数', '余额', '扣次', '用完', '剩余', '扣费', '退回', '不够'],
    text: '审查、查重、比对、模板各有自己的次数，任务被接受时扣一次；不是您的文件造成的失败，次数会退回，重试不会多扣。纠错、转换、识别不扣次数，只有每天的上限。',
    tool: statistics,
  },
  {
    id: 'membership',
    title: '有哪些会员套餐',
    words: ['会员', '套餐', '价格', '多少钱', '收费', '月度', '年度', '购买', '续费', '升级', '开通'],
    text: '个人有月度会员、年度会员、比对会员和权益包，团队有基础版、高级版、旗舰版和企业版。各档的次数、席位、空间与价格见会员介绍；企业版请与我们联系。',
    tool: membership,
  },
  {
    id: 'orders',
    title: '怎样开发票、退款',
    words: ['发票', '开票', '退款', '订单', '支付', '付款失败', '没到账'],
    text: '在“我的订单”里可以查看订单、继续支付、申请发票和退款。未支付的订单 30 分钟后自动关闭。',
    tool: orders,
  },
  {
    id: 'coupon',
    title: '卡券和邀请怎样用',
    words: ['卡券', '优惠券', '优惠', '邀请码', '邀请好友', '助力', '奖励'],
    text: '把自己的邀请链接发给新用户，对方注册并接受后，双方各得试用次数、卡券和 10 次助手回答。卡券在支付时选择使用。',
    tool: orders,
  },
  {
    id: 'statistics',
    title: '在哪里看用量',
    words: ['统计', '用量', '明细', '使用情况', '报表'],
    text: '“数据统计”按天列出空间里各工具的用量和每一次使用的明细，可以导出表格。',
    tool: statistics,
  },
  {
    id: 'assistant',
    title: '智能助手的四种模式',
    words: ['助手', '模式', '法律ai', '对话', '聊天', '推理', '提问', '本地检索'],
    text: '法律 AI 依据检索到的法律条文回答并核对每处引用；通用 AI 回答一般问题；推理模型（默认）先思考再回答；产品助手解答本产品的用法。没有接入语言模型时为“本地检索模式”：只引用检索到的原文，不会编写答案。免费每天 20 次回答，会员 200 次。',
    tool: workbench,
  },
  {
    id: 'file-limits',
    title: '支持哪些文件',
    words: ['格式支持', '文件大小', '多大', '上传失败', '支持什么', '加密', '密码', '打不开', '页数'],
    text: `可以读取 Word（${endingsOf('word').join('、')}）、PDF、PPT、Excel、csv、txt、md、网页和常见图片，单个文件不超过 200 MB、2000 页。加密或损坏的文件会说明原因，次数不会扣。`,
    tool: workbench,
  },
  {
    id: 'deployment',
    title: '能不能部署在自己的机器上',
    words: ['私有部署', '部署', '内网', '本地部署', '企业版', '数据安全', '安装'],
    text: '可以。产品能整套部署在企业自己的机器上，文件与数据不出内网；查重也可以单独部署。请留下联系方式，我们会与您沟通。',
    tool: contact,
  },
  {
    id: 'contact',
    title: '怎样联系客服',
    words: ['客服', '人工', '联系', '投诉', '反馈', '建议', '电话'],
    text: '在“联系我们”留下姓名、电话和需求，我们会尽快联系您；也可以点页面上的反馈按钮，附上截图。',
    tool: contact,
  },
];
