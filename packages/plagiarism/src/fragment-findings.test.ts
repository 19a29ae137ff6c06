import { contentId } from '@wenjian/document';
import { expect, it } from 'vitest';
import { comparePair } from './compare-pair.ts';
import { fragmentFindings } from './fragment-findings.ts';
import { documentOf } from './plagiarism.testing.ts';

const copied = '承包人应当在收工以前清点仓库里剩余的电缆和接头。';
const edited = '测量班每周二上午复核一次塔吊基础的沉降读数并存档。';
const own = '我方在本市设有两处常驻服务网点，节假日照常值班。';
const a = documentOf(copied, own, edited);
const b = documentOf(edited.replace('复核', '核对'), '贵单位如对报价有疑问，请于开标之前来函询问。', copied);
const { fragments } = comparePair(a, b);

it('a fragment quotes the document at its first place and shows where it stands in the source', () => {
  const findings = fragmentFindings(fragments);
  expect(findings.map(({ title, severity }) => [title, severity])).toEqual([
    ['逐字相同', 'high'],
    ['略有改动', 'medium'],
  ]);
  for (const { quote, places, detail, edit } of findings) {
    const [here, there] = places;
    expect([here?.side, there?.side]).toEqual(['document', 'source']);
    expect(a.text.slice(here?.start, here?.end)).toBe(quote);
    expect(b.text.slice(there?.start, there?.end)).toBe(detail.b.text);
    expect(edit).toBeNull();
  }
});

it('the id is made from its identity, so that comments stay with it', () => {
  for (const { id, identity } of fragmentFindings(fragments)) expect(id).toBe(contentId('f', identity));
});

it('what everybody may repeat is no reproach', () => {
  const { fragments } = comparePair(a, b, { subtract: { templates: [documentOf(copied)] } });
  const subtracted = fragmentFindings(fragments).filter(({ detail }) => detail.isSubtracted);
  expect(subtracted.map(({ quote, severity }) => [quote, severity])).toEqual([
    [copied.slice(0, -1), 'noise'],
  ]);
});
