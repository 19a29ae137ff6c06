/** All texts of the comparison screens. */
import { MAX_FILE_MB, type TaskStage } from '@wenjian/api';
import { taskStages, taskStatuses } from '../../shared/tasks/stage.text.ts';
import type { ChangeType, Significance } from './view-model/comparison-shapes.ts';

export const compareText = {
  statuses: { ...taskStatuses, running: '比对中' },

  stages: taskStages,

  stageDetails: {
    queued: '正在等待处理，前面的任务完成后自动开始',
    reading: '正在读取两份文件的文字与段落',
    rendering: '正在排出每一页，确定文字的位置',
    recognising: '正在识别扫描页上的文字',
    converting: '正在转换文件',
    aligning: '正在逐段对齐，查找新增、删除与修改',
    reviewing: '正在审查',
    saving: '正在保存差异清单',
    done: '已完成',
  } satisfies Record<TaskStage, string>,

  changeTypes: {
    insert: '新增',
    delete: '删除',
    replace: '修改',
    move: '移动',
    format: '格式',
    image: '图片',
  } satisfies Record<ChangeType, string>,

  /** A sign beside the colour, for readers who cannot tell colours apart. */
  changeSigns: {
    insert: '+',
    delete: '−',
    replace: '≠',
    move: '⇅',
    format: '¶',
    image: '▣',
  } satisfies Record<ChangeType, string>,

  significances: { major: '重要', minor: '一般', noise: '可忽略' } satisfies Record<Significance, string>,

  common: {
    cancel: '取消',
    old: '原文档',
    new: '新文档',
  },

  upload: {
    title: '文档比对',
    lead: '放入修改前后的两份文件，逐字找出新增、删除与修改。',
    toList: '比对记录',
    origin: '原文档',
    target: '新文档',
    accepts: `Word、PDF、图片、TXT 等文件，单个不超过 ${MAX_FILE_MB} MB；有打开密码的文件会先询问密码`,
    put: (slot: string) => `放入${slot}`,
    swap: '交换两份文档',
    pasteTitle: (slot: string) => `粘贴为${slot}`,
    start: '开始比对',
    starting: '正在创建比对',
    moreVersions: '再加一个新版本',
    moreVersionsHint: (count: string, max: string) =>
      `已放 ${count} 个新版本，最多 ${max} 个；每个新版本用 1 次`,
    chainHint: '同一份原文档可与最多 10 个新版本比对，并列出每处措辞由哪个版本引入。',
    versionName: (at: string) => `新版本 ${at}`,
    tooManyVersions: (max: string) => `最多放 ${max} 个新版本，其余的没有添加`,
    equal: (names: readonly string[]) =>
      `${names.map((name) => `“${name}”`).join('、')}与原文档逐字节相同，没有任何差异，不必比对`,
    equalAgree: '我知道没有差异，仍要比对并留下记录（照常计次）',
    equalProblem: '文件与原文档相同，请更换文件，或勾选仍要比对',
    sameVersion: '有两个新版本是同一份文件，请移除一个',
    needsBoth: '两份文件都上传完成后即可开始',
    kept: '两份文件已上传并保留在本页，处理后可直接开始，无需重新上传。',
    balanceTitle: '比对次数不足，任务没有创建，也没有扣次数',
    expiredTitle: '会员已到期，任务没有创建，也没有扣次数',
    failedTitle: '比对没有创建，没有扣次数',
    sampleHint: '手边没有文件？',
    sample: '放入示例合同',
  },

  list: {
    title: '比对记录',
    create: '新建比对',
    changes: '差异',
    chain: '版本链',
    chainHint: '与其他版本一起比对，打开后可看每处措辞的来源',

    open: '查看',
    share: '分享',
    rename: '重命名',
    rerun: '重新比对',
    cancel: '取消比对',
    remove: '删除',
    identical: '没有差异',
    onlyNoise: (count: string) => `仅可忽略 ${count} 处`,
    changeCount: (count: string) => `${count} 处`,
    majorCount: (count: string) => `重要 ${count}`,
    removeDetail: '比对结果将一并删除，无法恢复；已上传的文件保留，已用的次数不退回。',
    renameLabel: '比对名称',
    rerunStarted: '已重新开始比对，用 1 次',
    cancelTitle: '取消这次比对？',
    cancelDetail: '已处理的部分不保留，扣除的 1 次会退回。',
    keepRunning: '继续比对',
    cancelled: '已取消，次数已退回',
    emptyTitle: '还没有比对记录',
    emptyDetail: '上传合同修改前后的两份文件，这里会保存每次比对的结果。',
    emptyFiltered: '没有符合条件的比对',
    emptyNote: '示例合同不占次数',
  },

  /** A task that is under way, has ended without a result, or is gone. */
  task: {
    note: '可以离开本页，完成后在比对记录里查看。',
    cancel: '取消比对',
    failedTitle: '比对没有完成',
    kept: '扣除的 1 次已退回，两份文件都已保留。',
    cancelledTitle: '比对已取消',
    changeFiles: '更换文件',
    rerun: '重新比对',
    rerunCost: '重新比对用 1 次',
    rerunKept: '两份文件和这条记录都已保留，处理后可再次重新比对。',
    backToList: '返回比对列表',
  },

  recent: {
    title: '最近的比对',
    empty: '还没有比对记录，上传两份文件即可开始。',
  },

  sample: {
    oldName: '示例-设备采购合同（初稿）.txt',
    newName: '示例-设备采购合同（修改稿）.txt',
    title: '示例：设备采购合同两版比对',
  },
} as const;
