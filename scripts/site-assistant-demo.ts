/**
 * The home page's demonstration of the assistant: a question, its answer without a language model, and the
 * quoted provisions.
 */
import { readShipment } from '../apps/server/src/features/laws/shipped-laws.ts';
import type { Demo, DemoPart } from '../apps/web/src/features/site/demos/demo.ts';
import {
  type AnswerArticle,
  answerLocally,
  linkValidity,
  type Statute,
  statusOn,
} from '../packages/answers/src/index.ts';
import { assistantQuestion } from './site-demo-samples.text.ts';

/** Validity is computed for this day, so that the page does not change by itself. */
const TODAY = '2026-11-16';
/** What the product finds for the question, best first. The search itself needs a database and is not made here; words and validity are those of the laws that come with it. */
const FOUND = [
  { law: '中华人民共和国民法典', number: 585 },
  { law: '最高人民法院关于适用《中华人民共和国民法典》合同编通则若干问题的解释', number: 65 },
  { law: '最高人民法院关于适用《中华人民共和国民法典》合同编通则若干问题的解释', number: 64 },
  { law: '中华人民共和国民法典', number: 588 },
];

export async function assistantDemo(): Promise<Demo> {
  const { statutes } = await (await readShipment()).open();
  const articles = quotedArticles(statutes);
  const parts = answerLocally({
    ...{ question: assistantQuestion, kind: 'law', passages: [], helps: [] },
    ...{ hasDocuments: false, hasLaws: true, articles },
  });
  const lines = parts.filter((part) => !isQuotation(part)).flatMap((part) => part.split('\n'));
  const count = statutes.reduce((sum, statute) => sum + statute.articles.length, 0);
  return {
    sheets: [
      { label: `问：${assistantQuestion}`, paragraphs: lines.map((line) => markLine(line, articles.length)) },
    ],
    findings: articles.map(({ title, text }) => ({
      ...{ label: '现行有效', mark: 'insertion', title, detail: text },
    })),
    summary: `引用 ${articles.length} 条规定，每条写明出处与效力`,
    examined: [`随产品提供的国家法律条文 ${count.toLocaleString('zh-CN')} 条`],
    notExamined: ['地方性法规：不在随产品提供的条文之内'],
  };
}

function quotedArticles(statutes: readonly Statute[]): readonly AnswerArticle[] {
  const validity = linkValidity(statutes);
  return FOUND.map(({ law, number }, index) => {
    const at = statutes.findIndex(({ name }) => name === law);
    const article = statutes[at]?.articles.find((each) => each.number === number);
    const own = validity[at];
    if (article === undefined || own === undefined) throw new Error(`《${law}》 has no article ${number}`);
    const status = statusOn({ ...own, effective: statutes[at]?.effective ?? null }, TODAY);
    if (status !== 'inForce') throw new Error(`《${law}》 is not in force: the page would say it is`);
    return { number: index + 1, title: `《${law}》${article.label}`, text: article.text, status };
  });
}

/** Quoted provisions are beside the answer, each linked by its number. */
function isQuotation(part: string): boolean {
  return part.startsWith('**《');
}

const SOURCE_NUMBER = /\[(\d+)\]$/;

/** Without Markdown signs; a line with a source's number links to it. */
function markLine(line: string, count: number): readonly DemoPart[] {
  const text = line.replaceAll('**', '').replace(/^- /, '');
  const number = Number(SOURCE_NUMBER.exec(text)?.[1] ?? 0);
  return number >= 1 && number <= count ? [{ text, finding: number - 1, mark: 'insertion' }] : [{ text }];
}
