/** The figures of the deployment pages in words, each with its condition. */
import measured from './site-figures.json';

const { deployment } = measured;
const count = (value: number) => value.toLocaleString('zh-CN');
const seconds = (value: number, digits = 2) => `${value.toFixed(digits)} 秒`;
const MS = 1000;
const MILLIONS_IN_YI = 100;
const WAN_IN_MILLION = 100;

export const sizingRows: readonly (readonly string[])[] = [
  ['比对两份 100 页 Word', seconds(deployment.pairColdSeconds), '冷启动：排版、定位、比对、存储全部在内'],
  ['同一比对再次打开', seconds(deployment.pairWarmSeconds), '文件已读过，只比对并写出结果'],
  ['读取 100 页 PDF', seconds(deployment.pdfMs / MS), '每个字符都有位置；进程刚启动'],
  [
    '识别一页扫描件',
    seconds(deployment.scanMs / deployment.scanPages / MS, 1),
    `200 dpi，单线程，${deployment.scanPages} 页平均`,
  ],
  ['审查 100 页合同', seconds(deployment.auditMs / MS), `${count(measured.rules)} 条规则，不含读取`],
  ['知识库检索', `p95 ${deployment.searchP95Ms} 毫秒`, '10,000 份文档、40,000 页，常见词组'],
];

export const baseRows: readonly (readonly string[])[] = deployment.bases.map((base) => [
  count(base.documents),
  characters(base.millionCharacters),
  `${count(base.indexMb)} MB`,
  seconds(base.p50Seconds),
  seconds(base.p95Seconds),
  percent(base.verbatimRecall),
  percent(base.editedRecall),
]);

export const paraphraseFigure = `${deployment.paraphrases} 处中的 ${deployment.paraphrasesFound} 处`;

/** In 万 and 亿, as people count characters. */
function characters(millions: number): string {
  if (millions < MILLIONS_IN_YI) return `${count(Math.round(millions * WAN_IN_MILLION))} 万`;
  return `${(millions / MILLIONS_IN_YI).toFixed(2)} 亿`;
}

/** A whole share without a decimal; one that is not whole never reads as if it were. */
function percent(share: number): string {
  return share === 1 ? '100%' : `${(Math.floor(share * 1000) / 10).toFixed(1)}%`;
}
