/**
 * Harmless sentences near a risk (`rule id<TAB>kind of contract<TAB>sentence` per line), each reviewed in a small contract of its kind: prints the serious
 * risks reported on them, for judging by eye, and counts: `node benchmarks/src/audit/audit-harmless.process.ts FILES [--unseen] [--all]`. Every fifth line stays unseen until it is asked for; only counted.
 */
import { readFile } from 'node:fs/promises';
import { argv } from 'node:process';
import { auditForSides, type Risk } from '@wenjian/audit';
import { documentOf } from './audit-corpus.ts';

/** The first pair of roles that the sentence or the kind speaks of; without one, 甲方 and 乙方 alone. */
const roles: readonly (readonly [RegExp, string, string])[] = [
  [/劳动|用工|竞业|用人单位|聘用|员工|培训服务期/, '用人单位', '劳动者'],
  [/融资租赁|租赁|出租/, '出租人', '承租人'],
  [/借款|贷款|出借/, '出借人', '借款人'],
  [/抵押/, '抵押权人', '抵押人'],
  [/质押/, '质权人', '出质人'],
  [/保证合同|担保/, '债权人', '保证人'],
  [/勘察|设计/, '发包人', '设计人'],
  [/施工|装饰|装修|建设|工程/, '发包人', '承包人'],
  [/股权转让/, '转让方', '受让方'],
  [/运输|货运|承运/, '托运人', '承运人'],
  [/仓储|保管/, '存货人', '保管人'],
  [/承揽|加工|定作/, '定作人', '承揽人'],
  [/许可/, '许可方', '被许可方'],
  [/买卖|采购|购销|供货|销售/, '出卖人', '买受人'],
  [/特许|加盟/, '特许人', '被特许人'],
  [/中介|居间/, '委托人', '中介人'],
  [/物业/, '业主', '物业服务人'],
  [/委托|技术开发|技术服务|咨询|服务/, '委托人', '受托人'],
];

const EVERY = 5;
const options = argv.slice(2).filter((word) => word.startsWith('--'));
const files = argv.slice(2).filter((word) => !word.startsWith('--'));
const wantsUnseen = options.includes('--unseen');
const wantsAll = options.includes('--all');

const counts = { sentences: 0, high: 0, highOfOwnRule: 0, any: 0 };
for (const file of files) {
  const lines = (await readFile(file, 'utf8')).split('\n').filter((line) => line.split('\t').length === 3);
  lines.forEach((line, index) => {
    if ((index % EVERY === EVERY - 1) === wantsUnseen) report(line);
  });
}
console.log(JSON.stringify(counts));

function report(line: string): void {
  const [rule = '', kind = '', text = ''] = line.split('\t');
  const risks = risksOn(kind, text);
  const high = risks.filter(({ level }) => level === 'high');
  counts.sentences += 1;
  if (risks.length > 0) counts.any += 1;
  if (high.length > 0) counts.high += 1;
  if (high.some(({ ruleId }) => ruleId === rule)) counts.highOfOwnRule += 1;
  if (wantsUnseen) return;
  const shown = wantsAll ? risks : high;
  if (shown.length === 0) return;
  const found = shown.map(({ level, ruleId, title }) => `${level} ${ruleId} ${title}`);
  console.log(`${rule} · ${kind} · ${text}\n    ${found.join('\n    ')}`);
}

function risksOn(kind: string, text: string): readonly Risk[] {
  const judge = auditForSides(documentOf([...headOf(kind, text), text].join('\n')));
  const neutral = judge();
  const results = [neutral, ...neutral.parties.map(({ label }) => judge(label))];
  const risks = results.flatMap((result) => result.risks.map((risk) => [risk.id, risk] as const));
  const gravest = new Map(risks);
  for (const [id, risk] of risks) if (risk.level === 'high') gravest.set(id, risk);
  return [...gravest.values()].filter(({ span, quote }) => span !== null && text.includes(quote));
}

function headOf(kind: string, text: string): readonly string[] {
  const [, first = '', second = ''] = roles.find(([words]) => words.test(kind)) ?? [];
  const named = first !== '' && !/[甲乙]方/.test(text) ? [first, second] : ['', ''];
  const role = (word: string | undefined) => (word ? `（${word}）` : '');
  const isWork = first === '用人单位';
  return [
    kind,
    `甲方${role(named[0])}：杭州青禾贸易有限公司`,
    '住所：浙江省杭州市西湖区文三路1号',
    `乙方${role(named[1])}：${isWork ? '李四' : '苏州云杉设备有限公司'}`,
    '住所：江苏省苏州市虎丘区浒关路2号',
  ];
}
