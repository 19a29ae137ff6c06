/** The values that the samples of a library template give its fields. */
import type { FieldValue, PartyItem, TemplateField, TemplateValues } from '../template.ts';
import { libraryContent } from './library-content.ts';
import type { LibraryTemplate } from './library-template.ts';

export function sampleValues(library: LibraryTemplate): TemplateValues {
  const byStart = new Map(library.blanks.map(({ start, sample }) => [start, sample]));
  const fields = libraryContent(library).fields.flatMap((field): [string, FieldValue][] => [
    [field.id, sampleFor(field, (start) => byStart.get(start) ?? '')],
  ]);
  return { fields: Object.fromEntries(fields), omitted: [] };
}

function sampleFor(field: TemplateField, at: (start: number) => string): FieldValue {
  switch (field.kind) {
    case 'text':
      return { kind: 'text', text: at(field.places[0]?.start ?? -1) };
    case 'amount': {
      const yuan = field.places.map(({ start }) => at(start)).find((one) => one !== '');
      return { kind: 'amount', yuan: yuan ?? '' };
    }
    case 'date': {
      const parts = field.places.map(({ start }) => at(start).padStart(2, '0'));
      return { kind: 'date', date: parts.join('-') };
    }
    case 'choice': {
      const ticked = field.places.flatMap((place) =>
        place.part === 'box' && at(place.start) !== '' ? [place.optionId] : [],
      );
      return { kind: 'choice', optionIds: ticked };
    }
    case 'party': {
      const items = field.places.map(({ part, start }): [PartyItem, string] => [part, at(start)]);
      return { kind: 'party', items: Object.fromEntries(items) };
    }
  }
}
