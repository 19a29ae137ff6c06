/** Texts of the two deployment pages. Facts of docs/deployment.md; figures come from `demos/deployment-figures.ts`. */
import { FILES_PER_STORAGE, plans } from '@wenjian/api';
import { formatFileSize } from '../../shared/format/format-file-size.ts';
import { baseRows, paraphraseFigure, sizingRows } from './demos/deployment-figures.ts';
import { pageHeads } from './page-heads.text.ts';

export const enterpriseText = {
  title: pageHeads.enterprise.title,
  lead: '整套文鉴部署在您自己的机房或云上：文件、数据库、识别与审查都在内网完成，不依赖我们的任何服务。',
  ask: '提交需求',
  more: '查重独立部署',
  figure: '部署架构：浏览器经反向代理到若干服务进程，服务与处理进程共用 PostgreSQL 与对象存储',
  architecture: {
    heading: '架构',
    lead: '服务进程没有状态，处理进程从数据库里的队列取活，两种都可以按需增减。队列与通知都在数据库里，不需要消息中间件；有多个服务进程时，可以用 Redis 合并计算请求限额。',
  },
  parts: {
    heading: '需要准备什么',
    columns: ['部分', '要求', '说明'],
    rows: [
      ['数据库', 'PostgreSQL 15 以上', 'UTF-8，ctype 为 C.UTF-8；每个进程最多 20 个连接'],
      ['文件', '任意兼容 S3 的对象存储', '一个桶；内容按 SHA-256 存放，同一份内容只存一次'],
      ['登录', 'OpenID Connect 身份提供方', '授权码 + PKCE；也可用内置的手机验证码登录'],
      ['处理节点', 'Node 24、LibreOffice、中文字体', '文字识别随产品安装，每个处理进程约占 0.8 GB 内存'],
      ['代理', '带 TLS 的反向代理', '放行 3 MB 的请求体与 6 分钟的请求'],
      [
        '语言模型（可选）',
        '兼容 OpenAI 对话接口的服务',
        '不配置时按规则审查、问答只引用原文；配置后内容只发往该地址',
      ],
    ],
  },
  sizing: {
    heading: '规格参考',
    lead: '下面是在 2 核 x64 机器上测得的数字，用来估算处理节点的数量。您的文件不同，请以试运行为准。',
    columns: ['工作', '测得', '条件'],
    rows: sizingRows,
  },
  safety: {
    heading: '数据与权限',
    cards: [
      { name: '空间隔离', body: '数据库的每次查询都带空间范围。别的团队看不到的对象，一律回答“不存在”。' },
      { name: '操作日志', body: '谁看过、分享、导出、删除了什么，团队所有者与管理员可查，可导出 Excel。' },
      { name: '日志不含内容', body: '运行日志只有路由、状态与耗时，没有正文、令牌和手机号。' },
      { name: '不怕中断', body: '处理进程被终止后，任务在半分钟内由另一个进程重做一次，次数只扣一次。' },
      { name: '同源策略', body: '页面不加载任何外部脚本、字体与统计代码，可在完全断网的内网使用。' },
      { name: '可以核对', body: '每份结果写明检查范围；导出的修订稿在下载前重新读一遍验证。' },
    ],
  },
  steps: {
    heading: '怎样上线',
    steps: [
      { name: '单机试用', body: '一条命令在一台机器上启动，内置数据库与登录，用自己的文件试一周。' },
      { name: '接入基础设施', body: '填写数据库、对象存储与身份提供方的地址，进程启动时自动迁移数据库。' },
      { name: '导入法规', body: '把法律法规全文导入数据库，查重可以扣除引用的法条，并可核对引用。' },
      {
        name: '试运行',
        body: '探针、Prometheus 指标与 OpenTelemetry 链路接入监控，按排队时长确定处理节点数量。',
      },
      {
        name: '备份',
        body: '一条命令备份数据库与文件，可在运行中进行；恢复到空库后启动相同或更新的版本即可。',
      },
    ],
  },
  limits: {
    heading: '目前没有的',
    lead: '写在前面，免得到现场才发现。',
    items: [
      '镜像构建文件、compose 与 Helm 图表随产品提供，经过静态检查，还没有在容器平台上实际安装过。',
      '不配置 Redis 时限流按进程计数：N 个服务进程时，同一客户端最多可以发出 N 倍的请求。',
      `整个部署没有总的磁盘上限，请预留磁盘：每个空间的文件容量按套餐计，免费版 ${formatFileSize(FILES_PER_STORAGE * plans.free.storageBytes)}，企业版按合同约定。`,
    ],
  },
} as const;

export const plagiarismDeploymentText = {
  title: pageHeads.plagiarismDeployment.title,
  lead: '把查重接进已有的招投标、档案或论文系统：文本库在您的数据库里，程序凭密钥调用，文件不出内网。',
  ask: '提交需求',
  more: '整套企业部署',
  figure: '对接方式：业务系统凭密钥调用开放接口，查重进程在自有文本库中检索并生成报告',
  shape: {
    heading: '部署的是什么',
    lead: '与整套文鉴是同一套程序、同一个安装包。只用查重时，业务系统通过开放接口调用，您的用户不需要文鉴的账号。',
  },
  abilities: {
    heading: '能查什么',
    cards: [
      { name: '一对一', body: '两份文件的原样、改动与改写片段，左右对照，两个方向的比率各有分子分母。' },
      { name: '一对多', body: '对一批文件，或对文本库；给出来源排名、两两矩阵、关系图与时间线。' },
      { name: '扣除', body: '范本、招标文件、法条、参考文献从分子与分母中同时扣除，前后数字都写。' },
      {
        name: '还原手法',
        body: '零宽字符、形近字母、全角、字间空格、繁体、白色文字先还原再比，并指出位置。',
      },
      { name: '图片与同源线索', body: '缩放、灰度、裁边、镜像后的同一张图；作者、编辑会话等线索逐条列出。' },
      { name: '敏感词', body: '自定义词表，最长优先，允许词例外，每一处都给出位置。' },
    ],
  },
  scale: {
    heading: '文本库的规模',
    lead: '生成的协议，每份约 3,000 字，其中 45% 是通用条款；用 40 份 50 页的文件提问，每份含十个来源，一半改了十分之一的字。PostgreSQL 共享缓冲 1 GB。',
    columns: ['文档数', '字数', '索引', '检索 p50', '检索 p95', '逐字来源找到', '改动来源找到'],
    rows: baseRows,
  },
  interface: {
    heading: '对接',
    lead: '密钥由团队所有者或管理员生成，只显示一次，按哈希保存，限每日调用次数，可随时作废。',
    code: `curl -H "open-api-key: wj_…" -H "content-type: application/json" \\
  https://您的地址/plag/open-api/plagiarism-task \\
  -d '{"origin":{"fileIds":["…"]},"target":{"fileIds":["…"]},"idempotencyKey":"bid-2026-001"}'

curl -H "open-api-key: wj_…" -o report.pdf \\
  "https://您的地址/plag/open-api/reportExport?taskId=…&format=pdf"`,
    docs: '完整的接口说明随产品提供，打开任一部署的 /api/docs 即可查看。',
  },
  steps: {
    heading: '怎样上线',
    steps: [
      { name: '准备', body: 'PostgreSQL 15 以上与一个对象存储桶；处理节点装 LibreOffice 与中文字体。' },
      { name: '建库', body: '在页面上传，或用命令行把一个文件夹批量加入文本库。' },
      { name: '对接', body: '生成密钥，业务系统上传文件、创建任务、轮询进度、取回报告。' },
      { name: '核对', body: '拿几份结论已知的文件跑一遍，看比率、片段与检查范围是否符合预期。' },
    ],
  },
  limits: {
    heading: '限度',
    items: [
      `全文改写、没有任何相同句子的文件查不出来。在开发者没有看过的手写样本上，改写的段落找到 ${paraphraseFigure}。`,
      '比率不是结论。是否构成抄袭或串通，由有权的人判断；报告给的是位置与数字。',
      '文本库只在您的数据库里，不与任何外部文献库相连。',
    ],
  },
} as const;
