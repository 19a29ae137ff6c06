/** Transfers values from one version to another: fields of the same name and kind. */
import type { TemplateDetail, Values } from './shapes.ts';

type Asked = Pick<TemplateDetail, 'fields' | 'clauses'>;

export function carryValues(from: Asked, to: Asked, { fields, omitted }: Values): Values {
  const nameOf = ({ kind, label }: { readonly kind: string; readonly label: string }) => `${kind} ${label}`;
  const known = new Map(from.fields.map((field) => [nameOf(field), field]));
  const carried = to.fields.flatMap((field) => {
    const old = known.get(nameOf(field));
    const value = old && fields[old.id];
    if (!old || !value) return [];
    if (value.kind !== 'choice' || field.kind !== 'choice' || old.kind !== 'choice')
      return [[field.id, value]];
    // Options are matched by their labels: each version has its own ids.
    const words = old.options.filter(({ id }) => value.optionIds.includes(id)).map(({ label }) => label);
    const optionIds = field.options.filter(({ label }) => words.includes(label)).map(({ id }) => id);
    return [[field.id, { ...value, optionIds }]];
  });
  const left = from.clauses.filter(({ id }) => omitted.includes(id)).map(({ label }) => label);
  return {
    fields: Object.fromEntries(carried),
    omitted: to.clauses.filter(({ label }) => left.includes(label)).map(({ id }) => id),
  };
}
