import { readFileSync } from 'node:fs';
import { auditContract } from '@wenjian/audit';
import { documentOf } from './audit-corpus.ts';

const kinds: Record<string, [string, string, string]> = {
  买卖合同: ['货物买卖合同', '买受人', '出卖人'],
  借款合同: ['借款合同', '贷款人', '借款人'],
  保证合同: ['保证合同', '债权人', '保证人'],
  租赁合同: ['房屋租赁合同', '承租人', '出租人'],
  融资租赁合同: ['融资租赁合同', '承租人', '出租人'],
  保理合同: ['商业保理合同', '保理人', '应收账款债权人'],
  承揽合同: ['加工承揽合同', '定作人', '承揽人'],
  建设工程合同: ['建设工程施工合同', '发包人', '承包人'],
  运输合同: ['货物运输合同', '托运人', '承运人'],
  技术合同: ['技术开发合同', '委托人', '研究开发人'],
  保管合同: ['保管合同', '寄存人', '保管人'],
  仓储合同: ['仓储合同', '存货人', '保管人'],
  委托合同: ['委托合同', '委托人', '受托人'],
  物业服务合同: ['物业服务合同', '业主', '物业服务人'],
  行纪合同: ['行纪合同', '委托人', '行纪人'],
  中介合同: ['中介合同', '委托人', '中介人'],
  合伙合同: ['合伙协议', '合伙人甲', '合伙人乙'],
};
const law = readFileSync('/work/shared/data/laws/民法典/合同编.md', 'utf8');
const counts = new Map<string, number>();
for (const chapter of law.split(/^#+ *(?=第[一二三四五六七八九十]+章)/m)) {
  const [head = '', ...lines] = chapter.split('\n');
  const kind = Object.entries(kinds).find(([name]) => head.replace(/\s/g, '').endsWith(`章${name}`));
  const [title, first, second] = kind?.[1] ?? ['货物买卖合同', '买受人', '出卖人'];
  const body = lines
    .map((l) => l.trim())
    .filter((l) => l !== '' && !l.startsWith('#'))
    .map((l) => l.replace(/^\**第[零一二三四五六七八九十百千]+条\**\s*/, ''));
  const text = [
    title,
    `甲方（${first}）：杭州青禾贸易有限公司`,
    `乙方（${second}）：苏州云杉设备有限公司`,
    ...body,
  ].join('\n');
  const document = documentOf(text);
  const all = [
    auditContract(document),
    ...['甲方', '乙方'].map((standpoint) => {
      try {
        return auditContract(document, { standpoint });
      } catch {
        return auditContract(document);
      }
    }),
  ];
  for (const r of new Map(all.flatMap((a) => a.risks.map((x) => [x.id, x] as const))).values()) {
    if (r.kind === 'missing') continue;
    counts.set(r.level, (counts.get(r.level) ?? 0) + 1);
    console.log(
      r.level,
      head.trim(),
      r.ruleId,
      /按范例识别/.test(JSON.stringify(r)) ? '[R]' : '',
      r.quote.slice(0, 150),
    );
  }
}
console.log([...counts]);
