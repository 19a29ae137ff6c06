/** What the command line says: Simplified Chinese, with English beside it in the help. */

export const cliText = {
  usage: '用法 Usage: wenjian <命令 command> [参数 arguments]',
  commands: '命令 Commands:',
  hint: '使用 wenjian <命令> --help 查看用法。Run wenjian <command> --help for its usage.',
  unknownCommand: (name: string): string => `没有名为“${name}”的命令，运行 wenjian --help 查看全部命令。`,
  badArguments: (usage: string): string => `参数有误。用法：wenjian ${usage}`,
  noSuchFile: (path: string): string => `找不到文件：${path}`,
  notAFile: (path: string): string => `这不是文件：${path}`,
  unreadable: (path: string, reason: string): string => `${path}：${reason}`,
  overInput: (path: string): string => `输出文件不能是正在比对的文件：${path}`,
  cannotWrite: (path: string): string => `无法写入文件：${path}`,
  reading: (path: string): string => `正在读取 ${path}`,
  comparing: '正在比对',
  written: (path: string): string => `已写入 ${path}`,

  read: { summary: '读取文件，输出文字与结构 · read a file into text and blocks' },
  convert: { summary: '转换文件格式 · convert a file into another format' },
  converting: (path: string): string => `正在转换 ${path}`,
  ocr: { summary: '识别图片或扫描件中的文字 · recognise text in images and scans' },
  recognising: (path: string): string => `正在识别 ${path}`,
  compare: { summary: '比对两份文件 · compare two files' },

  audit: {
    summary: '审查合同风险 · review a contract for risks',
    running: '正在审查',
    unknownTemplate: (id: string, known: string): string => `没有编号为“${id}”的审查清单，可用的有：${known}`,
    head: (type: string, standpoint: string, count: number): string =>
      `${type}，立场：${standpoint}，共 ${count} 项风险。`,
    risk: (level: string, title: string, quote: string, reason: string, suggestion: string): string =>
      `[${level}] ${title}\n${quote === '' ? '' : `  原文：${quote}\n`}  理由：${reason}\n  建议：${suggestion}`,
    checked: (passed: number, notApplicable: number, notChecked: number): string =>
      `已通过 ${passed} 项，不适用 ${notApplicable} 项，未检查 ${notChecked} 项。`,
  },

  proofread: {
    summary: '纠正合同中的文字、标点、数字与引用错误 · correct a document',
    running: '正在纠错',
    noLanguage: '语言模型未安装，只按词库与规则检查文字（运行一次 npm start 即可安装）。',
    head: (errors: number, suspects: number, advice: number): string =>
      `错误 ${errors} 处，疑似 ${suspects} 处，建议 ${advice} 处。`,
    correction: (tier: string, original: string, suggestion: string | null, reason: string): string =>
      `[${tier}] “${original}”${suggestion === null ? '' : ` → “${suggestion}”`}  ${reason}`,
  },

  notExamined: '未检查：',
  item: (what: string, count: number, reason: string): string => `  ${what} ${count}（${reason}）`,
  identical: '两份文档的文字完全一致。',
  summary: (total: number, major: number, minor: number, noise: number): string =>
    `共 ${total} 处差异：重要 ${major}，一般 ${minor}，可忽略 ${noise}。`,
  change: (significance: string, type: string, old: string, target: string, reason: string): string =>
    `[${significance}] ${type}：${[old && `－“${old}”`, target && `＋“${target}”`].filter(Boolean).join(' ')}  ${reason}`,
} as const;
