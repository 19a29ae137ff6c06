/** The texts of the commands about laws. */
import type { FoundArticle } from '@wenjian/server';

const statuses: Readonly<Record<FoundArticle['status'], string>> = {
  inForce: '［现行有效，按导入的文本］',
  amended: '［已修改］',
  repealed: '［已废止］',
  notYetInForce: '［尚未施行］',
};

export const lawsText = {
  summary: '法律条文：导入、检索、核对引用 · laws: import statutes, search them, check citations',
  details: `  import DIR       导入文件夹中的法律条文（markdown，每部法律一个文件） · import a folder of statutes
                   逐部列出新增、改动、删除的条文与效力变化；--dry-run 只看差别，不导入 · tells what changes; --dry-run: only that
  embed            为已导入的条文计算语义向量（服务运行时会在后台自动进行） · vectors for imported articles; a running product makes them by itself
  search TEXT      按内容检索条文；--lines 从标准输入逐行读取问题 · find articles; --lines: a question a line on stdin
  check FILE       核对文件中引用的每一个法条 · judge every citation of a document`,
  unknownAction: (usage: string): string => `请说明要做什么。用法：wenjian laws ${usage}`,
  noSuchFolder: (path: string): string => `找不到文件夹：${path}`,
  noStatutes: (path: string): string =>
    `文件夹中没有法律条文（markdown 文件，第一行为“# 法律名称”）：${path}`,
  noCorpus:
    '没有法律条文：随产品提供的条文已由 SHIPPED_LAWS=no 关闭，也没有导入过，请先运行 wenjian laws import DIR。',
  loading: '首次使用：正在装入随产品提供的法律条文，请稍候……',
  embedding: (made: number): string => `已计算 ${made} 条`,
  embedded: (made: number): string => (made === 0 ? '没有需要计算的条文。' : `已为 ${made} 条计算语义向量。`),
  noModel:
    '语义向量模型不可用：请补齐 models 目录中的文件或重新安装依赖，或设置 EMBEDDINGS_BASE_URL 和 EMBEDDINGS_MODEL 使用接口。',
  badTop: '--top 应为 1 至 200 的整数。',
  importing: (done: number, total: number): string => `已读入 ${done} / ${total} 部`,
  dryRun: '以上是导入后会有的变化；--dry-run 没有导入任何内容。',
  indexing: (articles: number): string => `已编制索引 ${articles} 条`,
  imported: (laws: number, articles: number, added: number, replaced: number, unchanged: number): string =>
    `共 ${laws} 部、${articles} 条：新增 ${added} 部，更新 ${replaced} 部，未变 ${unchanged} 部。`,
  found: (law: string, article: string, status: string): string => `《${law}》${article}${status}`,
  /** That a text is in force is known up to its own day only. */
  status: (status: FoundArticle['status'], stateOf: string | null): string =>
    status === 'inForce' && stateOf !== null ? `［现行有效，截至 ${stateOf} 的文本］` : statuses[status],
  byWordsOnly: '语义向量模型出错，这个问题只按词语检索。',
  notIndexed: '法律条文正在更新，索引还没有做好，不能判断有没有相关的条文，请稍后再试。',
  nothingFound: '没有找到相关条文。',
  outcomes: {
    exists: '存在',
    repealed: '已废止',
    renumbered: '条号已变',
    notFound: '不存在',
    notVerified: '未核实',
  },
  citation: (outcome: string, cited: string, reason: string): string => `[${outcome}] ${cited}  ${reason}`,
  noCitations: '文件中没有引用法律。',
  skipped: (count: number): string => `${count} 个文件没有标题，不是法律条文，未导入。`,
} as const;
