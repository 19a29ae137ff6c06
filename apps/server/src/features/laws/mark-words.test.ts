import { describe, expect, it } from 'vitest';
import { markWords, shortenPieces } from './mark-words.ts';

const OLD = '用人单位应当自用工之日起30日内与劳动者订立书面合同，未订立的每月支付二倍的工资。';
const NEW = '用人单位应当自用工之日起300日内与劳动者签订书面合同，未订立的每月支付二倍的工资。';

describe('the marked words of an article', () => {
  it('give both texts again', () => {
    const pieces = markWords(OLD, NEW);
    const sideOf = (left: string) =>
      pieces.flatMap(({ kind, words }) => (kind === left ? [] : [words])).join('');
    expect([sideOf('added'), sideOf('removed')]).toEqual([OLD, NEW]);
    expect(pieces).toContainEqual({ kind: 'removed', words: '30' });
    expect(pieces).toContainEqual({ kind: 'added', words: '300' });
  });

  it('are all old or all new where there is no other text', () => {
    expect(markWords('', NEW)).toEqual([{ kind: 'added', words: NEW }]);
    expect(markWords(OLD, '')).toEqual([{ kind: 'removed', words: OLD }]);
    expect(markWords(OLD, OLD)).toEqual([{ kind: 'kept', words: OLD }]);
  });

  it('are shortened to what changed and its surroundings, and never longer than asked', () => {
    const long = '甲'.repeat(500);
    const [kept, added] = shortenPieces(markWords(long, `${long}乙方`), 100);
    expect([kept?.words, added?.words]).toEqual([`……${'甲'.repeat(12)}`, '乙方']);
    const [cut, ...more] = shortenPieces(markWords('', long), 100);
    expect([cut?.words, more]).toEqual([`${'甲'.repeat(100)}……`, []]);
  });
});
