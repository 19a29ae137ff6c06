import type { MetadataKind } from '@wenjian/document';
import { describe, expect, it } from 'vitest';
import { bid, type Facts, kindsOf, metadataOf, pair, textOf } from './authorship.testing.ts';
import { detectAuthorship } from './detect-authorship.ts';
import type { AuthorshipReport, EvidenceKind } from './evidence.ts';

describe('two documents of different parties', () => {
  it('last saved by one person give strong evidence with both values, their places and a harmless explanation', () => {
    const { lines } = pair({ lastEditor: '张 三' }, { lastEditor: '张　三' });
    expect(lines).toEqual([
      {
        kind: 'person',
        title: '作者或编辑人相同',
        weight: 'strong',
        statement: '2 方的文件都是“张 三”',
        innocent: expect.stringContaining('模板'),
        values: [
          { documentId: 'a', value: '张 三', where: 'part · lastEditor' },
          { documentId: 'b', value: '张　三', where: 'part · lastEditor' },
        ],
      },
    ]);
  });

  it('with only the same author give weaker evidence, because a template has an author too', () => {
    expect(kindsOf(pair({ author: '张三' }, { author: '张三' }))).toEqual(['person medium']);
  });

  it('give evidence when one person wrote one and saved the other', () => {
    expect(kindsOf(pair({ author: '张三' }, { lastEditor: '张三' }))).toEqual(['person medium']);
  });

  it('that share ids, machine or account give strong evidence', () => {
    for (const kind of [
      'documentId',
      'instanceId',
      'machineId',
      'accountId',
      'sessionRoot',
      'cameraNumber',
    ] as const)
      expect(kindsOf(pair({ [kind]: '5F3A99C1' }, { [kind]: '5f3a99c1' }))[0], kind).toMatch(/ strong$/);
  });

  it.each<readonly [MetadataKind, string]>([
    ['author', 'Administrator'],
    ['author', 'lenovo'],
    ['lastEditor', 'Windows 用户'],
    ['lastEditor', 'WPS Office'],
    ['lastEditor', 'python-docx'],
    ['company', 'Microsoft'],
    ['template', 'Normal.dotm'],
    ['template', 'C:\\Users\\x\\Templates\\Normal.dotm'],
    ['application', 'Microsoft® Word 2019'],
    ['application', 'WPS Office'],
    ['producer', 'Microsoft® Word 2019'],
    ['created', '2006-09-16T00:00:00Z'],
    ['created', '2014-10-29T12:08:00Z'],
    ['title', 'PowerPoint 演示文稿'],
    ['custom', 'ContentTypeId=0x01010042378D8FF385DF41A3715AACB3E74BC0'],
    ['documentId', '00000000000000000000000000000000'],
    ['instanceId', '24062061'],
    ['sessionRoot', '00172A27'],
    ['sessionRoot', '00B47730'],
    ['author', 'PHPWord'],
  ])(
    'that share %s “%s”, which programs write by themselves, have no line: it is listed as dismissed',
    (kind, value) => {
      const { lines, dismissed } = pair({ [kind]: value }, { [kind]: value });
      expect(lines).toEqual([]);
      expect(dismissed).toHaveLength(1);
      expect(dismissed[0]?.reason).toContain('默认');
    },
  );

  it('that share common fonts, usual margins, built-in styles or the Word release give no evidence', () => {
    const usual: Facts = {
      font: ['宋体', 'Times New Roman', '仿宋_GB2312'],
      style: ['页眉 字符', '_Style 12'],
      pageSize: '595.3×841.9 pt',
      margins: '72.0 90.0 72.0 90.0 pt',
      applicationVersion: '16.0000',
      revision: '1',
      editingMinutes: '0',
      incrementalSaves: '0',
    };
    expect(pair(usual, usual).lines).toEqual([]);
  });

  it('that share rare fonts, unusual margins or custom styles give evidence that names them', () => {
    const own: Facts = {
      font: '汉仪旗黑-55S',
      style: ['恒远标题', '恒远正文', '恒远表头'],
      pageSize: '595.3×841.9 pt',
      margins: '71.3 83.9 71.3 83.9 pt',
    };
    const report = pair(own, own);
    expect(kindsOf(report)).toEqual(['styles medium', 'layout weak', 'fonts weak']);
    expect(report.lines[0]?.statement).toBe('共有自建样式：恒远标题、恒远正文、恒远表头');
  });

  it('with nothing in common give no evidence and no dismissed values', () => {
    const report = detectAuthorship([
      bid(
        'a',
        { author: '张三', created: '2024-01-01T08:00:00Z' },
        { document: textOf('联系电话：13800138000') },
      ),
      bid(
        'b',
        { author: '李四', created: '2024-03-01T08:00:00Z' },
        { document: textOf('联系电话：13900139000') },
      ),
    ]);
    expect(report.lines).toEqual([]);
    expect(report.dismissed).toEqual([]);
  });
});

describe('evidence in the texts', () => {
  const texts = (...all: readonly string[]) =>
    all.map((text, index) => bid(`d${index}`, {}, { document: textOf(text) }));

  it.each<readonly [EvidenceKind, string, string]>([
    ['email', '邮箱：Bid.Team@Example.com', '请发送至 bid.team@example.com。'],
    ['phone', '电话 138 0013 8000', '联系人手机：+86-13800138000'],
    ['phone', '电话：010-62345678', '传真 010 62345678'],
    ['bankAccount', '开户账号：6222 0212 3456 7890 123', '账号6222021234567890123'],
    ['creditCode', '代码91350100M000100Y43', '统一社会信用代码：91350100M000100Y43。'],
    ['identityNumber', '身份证11010519491231002X', '证件号码：11010519491231002x'],
  ])(
    'the same %s in two documents, however written, is a strong line that slices back to the text',
    (kind, one, other) => {
      const documents = texts(`第一段\n${one}`, other);
      const { lines } = detectAuthorship(documents);
      expect(kindsOf({ lines })).toEqual([`${kind} strong`]);
      for (const { documentId, value, span } of lines[0]?.values ?? []) {
        const text = documents.find(({ id }) => id === documentId)?.document?.text ?? '';
        expect(text.slice(span?.start, span?.end)).toBe(value);
      }
    },
  );

  it('ignores look-alikes: order numbers, wrong check digits, amounts', () => {
    const odd =
      '订单6222021234567890123，代码91350100M000100Y44，编号110105194912310021，金额13800138000.50元，合同号HT-2024-0101-13800138000-7';
    expect(detectAuthorship(texts(odd, odd)).lines).toEqual([]);
  });

  it('is weak for what nearly all of many parties write, and stays strong for what two of them share', () => {
    const all = '招标代理电话：010-62345678';
    const report = detectAuthorship(texts(`${all}，手机13800138000`, `${all}，手机13800138000`, all, all));
    expect(kindsOf(report)).toEqual(['phone strong', 'phone weak']);
    expect(report.lines[1]?.innocent).toContain('招标文件');
  });

  it('dismisses what is in the template', () => {
    const all = '保证金账号：6222021234567890123';
    const report = detectAuthorship(texts(all, all), [{ files: [], document: textOf(all) }]);
    expect(report.lines).toEqual([]);
    expect(report.dismissed.map(({ kind, reason }) => [kind, reason])).toEqual([
      ['bankAccount', '与提供的模板相同，不作为证据'],
    ]);
  });
});

it('ignores documents of the same party', () => {
  const facts: Facts = { lastEditor: '张三', documentId: 'ABCDEF0123', created: '2024-01-31T01:30:07Z' };
  const documents = [
    bid('a', facts, { party: '恒远公司', sessions: ['00A10001', '00A10002'] }),
    bid('b', facts, { party: ' 恒远公司', sessions: ['00A10001', '00A10002'] }),
  ];
  expect(detectAuthorship(documents).lines).toEqual([]);
});

it('does not depend on the order of the documents', () => {
  const documents = [
    bid('a', { author: '张三', created: '2024-01-31T01:30:07Z' }, { sessions: ['00A10001'] }),
    bid('b', { lastEditor: '张三', created: '2024-01-31T01:33:07Z' }, { sessions: ['00A10001'] }),
    bid('c', { author: '李四', created: '2024-01-31T01:30:09Z' }),
  ];
  const found = (report: AuthorshipReport) =>
    report.lines
      .map(({ kind, weight, values }) =>
        [
          kind,
          weight,
          values
            .map(({ documentId }) => documentId)
            .sort()
            .join(),
        ].join(' '),
      )
      .sort();
  expect(found(detectAuthorship([...documents].reverse()))).toEqual(found(detectAuthorship(documents)));
});

it('names in its coverage documents without properties, sessions or text, and missing inputs', () => {
  const { coverage } = detectAuthorship([
    { id: 'a', name: '甲.pdf', files: [], document: null },
    {
      id: 'b',
      name: '乙.docx',
      files: [{ name: '乙.docx', metadata: { ...metadataOf({}), notes: ['docProps/core.xml 已损坏'] } }],
      document: textOf('正文'),
    },
  ]);
  expect(coverage.notExamined.map(({ what, reason }) => `${what}：${reason}`)).toEqual([
    '“甲.pdf”的文件属性：未读取',
    '“甲.pdf”的正文：未读取',
    '“乙.docx”的文件属性：文件中没有可用的属性，可能已被清除',
    '“乙.docx”的编辑会话：不是 Word 文件，或其中没有编辑会话标记',
    '“乙.docx”的文件属性：docProps/core.xml 已损坏',
    '其他单位名称的查找：没有填写单位名称，正文中也没有找到，没有在其他文件中查找',
    '错别字比对：没有检查错别字',
    '模板扣除：未提供模板或招标文件，相同的模板内容可能计入证据',
  ]);
});

describe('several files of one document', () => {
  const twoFiles = (id: string, one: Facts, other: Facts) =>
    bid(
      id,
      {},
      {
        files: [
          { name: '商务标.docx', metadata: metadataOf(one) },
          { name: '技术标.docx', metadata: metadataOf(other) },
        ],
      },
    );

  it('each have their own history: created in one and saved in another is not an impossible time', () => {
    const odd = { created: '2024-02-01T01:30:00Z' };
    const saved = { modified: '2024-01-01T01:30:00Z' };
    expect(detectAuthorship([twoFiles('a', odd, saved), bid('b', {})]).lines).toEqual([]);
    const { lines } = detectAuthorship([twoFiles('a', {}, { ...odd, ...saved }), bid('b', {})]);
    expect(lines.map(({ kind, values }) => [kind, values[0]?.where])).toEqual([
      ['modifiedBeforeCreated', '技术标.docx · part · created'],
    ]);
  });

  it('are all examined: editing time, layout and saves of the second count, and are never mixed with those of the first', () => {
    const second: Facts = {
      revision: '31',
      editingMinutes: '412',
      incrementalSaves: '4',
      pageSize: '595.3×841.9 pt',
      margins: '71.3 83.9 71.3 83.9 pt',
    };
    const report = detectAuthorship([twoFiles('a', { revision: '2' }, second), bid('b', second)]);
    expect(kindsOf(report)).toEqual(['editingEffort medium', 'incrementalSaves weak', 'layout weak']);
    const mixed = detectAuthorship([
      twoFiles('a', { revision: '31' }, { editingMinutes: '412' }),
      bid('b', second),
    ]);
    expect(kindsOf(mixed)).toEqual([]);
  });

  it('are listed by their own names when they have no properties', () => {
    const { coverage } = detectAuthorship([twoFiles('a', { author: '张三' }, {}), bid('b', {})]);
    expect(coverage.notExamined.map(({ what }) => what)).toContain('“技术标.docx”的文件属性');
    expect(coverage.notExamined.map(({ what }) => what)).not.toContain('“商务标.docx”的文件属性');
  });
});

it('show only a few values for a number on every page, and count the rest', () => {
  const footer = Array.from({ length: 300 }, (_, page) => `第 ${page} 段，服务热线 010-62345678`).join('\n');
  const { lines } = detectAuthorship([
    bid('a', {}, { document: textOf(footer) }),
    bid('b', {}, { document: textOf(footer) }),
  ]);
  expect(lines).toHaveLength(1);
  expect(lines[0]?.values).toHaveLength(2);
  for (const { where } of lines[0]?.values ?? []) expect(where).toBe('正文（段落），另有 299 处');
});

describe('values shared by hundreds', () => {
  it('are listed up to a readable number, the strongest first, and the rest is counted', () => {
    const phones = Array.from({ length: 320 }, (_, at) => `电话：1380013${8000 + at}`).join('\n');
    const list = (id: string) => bid(id, { author: '张三' }, { document: textOf(phones) });
    const { lines, coverage } = detectAuthorship([list('a'), list('b')]);
    expect(lines.filter(({ kind }) => kind === 'phone')).toHaveLength(300);
    expect(lines.at(-1)?.kind).toBe('person');
    expect(coverage.notExamined).toContainEqual({
      what: '“电话号码相同”的其他线索',
      count: 20,
      reason: expect.stringContaining('300'),
    });
  });
});
