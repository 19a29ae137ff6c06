/** All texts of the PDF viewer. */
import type { PdfFailure } from './pdf-file.ts';
import type { HighlightKind } from './view-model/highlight.ts';

interface FailureText {
  readonly title: string;
  readonly detail: string;
}

export const pdfText = {
  opening: '正在打开文档，先显示第一页',
  retry: '重新加载',
  stalled: '网络中断，已显示的页面不受影响。恢复后会接着加载。',
  resume: '继续加载',
  page: (page: string) => `第 ${page} 页`,
  pageComing: (page: string) => `正在显示第 ${page} 页`,
  pageFailed: '这一页没有显示出来，其他页不受影响',
  pageRetry: '重新显示这一页',
  pages: '文档页面',

  failures: {
    notFound: { title: '没有找到这份文档', detail: '它可能已被删除，或链接已失效。请返回列表查看。' },
    forbidden: { title: '没有权限查看这份文档', detail: '请联系文档的所有者，获得权限后重新加载。' },
    signedOut: { title: '登录已过期', detail: '文档仍在。请重新登录，然后重新加载。' },
    damaged: {
      title: '这份文件打不开',
      detail: '文件内容已损坏或不完整。请重新上传，或用原软件另存后再试。',
    },
    encrypted: { title: '这份文件有密码', detail: '请用原软件去掉密码，另存后重新上传。' },
    network: { title: '网络中断，文档没有加载', detail: '文档仍在。请检查网络，然后重新加载。' },
    server: { title: '服务暂时没有响应', detail: '文档仍在。请稍等片刻，然后重新加载。' },
    unknown: { title: '文档没有打开', detail: '文档仍在。请重新加载；仍不行时可以下载原文件查看。' },
  } satisfies Record<PdfFailure, FailureText>,

  toolbar: {
    label: '文档工具',
    panel: '缩略图与目录',
    previousPage: '上一页',
    nextPage: '下一页',
    pageField: '页码，输入后按回车跳转',
    pageCount: (count: string) => `/ ${count}`,
    zoomOut: '缩小',
    zoomIn: '放大',
    zoomNow: (percent: string) => `当前 ${percent}`,
    fitWidth: '适合宽度',
    find: '查找',
    findHint: '查找（Ctrl+F 或 /）',
  },

  panel: {
    label: '缩略图与目录',
    thumbnails: '缩略图',
    outline: '目录',
    close: '收起',
    outlineLoading: '正在读取目录',
    outlineEmpty: '这份文档没有目录',
    outlineFailed: '目录没有读出来',
    expand: (title: string) => `展开“${title}”`,
    collapse: (title: string) => `收起“${title}”`,
    untitled: '（无标题）',
  },

  find: {
    label: '在文档中查找',
    placeholder: '查找文字',
    previous: '上一处',
    next: '下一处',
    close: '关闭查找',
    position: (at: string, total: string) => `${at} / ${total}`,
    searching: (done: string, all: string) => `已查 ${done} / ${all} 页`,
    none: '没有找到',
    noText: '这份文档没有可查找的文字，可能是扫描件',
    skipped: (count: string) => `${count} 页没有读出文字，未查找`,
  },

  highlightKinds: {
    insert: '新增',
    delete: '删除',
    replace: '修改',
    move: '移动',
    format: '格式',
    image: '图片',
    noise: '可忽略',
    verbatim: '逐字相同',
    edited: '略有改动',
    paraphrase: '改写',
    high: '高风险',
    medium: '中风险',
    low: '低风险',
    error: '错误',
    suspect: '疑似',
    advice: '建议',
    accepted: '已接受',
    field: '字段',
    found: '查找结果',
  } satisfies Record<HighlightKind, string>,

  /** A sign beside the colour, for readers who cannot tell colours apart. */
  highlightSigns: {
    insert: '+',
    delete: '−',
    replace: '≠',
    move: '⇅',
    format: '¶',
    image: '▣',
    noise: '~',
    verbatim: '同',
    edited: '改',
    paraphrase: '述',
    high: '高',
    medium: '中',
    low: '低',
    error: '错',
    suspect: '疑',
    advice: '议',
    accepted: '改',
    field: '填',
    found: '',
  } satisfies Record<HighlightKind, string>,
} as const;
