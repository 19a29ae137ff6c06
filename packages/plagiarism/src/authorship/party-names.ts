/**
 * The names of the parties. In: the documents. Out: for each party, the names the user gave and the name
 * after 投标人： in its own documents. Promise: a name that appears by mistake in another party's document
 * does not become that party's name, as long as that party names itself more often.
 */
import type { AuthorshipDocument } from './evidence.ts';
import { partyOf } from './observation.ts';

/** Shorter names are ordinary words. */
const SHORTEST_NAME = 4;

export interface PartyName {
  readonly party: string;
  readonly name: string;
  /** Given by the user. */
  readonly isGiven: boolean;
  /** A document of the party. */
  readonly documentId: string;
}

export function partyNames(documents: readonly AuthorshipDocument[]): readonly PartyName[] {
  const names = documents.flatMap((document): readonly PartyName[] => {
    const [party, documentId] = [partyOf(document), document.id];
    const given = document.partyName?.trim() ?? '';
    const found = document.document === null ? null : ownName(document.document.text);
    return [
      ...(given === '' ? [] : [{ party, name: given, isGiven: true, documentId }]),
      ...(found === null || found === given ? [] : [{ party, name: found, isGiven: false, documentId }]),
    ];
  });
  const long = names.filter(({ name }) => name.length >= SHORTEST_NAME);
  return [...Map.groupBy(long, ({ party, name }) => `${party}\n${name}`).values()].flatMap(
    ([first]) => first ?? [],
  );
}

/** 集团 and similar words end a name only when no 公司 follows; a branch is not another name. */
const organisation =
  '[\\p{Script=Han}A-Za-z0-9（）()·]{2,40}?(?:公司(?!\\p{Script=Han}{0,8}分公司)|(?:集团|工厂|厂|研究院|设计院|研究所|学院|大学|事务所|合作社|中心|经营部|商行)(?![\\p{Script=Han}（）()]{0,16}公司))';
/** 投标人（盖章）：甲公司, or the cell after one with 投标人名称. */
const labelled = new RegExp(
  `(?:投标人|投标单位|投标方|响应人|供应商|报价人|报价单位|承诺人)(?:(?:名称|全称)\\n|(?:名称|全称)?\\s{0,4}(?:[（(][^（()）\\n]{0,12}[)）])?\\s{0,4}[：:]\\s{0,8})(${organisation})`,
  'gu',
);

/** The most frequent name after such a label; among equals the one that is more frequent in the text. */
function ownName(text: string): string | null {
  const counts = new Map<string, number>();
  for (const [, name = ''] of text.matchAll(labelled)) counts.set(name, (counts.get(name) ?? 0) + 1);
  const [first] = [...counts]
    .map(([name, count]) => ({ name, count, mentions: text.split(name).length }))
    .sort((one, other) => other.count - one.count || other.mentions - one.mentions);
  return first?.name ?? null;
}
