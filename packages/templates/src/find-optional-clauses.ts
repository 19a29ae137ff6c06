/** Paragraphs marked as optional (【可选】, （如适用）) or as belonging to an option (【如选择“现金”】). */
import type { Line } from '@wenjian/contract';
import type { OptionalClause, Place, TemplateField } from './template.ts';
import { templateText } from './templates.text.ts';

const marked =
  /^(?<lead>\s*(?:第[0-9一二三四五六七八九十百]+条\s*|[0-9]+(?:[.．][0-9]+)*[.．、]?\s*|[（(][0-9一二三四五六七八九十]+[）)]\s*)?)(?<mark>[【[（(](?:可选(?:条款)?|选用|选择性条款|如适用|视情况选用|(?:如选择?|若选择?|仅?适用于)[：:]?[“"「]?(?<option>[^】\]）)”"」]{1,30})[”"」]?(?:时适用|时|的)?)[】\]）)])/;
const LABEL_CHARACTERS = 16;

/** With the words of the option that it belongs to. */
interface FoundClause extends OptionalClause {
  readonly marker: Place;
  readonly option: string | undefined;
}

export function clausesIn(lines: readonly Line[]): readonly FoundClause[] {
  const clauses = lines.flatMap((line): FoundClause[] => {
    const { lead = '', mark, option } = marked.exec(line.text)?.groups ?? {};
    if (mark === undefined || line.start !== line.block.start) return [];
    const marker = { start: line.start + lead.length, end: line.start + lead.length + mark.length };
    const words = line.text.slice(lead.length + mark.length).trim();
    const { start, end } = line.block;
    const label = words.slice(0, LABEL_CHARACTERS) || templateText.clause;
    return [{ id: '', label, start, end, marker, option }];
  });
  return clauses.map((clause, index) => ({ ...clause, id: `c${index + 1}` }));
}

/** The condition that the mark of a clause speaks of; none when no choice has such an option, or several have. */
export function withCondition(
  { option, ...clause }: FoundClause,
  fields: readonly TemplateField[],
): OptionalClause {
  if (option === undefined) return clause;
  // 现金时适用, where no quotation marks say where the option ends.
  const named = new Set([option.trim(), option.trim().replace(/(?:时适用|时|的)$/, '')]);
  const found = fields.flatMap((field) =>
    field.kind === 'choice'
      ? field.options.filter(({ label }) => named.has(label)).map(({ id }) => ({ fieldId: field.id, id }))
      : [],
  );
  const [first, ...others] = found;
  if (first === undefined || others.length > 0) return clause;
  return { ...clause, when: { fieldId: first.fieldId, optionIds: [first.id] } };
}
