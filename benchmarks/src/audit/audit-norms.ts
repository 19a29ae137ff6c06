/** The table of norms: which rules of the review rest on which article of which law. */
import { join } from 'node:path';
import { allRules, familyNames } from '@wenjian/audit';
import { uncheckedKinds, type WalkedLaw, walkedLaws } from './audit-unchecked-norms.ts';

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

${uncheckedSection(walkedLaws())}
`;
}

function uncheckedSection(laws: readonly WalkedLaw[]): string {
  const count = laws.map(countsOf);
  const sum = (name: 'mandatory' | 'covered' | 'reasoned' | 'open') =>
    count.reduce((total, one) => total + one[name], 0);
  return `## Norms without a rule

Articles of the laws walked article by article whose text says 应当, 不得, 无效, 不超过, 不能超过, 禁止 or 必须 (of the Civil Code the general part, the part on security and the book on contracts, of Civil Procedure the chapter on jurisdiction): a rule rests on them, a row of \`benchmarks/corpora/norms/unchecked.tsv\` says why none does, or they are open. What the reasons mean: ${Object.entries(
    uncheckedKinds,
  )
    .map(([kind, meaning]) => `*${kind}* ${meaning}`)
    .join(
      '; ',
    )}. A rule that rests on an article need not ask for all the article says. The wordings are those that come with the product, published on the day told; where a later one is in force (*now since*), rules cite its numbers, and articles are told by those of the walked text. What the later wording brought in is not walked; its rules are in the tables above. The Law on Foreign Trade was revised as a whole: rules cite the regulations beside it.

| law | walked wording | now since | mandatory | covered | reasoned | open |
|---|---|---|---|---|---|---|
${count.map((one) => `| ${one.name} | ${one.published} | ${one.laterSince ?? ''} | ${one.mandatory} | ${one.covered} | ${one.reasoned} | ${one.open} |`).join('\n')}
| all | | | ${sum('mandatory')} | ${sum('covered')} | ${sum('reasoned')} | ${sum('open')} |

${laws.map(uncheckedRows).join('\n\n')}`;
}

function countsOf({ name, published, laterSince, mandatory, covered, open }: WalkedLaw) {
  const asked = mandatory.filter((one) => covered.has(one)).length;
  const reasoned = mandatory.length - asked - open.length;
  return {
    name,
    published,
    laterSince,
    mandatory: mandatory.length,
    covered: asked,
    reasoned,
    open: open.length,
  };
}

function uncheckedRows({ name, rows, open }: WalkedLaw): string {
  const reasons = rows.map(({ articles, kind, reason }) => {
    return `| ${articles.replaceAll(',', ', ')} | ${kind} | ${kind === 'elsewhere' ? `\`${reason}\`` : reason} |`;
  });
  const left = open.length === 0 ? [] : [`| ${open.join(', ')} | **open** | |`];
  return `### ${name}\n\n| articles | kind | reason |\n|---|---|---|\n${[...reasons, ...left].join('\n')}`;
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
