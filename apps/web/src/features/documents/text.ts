/** All texts of the document screens. */
export const documentsText = {
  stages: { reading: '读取', rendering: '排版', recognising: '识别' },
  details: {
    queued: '正在等待处理，前面的任务完成后自动开始',
    reading: '正在读取文件的文字、段落与表格',
    rendering: '正在排出每一页，为每个字找到位置',
    recognising: '正在识别扫描页与图片中的文字',
    saving: '正在保存结果',
  },
  stillRunning: '可以离开本页，处理完成后再回来查看。',

  views: { pages: '版式', text: '纯文字' },
  viewSwitch: '查看方式',
  noPages: '这份文档没有可显示的版式，下面是读出的文字；原因见“检查范围与未检查项”。',
  meta: (kind: string, pages: string | null, size: string) =>
    [kind, pages === null ? null : `${pages} 页`, size].filter((part) => part !== null).join(' · '),

  kinds: {
    word: 'Word',
    ppt: 'PPT',
    txt: '文本',
    pdf: 'PDF',
    excel: 'Excel',
    img: '图片',
  } as Readonly<Record<string, string>>,

  roles: {
    header: '页眉',
    footer: '页脚',
    footnote: '脚注',
    endnote: '尾注',
    comment: '批注',
    textBox: '文本框',
    watermark: '水印',
  },

  failedTitle: '这份文档没有处理成功',
  failedKept: '原文件已保留，没有丢失。',
  changeFile: '请换一份可以打开的文件，或用原软件另存后重新上传。',
  cancelledTitle: '处理已取消',
  refresh: '重新加载',
  backToList: '返回知识库',
  loadFailed: '没有加载成功，已有内容不受影响',

  coverage: '检查范围与未检查项',
  coverageAll: '全部已读取',
  coverageOpen: (count: string) => `${count} 项未读取`,
  examined: '已读取',
  notExamined: '未读取',
  nothingOmitted: '没有未读取的内容',

  copyAll: '复制全部文字',
  copied: (count: string) => `已复制 ${count} 字`,
  copyFailed: '浏览器不允许复制，请选中文字后按 Ctrl+C',
  characters: (count: string) => `${count} 字`,
  textLoading: '正在读取文字',
  textEmpty: '这份文档里没有读出文字',
  textEmptyDetail: '可能是空白页或没有识别成功的图片，详情见“检查范围与未检查项”。',
  page: (page: number) => `第 ${page} 页`,
} as const;
