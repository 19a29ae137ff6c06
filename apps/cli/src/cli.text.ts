/** The texts of the command line: Simplified Chinese, with English beside it in the help. */

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
  convert: {
    summary: '转换文件格式，处理 PDF 页面 · convert files, work on pages of PDFs',
    tools: '--tool 的名称 · names for --tool:',
    badOption: (message: string): string => `参数有误：${message}`,
    badPages: (part: string): string => `页面“${part}”无法识别，请写成 3@90,1-2 的形式`,
    tooManyFiles: (tool: string, most: number): string => `${tool} 一次最多处理 ${most} 个文件`,
    needsPassword: '请用 --password-file 指明存放密码的文件（第一行是密码）',
    checked: (sentence: string): string => `已核对：${sentence}`,
    protect: '没有密码打不开，用所设的密码打开后页数与文字和原文件一致（AES-256）。',
    unlock: '写出的文件没有打开密码，可以打开。',
    unlockRefusals: {
      wrongPassword: '密码不正确，文件没有打开',
      notLocked: '这份文件没有打开密码',
      unknownLock: '这份文件的加密方式暂不支持解锁',
      damaged: '文件已损坏，无法打开',
    },
  },
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
    risk: (level: string, title: string): string => `[${level}] ${title}`,
    quote: (quote: string): string => `  原文：${quote}`,
    related: (quote: string): string => `  另见：${quote}`,
    advice: (reason: string, suggestion: string): string => `  理由：${reason}\n  建议：${suggestion}`,
    demandOutcomes: {
      met: '所引原文符合',
      hit: '不符合或有风险',
      absent: '没有找到约定',
      answered: '已回答',
      notChecked: '未能答复',
    },
    demand: (outcome: string, demand: string, answer: string): string =>
      `[${outcome}] ${demand}\n  ${answer}`,
    checked: (
      count: Readonly<Record<'met' | 'absent' | 'notJudged' | 'notApplicable' | 'notChecked', number>>,
    ): string =>
      `已满足（有原文为证） ${count.met} 项，未发现问题 ${count.absent} 项，未作判断 ${count.notJudged} 项，不适用 ${count.notApplicable} 项，未检查 ${count.notChecked} 项。`,
  },

  proofread: {
    summary: '纠正合同中的文字、标点、数字与引用错误 · correct a document',
    details: `  --lexicon FILE  团队词库，每行一条 · the team's own words, one a line:
                  词语 或 right<TAB>词语              永不纠正 · never corrected
                  wrong<TAB>词语<TAB>替换词           总是纠正 · always corrected`,
    emptyLexicon: (path: string): string => `词库中没有可用的词语：${path}`,
    running: '正在纠错',
    noCorrector: '纠错模型没有打开，只按词库、规则与统计检查文字。',
    noLanguage: '语言模型没有打开（models/contract-language.bin.zst 缺失或已改动），只按词库与规则检查文字。',
    head: (errors: number, suspects: number, advice: number): string =>
      `错误 ${errors} 处，疑似 ${suspects} 处，建议 ${advice} 处。`,
    correction: (tier: string, original: string, suggestion: string | null, reason: string): string =>
      `[${tier}] “${original}”${suggestion === null ? '' : ` → “${suggestion}”`}  ${reason}`,
  },

  facts: {
    summary: '合同要素：当事人、金额、日期等，可成 Excel 表 · facts of contracts, also as a table',
    states: { found: '', none: '', blank: '空白未填', notFound: '未找到' },
    notContract: '没有识别为合同',
    fact: (name: string, shown: string, doubt: string | null): string =>
      `  ${name}：${shown}${doubt === null ? '' : `（${doubt}）`}`,
  },

  similar: {
    summary: '查重：两份文件相同或相近的片段 · find reused text in two files',
    running: '正在查重',
    head: (aInB: string, bInA: string, count: number): string =>
      `被查文件 ${aInB} 见于对照文件，对照文件 ${bInA} 见于被查文件，共 ${count} 个片段。`,
    counted: (side: string, matched: number, total: number): string => `  ${side}：${matched} / ${total} 字`,
    rewritten: (side: string, words: number): string => `  ${side}另有改写 ${words} 字，不计入以上比例`,
    subtracted: (side: string, kind: string, words: number): string => `  ${side}已扣除${kind} ${words} 字`,
    fragment: (kind: string, a: string, b: string): string =>
      a === b ? `[${kind}] “${a}”` : `[${kind}]\n  被查：“${a}”\n  对照：“${b}”`,
    evasion: (side: string, reason: string): string => `[规避痕迹] ${side}：${reason}`,
    sides: { a: '被查文件', b: '对照文件' },
    image: (reason: string): string => `[图片] ${reason}`,
    statutesOf: (law: string): string => `扣除的法律条文：《${law}》（条）`,
    statutes: '法律条文',
    noStatutes: '没有导入法律条文（wenjian laws import），引用的法条没有扣除',
    statutesIndexing: '法律条文正在导入，索引还没有建好，新导入的条文没有查找和扣除',
    evidence: (title: string, statement: string, innocent: string): string =>
      `[同源线索] ${title}：${statement}（${innocent}）`,
    dismissed: (title: string, reason: string): string => `[不作为线索] ${title}：${reason}`,
  },

  textbase: {
    summary:
      '文本库查重：加入文件，再查一份文件与库中哪些文件相同 · check a file against a base of documents',
    details: `  add PATH…    加入文件，或文件夹中的全部文件；内容相同的不重复加入，同一路径的文件改变后再加入即更新
               add files or whole folders; the same content is kept once, a changed file replaces what it was
  check FILE   在文本库中查找来源并逐字比对 · find the sources of a file and align it with them
  --data DIR   文本库所在的数据目录，默认 data · where the base is kept`,
    unknownAction: (usage: string): string => `请说明要做什么。用法：wenjian textbase ${usage}`,
    noFiles: (paths: string): string => `没有可加入的文件：${paths}`,
    noneAdded: (reason: string): string => `没有文件加入文本库：${reason}`,
    empty: (folder: string): string =>
      `数据目录 ${folder} 的文本库中还没有文件，请先用 wenjian textbase add 加入。`,
    cannotOpen: (folder: string): string => `无法使用数据目录：${folder}`,
    interrupted: '已中断，已加入的文件保留在文本库中。',
    opening: '正在打开文本库',
    searching: '正在文本库中查找来源',
    file: (path: string): string => `文件“${path}”`,
    filesRead: '加入文本库的文件',
    filesKnown: '已在文本库中的文件',
    compared: '文本库中逐字比对的文件',
    searched: '文本库中检索的文件',
    added: (added: number, updated: number, unchanged: number, total: number): string =>
      `加入 ${added} 份，更新 ${updated} 份，已有 ${unchanged} 份；文本库现有 ${total} 份文件。`,
    outcomes: { added: '加入', updated: '更新', unchanged: '已有' },
    document: (outcome: string, name: string): string => `[${outcome}] ${name}`,
    head: (similarity: string, sources: number): string =>
      `全文 ${similarity} 见于文本库，来源 ${sources} 份。`,
    source: (name: string, share: string, fragments: number): string =>
      `[来源] ${name}：${share}，${fragments} 个片段`,
    fragment: (kind: string, text: string): string => `  [${kind}] “${text}”`,
  },

  notExamined: '未检查：',
  item: (what: string, count: number, reason: string): string => `  ${what} ${count}（${reason}）`,
  identical: '两份文档的文字完全一致。',
  summary: (total: number, major: number, minor: number, noise: number): string =>
    `共 ${total} 处差异：重要 ${major}，一般 ${minor}，可忽略 ${noise}。`,
  change: (significance: string, type: string, old: string, target: string, reason: string): string =>
    `[${significance}] ${type}：${[old && `－“${old}”`, target && `＋“${target}”`].filter(Boolean).join(' ')}  ${reason}`,
} as const;
