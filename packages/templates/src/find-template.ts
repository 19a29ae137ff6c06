/**
 * In: a document with blanks. Out: its template (typed fields and optional clauses, in reading order) and
 * which parts of the document were examined. Promise: every place slices out of the text, lies in one block,
 * and overlaps no other; the same document gives the same template.
 */
import { bodyLines, type Line } from '@wenjian/contract';
import type { Coverage, Document, TextRun } from '@wenjian/document';
import { amountBlanksIn } from './find-amount-blanks.ts';
import { blanksIn } from './find-blanks-in-line.ts';
import { choicesIn, type FoundChoice } from './find-choices.ts';
import { dateBlanksIn, spanOfDate } from './find-date-blanks.ts';
import { clausesIn } from './find-optional-clauses.ts';
import { type FoundParty, partyBlocksIn } from './find-party-blocks.ts';
import { distinctLabels, labelBlank } from './label-blank.ts';
import { meets, type PartyField, type Place, type Template, type TemplateField } from './template.ts';
import { templateCoverage } from './template-coverage.ts';
import { templateText as text } from './templates.text.ts';

export interface FoundTemplate extends Template {
  readonly coverage: Coverage;
}

export function findTemplate(document: Document): FoundTemplate {
  const lines = bodyLines(document);
  const { clauses, markers } = clausesIn(lines);
  const runsOf = runsByLine(document.runs ?? []);
  const blanks = new Map(lines.map((line) => [line, without(blanksIn(line, runsOf(line)), markers)]));
  const parties = partyFields(partyBlocksIn(lines, (line) => blanks.get(line) ?? []));
  const taken = parties.flatMap(({ field }) => field.places);
  const found = [
    ...parties,
    ...choicesIn(lines).map(choiceField),
    ...lines.flatMap((line) => fieldsOf(line, without(blanks.get(line) ?? [], taken), taken)),
  ].sort((one, other) => one.start - other.start);
  const labels = distinctLabels(found.map(({ field }) => field.label));
  return {
    fields: found.map(({ field }, index) => ({
      ...field,
      id: `f${index + 1}`,
      label: labels[index] ?? field.label,
    })),
    clauses,
    coverage: templateCoverage(document),
  };
}

interface Found {
  readonly start: number;
  readonly field: TemplateField;
}

/** Dates first, then sums; everything else is text. */
function fieldsOf(line: Line, blanks: readonly Place[], taken: readonly Place[]): readonly Found[] {
  const label = ({ start, end }: Place, fallback: string): string =>
    labelBlank(line.text, start - line.start, end - line.start, fallback);
  const dates = dateBlanksIn(line)
    .map((date) => ({ date, span: spanOfDate(date) }))
    .filter(({ span }) => !taken.some((place) => meets(place, span)));
  const undated = without(
    blanks,
    dates.map(({ span }) => span),
  );
  const amounts = amountBlanksIn(line, undated);
  const others = without(undated, amounts);
  return [
    ...dates.map(
      ({ date, span }): Found => ({
        start: span.start,
        field: {
          kind: 'date',
          id: '',
          label: label(span, text.date),
          isRequired: false,
          places: dateParts.map((part) => ({ ...date[part], part })),
        },
      }),
    ),
    ...amounts.map(
      ({ places, ...span }): Found => ({
        start: span.start,
        field: { kind: 'amount', id: '', label: label(span, text.amount), isRequired: true, places },
      }),
    ),
    ...others.map(
      (place): Found => ({
        start: place.start,
        field: {
          kind: 'text',
          id: '',
          label: label(place, text.blank),
          isRequired: true,
          places: [{ ...place, part: 'text' }],
        },
      }),
    ),
  ];
}

const dateParts = ['year', 'month', 'day'] as const;

function choiceField({ start, heading, options, isMultiple }: FoundChoice): Found {
  const label = labelBlank(heading, heading.length, heading.length, options[0]?.label || text.choice);
  return {
    start,
    field: {
      kind: 'choice',
      id: '',
      label,
      isRequired: options.length > 1,
      isMultiple,
      options: options.map(({ label: name }, index) => ({
        id: `o${index + 1}`,
        label: name || text.again(text.choice, index + 1),
      })),
      places: options.map(({ start: from, end }, index) => ({
        start: from,
        end,
        part: 'box',
        optionId: `o${index + 1}`,
      })),
    },
  };
}

/** A party that appears twice is one field; its details are written in both places. */
function partyFields(found: readonly FoundParty[]): readonly { start: number; field: PartyField }[] {
  const byRole = new Map<string, { start: number; places: PartyField['places'] }>();
  for (const { start, role, items } of found) {
    const name = role.replaceAll(/\s/g, '');
    const known = byRole.get(name) ?? { start, places: [] };
    const added = items.map(({ item, place }) => ({ ...place, part: item }));
    byRole.set(name, { start: known.start, places: [...known.places, ...added] });
  }
  return [...byRole].map(([role, { start, places }]) => ({
    start,
    field: { kind: 'party', id: '', label: role, isRequired: true, places },
  }));
}

function without(places: readonly Place[], taken: readonly Place[]): readonly Place[] {
  return places.filter((place) => !taken.some((other) => meets(place, other)));
}

/** Both are in the order of the text. */
function runsByLine(runs: readonly TextRun[]): (line: Line) => readonly TextRun[] {
  let next = 0;
  return (line) => {
    const here: TextRun[] = [];
    while ((runs[next]?.start ?? Number.POSITIVE_INFINITY) < line.end) {
      const run = runs[next];
      if (run !== undefined && run.start >= line.start) here.push(run);
      next += 1;
    }
    return here;
  };
}
