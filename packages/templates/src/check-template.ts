/**
 * Checks whether an edited template still fits its document. Returns sentences, each with the field or clause
 * it is about.
 */
import { isBody } from '@wenjian/contract';
import type { Block } from '@wenjian/document';
import type {
  ChoiceField,
  OptionalClause,
  Place,
  Template,
  TemplateField,
  TemplateText,
} from './template.ts';
import { templateText } from './templates.text.ts';

export interface TemplateProblem {
  /** Id of the field or clause. */
  readonly id: string;
  readonly message: string;
}

const { problems: say } = templateText;

export function checkTemplate(
  document: TemplateText,
  { fields, clauses }: Template,
): readonly TemplateProblem[] {
  return [
    ...sameIds([...fields, ...clauses]),
    ...fields.flatMap((field) => formProblems(field, document)),
    ...overlaps(fields, clauses),
    ...clauseProblems(document, { fields, clauses }),
  ];
}

function clauseProblems({ blocks }: TemplateText, { fields, clauses }: Template): readonly TemplateProblem[] {
  const starts = new Set<number>(blocks.map(({ start }) => start));
  const ends = new Set<number>(blocks.map(({ end }) => end));
  const isWhole = ({ start, end, marker }: OptionalClause): boolean => {
    const isMarkerInside = marker === null || (marker.start >= start && marker.end <= end);
    return start < end && isMarkerInside && starts.has(start) && ends.has(end);
  };
  const isKnown = ({ when }: OptionalClause): boolean => {
    if (when === undefined) return true;
    const field = fields.find(({ id }) => id === when.fieldId);
    const options = new Set(field?.kind === 'choice' ? field.options.map(({ id }) => id) : []);
    return when.optionIds.length > 0 && when.optionIds.every((id) => options.has(id));
  };
  const inOrder = [...clauses].sort((one, other) => one.start - other.start);
  return [
    ...clauses.filter((clause) => !isWhole(clause)).map(({ id }) => ({ id, message: say.clauseBorder })),
    ...inOrder
      .filter((clause, index) => clause.start < (inOrder[index - 1]?.end ?? 0))
      .map(({ id }) => ({ id, message: say.clauseOverlap })),
    ...clauses.filter((clause) => !isKnown(clause)).map(({ id }) => ({ id, message: say.condition })),
  ];
}

function sameIds(all: readonly { readonly id: string }[]): readonly TemplateProblem[] {
  const seen = new Set<string>();
  return all.flatMap(({ id }) => {
    const isKnown = seen.has(id);
    seen.add(id);
    return isKnown ? [{ id, message: say.sameId }] : [];
  });
}

function formProblems(field: TemplateField, document: TemplateText): readonly TemplateProblem[] {
  const isOutside = field.places.some((place) => blockAround(document.blocks, place) === undefined);
  const messages = [
    ...(field.places.length === 0 ? [say.noPlace] : []),
    ...(isOutside ? [say.outside] : []),
    ...(field.kind === 'choice' ? choiceProblems(field) : []),
  ];
  return messages.map((message) => ({ id: field.id, message }));
}

/** Every option is written somewhere, and every box belongs to an option. */
function choiceProblems({ options, places }: ChoiceField): readonly string[] {
  if (options.length === 0) return [say.noOptions];
  const boxed = new Set(places.flatMap((place) => (place.part === 'box' ? [place.optionId] : [])));
  const isWritten = places.some(({ part }) => part === 'chosen');
  const isComplete = isWritten || options.every(({ id }) => boxed.has(id));
  const isKnown = [...boxed].every((id) => options.some((option) => option.id === id));
  return isComplete && isKnown ? [] : [say.optionWithoutPlace];
}

/** Blocks are in the order of the text. */
function blockAround(blocks: readonly Block[], { start, end }: Place): Block | undefined {
  if (start > end) return undefined;
  let low = 0;
  let high = blocks.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((blocks[middle]?.end ?? 0) < start) low = middle + 1;
    else high = middle;
  }
  const block = blocks[low];
  // A number that Word generates is not text, so it cannot be replaced.
  const isInside =
    block !== undefined && block.start + (block.number?.length ?? 0) <= start && end <= block.end;
  return isInside && isBody(block) ? block : undefined;
}

function overlaps(
  fields: readonly TemplateField[],
  clauses: readonly OptionalClause[],
): readonly TemplateProblem[] {
  const owned = [
    ...fields.flatMap((field) => field.places.map((place) => ({ id: field.id, place }))),
    ...clauses.flatMap(({ id, marker }) => (marker === null ? [] : [{ id, place: marker }])),
  ].sort((one, other) => one.place.start - other.place.start || one.place.end - other.place.end);
  let end = 0;
  let emptyAt = -1;
  return owned.flatMap(({ id, place }) => {
    const isEmpty = place.start === place.end;
    const isInside = place.start < end || (isEmpty && place.start === emptyAt);
    end = Math.max(end, place.end);
    emptyAt = isEmpty ? place.start : emptyAt;
    return isInside ? [{ id, message: say.overlap }] : [];
  });
}
