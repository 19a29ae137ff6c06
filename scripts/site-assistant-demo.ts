/**
 * The home page's demonstration of the assistant: a question, its answer without a language model, and the
 * quoted provisions.
 */
import { readShipment } from '../apps/server/src/features/laws/shipped-laws.ts';
import type { Demo, DemoPart } from '../apps/web/src/features/site/demos/demo.ts';
import {
  type AnswerArticle,
  answerByType,
  answerLocally,
  findTypes,
  groundsOf,
  linkValidity,
  readArticleLabel,
  type Statute,
  statusOn,
} from '../packages/answers/src/index.ts';
import { shortLawName } from '../packages/contract/src/index.ts';
import { assistantQuestion } from './site-demo-samples.text.ts';

/** Validity is computed for this day, so that the page does not change by itself. */
const TODAY = '2026-11-16';

export async function assistantDemo(): Promise<Demo> {
  const { stateOf, open } = await readShipment();
  const { statutes } = await open();
  // The words of the question are clear enough: no encoder is asked.
  const { types, isSure } = await findTypes(
    assistantQuestion,
    [],
    async () => null,
    async () => undefined,
  );
  const articles = quotedArticles(statutes, stateOf, types.flatMap(groundsOf));
  const named = articles.map(({ law, text, address }) => ({ law, text, number: null, sub: 0, ...address }));
  const typed = types.flatMap((type) => answerByType(type, named, assistantQuestion) ?? []);
  if (typed.length === 0) throw new Error('no type of question fits: the page would show no answer');
  const parts = answerLocally({
    ...{ question: assistantQuestion, kind: 'law', typed, isSure, passages: [], helps: [] },
    ...{ hasDocuments: false, hasLaws: true, articles },
  });
  const lines = parts.filter((part) => !isQuotation(part)).flatMap((part) => part.split('\n'));
  const count = statutes.reduce((sum, statute) => sum + statute.articles.length, 0);
  return {
    sheets: [
      { label: `问：${assistantQuestion}`, paragraphs: lines.map((line) => markLine(line, articles.length)) },
    ],
    findings: articles.map(({ title, text }) => ({
      ...{ label: `截至 ${stateOf} 的文本现行有效`, mark: 'insertion', title, detail: text },
    })),
    summary: `引用 ${articles.length} 条规定，每条写明出处与效力`,
    examined: [`随产品提供的国家法律条文 ${count.toLocaleString('zh-CN')} 条`],
    notExamined: ['地方性法规：不在随产品提供的条文之内'],
  };
}

function quotedArticles(
  statutes: readonly Statute[],
  stateOf: string,
  grounds: readonly { readonly law: string; readonly number: number; readonly sub: number }[],
): readonly AnswerArticle[] {
  const validity = linkValidity(statutes);
  const wanted = new Map(grounds.map((ground) => [`${ground.law} ${ground.number} ${ground.sub}`, ground]));
  return [...wanted.values()].map(({ law: said, number, sub }, index) => {
    const at = statutes.findIndex(({ name }) => shortLawName(name) === shortLawName(said));
    const law = statutes[at]?.name ?? said;
    const article = statutes[at]?.articles.find((each) => each.number === number && each.sub === sub);
    const own = validity[at];
    if (article === undefined || own === undefined) throw new Error(`《${law}》 has no article ${number}`);
    const status = statusOn({ ...own, effective: statutes[at]?.effective ?? null }, TODAY);
    if (status !== 'inForce') throw new Error(`《${law}》 is not in force: the page would say it is`);
    const title = `《${law}》${article.label}`;
    const address = readArticleLabel(article.label);
    return { number: index + 1, title, text: article.text, status, stateOf, law, address };
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
