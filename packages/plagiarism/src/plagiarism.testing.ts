/** Documents for tests of the plagiarism engine: own sentences, shared passages, disguises. Test code only. */
import { type BlockDraft, buildDocument, type Document } from '@wenjian/document';
import fc from 'fast-check';

export function documentOf(...blocks: readonly (string | BlockDraft)[]): Document {
  const drafts = blocks.map((block) =>
    typeof block === 'string' ? ({ type: 'paragraph', text: block } as const) : block,
  );
  return buildDocument({ readerVersion: 'test', kind: 'docx', pages: null, blocks: drafts, notRead: [] });
}

const parts = {
  who: ['承包人', '监理', '测量班', '园林队', '驻场护士', '编辑', '船长', '保管员'],
  verb: ['清点', '打磨', '翻译', '浇灌', '校对', '吊运', '消毒', '播种', '装订', '排空'],
  what: [
    '电缆接头',
    '旧钢琴',
    '病历',
    '渔网',
    '茶树苗',
    '滤芯',
    '船闸',
    '地毯',
    '账簿',
    '蜂箱',
    '轴承',
    '颜料',
  ],
  where: ['库房', '码头', '大棚', '礼堂', '隧道', '苗圃', '门诊', '展厅'],
  when: ['收工以前', '雨停之后', '每逢月末', '换班时', '入冬之前', '接到通知当天'],
} as const;

const sentence: fc.Arbitrary<string> = fc
  .tuple(
    fc.constantFrom(...parts.when),
    fc.constantFrom(...parts.who),
    fc.constantFrom(...parts.verb),
    fc.constantFrom(...parts.what),
    fc.constantFrom(...parts.where),
    fc.constantFrom(...parts.verb),
    fc.constantFrom(...parts.what),
    fc.integer({ min: 2, max: 400 }),
  )
  .map(
    ([when, who, verb, what, where, again, other, count]) =>
      `${when}${who}应当${verb}${where}里的${what}，再${again}${count}件${other}。`,
  );

const paragraph = fc.array(sentence, { minLength: 1, maxLength: 5 }).map((sentences) => sentences.join(''));

/** Anything that can occur in a text: marks, other widths and scripts, invisible characters, unpaired surrogates. */
const anything = fc.oneof(
  { weight: 6, arbitrary: paragraph },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 12 }) },
  {
    weight: 1,
    arbitrary: fc.constantFrom('', '　', '1,000.00元', 'Ａｇreement', '體', '\u200b', '第一章　总则………3'),
  },
);

const blockType = fc.constantFrom<BlockDraft['type']>(
  'paragraph',
  'paragraph',
  'heading',
  'header',
  'tableCell',
  'comment',
);

const blocks = fc.array(fc.record({ type: blockType, text: anything }), { maxLength: 6 });

export const anyDocument: fc.Arbitrary<Document> = blocks.map((drafts) => documentOf(...drafts));

/** Two documents that share some of their blocks, in any order. */
export const documentPair: fc.Arbitrary<readonly [Document, Document]> = fc
  .tuple(blocks, blocks, blocks)
  .chain(([own, others, shared]) =>
    fc.tuple(
      fc.shuffledSubarray([...own, ...shared], { minLength: own.length + shared.length }),
      fc.shuffledSubarray([...others, ...shared], { minLength: others.length + shared.length }),
    ),
  )
  .map(([one, other]) => [documentOf(...one), documentOf(...other)] as const);
