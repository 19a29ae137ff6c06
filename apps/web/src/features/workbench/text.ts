/** Texts of the workbench. */
import { taskStages, taskStatuses } from '../../shared/tasks/stage.text.ts';

export const workbenchText = {
  greeting: (name: string) => `${name}，开始今天的工作`,
  newComparison: '新建比对',
  newAudit: '新建审查',
  tools: '工具',
  uses: (left: string) => `剩余 ${left} 次`,
  freeUses: (left: string) => `今日 ${left} 次`,
  standing: '空间概况',

  drop: {
    title: '放入文件，再选择要做的事',
    hint: '拖到页面任意位置，或直接粘贴。一份可以审查、纠错、转换、识别，两份可以比对或查重',
    choose: '选择文件',
    over: '松开鼠标，接着选择要做的事',
    overHint: '文件会先上传到当前空间',
    dialog: (count: number) => `${count} 个文件，要做什么`,
    dialogEmpty: '没有文件',
    recommended: '推荐',
    waits: (tool: string) => `上传完成后打开“${tool}”`,
    failed: '有文件没有上传成功，可以重试或移除',
    none: '没有工具能一次处理这么多文件，请移除一些',
    placed: (count: number) => `已放入知识库 ${count} 份`,
    placing: '正在放入知识库',
    cancel: '取消',
  },

  recent: {
    title: '最近任务',
    allTools: '全部工具',
    filter: '按工具筛选',
    own: '只看我的',
    empty: '还没有任务。放入一份文件，或用示例合同试一试。',
    emptyFiltered: '没有符合条件的任务',
    failed: '最近任务没有读取到',
    retry: '重新加载',
    more: '显示更多',
    sample: '示例合同',
    /** A document that was read is found there. */
    document: '知识库',
    statuses: { ...taskStatuses, running: '进行中' },
    stages: taskStages,
    waiting: '已读取，待选立场',
    running: (stage: string, percent: number) => `${stage} ${percent}%`,
  },

  sample: {
    title: '用示例合同走一遍',
    lead: '一份设备采购合同：原稿与对方改回的稿子（Word），以及一页扫描件。每个工具点一下就真正运行。',
    runAll: '全部运行',
    runAllCost: '示例合同不占次数',
    running: '正在开始',
    run: '运行',
    open: '查看',
    example: '看示例结果',
    hide: '收起示例合同',
    done: (done: number, all: number) => `已试 ${done} / ${all}`,
    cost: '不占次数',
    unavailable: '示例文件没有取到，请检查网络后重试',
    taskTitle: '设备采购合同（示例）',
    names: {
      origin: '示例-设备采购合同（原稿）.docx',
      target: '示例-设备采购合同（对方改回）.docx',
      scan: '示例-设备采购合同（扫描件）.jpg',
    },
  },
} as const;
