/**
 * What an import changes, told before it is done: of each law whether it is new, of its articles which were added, changed, moved and removed, and of laws at hand
 * which are repealed or replaced by it. What is told of a whole corpus is bounded, and says how much it leaves out.
 */
import {
  type ArticleChange,
  compareWordings,
  type DatedLaw,
  isSameValidity,
  linkValidity,
  type Statute,
  type Validity,
} from '@wenjian/answers';
import { shortLawName } from '@wenjian/contract';
import type { Connection } from '../../platform/database/database.ts';
import { contentHash } from './content-hash.ts';
import { contentHashes, type LawRow, listLaws, textsOfLaw, wordingKey } from './laws.repository.ts';
import { type MarkedPiece, markWords, shortenPieces } from './mark-words.ts';

/** `wording`: another text of a law that is at hand; `replaced`: other content of the same text. */
export type LawChangeKind = 'new' | 'wording' | 'replaced';

export interface ToldArticle {
  readonly kind: ArticleChange['kind'];
  /** Of the new wording; of the old one where it was removed. Empty outside of articles. */
  readonly label: string;
  /** Its number before, where it is another one. */
  readonly formerLabel: string | null;
  /** Empty where only the number changed. */
  readonly pieces: readonly MarkedPiece[];
}

export interface LawChange {
  readonly name: string;
  readonly wording: string;
  readonly kind: LawChangeKind;
  /** The day of the text that its articles are compared with; null: there is no earlier one. */
  readonly comparedWith: string | null;
  readonly counts: Readonly<Record<ArticleChange['kind'] | 'same', number>>;
  readonly articles: readonly ToldArticle[];
  readonly articlesLeftOut: number;
}

/** A law at hand that another one repeals or replaces from a day on, or no longer does. */
export interface StandingChange extends Validity {
  readonly name: string;
  readonly wording: string;
}

export interface LawChanges {
  readonly added: number;
  readonly replaced: number;
  readonly unchanged: number;
  /** Of the statutes given. */
  readonly articles: number;
  readonly laws: readonly LawChange[];
  readonly lawsLeftOut: number;
  readonly standing: readonly StandingChange[];
  readonly standingLeftOut: number;
}

/** Bounds of what is told: a corpus has sixty thousand articles. */
const MOST_LAWS = 200;
const MOST_STANDINGS = 200;
const MOST_ARTICLES_OF_A_LAW = 100;
const MOST_ARTICLES = 1_000;
const MOST_SIGNS = 300;

export async function lawChanges(
  connection: Connection,
  statutes: readonly Statute[],
  pause: () => Promise<void> = async () => undefined,
): Promise<LawChanges> {
  const hashes = await contentHashes(connection);
  const stored = await listLaws(connection);
  // A folder may hold a wording twice: the later one stays.
  const given = new Map(statutes.map((statute) => [keyOf(statute), statute]));
  const laws: LawChange[] = [];
  const counts = { added: 0, replaced: 0, unchanged: 0, articles: 0 };
  let room = MOST_ARTICLES;
  for (const statute of given.values()) {
    await pause();
    counts.articles += statute.articles.filter(({ number }) => number !== null).length;
    const hash = hashes.get(keyOf(statute));
    if (hash === contentHash(statute)) {
      counts.unchanged++;
      continue;
    }
    if (hash === undefined) counts.added++;
    else counts.replaced++;
    if (laws.length === MOST_LAWS) continue;
    const change = await changeOf(connection, statute, stored, Math.min(room, MOST_ARTICLES_OF_A_LAW));
    laws.push(change);
    room -= change.articles.length;
  }
  const standing = standingChanges(stored, [...given.values()]);
  return {
    ...counts,
    laws,
    lawsLeftOut: counts.added + counts.replaced - laws.length,
    standing: standing.slice(0, MOST_STANDINGS),
    standingLeftOut: Math.max(0, standing.length - MOST_STANDINGS),
  };
}

function keyOf({ name, published }: DatedLaw): string {
  return wordingKey(name, published ?? '');
}

async function changeOf(
  connection: Connection,
  statute: Statute,
  stored: readonly LawRow[],
  room: number,
): Promise<LawChange> {
  const { name, published } = statute;
  const own = stored.filter((law) => shortLawName(law.name) === shortLawName(name));
  const same = own.find((law) => law.name === name && (law.published ?? '') === (published ?? ''));
  const before = same ?? latestBefore(own, published ?? '');
  const kind = same !== undefined ? 'replaced' : own.length > 0 ? 'wording' : 'new';
  const head = { name, wording: published ?? '', kind, comparedWith: before?.published ?? null } as const;
  if (before === undefined) {
    const counts = { added: statute.articles.length, removed: 0, changed: 0, moved: 0, same: 0 };
    return { ...head, counts, articles: [], articlesLeftOut: 0 };
  }
  const { changes, sameCount } = compareWordings(await textsOfLaw(connection, before.id), statute.articles);
  const counts = { added: 0, removed: 0, changed: 0, moved: 0, same: sameCount };
  for (const change of changes) counts[change.kind]++;
  const told = changes.slice(0, Math.max(0, room)).map(tell);
  return { ...head, counts, articles: told, articlesLeftOut: changes.length - told.length };
}

/** An older text that is imported later has none to be compared with, unless one is older still. */
function latestBefore(laws: readonly LawRow[], wording: string): LawRow | undefined {
  return laws
    .filter(({ published }) => (published ?? '') < wording)
    .sort((one, other) => (other.published ?? '').localeCompare(one.published ?? ''))[0];
}

function tell(change: ArticleChange): ToldArticle {
  switch (change.kind) {
    case 'added':
      return toldAs(change.kind, change.article.label, null, markWords('', change.article.text));
    case 'removed':
      return toldAs(change.kind, change.former.label, null, markWords(change.former.text, ''));
    case 'moved':
    case 'changed': {
      const { former, article } = change;
      const formerLabel = former.label === article.label ? null : former.label;
      return toldAs(change.kind, article.label, formerLabel, markWords(former.text, article.text));
    }
  }
}

function toldAs(
  kind: ArticleChange['kind'],
  label: string,
  formerLabel: string | null,
  pieces: readonly MarkedPiece[],
): ToldArticle {
  return { kind, label, formerLabel, pieces: kind === 'moved' ? [] : shortenPieces(pieces, MOST_SIGNS) };
}

/** As after the import: a new law may end or replace others. */
function standingChanges(stored: readonly LawRow[], statutes: readonly Statute[]): readonly StandingChange[] {
  const given = new Set(statutes.map(keyOf));
  const kept = stored.filter((law) => !given.has(keyOf(law)));
  const linked = linkValidity([...kept, ...statutes]);
  return kept.flatMap((law, at) => {
    const now = linked[at];
    return now === undefined || isSameValidity(law, now)
      ? []
      : [{ name: law.name, wording: law.published ?? '', ...now }];
  });
}
