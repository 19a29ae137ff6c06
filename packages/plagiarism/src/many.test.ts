import { describe, expect, it } from 'vitest';
import { compareMany } from './compare-many.ts';
import { rankFragments } from './compare-pair.ts';
import { findCandidates } from './fingerprints/fingerprint-index.ts';
import { fingerprintSet } from './fingerprints/fingerprints.ts';
import { MemoryFingerprintIndex } from './fingerprints/memory-fingerprint-index.ts';
import { documentOf } from './plagiarism.testing.ts';
import { tokenise } from './tokens/token-stream.ts';

const boilerplate = '投标人应当按照招标文件规定的格式逐页填写响应内容并加盖单位公章。';
const rare = '我方拟在七月以前完成北侧三座阀门井的砌筑和闭水试验，八月上旬回填压实。';
const typo =
  '供货范围以内的所有设备均应附带原厂合格证明和中文说明书，并在到货后三日内完成开厢检验和登记入册手续。';
const clean = typo.replace('开厢', '开箱');
const companies = [
  '本公司始建于一九八七年，主营给水设备的安装。',
  '我们是一家专注园林养护的合作社，社员六十余户。',
  '集团下设三个事业部，分别负责桥梁、隧道与码头。',
  '作为本地老字号，我店三代人都以修缮古建为业。',
  '实验室取得计量认证，可出具四十类检测报告。',
  '车队现有冷藏车二十辆，全部装有定位终端。',
];
const own = (index: number): string => companies[index % companies.length] ?? '';
const hashesOf = (...texts: string[]) => fingerprintSet(tokenise(documentOf(...texts)));

describe('one against many', () => {
  const document = documentOf(own(5), boilerplate, rare, typo);
  const sources = [
    { id: 'plain', document: documentOf(own(1), boilerplate, clean) },
    { id: 'copied', document: documentOf(rare, typo.slice(0, 22), own(2), boilerplate) },
    { id: 'misspelt', document: documentOf(own(3), boilerplate, typo) },
    { id: 'other', document: documentOf(own(4), boilerplate, clean) },
  ];

  it('ranks the sources by how much of the document is in them, and adds them up without counting twice', () => {
    const { sources: ranked, total } = compareMany(document, sources);
    expect(ranked[0]?.id).toBe('copied');
    const shares = ranked.map(({ result }) => result.aInB.after.matched);
    expect(total.after.matched).toBeGreaterThan(Math.max(...shares));
    expect(total.after.matched).toBeLessThan(shares.reduce((sum, share) => sum + share, 0));
    expect(total.after.matched).toBeLessThanOrEqual(total.after.total);
  });

  it('ranks boilerplate low and a shared rare passage high', () => {
    const copied = compareMany(document, sources).sources.find(({ id }) => id === 'copied');
    const ranked = rankFragments(copied?.result.fragments ?? []);
    expect(ranked[0]?.a.text).toContain('阀门井');
    const common = ranked.find(({ a }) => a.text.includes('加盖单位公章'));
    expect(common?.rarity ?? 1).toBeLessThan(0.1);
  });

  it('ranks a shared typing error above the same sentence without it', () => {
    const rarityOf = (sentence: string, source: string): number => {
      const { sources: results } = compareMany(documentOf(own(5), boilerplate, rare, sentence), sources);
      const fragments = results.find(({ id }) => id === source)?.result.fragments ?? [];
      return fragments.find(({ a }) => a.text.includes('原厂合格证明'))?.rarity ?? -1;
    };
    expect(rarityOf(typo, 'misspelt')).toBeGreaterThan(1.5 * rarityOf(clean, 'plain'));
  });
});

describe('the fingerprint index', () => {
  async function filled(): Promise<MemoryFingerprintIndex> {
    const index = new MemoryFingerprintIndex();
    for (let number = 1; number <= 30; number++)
      await index.put([{ documentId: `d${number}`, hashes: hashesOf(own(number), boilerplate) }]);
    await index.put([{ documentId: 'source', hashes: hashesOf(own(50), boilerplate, rare) }]);
    return index;
  }

  async function search(
    index: MemoryFingerprintIndex,
    hashes: Int32Array,
    more: { readonly limit?: number; readonly except?: readonly string[] } = {},
  ) {
    return findCandidates(index, hashes, { limit: 3, frequencies: await index.frequencies(), ...more });
  }

  it('finds the source of a document despite content that all documents share', async () => {
    const { best, further } = await search(await filled(), hashesOf(own(70), rare, boilerplate));
    expect(best[0]?.documentId).toBe('source');
    expect(best.length + further).toBe(31);
  });

  it('still finds a copy of content that all documents share', async () => {
    const { best } = await search(await filled(), hashesOf(boilerplate));
    expect(best).toHaveLength(3);
    expect(best[0]?.share).toBe(1);
  });

  it('excludes the given documents', async () => {
    const { best, further } = await search(await filled(), hashesOf(rare), { except: ['source'] });
    expect([best, further]).toEqual([[], 0]);
  });

  it('reads no more than its limit, the rarest first, and says how much it left out', async () => {
    const index = new MemoryFingerprintIndex();
    const common = Int32Array.from({ length: 300 }, (_, number) => number);
    const documents = Array.from({ length: 2_000 }, (_, number) => ({
      documentId: `d${number}`,
      hashes: number === 7 ? Int32Array.of(...common, 1_000) : common,
    }));
    await index.put(documents);
    const { best, notSearched } = await search(index, Int32Array.of(...common, 1_000, 5_000));
    expect(best[0]?.documentId).toBe('d7');
    // The limit is 500,000 postings: one of the rare fingerprint, 2,000 of each common one.
    expect(notSearched).toBe(300 - 249);
  });

  it('deletes removed documents and updates replaced ones', async () => {
    const index = await filled();
    const holders = async () =>
      (await search(index, hashesOf(rare), { limit: 50 })).best.map(({ documentId }) => documentId);
    await index.put([{ documentId: 'source', hashes: hashesOf(own(50)) }]);
    expect(await holders()).toEqual([]);
    await index.put([{ documentId: 'd1', hashes: hashesOf(rare) }]);
    expect(await holders()).toEqual(['d1']);
    await index.remove('d1');
    await index.remove('d1');
    expect(await holders()).toEqual([]);
    expect((await index.frequencies()).documentCount).toBe(30);
  });
});
