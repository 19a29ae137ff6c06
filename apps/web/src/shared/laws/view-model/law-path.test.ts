import { expect, it } from 'vitest';
import { lawPath } from './law-path.ts';

it('names a law, an article and an older wording in the address', () => {
  expect(decodeURI(lawPath('《民法典》'))).toBe('/laws/民法典');
  expect(decodeURI(lawPath('民法典', '第五百八十四条'))).toBe('/laws/民法典/第五百八十四条');
  expect(lawPath('a/b', '', '2020-06-01')).toBe('/laws/a%2Fb?wording=2020-06-01');
});

it('keeps the title marks inside of a name', () => {
  const name = '最高人民法院关于适用《中华人民共和国民法典》物权编的解释（一）';
  expect(decodeURIComponent(lawPath(name))).toBe(`/laws/${name}`);
});
