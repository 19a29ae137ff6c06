import { allRules } from '@wenjian/audit';
import { laws as registered } from '@wenjian/contract';
import { describe, expect, it } from 'vitest';
import { readRows, walkedLaws } from './audit-unchecked-norms.ts';

/** Open articles are told, never added: a new one needs a rule or a reason. Lower it when one is settled. */
const MOST_OPEN = 0;

const laws = walkedLaws();

describe.each(laws.map((one) => [one.name, one] as const))('%s', (_, { mandatory, covered, rows }) => {
  it('has no article that a rule rests on and a row explains away', () => {
    const both = rows.flatMap(({ numbers }) => numbers).filter((number) => covered.has(number));
    expect(both).toEqual([]);
  });

  it('has a reason only for articles with a mandatory norm, one for each', () => {
    const numbers = rows.flatMap((row) => row.numbers);
    expect(new Set(numbers).size).toBe(numbers.length);
    expect(numbers.filter((number) => !mandatory.includes(number))).toEqual([]);
  });
});

it('a law is cited by the numbers of its wording in force, also where the walked text is older', () => {
  const older = laws.filter(({ law, articles }) => {
    const counted = Object.values(registered).find(({ name }) => name === law)?.articles ?? null;
    return counted !== null && counted !== articles;
  });
  expect(older.map(({ name }) => name)).toEqual([
    '中华人民共和国反不正当竞争法',
    '中华人民共和国网络安全法',
    '中华人民共和国对外贸易法',
    '中华人民共和国仲裁法',
  ]);
  expect(laws.filter(({ laterSince }) => laterSince !== null)).toEqual(older);
});

it('every row is of a law that is walked and says why', () => {
  const known = new Set(laws.map(({ law }) => law));
  for (const { law, reason } of readRows()) {
    expect(known).toContain(law);
    expect(reason).not.toBe('');
  }
});

it('what is asked elsewhere is asked by a rule there is', () => {
  const ids = new Set(allRules.map(({ id }) => id));
  for (const { kind, reason } of readRows()) if (kind === 'elsewhere') expect(ids).toContain(reason);
});

it('open articles are counted, and become fewer', () => {
  const open = laws.flatMap((one) => one.open.map((number) => `${one.law} ${number}`));
  console.log(`norms without a rule or a reason: ${open.length}`);
  expect(open.length, open.join('\n')).toBe(MOST_OPEN);
});
