/** Cited laws, with the article if one is named. Company rules (《考勤管理办法》) are not laws. */
import { append, type Document } from '@wenjian/document';
import type { LawCitation } from '../contract.ts';
import { bodyLines, inLine, type Line } from '../text/body-lines.ts';
import { lawNamed } from './law-register.ts';
import { repealedLawNamed } from './repealed-laws.ts';

const article =
  '(?:第\\s?[零〇一二三四五六七八九十百千0-9０-９]{1,8}(?:[、，和及][零〇一二三四五六七八九十百千0-9０-９]{1,8}){0,5}(?:之[一二三四五六七八九十]{1,2})?\\s?条(?:之[一二三四五六七八九十0-9]{1,2})?(?:第[一二三四五六七八九十0-9]{1,3}款)?(?:第?[（(]?[一二三四五六七八九十0-9]{1,3}[）)]?项)?)';
/** A title may contain another: 《关于适用《民法典》的解释》. */
const bookTitle =
  '《(?<title>(?:[^《》\\n]|《[^《》\\n]{2,60}》){2,90})》(?:[（(][^（）()]{1,30}[）)])?(?:(?:19|20)\\d\\d年?(?:修正|修订|修改)?(?:版|本)?)?';
const knownLaws =
  '(?<name>(?:合同法|担保法|物权法|婚姻法|继承法|民法通则|公司法|仲裁法|保险法|企业破产法|民事诉讼法)(?:司法)?解释(?:[（(][一二三四五六][）)]|[一二三四五六])?|(?:中华人民共和国)?(?:民法典|劳动合同法(?:实施条例)?|劳动法|(?:涉外)?经济合同法|技术合同法|合同法|民法通则|民法总则|物权法|担保法|侵权责任法|婚姻法|继承法|收养法|公司法|劳动争议调解仲裁法|农村土地承包经营纠纷调解仲裁法|仲裁法|民事诉讼法|(?:著作权法|商标法|招标投标法|政府采购法)(?:实施条例)?|专利法|建筑法|个人信息保护法|数据安全法|网络安全法|反不正当竞争法|消费者权益保护法|产品质量法|票据法|城市房地产管理法|社会保险法|企业破产法|军人保险法|保险法|电子签名法|公证法|电子商务法))(?![律定人院规务理治制]|[^，。；、《》第的及和与或以等有相]{0,12}(?:解释|意见))';
/** 民法典合同编第五百七十七条: numbers run through the whole code. */
const codePart = '(?:(?:总则|物权|合同|人格权|婚姻家庭|继承|侵权责任)编)?';
const citation = new RegExp(
  `(?:${bookTitle}|${knownLaws})${codePart}(?:的?[ ]?(?<article>${article}))?`,
  'g',
);
const next = new RegExp(`[、，和及与至或]{1,2}(?:以及)?(?<article>${article})`, 'y');

const sureLaw =
  /(?:法|法典|法(?:实施|施行)(?:细则|办法|条例)|条例|解释|通则|总则|公约)(?:[（(][^（）()]{1,20}[）)])?$/;
const officialRule =
  /^(?:中华人民共和国|最高人民|国务院|全国|[\u4e00-\u9fff]{2,8}[省市])|^关于.{2,50}(?:规定|办法|意见|通知|批复)$|管理(?:办法|规定)$/;
const ownRule =
  /^(?:公司|本公司|甲方|乙方|员工|考勤|项目|内部|企业|安全生产管理|保密管理|财务|薪酬|绩效|奖惩|规章)/;

/** （建设部令第42号）, （法释〔2004〕14号） behind a title: it was officially issued. */
const decree = /》[（(][^（）()]{0,14}(?:令[^（）()]{0,10}号|[〔[][0-9]{4}[〕\]])/;

export function citedLaws(document: Document): readonly LawCitation[] {
  return findLaws(bodyLines(document));
}

export function findLaws(lines: readonly Line[]): readonly LawCitation[] {
  const found: LawCitation[] = [];
  for (const line of lines) {
    for (const match of line.text.matchAll(citation)) {
      const { title, name, article: cited } = match.groups ?? {};
      const law = title ?? name ?? '';
      if (title !== undefined && !isLaw(title) && !decree.test(match[0])) continue;
      const end = match.index + match[0].length;
      found.push({ ...inLine(line, match.index, end), law, article: cited ?? null });
      if (cited !== undefined) append(found, furtherArticles(line, end, law));
    }
  }
  return found;
}

/** 第七百零三条、第七百零五条: each article of an enumeration is a citation. */
function furtherArticles(line: Line, from: number, law: string): LawCitation[] {
  const found: LawCitation[] = [];
  next.lastIndex = from;
  for (let match = next.exec(line.text); match !== null; match = next.exec(line.text)) {
    const cited = match.groups?.article ?? '';
    found.push({ ...inLine(line, next.lastIndex - cited.length, next.lastIndex), law, article: cited });
  }
  return found;
}

function isLaw(title: string): boolean {
  if (repealedLawNamed(title) !== null || lawNamed(title) !== null) return true;
  if (ownRule.test(title)) return false;
  if (sureLaw.test(title)) return !/(?:方法|办法|做法|用法)$/.test(title) || officialRule.test(title);
  return /(?:规定|规则|细则|意见|批复|决定|通知|规程|规范)$/.test(title) && officialRule.test(title);
}
