import { describe, expect, it } from 'vitest';
import { bid, textOf } from './authorship.testing.ts';
import { detectAuthorship } from './detect-authorship.ts';
import type { AuthorshipReport } from './evidence.ts';

const found = ({ lines }: AuthorshipReport) =>
  lines.map(({ kind, weight, statement, values }) => [
    kind,
    weight,
    statement,
    values.map(({ documentId }) => documentId).join(),
  ]);

describe('the name of another bidder', () => {
  const documents = [
    bid(
      'a',
      {},
      {
        party: 'p1',
        partyName: '恒远科技有限公司',
        document: textOf('恒远科技有限公司投标函\n华晟建设有限公司承诺'),
      },
    ),
    bid(
      'b',
      { title: '恒远科技有限公司投标文件' },
      {
        party: 'p2',
        partyName: '华晟建设有限公司',
        document: textOf('华晟建设有限公司投标函'),
      },
    ),
  ];

  it('in text or properties gives strong evidence; the own name and the template do not', () => {
    expect(found(detectAuthorship(documents))).toEqual([
      ['otherParty', 'strong', '文件中出现了另一方“华晟建设有限公司”的名称', 'a,b'],
      ['otherParty', 'strong', '文件中出现了另一方“恒远科技有限公司”的名称', 'b,a'],
    ]);
    const tender = { files: [], document: textOf('邀请恒远科技有限公司、华晟建设有限公司参加') };
    expect(detectAuthorship(documents, [tender]).lines).toEqual([]);
  });

  it('has its position on both sides', () => {
    const places = detectAuthorship(documents).lines.map(({ values }) => values.map(({ where }) => where));
    expect(places).toEqual([
      ['正文（段落）', '提交时填写的单位名称'],
      ['part · title', '提交时填写的单位名称'],
    ]);
  });

  it('is taken from the text of the bid when the user did not give it, even if it also appears in the other bid', () => {
    const report = detectAuthorship([
      bid(
        'a',
        {},
        {
          document: textOf(
            '投标人（盖章）：恒远科技（集团）有限公司\n投标人：恒远科技（集团）有限公司\n投标人：华晟建设有限公司',
          ),
        },
      ),
      bid('b', {}, { document: textOf('投标人名称\n华晟建设有限公司\n恒远科技(集团)有限公司的承诺') }),
    ]);
    expect(found(report)).toEqual([
      ['otherParty', 'strong', '文件中出现了另一方“华晟建设有限公司”的名称', 'a,b'],
      ['otherParty', 'strong', '文件中出现了另一方“恒远科技（集团）有限公司”的名称', 'b,a'],
    ]);
    expect(report.coverage.notExamined.some(({ what }) => what === '其他单位名称的查找')).toBe(false);
  });

  it('is not the short form of the own name, and documents of one party may name each other', () => {
    const text = textOf('恒远科技有限公司与恒远科技合作');
    expect(
      detectAuthorship([
        bid('a', {}, { partyName: '恒远科技', document: text }),
        bid('b', {}, { partyName: '恒远科技有限公司', document: text }),
      ]).lines,
    ).toEqual([]);
    expect(
      detectAuthorship([
        bid('a', {}, { party: 'p', partyName: '恒远科技有限公司', document: text }),
        bid('b', {}, { party: 'p', document: text }),
      ]).lines,
    ).toEqual([]);
  });

  it('that is neither given nor in the text is not searched for, and the coverage says so', () => {
    const { coverage } = detectAuthorship([
      bid('a', {}, { partyName: '恒远科技有限公司', document: textOf('投标函') }),
      bid('b', {}, { partyName: '华晟', document: textOf('投标函') }),
    ]);
    expect(coverage.notExamined).toContainEqual({
      what: '其他单位名称的查找',
      count: 1,
      reason: '没有填写单位名称，正文中也没有找到，没有在其他文件中查找',
    });
  });
});
