/** Names of one party in the documents of another: in the text and in the file's properties. */
import { documentSpan } from '@wenjian/document';
import { evidenceTitles, innocentReasons, places, statements } from './authorship.text.ts';
import { placeOf } from './contact-details.ts';
import type { AuthorshipDocument, AuthorshipTemplate, EvidenceLine, EvidenceValue } from './evidence.ts';
import { foldName, partyOf, valuesOf } from './observation.ts';
import { type PartyName, partyNames } from './party-names.ts';

export function otherParties(
  documents: readonly AuthorshipDocument[],
  templates: readonly AuthorshipTemplate[],
): readonly EvidenceLine[] {
  const names = partyNames(documents);
  const searched = names.filter(
    ({ name }) => !templates.some(({ document }) => placesOfName(document?.text ?? '', name).length > 0),
  );
  return documents.flatMap((document) => {
    const own = names.filter(({ party }) => party === partyOf(document));
    return searched
      .filter((other) => !own.some((one) => isSameName(one, other)))
      .flatMap((other) => {
        if (other.party === partyOf(document)) return [];
        const values = [...mentionsInText(document, other.name), ...mentionsInMetadata(document, other.name)];
        return values.length === 0 ? [] : [lineOf(other, values, documents)];
      });
  });
}

/** The full name contains the short one. */
function isSameName({ name }: PartyName, { name: other }: PartyName): boolean {
  const [one, two] = [foldName(name), foldName(other)];
  return one.includes(two) || two.includes(one);
}

function lineOf(
  owner: PartyName,
  values: readonly EvidenceValue[],
  documents: readonly AuthorshipDocument[],
): EvidenceLine {
  return {
    kind: 'otherParty',
    title: evidenceTitles.otherParty,
    weight: 'strong',
    statement: statements.otherParty(owner.name),
    innocent: innocentReasons.otherParty,
    values: [...valuesOf(values), ownValue(owner, documents)],
  };
}

function ownValue(
  { documentId, name, isGiven }: PartyName,
  documents: readonly AuthorshipDocument[],
): EvidenceValue {
  const document = isGiven ? null : documents.find(({ id }) => id === documentId)?.document;
  const at = document?.text.indexOf(name) ?? -1;
  if (document === null || document === undefined || at < 0)
    return { documentId, value: name, where: places.partyName };
  return {
    documentId,
    value: name,
    where: placeOf(document, at),
    span: documentSpan(at, at + name.length),
  };
}

function mentionsInText({ id, document }: AuthorshipDocument, name: string): readonly EvidenceValue[] {
  if (document === null) return [];
  return placesOfName(document.text, name).map((at) => ({
    documentId: id,
    value: name,
    where: placeOf(document, at),
    span: documentSpan(at, at + name.length),
  }));
}

/** Brackets may be full or half width. */
function placesOfName(text: string, name: string): readonly number[] {
  const wide = name.replaceAll('(', '（').replaceAll(')', '）');
  const narrow = name.replaceAll('（', '(').replaceAll('）', ')');
  const found: number[] = [];
  for (const form of new Set([name, wide, narrow]))
    for (let at = text.indexOf(form); at >= 0; at = text.indexOf(form, at + form.length)) found.push(at);
  return found.sort((one, other) => one - other);
}

function mentionsInMetadata({ id, files }: AuthorshipDocument, name: string): readonly EvidenceValue[] {
  return files.flatMap(({ name: file, metadata }) =>
    metadata.facts
      .filter(({ value }) => foldName(value).includes(foldName(name)))
      .map(({ value, where }) => ({
        documentId: id,
        value,
        where: files.length === 1 ? where : places.inFile(file, where),
      })),
  );
}
