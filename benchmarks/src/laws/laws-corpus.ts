/** The laws that come with the product, in memory, as citations are judged by. */
import {
  type CorpusView,
  createLawDirectory,
  type KnownArticle,
  linkValidity,
  type Statute,
} from '@wenjian/answers';

/** `today`: ISO date. */
export function corpusOf(statutes: readonly Statute[], today: string): CorpusView {
  const validity = linkValidity(statutes);
  const none = { replacedOn: null, repealedOn: null, repealedBy: null };
  const laws = statutes.map((statute, id) => ({ ...statute, ...(validity[id] ?? none), id }));
  const lists = new Map<number, readonly KnownArticle[]>();
  return {
    directory: createLawDirectory(laws),
    articlesOf(lawId) {
      const known = lists.get(lawId);
      if (known !== undefined) return known;
      const made = (statutes[lawId]?.articles ?? []).flatMap(({ number, sub, text }) =>
        number === null ? [] : [{ lawId, number, sub, text }],
      );
      lists.set(lawId, made);
      return made;
    },
    today,
  };
}
