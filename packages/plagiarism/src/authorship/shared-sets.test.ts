import { documentOffset } from '@wenjian/document';
import { describe, expect, it } from 'vitest';
import { bid, kindsOf, metadataOf, textOf } from './authorship.testing.ts';
import { detectAuthorship } from './detect-authorship.ts';
import type { AuthorshipDocument } from './evidence.ts';

describe('editing sessions', () => {
  const ids = (from: number, count: number) =>
    Array.from({ length: count }, (_, index) =>
      (0x00a10000 + from + index).toString(16).padStart(8, '0').toUpperCase(),
    );

  it('in common give evidence with their number and share: five are strong, one is weak, none is no evidence', () => {
    const share = (one: string[], other: string[]) =>
      detectAuthorship([bid('a', {}, { sessions: one }), bid('b', {}, { sessions: other })]);
    expect(kindsOf(share(ids(0, 20), ids(15, 20)))).toEqual(['sessions strong']);
    expect(share(ids(0, 20), ids(15, 20)).lines[0]?.statement).toContain(
      '共有 5 个编辑会话标记，占合计的 14%',
    );
    expect(kindsOf(share(ids(0, 20), ids(18, 20)))).toEqual(['sessions medium']);
    expect(kindsOf(share(ids(0, 20), ids(19, 20)))).toEqual(['sessions weak']);
    expect(kindsOf(share(ids(0, 20), ids(20, 20)))).toEqual([]);
  });

  it('of the template, and those that libraries write into every file, do not count', () => {
    const library = ['00FC693F', '0006063C', '0015074B', '0029639D', '00326F90'];
    const documents = [
      bid('a', { sessionRoot: '00A10000' }, { sessions: [...ids(0, 9), ...library] }),
      bid('b', { sessionRoot: '00A10000' }, { sessions: [...ids(0, 9), ...library] }),
    ];
    const template = {
      files: [{ name: 'form.docx', metadata: metadataOf({ sessionRoot: '00A10000' }, ids(0, 9)) }],
      document: null,
    };
    expect(kindsOf(detectAuthorship(documents))).toEqual(['sessionRoot strong', 'sessions strong']);
    expect(kindsOf(detectAuthorship(documents, [template]))).toEqual([]);
  });

  it('of a form filled in by fifty parties give one line with a few values, and another line for a pair that shares more', () => {
    const form = ids(0, 300);
    const bids = Array.from({ length: 50 }, (_, index) =>
      bid(
        `d${index}`,
        {},
        { sessions: [...form, ...ids(1000 + index * 10, 3), ...(index < 2 ? ids(5000, 4) : [])] },
      ),
    );
    const { lines } = detectAuthorship(bids);
    expect(lines.map(({ statement }) => /^\d+ 方的文件共有 \d+ 个/.exec(statement)?.[0])).toEqual([
      '50 方的文件共有 300 个',
      '2 方的文件共有 304 个',
    ]);
    expect(lines[0]?.values).toHaveLength(50);
    expect(lines[0]?.values[0]?.value).toBe('00A10000、00A10001、00A10002、00A10003、00A10004 等 300 个');
  });

  it('of too many pairs are listed for those that share most, and the rest is counted', () => {
    // Each party shares one session with each other party, and no session is shared by three.
    const count = 30;
    const bids = Array.from({ length: count }, (_, one) =>
      bid(
        `d${one}`,
        {},
        {
          sessions: Array.from({ length: count }, (_, other) =>
            ids(Math.min(one, other) * count + Math.max(one, other), 1),
          ).flat(),
        },
      ),
    );
    const { lines, coverage } = detectAuthorship(bids);
    expect(lines).toHaveLength(200);
    expect(coverage.notExamined).toContainEqual({
      what: '“共有编辑会话（rsid）”的其他文件组合',
      count: (count * (count - 1)) / 2 - 200,
      reason: '组合过多，只列出共有内容最多的 200 组',
    });
  });
});

it('the same misspelling in the same phrase gives evidence, the same misspelling elsewhere does not', () => {
  const withTypo = (id: string, text: string): AuthorshipDocument => {
    const start = text.indexOf('帐');
    const typo = {
      start: documentOffset(start),
      end: documentOffset(start + 1),
      original: '帐',
      suggestion: '账',
    };
    return bid(id, {}, { document: textOf(text), typos: [typo] });
  };
  const same = detectAuthorship([
    withTypo('a', '应及时转帐至指定的户头'),
    withTypo('b', '乙方应及时转帐 至指定的户头内'),
  ]);
  expect(kindsOf(same)).toEqual(['typos medium']);
  const other = detectAuthorship([
    withTypo('a', '应及时转帐至指定的户头'),
    withTypo('b', '双方对帐后三日内'),
  ]);
  expect(other.lines).toEqual([]);
});
