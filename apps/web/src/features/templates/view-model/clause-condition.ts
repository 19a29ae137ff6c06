/** The condition under which a clause stays: one option of a choice. */
import { templatesText } from '../text.ts';
import type { Content } from './shapes.ts';

type Clause = Content['clauses'][number];
type Condition = NonNullable<Clause['when']>;

interface ConditionChoice {
  readonly value: string;
  readonly label: string;
  readonly when: Condition;
}

export function conditionChoices({ fields }: Content): readonly ConditionChoice[] {
  return fields.flatMap((field) =>
    field.kind === 'choice'
      ? field.options.map(({ id, label }) => ({
          value: `${field.id} ${id}`,
          label: templatesText.editor.chosen(field.label, label),
          when: { fieldId: field.id, optionIds: [id] },
        }))
      : [],
  );
}

export function putCondition(content: Content, clauseId: string, when: Condition | undefined): Content {
  return {
    ...content,
    clauses: content.clauses.map((clause) => (clause.id === clauseId ? withCondition(clause, when) : clause)),
  };
}

/** Conditions that speak of a field or an option that is no longer there go with it. */
export function withoutLostConditions(content: Content): Content {
  const known = new Set(conditionChoices(content).map(({ value }) => value));
  const isLost = ({ when }: Clause): boolean =>
    when?.optionIds.some((id) => !known.has(`${when.fieldId} ${id}`)) ?? false;
  if (!content.clauses.some(isLost)) return content;
  return {
    ...content,
    clauses: content.clauses.map((clause) => (isLost(clause) ? withCondition(clause, undefined) : clause)),
  };
}

function withCondition({ when: _, ...clause }: Clause, when: Condition | undefined): Clause {
  return when === undefined ? clause : { ...clause, when };
}
