/** Paragraphs marked as optional: 【可选】, （如适用）. */
import type { Line } from '@wenjian/contract';
import type { OptionalClause, Place } from './template.ts';
import { templateText } from './templates.text.ts';

const marked =
  /^(?<lead>\s*(?:第[0-9一二三四五六七八九十百]+条\s*|[0-9]+(?:[.．][0-9]+)*[.．、]?\s*|[（(][0-9一二三四五六七八九十]+[）)]\s*)?)(?<mark>[【[（(](?:可选(?:条款)?|选用|选择性条款|如适用|视情况选用)[】\]）)])/;
const LABEL_CHARACTERS = 16;

export function clausesIn(lines: readonly Line[]): {
  readonly clauses: readonly OptionalClause[];
  readonly markers: readonly Place[];
} {
  const clauses = lines.flatMap((line): (OptionalClause & { readonly marker: Place })[] => {
    const { lead = '', mark } = marked.exec(line.text)?.groups ?? {};
    if (mark === undefined || line.start !== line.block.start) return [];
    const marker = { start: line.start + lead.length, end: line.start + lead.length + mark.length };
    const words = line.text.slice(lead.length + mark.length).trim();
    const { start, end } = line.block;
    return [{ id: '', label: words.slice(0, LABEL_CHARACTERS) || templateText.clause, start, end, marker }];
  });
  const numbered = clauses.map((clause, index) => ({ ...clause, id: `c${index + 1}` }));
  return { clauses: numbered, markers: numbered.map(({ marker }) => marker) };
}
