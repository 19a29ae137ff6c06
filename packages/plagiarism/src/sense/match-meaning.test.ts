import { buildDocument, type Document } from '@wenjian/document';
import { describe, expect, it } from 'vitest';
import { comparePair } from '../compare-pair.ts';
import { type EncodedSentence, sentencesToEncode } from './encoded-sentences.ts';
import { withoutItemNumber } from './item-number.ts';
import { saidNumbers, sayTheSameNumbers } from './said-numbers.ts';
import { compareFacts } from './same-facts.ts';

const documentOf = (...paragraphs: readonly string[]): Document =>
  buildDocument({
    readerVersion: 'test',
    kind: 'txt',
    pages: null,
    blocks: paragraphs.map((text) => ({ type: 'paragraph' as const, text })),
    notRead: [],
  });

/** A model that takes every sentence for the same. */
const alike = (document: Document, likeness = 1): readonly EncodedSentence[] =>
  sentencesToEncode(document).sentences.map((sentence) => ({
    ...sentence,
    vector: Float32Array.of(likeness, Math.sqrt(1 - likeness * likeness)),
  }));

const compared = (a: string, b: string, likeness = 1) => {
  const [one, other] = [documentOf(a), documentOf(b)];
  return comparePair(one, other, { sentences: { a: alike(one), b: alike(other, likeness) } });
};

const OWN = '水泵房的值守人员每隔四小时巡查一遍，压力低于百分之八十时立即上报调度室。';
const RETOLD = '泵站当班者须四个小时走一圈，发现压力不足八成，马上向调度报告。';

describe('a sentence in other words', () => {
  it('is rewritten, not copied, with a number of its own, and the same from the other side', () => {
    const result = compared(OWN, RETOLD);
    expect(result.fragments.map(({ kind, a, b }) => [kind, a.text, b.text])).toEqual([
      ['paraphrase', OWN.slice(0, -1), RETOLD.slice(0, -1)],
    ]);
    expect(result.aInB.after.matched).toBe(0);
    expect(result.aInB.rewritten.after.rate).toBe(1);
    const turned = compared(RETOLD, OWN);
    expect([turned.aInB, turned.bInA]).toEqual([result.bInA, result.aInB]);
    expect(comparePair(documentOf(OWN), documentOf(RETOLD)).fragments).toEqual([]);
  });

  it('is another one with another figure, however alike the model takes them for', () => {
    expect(compared(OWN, RETOLD.replace('四', '六')).fragments).toEqual([]);
    expect(compared(OWN, RETOLD.replace('八成', '七成')).fragments).toEqual([]);
  });

  it('is found whatever number its clause has, and the same number of two clauses is no figure they share', () => {
    for (const [one, other] of [
      ['3. ', '5. '],
      ['（三）', '第七条 '],
      ['9.2 ', '二、'],
    ] as const)
      expect(compared(`${one}${OWN}`, `${other}${RETOLD}`, 0.74).fragments).toHaveLength(1);
    const [own, retold] = [
      '仓库的钥匙由两名保管员分别掌管，缺一人不得开门。',
      '库房要两个人拿着各自的钥匙同时到场才能打开。',
    ];
    for (const number of ['三）', '3. ', '第三条 ', '3.1 ', '③'])
      expect(compared(`${number}${own}`, `${number}${retold}`, 0.66).fragments).toEqual([]);
  });

  it('stands out among the others: where another sentence is nearly as like, it is the subject that is alike', () => {
    const vectorOf = (degrees: number) =>
      Float32Array.of(Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180));
    const other = '调度室须每天四次查看泵站的压力表，低于八成的要登记在册。';
    const [a, b] = [documentOf(OWN), documentOf(RETOLD, other)];
    const encoded = (document: Document, ...degrees: readonly number[]) =>
      sentencesToEncode(document).sentences.map((one, at) => ({
        ...one,
        vector: vectorOf(degrees[at] ?? 0),
      }));
    const found = (...degrees: readonly number[]) =>
      comparePair(a, b, { sentences: { a: encoded(a, 0), b: encoded(b, ...degrees) } }).fragments.length;
    expect(found(20, 70)).toBe(1);
    expect(found(20, -25)).toBe(0);
    // The same, said twice.
    expect(found(20, 22)).toBe(1);
  });

  it('needs more likeness where no figure agrees, and more still where words are common', () => {
    const [own, retold, nearer] = [
      '仓库的钥匙由两名保管员分别掌管，缺一人不得开门。',
      '库房要两个人拿着各自的钥匙同时到场才能打开。',
      '仓库的钥匙归两个保管员各拿一把，少一个人打不开门。',
    ];
    expect(compared(own, retold, 0.66).fragments).toEqual([]);
    expect(compared(own, retold, 0.74).fragments).toHaveLength(1);
    expect(compared(own, nearer, 0.74).fragments).toEqual([]);
    expect(compared(own, nearer, 0.81).fragments).toHaveLength(1);
    expect(compared(OWN, RETOLD, 0.66).fragments).toHaveLength(1);
    expect(compared(OWN, RETOLD, 0.64).fragments).toEqual([]);
  });
});

it.each([
  ['费用由发包人承担，并在七日内付清。', '七天之内，承包人要把钱付完。', 'other'],
  ['会后两日提交材料。', '材料在会前两日交来。', 'other'],
  ['电梯与火灾报警系统联动，火警时迫降至首层。', '门禁与火灾报警系统联动，火警时自动解锁放行。', 'other'],
  ['路灯改造后节电百分之五十五。', '改造过的路灯只用原来45%的电。', 'possible'],
  ['供货方可以更换人员，但应提前七日告知。', '供货方不得更换人员，否则扣减费用。', 'other'],
  ['未经同意，供货方不得更换人员。', '供货方经同意可以更换人员。', 'possible'],
  ['教育局拟新建幼儿园20所。', '教育局已建成小学二十所。', 'other'],
  ['调查在一所学校的四个班里进行。', '四所学校接受了调查。', 'other'],
  ['模型未考虑汇率的波动。', '模型已把汇率的波动纳入考虑。', 'other'],
  ['样品保存一周备查。', '留样要存满七天，以便复核。', 'same'],
  ['沟槽的宽度为八百毫米。', '开挖的沟有80厘米宽。', 'same'],
  ['沟槽的宽度为八百毫米。', '开挖的沟有80米宽。', 'other'],
  ['泵站年用电三点六万千瓦时。', '这座泵站全年耗电36000度。', 'same'],
  ['中控室二十四小时有人值守。', '中控室昼夜都有人。', 'possible'],
  ['每日8:30前清扫。', '每天8:00以前清扫完。', 'other'],
  ['每四周巡检一次设备。', '设备每周检查一遍。', 'other'],
  ['功率为5千瓦的水泵。', '水泵的额定功率是5瓦。', 'other'],
  ['每季度末十日内报送。', '报送以每三个月一次为准，于十日之内。', 'same'],
  ['提前二十四小时下单。', '至少提前一个工作日发来预约。', 'other'],
  ['渣土由车队每天清运，运到指定的场地。', '渣土由车队按月清运，另行结算。', 'other'],
  ['渣土由车队每天清运，运到指定的场地。', '车队逐日把渣土拉到说定的地方。', 'possible'],
  ['病人的伤口由护理员换药。', '患者的创面要护士来更换敷料。', 'possible'],
  ['出库的药品须在三十分钟内扫码登记并打印标签。', '出库的药品须在半小时内扫码入账并贴上标签。', 'same'],
] as const)('“%s” and “%s”: %s', (a, b, verdict) => {
  expect(compareFacts(a, b)).toBe(verdict);
  expect(compareFacts(b, a)).toBe(verdict);
});

it('figures are one however they are written', () => {
  const forms = ['百分之十二点五', '12.5%', '１２．５％'].map((words) => [...saidNumbers(words)]);
  expect(forms).toEqual(forms.map(() => ['12.5%']));
  expect([...saidNumbers('三亿二千万元，二〇二四年，一旦十分明显')]).toEqual(['320000000', '2024']);
});

it.each([
  ['第三方不得查阅，零件一律封存。', []],
  ['二〇一五年至二〇二〇年', ['2015', '2020']],
  ['零下18摄氏度', ['18']],
  ['昼间六十分贝，十分安静', ['60']],
  ['六百万千瓦时，三点二亿元', ['6000000', '320000000']],
  ['提高五个百分点', ['5']],
  ['一个半月内，半分钟，5载', ['45d', '0.000347222d', '1800d']],
  ['一公里外，80平方米，3米/秒，一年里', ['1000m', '80', '3', '360d']],
  ['6:30开始，八点半结束，配比1:30', ['6.5', '8.5', '30']],
  ['5千瓦的水泵，100m宽带，3g网络卡', ['5000', '100', '3']],
  ['第三季度，3t/h', ['3']],
  ['工地四周设围挡，老百姓可以监督', []],
  ['近半数，一半以上', ['50%']],
  ['2022年度，每升80mg，每季度一次', ['2022', '0.00008kg']],
])('%s states these figures and no others', (words, figures) => {
  expect([...saidNumbers(words)]).toEqual(figures);
});

it('a whole year may be said without a figure, but not as a week', () => {
  const year = saidNumbers('一年内旷工三天');
  expect(sayTheSameNumbers(year, saidNumbers('全年旷工三日'))).toBe(true);
  expect(sayTheSameNumbers(year, saidNumbers('一周内旷工三天'))).toBe(false);
});

it('a share at the end of a sentence keeps its sign', () => {
  const { sentences } = sentencesToEncode(documentOf('换用新的阀门以后，泵房一年的漏水量减少了70%。'));
  expect(sentences.map(({ text }) => text.slice(-3))).toEqual(['70%']);
});

it('only so many sentences are asked for, and the others are counted', () => {
  const lines = Array.from(
    { length: 610 },
    (_, index) => `第${index}号井的水位由测站人员逐日抄录并上报备案。`,
  );
  const { sentences, leftOut } = sentencesToEncode(documentOf(...lines));
  expect([sentences.length, leftOut]).toEqual([600, 10]);
});

it('a figure at the beginning of a sentence is no number of an item', () => {
  for (const words of ['5日内付清，', '1.5倍赔偿，', '三十日后解除，', '2026年起，'])
    expect(withoutItemNumber(words)).toBe(words);
  const numbered = ['9.2 甲方', '(二)乙方', '十二、丙方', '第三条：丁方', '1.2.3、戊方'];
  expect(numbered.map(withoutItemNumber)).toEqual(['甲方', '乙方', '丙方', '丁方', '戊方']);
});
