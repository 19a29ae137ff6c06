/** All texts of the correction screens outside the result. */
import type { TaskStatus } from '@wenjian/api';
import type { ShownStage } from './view-model/proofread-shapes.ts';

export const proofreadingText = {
  title: '合同纠错',
  fileButton: '纠错',
  statuses: {
    pending: '排队中',
    running: '处理中',
    complete: '已完成',
    failed: '失败',
    cancelled: '已取消',
  } satisfies Record<TaskStatus, string>,
  stages: {
    queued: '排队',
    reading: '读取',
    recognising: '识别',
    reviewing: '检查',
    saving: '保存',
  } satisfies Record<ShownStage, string>,
  now: {
    queued: '正在等待处理，前面的任务完成后自动开始',
    reading: '正在读取文字、编号与表格',
    recognising: '正在识别扫描页上的文字',
    reviewing: '正在核对文字、数字、编号与引用',
    saving: '正在保存结果',
  } satisfies Record<ShownStage, string>,

  start: {
    lead: '检查错别字、标点、金额大小写、日期、编号与引用；逐条确认后导出改好的文件。',
    put: '放入合同',
    accepts: 'Word、PDF、图片、TXT 等，不超过 200 MB；请勿上传加密文件',
    pasteTitle: '粘贴合同文字',
    given: '要检查的合同',
    free: '免费工具，不占用其他次数',
    start: '开始纠错',
    starting: '正在开始',
    waitsForFile: '请先放入文件或粘贴文字',
    waitsForUpload: '上传完成后可以开始',
    cancel: '取消',
    failedTitle: '没有开始',
    kept: '文件已保存，可以直接再试。',
    example: '先看示例',
  },

  running: {
    note: '可以离开本页，完成后在纠错记录里查看。',
    cancel: '取消纠错',
    cancelled: '已取消，不计次数',
  },
  ended: {
    failed: '没有检查完',
    cancelled: '纠错已取消',
    missing: '纠错记录不存在，或已被删除',
    missingReason: '链接可能写错了，或这份记录已经删除。',
    kept: '上传的文件已保留，次数已退回。',
    keptFile: '请换一份文件；次数已退回。',
    again: '重新检查',
    other: '换一份文件',
    workbench: '返回工作台',
  },

  list: {
    title: '纠错记录',
    open: '纠错记录',
    none: '没有符合条件的记录',
    empty: '还没有纠错记录',
    nothing: '没有发现问题',
    found: (count: string) => `${count} 处`,
    tiers: (error: string, suspect: string, advice: string) =>
      `错误 ${error} · 疑似 ${suspect} · 建议 ${advice}`,
    view: '查看',
    renameLabel: '名称',
    removeDetail: '更正与处理记录一并删除，无法恢复；上传的文件保留。',
  },

  share: {
    what: '知道链接的人不用登录就能查看这份合同的原文、更正与处理情况，看不到处理人与团队信息，也不能修改。',
  },

  lexicon: {
    open: '词库',
    title: '团队词库',
    detail: '“总是正确”的词不再被更正；“总是错误”的词每次都改成指定的写法。重新检查后生效。',
    kinds: { right: '总是正确', wrong: '总是错误' },
    hints: {
      right: '每行一个词，例如：数智云链',
      wrong: '每行一对，错的在前，例如：帐户 → 账户',
    },
    label: '要加入的词',
    add: '加入词库',
    added: (count: string) => `已加入 ${count} 个词，重新检查后生效`,
    refused: (count: string, first: string) => `${count} 行没有读懂，例如“${first}”`,
    search: '搜索词库',
    total: (count: string) => `共 ${count} 个词`,
    empty: '词库还是空的',
    none: '没有符合条件的词',
    remove: '移除',
    removeOf: (word: string) => `移除“${word}”`,
    by: (name: string, when: string) => `${name} · ${when}`,
    close: '关闭',
    rerun: '按现有词库重新检查',
  },
} as const;
