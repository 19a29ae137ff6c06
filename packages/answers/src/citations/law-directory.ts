/**
 * Finds laws by the names used in citations. In: all wordings of all laws. Out: for a name its wordings,
 * newest first. A name is the law's own, with or without 中华人民共和国 and its issuer, or the short form
 * lawyers use for a long title: 民法典合同编通则解释, 劳动争议司法解释（一）.
 */
import { shortLawName } from '@wenjian/contract';
import type { DatedLaw, Validity } from '../statutes/law-validity.ts';

export interface KnownLaw extends DatedLaw, Validity {
  readonly id: number;
  /** The day of its text; null or absent if unknown, as for an imported law. */
  readonly stateOf?: string | null;
  /** ISO dates of its amendments; absent where nobody has read them. */
  readonly amended?: readonly string[];
}

export interface LawDirectory<Law extends KnownLaw = KnownLaw> {
  /** Empty when no law has this name. */
  find(cited: string): readonly Law[];
  /** The law that repealed one that is not itself among the laws. */
  repealOf(cited: string): { readonly date: string; readonly by: string } | null;
  readonly size: number;
}

export function createLawDirectory<Law extends KnownLaw>(laws: readonly Law[]): LawDirectory<Law> {
  const wordings = Map.groupBy(laws, ({ name }) => shortLawName(name));
  for (const group of wordings.values())
    group.sort((one, other) => (other.published ?? '').localeCompare(one.published ?? ''));
  const aliases = aliasesOf([...wordings.keys()]);
  const repeals = repealsOf(laws);
  return {
    find(cited) {
      const short = shortLawName(cited);
      return wordings.get(short) ?? wordings.get(aliases.get(short) ?? '') ?? [];
    },
    repealOf: (cited) => repeals.get(shortLawName(cited)) ?? null,
    size: wordings.size,
  };
}

/** A name that two laws would share belongs to neither. */
function aliasesOf(names: readonly string[]): ReadonlyMap<string, string> {
  const claims = names.flatMap((name) => otherNames(name).map((alias) => ({ alias, name })));
  const taken = new Set(names);
  return new Map(
    [...Map.groupBy(claims, ({ alias }) => alias)].flatMap(([alias, claimed]) => {
      const owners = new Set(claimed.map(({ name }) => name));
      const [only] = owners;
      return owners.size === 1 && only !== undefined && !taken.has(alias) ? [[alias, only] as const] : [];
    }),
  );
}

const issuer = /^(?:最高人民法院|最高人民检察院|国务院|全国人民代表大会常务委员会|公安部|[、和])+(?=关于)/;
const applying =
  /关于(?:审理)?适用(?<law>.+?(?:法|法典))(?<part>[^的]{0,12}?)(?:若干问题)?的(?<kind>解释|规定)(?<number>（.+）)?$/;
const hearing =
  /关于审理(?<matter>.+?)(?:纠纷)?(?:民事|刑事)?案件(?:具体)?(?:适用|应用)法律(?:若干)?问题的(?<kind>解释|规定)(?<number>（.+）)?$/;

function otherNames(name: string): readonly string[] {
  const bare = name.replace(issuer, '');
  // 《审理…案件适用法律问题的解释》: the issuer stands in front of the title, or its number does.
  const without = bare === name ? [] : [bare, bare.replace(/^关于/, '')];
  const {
    law = '',
    part = '',
    matter,
    kind,
    number = '',
  } = (applying.exec(bare) ?? hearing.exec(bare))?.groups ?? {};
  if (kind === undefined) return without;
  const subjects = matter === undefined ? partsOf(law, part) : mattersOf(matter);
  return [
    ...without,
    ...subjects.flatMap((each) => [kind, '解释', '司法解释'].map((word) => `${each}${word}${number}`)),
  ];
}

/** 婚姻家庭编解释（一） names no law: only the Civil Code has such parts. */
function partsOf(law: string, part: string): readonly string[] {
  const named = part.replace(/^有关/, '');
  return [
    `${law}${named}`,
    ...(law === '民法典' && named !== '' ? [named, `${law}${named}的`, `${named}的`] : []),
  ];
}

function mattersOf(matter: string): readonly string[] {
  const bare = matter.replace(/(?:民事|刑事|涉)$/, '');
  return [...new Set([matter, bare])].flatMap((each) => [each, `${each}纠纷`, `${each}案件`]);
}

function repealsOf(laws: readonly DatedLaw[]) {
  const repeals = new Map<string, { readonly date: string; readonly by: string }>();
  for (const law of laws)
    for (const { name, date } of law.repeals) {
      const key = shortLawName(name);
      if (date !== null && key !== shortLawName(law.name) && date > (repeals.get(key)?.date ?? ''))
        repeals.set(key, { date, by: law.name });
    }
  return repeals;
}
