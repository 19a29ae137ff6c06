/**
 * Makes the home page's demonstrations by running the engines on the samples: `node scripts/site-demos.ts`.
 * The page therefore shows the product's real answers; `site-demos.test.ts` fails when the two differ.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openLanguage } from '../apps/server/src/platform/documents/open-language.ts';
import { sampleContract } from '../apps/web/src/features/audit/sample-contract.text.ts';
import { comparisonDemo, plainDocument } from '../apps/web/src/features/site/demos/comparison-demo.ts';
import type { Demo, DemoFinding, DemoMark } from '../apps/web/src/features/site/demos/demo.ts';
import { type MarkedSpan, markParagraphs } from '../apps/web/src/features/site/demos/mark-paragraphs.ts';
import { auditForSides, levelNames } from '../packages/audit/src/index.ts';
import { contractTypeNames } from '../packages/contract/src/index.ts';
import type { Coverage } from '../packages/document/src/index.ts';
import { comparePair, fragmentKindNames } from '../packages/plagiarism/src/index.ts';
import { familyNames, proofreadDocument, tierNames } from '../packages/proofread/src/index.ts';
import { assistantDemo } from './site-assistant-demo.ts';
import { comparedNew, comparedOld, corrected, source, suspicious } from './site-demo-samples.text.ts';
import { siteFigures } from './site-figures.ts';
import { recognitionDemo } from './site-recognition-demo.ts';

const ROOT = join(import.meta.dirname, '..');
const FOLDER = join(ROOT, 'apps/web/src/features/site/demos');

export const demoFile = (name: string) => join(FOLDER, `${name}.demo.json`);

const language = await openLanguage();

/** Numbers from the benchmarks' report, for that page and those about deployments. */
export const figuresFile = join(FOLDER, 'site-figures.json');

export const demoMakers: Readonly<Record<string, () => Demo | Promise<Demo>>> = {
  compare: () => comparisonDemo(comparedOld, comparedNew),
  audit: auditDemo,
  proofread: proofreadDemo,
  plagiarism: plagiarismDemo,
  assistant: assistantDemo,
};

/** The most serious findings with a place, one of each kind; the page shows the total. */
const SHOWN_RISKS = 8;
const riskMarks = { high: 'deletion', medium: 'replacement', low: 'slate' } as const;

function auditDemo(): Demo {
  const document = plainDocument(sampleContract.content);
  const judge = auditForSides(document);
  const result = judge(judge().standpoints[0]);
  const order = ['high', 'medium', 'low'];
  const shown = result.risks
    .filter((risk) => risk.span !== null)
    .filter(({ ruleId }, index, all) => all.findIndex((other) => other.ruleId === ruleId) === index)
    .sort((a, b) => order.indexOf(a.level) - order.indexOf(b.level))
    .slice(0, SHOWN_RISKS)
    .sort((a, b) => (a.span?.start ?? 0) - (b.span?.start ?? 0));
  const spans = shown.flatMap(({ span, level }, finding): MarkedSpan[] =>
    span === null ? [] : [{ ...span, finding, mark: riskMarks[level] }],
  );
  const count = (outcome: string, unproven: string | null = null) =>
    result.checked.filter((rule) => rule.outcome === outcome && rule.unproven === unproven).length;
  const notJudged = count('notApplicable', 'mentioned') + count('notApplicable', 'doubtful');
  return {
    sheets: [{ label: sampleContract.name, paragraphs: markParagraphs(document, spans) }],
    findings: shown.map(({ level, title, reason, basis }) => ({
      label: `${levelNames[level]}风险`,
      mark: riskMarks[level],
      title,
      detail: [reason, ...basis.slice(0, 1).map(({ law, article }) => `依据：${law}${article}`)].join(' '),
    })),
    summary: `识别为${contractTypeNames[result.contractType]}，立场：${result.standpoint}；共 ${result.risks.length} 条风险，这里列出 ${shown.length} 条`,
    ...coverageOf(result.coverage),
    examined: [
      `审查规则 ${result.checked.length} 条：命中 ${count('hit')}，缺失 ${count('missing')}，已满足 ${count('passed')}，未发现问题 ${count('notApplicable', 'absent')}，未作判断 ${notJudged}，不适用 ${count('notApplicable')}`,
    ],
  };
}

const tierMarks: Readonly<Record<string, DemoMark>> = {
  error: 'deletion',
  suspect: 'replacement',
  advice: 'slate',
};

function proofreadDemo(): Demo {
  const document = plainDocument(corrected);
  const result = proofreadDocument(document, { language });
  const mark = (tier: string): DemoMark => tierMarks[tier] ?? 'slate';
  const spans = result.corrections.map(({ start, end, tier }, finding) => ({
    ...{ start, end, finding, mark: mark(tier) },
  }));
  return {
    sheets: [{ label: '示例-技术服务合同.txt', paragraphs: markParagraphs(document, spans) }],
    findings: result.corrections.map(
      ({ tier, family, original, suggestion, reason, formula }): DemoFinding => ({
        label: `${tierNames[tier]} · ${familyNames[family]}`,
        mark: mark(tier),
        title:
          suggestion === null ? original : `${original} → ${suggestion === '' ? '（删除）' : suggestion}`,
        detail: formula === undefined ? reason : `${reason}（${formula}）`,
      }),
    ),
    summary: `${result.corrections.length} 处更正建议，逐条采纳或忽略后导出改好的文件`,
    ...coverageOf(result.coverage),
  };
}

function plagiarismDemo(): Demo {
  const [a, b] = [plainDocument(suspicious), plainDocument(source)];
  const { fragments, aInB, coverage } = comparePair(a, b);
  const marks = { verbatim: 'deletion', edited: 'replacement', paraphrase: 'move' } as const;
  const spans = (side: 'a' | 'b'): readonly MarkedSpan[] =>
    fragments.flatMap(({ kind, pieces, ...fragment }, finding) => {
      const painted = kind === 'paraphrase' ? [fragment[side]] : pieces.map((piece) => piece[side]);
      return painted.map(({ start, end }) => ({ start, end, finding, mark: marks[kind] }));
    });
  const percent = (share: number) => `${(share * 100).toFixed(1)}%`;
  return {
    sheets: [
      { label: '被查文件', paragraphs: markParagraphs(a, spans('a')) },
      { label: '对照文件', paragraphs: markParagraphs(b, spans('b')) },
    ],
    findings: fragments.map(({ kind, a: own, similarity }) => ({
      label: fragmentKindNames[kind],
      mark: marks[kind],
      title: own.text,
      detail: `${own.words} 词，相同词占 ${percent(similarity)}`,
    })),
    summary: `被查文件的 ${percent(aInB.after.rate)} 出现在对照文件中（${aInB.after.matched} / ${aInB.after.total} 词）`,
    ...coverageOf(coverage),
  };
}

function coverageOf({ examined, notExamined }: Coverage): Pick<Demo, 'examined' | 'notExamined'> {
  return {
    examined: examined.map(({ what, count }) => `${what} ${count.toLocaleString('zh-CN')}`),
    notExamined: notExamined.map(({ what, reason }) => `${what}：${reason}`),
  };
}

if (import.meta.main) {
  writeFileSync(demoFile('recognition'), `${JSON.stringify(await recognitionDemo(), null, 2)}\n`);
  for (const [name, make] of Object.entries(demoMakers))
    writeFileSync(demoFile(name), `${JSON.stringify(await make(), null, 2)}\n`);
  writeFileSync(figuresFile, `${JSON.stringify(siteFigures(), null, 2)}\n`);
}
