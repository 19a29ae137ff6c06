/**
 * Joins the parts of a law that come from several files. In: parsed statutes. Out: one for each name and
 * wording, in order of first appearance.
 */
import type { Statute } from './statute.ts';

export function joinParts(statutes: readonly Statute[]): readonly Statute[] {
  const groups = new Map<string, Statute[]>();
  for (const statute of statutes) {
    const key = `${statute.name}\n${statute.published ?? ''}`;
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [statute]);
    else group.push(statute);
  }
  return [...groups.values()].map(joinGroup);
}

/** When the same law appears twice, the longer text is kept. */
function joinGroup(group: readonly Statute[]): Statute {
  const whole = group.filter(({ part }) => part === null);
  const [fullest] = whole.toSorted((one, other) => other.articles.length - one.articles.length);
  if (fullest !== undefined) return fullest;
  const parts = group.toSorted((one, other) => firstNumber(one) - firstNumber(other));
  const [first] = parts;
  if (first === undefined) throw new RangeError('a group has at least one statute');
  return {
    ...first,
    part: null,
    issuer: parts.find(({ issuer }) => issuer !== null)?.issuer ?? null,
    effective: parts.find(({ effective }) => effective !== null)?.effective ?? null,
    articles: parts.flatMap(({ articles }) => articles),
    repeals: parts.flatMap(({ repeals }) => repeals),
  };
}

function firstNumber({ articles }: Statute): number {
  return articles.find(({ number }) => number !== null)?.number ?? Number.POSITIVE_INFINITY;
}
