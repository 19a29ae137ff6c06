/** The table of norms: which rules of the review rest on which article of which law. */
import { join } from 'node:path';
import { allRules, familyNames } from '@wenjian/audit';

export const NORMS_FILE = join(import.meta.dirname, '../../../docs/engines/audit-norms.md');

interface NormRow {
  readonly law: string;
  readonly article: string;
  readonly rules: readonly string[];
}

export function normsTable(): string {
  const rows = normRows();
  const laws = Map.groupBy(rows, ({ law }) => law);
  const counts = [...laws]
    .map(([law, articles]) => ({
      law,
      articles: articles.length,
      rules: new Set(articles.flatMap(({ rules }) => rules)).size,
    }))
    .sort((one, other) => other.rules - one.rules || compare(one.law, other.law));
  const without = allRules.filter(({ basis }) => basis.length === 0);
  return `# Norms the review rests on

Written from the rules by \`node benchmarks/src/audit/audit-norms.process.ts\`; \`benchmarks/src/audit/audit-norms.test.ts\` fails when it is out of date. ${allRules.length} rules, ${rows.length} articles of ${laws.size} laws and regulations; ${without.length} rules rest on good drafting alone.

| law | articles | rules |
|---|---|---|
${counts.map(({ law, articles, rules }) => `| ${law} | ${articles} | ${rules} |`).join('\n')}

${counts.map(({ law }) => `## ${law}\n\n| article | rules |\n|---|---|\n${articlesOf(laws.get(law) ?? [])}`).join('\n\n')}

## Good drafting

| rule | family | what it asks |
|---|---|---|
${without.map(({ id, family, examines }) => `| \`${id}\` | ${familyNames[family]} | ${examines} |`).join('\n')}
`;
}

function articlesOf(rows: readonly NormRow[]): string {
  return rows.map(({ article, rules }) => `| ${article} | ${rules.join('<br>')} |`).join('\n');
}

function normRows(): readonly NormRow[] {
  const found = new Map<string, { law: string; article: string; rules: string[] }>();
  for (const { id, title, basis } of allRules)
    for (const { law, article } of basis) {
      const key = `${law} ${article}`;
      const row = found.get(key) ?? { law, article, rules: [] };
      row.rules.push(`\`${id}\` ${title}`);
      found.set(key, row);
    }
  return [...found.values()].sort(
    (one, other) => compare(one.law, other.law) || compare(one.article, other.article),
  );
}

/** By code: the same order on every machine. */
function compare(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}
