/** Texts of the pages around the result: upload, list, tasks in progress. */
import { taskStages, taskStatuses } from '../../shared/tasks/stage.text.ts';
import type { PlagiarismTask, SubtractionKind } from './view-model/plagiarism-shapes.ts';

export const plagiarismText = {
  statuses: { ...taskStatuses, running: '查重中' },

  stages: { ...taskStages, aligning: '比对', reviewing: '核查' },

  now: {
    queued: '正在等待处理，前面的任务完成后自动开始',
    reading: '正在读取各份文件的文字、图片与文件属性',
    aligning: '正在查找相同与相似的片段',
    reviewing: '正在核对图片、敏感词与同源线索',
    saving: '正在保存查重结果',
  },

  modes: { pair: '一对一', many: '一对多' } satisfies Record<PlagiarismTask['mode'], string>,

  subtraction: {
    template: '模板与招标文件',
    statute: '法律法规条文',
    library: '文本库中的自有内容',
    pageFurniture: '页眉、页脚与页码',
    contents: '目录',
    quotation: '引用内容',
    references: '参考文献',
  } satisfies Record<SubtractionKind, string>,

  subtractionHints: {
    template: '各方都照抄的底稿：请在下面放入模板或招标文件',
    statute: '原样引用的法条，谁写都一样',
    library: '自己的旧文件不算抄袭',
    pageFurniture: '每页重复的抬头、落款与页码',
    contents: '目录与正文标题重复，不重复计算',
    quotation: '引号内 12 字以上的文字，不论是否注明出处',
    references: '文末的参考文献与资料清单',
  } satisfies Record<SubtractionKind, string>,

  common: {
    refresh: '重新加载',
    cancel: '取消',
    close: '关闭',
    save: '保存',
    loadFailed: '没有加载成功，已有内容不受影响',
  },

  files: { report: '查重报告', highlighted: '标注重复' },

  list: {
    title: '查重记录',
    create: '新建查重',
    mode: '方式',
    rate: '重复率',
    rateDetail: (fragments: string, sources: string) => `${fragments} 处片段 · ${sources} 个来源`,
    rateNone: '没有重复',
    afterSubtraction: '排除后',
    open: '查看',
    share: '公开链接',
    collaborate: '协作分享',
    rename: '重命名',
    renameLabel: '查重名称',
    rerun: '重新查重',
    rerunStarted: '已重新开始查重，用 1 次',
    cancel: '取消查重',
    cancelTitle: '取消这次查重？',
    cancelDetail: '已处理的部分不保留，扣除的 1 次会退回。',
    keepRunning: '继续查重',
    cancelled: '已取消，次数已退回',
    remove: '删除',
    removeSeveralTitle: (count: string) => `删除选中的 ${count} 条查重？`,
    removeDetail: '查重结果将一并删除，公开链接随之失效，无法恢复；已用的次数不退回。',
    selected: (count: string) => `已选 ${count} 条`,
    removeSelected: '删除所选',
    clearSelected: '取消选择',
    emptyTitle: '还没有查重记录',
    emptyDetail: '放入两份文件互相比对，或用一份文件对照最多 50 份文件与文本库。',
    emptyNote: '示例合同不占次数；自己的文件每次查重用 1 次，失败或取消会退回',
    emptyFiltered: '没有符合条件的查重',
    textBase: '文本库',
    sensitive: '敏感词',
    openApi: '开放接口',
    against: (origin: string, others: string) => `${origin} ↔ ${others}`,
    targets: (count: string) => `${count} 份文件`,
    withTextBase: '文本库',
  },

  task: {
    note: '可以离开本页，完成后在查重记录里查看。',
    cancel: '取消查重',
    failedTitle: '查重没有完成',
    cancelledTitle: '查重已取消',
    kept: '扣除的 1 次已退回，文件都已保留。',
    rerun: '重新查重',
    rerunCost: '重新查重用 1 次',
    rerunKept: '文件和这条记录都已保留，处理后可再次重新查重。',
    outdatedTitle: '该结果由旧版本生成，请重新查重',
    outdatedDetail: '文件都已保留，重新查重用 1 次。',
    outdatedAsk: '请联系发起查重的人重新查重。',
    otherFiles: '更换文件',
    toList: '返回查重记录',
    keyMissingTitle: '链接不完整',
    keyMissingDetail: '不登录查看需要分享链接中的密钥，请向分享者要完整的链接',
    home: '返回首页',
    loading: '正在打开查重结果',
  },

  recent: {
    title: '最近的查重',
    empty: '还没有查重记录，放入文件即可开始。',
  },
} as const;
