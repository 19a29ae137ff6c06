import { describe, expect, it } from 'vitest';
import { contractOf } from '../contract.testing.ts';
import { provisionsWith, readProvisions } from './read-provisions.ts';

const head = ['房屋租赁合同', '甲方（出租方）：杭州青禾贸易有限公司', '乙方（承租方）：苏州云杉设备有限公司'];

function provisionOf(text: string) {
  const contract = contractOf(...head, ...text.split('/'));
  const provision = readProvisions(contract).at(-1);
  if (provision === undefined) throw new Error('no sentence');
  return provision;
}

describe('a sentence read into facts', () => {
  it('tells condition and consequence apart and whom they are about', () => {
    const { parts } = provisionOf('乙方提前解除的，押金不予退还。');
    expect(parts.map(({ kind }) => kind)).toEqual(['condition', 'consequence']);
    expect(parts.map(({ party }) => party?.label)).toEqual(['乙方', '乙方']);
    expect(parts[0]?.signs.has('endsEarly')).toBe(true);
    expect([...(parts[1]?.signs ?? [])]).toEqual(expect.arrayContaining(['deposit', 'not-refund', 'freed']));
    expect(parts[1]?.isCarried).toBe(true);
  });

  it('knows a party by its role and its real name', () => {
    expect(provisionOf('出租方有权随时收回房屋。').parts[0]?.party?.label).toBe('甲方');
    expect(provisionOf('苏州云杉设备有限公司应按月支付租金。').parts[0]?.party?.label).toBe('乙方');
  });

  it('knows a party by the word that refers to it', () => {
    const { parts } = provisionOf('第一条 乙方应爱护房屋。其有权转租。');
    expect(parts[0]?.party?.label).toBe('乙方');
    expect(parts[0]?.signs.has('right')).toBe(true);
  });

  it('does not take what is said of both for what is said of one', () => {
    expect(provisionOf('任何一方可以提前三十日书面通知解除合同。').parts[0]?.who).toBe('each');
    expect(provisionOf('一方违约的，对方有权解除合同。').parts[0]?.who).toBe('each');
  });

  it('does not take the one something is done to for the one who acts', () => {
    const [part] = provisionOf('甲方有权要求乙方赔偿损失。').parts;
    expect(part?.party?.label).toBe('甲方');
    expect(part?.named.map(({ label }) => label)).toEqual(['甲方', '乙方']);
  });

  it('knows an exception', () => {
    expect(provisionOf('押金不予退还，但甲方违约的除外。').parts.map(({ kind }) => kind)).toEqual([
      'statement',
      'exception',
    ]);
  });

  it('cuts where drafters leave the comma out', () => {
    expect(provisionOf('三日内未提出异议的视为验收合格。').parts.map(({ kind }) => kind)).toEqual([
      'condition',
      'consequence',
    ]);
  });

  it('has the figures of each part', () => {
    const { parts } = provisionOf('乙方逾期三十日的，应支付违约金5,000元。');
    expect(parts[0]?.periods.map(({ count, unit }) => [count, unit])).toEqual([[30, 'day']]);
    expect(parts[1]?.amounts.map(({ fen }) => fen)).toEqual([500_000]);
  });

  it('reads the heading of its clause', () => {
    expect(provisionOf('第一条 押金/1.1 概不退还。').heading.has('deposit')).toBe(true);
  });

  it('has places that slice out of the sentence', () => {
    const { sentence, parts } = provisionOf('甲方可以随时调整租金，乙方不得提出异议。');
    for (const { from, to, mentions } of parts) {
      expect(sentence.text.slice(from, to)).not.toBe('');
      for (const mention of mentions) expect(mention.from >= from && mention.to <= to).toBe(true);
    }
  });

  it('is read once for a contract', () => {
    const contract = contractOf(...head, '甲方可以随时解除合同。');
    expect(readProvisions(contract)).toBe(readProvisions(contract));
    expect(provisionsWith(contract, ['terminate', 'atWill']).map(({ sentence }) => sentence.text)).toEqual([
      '甲方可以随时解除合同。',
    ]);
  });
});
