/**
 * The home page's demonstration of the assistant: a question, its answer without a language model, and the
 * quoted provisions.
 */
import type { Demo, DemoPart } from '../apps/web/src/features/site/demos/demo.ts';
import {
  type AnswerArticle,
  answerLocally,
  digestStatus,
  PROVISIONS,
  searchDigest,
} from '../packages/answers/src/index.ts';
import { assistantQuestion } from './site-demo-samples.text.ts';

/** Validity is computed for this day, so that the page does not change by itself. */
const TODAY = '2026-11-16';
const QUOTED = 4;

export function assistantDemo(): Demo {
  const articles = quotedArticles();
  const parts = answerLocally({
    ...{ question: assistantQuestion, kind: 'law', passages: [], hasDocuments: false, helps: [] },
    articles,
  });
  const lines = parts.filter((part) => !isQuotation(part)).flatMap((part) => part.split('\n'));
  return {
    sheets: [
      { label: `问：${assistantQuestion}`, paragraphs: lines.map((line) => markLine(line, articles.length)) },
    ],
    findings: articles.map(({ title, text }) => ({
      ...{ label: '现行有效', mark: 'insertion', title, detail: `条文要点：${text}` },
    })),
    summary: `引用 ${articles.length} 条规定，每条写明出处与效力`,
    examined: [`内置条文要点 ${PROVISIONS.length} 条`],
    notExamined: ['条文全文：没有导入法律全文'],
  };
}

function quotedArticles(): readonly AnswerArticle[] {
  return searchDigest(assistantQuestion, QUOTED).flatMap(({ id }, index): AnswerArticle[] => {
    const provision = PROVISIONS[id];
    if (provision === undefined) return [];
    const { law, label, gist } = provision;
    const status = digestStatus(provision, TODAY);
    if (status !== 'inForce') throw new Error(`《${law}》${label} is not in force: the page would say it is`);
    return [{ number: index + 1, title: `《${law}》${label}`, text: gist, isVerbatim: false, status }];
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
