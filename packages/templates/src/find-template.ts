/**
 * In: a document with blanks. Out: its template (typed fields and optional clauses, in reading order) and
 * which parts of the document were examined. Promise: every place slices out of the text, lies in one block,
 * and overlaps no other; the same document gives the same template.
 */
import { bodyLines, type Line } from '@wenjian/contract';
import type { Coverage, Document, TextRun } from '@wenjian/document';
import { amountBlanksIn, isInWords } from './find-amount-blanks.ts';
import { blanksIn } from './find-blanks-in-line.ts';
import { choicesIn, type FoundChoice } from './find-choices.ts';
import { dateBlanksIn, spanOfDate } from './find-date-blanks.ts';
import { formatOf } from './find-format.ts';
import { clausesIn, withCondition } from './find-optional-clauses.ts';
import { type FoundParty, partyBlocksIn } from './find-party-blocks.ts';
import { distinctLabels, labelBlank } from './label-blank.ts';
import { placesMeeting } from './places-within.ts';
import type { PartyField, Place, Template, TemplateField, TextField } from './template.ts';
import { templateCoverage } from './template-coverage.ts';
import { templateText as text } from './templates.text.ts';

export interface FoundTemplate extends Template {
  readonly coverage: Coverage;
}

export function findTemplate(document: Document): FoundTemplate {
  const lines = bodyLines(document);
  const clauses = clausesIn(lines);
  const isMarker = placesMeeting(clauses.map(({ marker }) => marker));
  const runsOf = runsByLine(document.runs ?? []);
  const blanks = new Map(
    lines.map((line) => [line, blanksIn(line, runsOf(line)).filter((place) => !isMarker(place))]),
  );
  const parties = partyFields(partyBlocksIn(lines, (line) => blanks.get(line) ?? []));
  const isTaken = placesMeeting(parties.flatMap(({ field }) => field.places));
  const found = [
    ...parties,
    ...choicesIn(lines).map(choiceField),
    ...lines.flatMap((line) =>
      fieldsOf(
        line,
        (blanks.get(line) ?? []).filter((place) => !isTaken(place)),
        isTaken,
      ),
    ),
  ].sort((one, other) => one.start - other.start);
  const labels = distinctLabels(found.map(({ field }) => field.label));
  const fields = found.map(({ field }, index) => ({
    ...field,
    id: `f${index + 1}`,
    label: labels[index] ?? field.label,
  }));
  return {
    fields,
    clauses: clauses.map((clause) => withCondition(clause, fields)),
    coverage: templateCoverage(document),
  };
}

interface Found {
  readonly start: number;
  readonly field: TemplateField;
}

/** Dates first, then sums; everything else is text. */
function fieldsOf(
  line: Line,
  blanks: readonly Place[],
  isTaken: (place: Place) => boolean,
): readonly Found[] {
  const label = ({ start, end }: Place, fallback: string): string =>
    labelBlank(line.text, start - line.start, end - line.start, fallback);
  const dates = dateBlanksIn(line)
    .map((date) => ({ date, span: spanOfDate(date) }))
    .filter(({ span }) => !isTaken(span));
  const isDated = placesMeeting(dates.map(({ span }) => span));
  const undated = blanks.filter((place) => !isDated(place));
  const amounts = amountBlanksIn(line, undated);
  const isSum = placesMeeting(amounts);
  const others = withWords(
    line,
    undated.filter((place) => !isSum(place)),
  );
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
      ({ words, ...place }): Found => ({
        start: place.start,
        field: textField(line, place, words, label(place, text.blank)),
      }),
    ),
  ];
}

/** A blank with, right behind it, the one for the same number in 大写. */
interface TextBlank extends Place {
  readonly words: Place | null;
}

function withWords(line: Line, blanks: readonly Place[]): readonly TextBlank[] {
  const found: TextBlank[] = [];
  for (const blank of blanks) {
    const at = blank.start - line.start;
    const last = found.at(-1);
    const isNear = last !== undefined && last.words === null && blank.start - last.end <= MAX_TO_WORDS;
    if (isNear && isInWords(line.text.slice(last.end - line.start, at)))
      found[found.length - 1] = { ...last, words: { start: blank.start, end: blank.end } };
    else found.push({ start: blank.start, end: blank.end, words: null });
  }
  return found;
}

const MAX_TO_WORDS = 16;

function textField(line: Line, place: Place, words: Place | null, label: string): TextField {
  const behind = line.text.slice(place.end - line.start, place.end - line.start + BEHIND_CHARACTERS);
  const format = formatOf(label, behind);
  return {
    kind: 'text',
    id: '',
    label,
    isRequired: true,
    ...(format === undefined ? {} : { format }),
    places: [{ ...place, part: 'text' }, ...(words === null ? [] : [{ ...words, part: 'words' as const }])],
  };
}

/** Room for a sign with space before it. */
const BEHIND_CHARACTERS = 6;

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
  const byRole = new Map<
    string,
    { readonly start: number; readonly places: PartyField['places'][number][] }
  >();
  for (const { start, role, items } of found) {
    const name = role.replaceAll(/\s/g, '');
    const known = byRole.get(name) ?? { start, places: [] };
    for (const { item, place } of items) known.places.push({ ...place, part: item });
    byRole.set(name, known);
  }
  return [...byRole].map(([role, { start, places }]) => ({
    start,
    field: { kind: 'party', id: '', label: role, isRequired: true, places },
  }));
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
