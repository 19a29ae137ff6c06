/** The figures of the home page in words, each with its condition. */
import measured from './site-figures.json';

const count = (value: number) => value.toLocaleString('zh-CN');
const percent = (share: number, digits = 1) => `${(share * 100).toFixed(digits)}%`;
const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} 秒`;

export const homeFigures: readonly {
  readonly value: string;
  readonly what: string;
  readonly condition: string;
}[] = [
  {
    value: percent(measured.editsRecall),
    what: 'Word 合同改动找出率',
    condition: `生成的合同与改稿，${count(measured.edits)} 处植入改动；误报 ${measured.falseChanges} / ${count(measured.shownChanges)}`,
  },
  {
    value: seconds(measured.compareMs),
    what: '比对 100 万字',
    condition: '纯文本，2% 散布改动，单进程，不含读取文件',
  },
  {
    value: `${count(measured.verbatimQuotations)} / ${count(measured.quotations)}`,
    what: '审查引用与原文逐字一致',
    condition: `${measured.rules} 条规则，四组测试合同的全部引用`,
  },
  {
    value: percent(measured.blindRecall),
    what: '他人所写合同的风险找出率',
    condition: '由不了解规则实现的人编写，开发时只看总数；2026 年 11 月另写的一组按位置为 82.3%',
  },
  {
    value: percent(measured.slipsRecall),
    what: '金额与算式错误找出率',
    condition: `${count(measured.slips)} 份植入一处数字错误的文档`,
  },
  {
    value: `${measured.sealedErrorPercent.toFixed(2)}%`,
    what: '盖章扫描页的字错率',
    condition: `200 dpi 生成页，两枚红章；噪点页 ${measured.noisyErrorPercent}%`,
  },
];
