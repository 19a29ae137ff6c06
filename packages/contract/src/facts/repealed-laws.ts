/**
 * Laws and rules that are no longer in force: when each ended and what replaced it. Two lists: what statutes
 * repeal in their own text (generated), and what is recorded by hand because the repeal stands elsewhere.
 */
import { type Law, lawNamed, shortLawName } from './law-register.ts';
import { repealedByRecord } from './repealed-by-record.ts';
import { repealedByStatute } from './repealed-by-statute.ts';

export interface RepealedLaw {
  /** 合同法, without 中华人民共和国. */
  readonly name: string;
  /** ISO date. */
  readonly repealed: string;
  /** Null when nothing took its place. */
  readonly successor: Law | null;
}

/** No law was replaced more often than this. */
const MOST_STEPS = 4;

const byName = new Map(
  readRows(`${repealedByRecord}\n${repealedByStatute}`).map((each) => [each.name, each]),
);

/** By the name in a citation; an interpretation of a repealed law ended with that law. */
export function repealedLawNamed(cited: string): RepealedLaw | null {
  const name = keyOf(cited);
  const known = byName.get(name);
  if (known !== undefined) return known;
  const explained = explaining.exec(name)?.groups?.law;
  return explained === undefined ? null : (byName.get(explained) ?? null);
}

/** 关于适用合同法若干问题的解释（一）, 关于贯彻执行继承法若干问题的意见, 婚姻法司法解释（二）. */
const explaining =
  /^(?:关于(?:正确)?(?:适用|贯彻执行|执行))?(?<law>.{2,20}?(?:法|法通则|法总则))(?:若干|有关|的)?.{0,12}(?:解释|规定|意见)(?:（.{1,3}）){0,2}(?:的补充规定)?$/;

/** Interpretations are cited with and without the name of the court. */
function keyOf(name: string): string {
  return shortLawName(name).replace(/^最高人民法院(?=关于)/, '');
}

/** A row is name|date|successor|date; the successor is followed to the one in force. */
function readRows(table: string): readonly RepealedLaw[] {
  const rows = table
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const [name = '', repealed = '', successor = '', since = ''] = line.split('|');
      return { name: keyOf(name), repealed, successor, since };
    });
  const rowByName = new Map(rows.map((row) => [row.name, row]));
  return [...rowByName.values()].map(({ name, repealed, ...row }) => {
    let { successor, since } = row;
    for (let steps = 0; steps < MOST_STEPS; steps++)
      ({ successor, since } = rowByName.get(keyOf(successor)) ?? { successor, since });
    return { name, repealed, successor: successor === '' ? null : lawOf(successor, since) };
  });
}

function lawOf(name: string, since: string): Law {
  return lawNamed(name) ?? { name, since, articles: null };
}
