/** Names of laws in running text, without title marks. */
import { citedLaws, shortLawName } from '@wenjian/contract';
import { expect, it } from 'vitest';
import { readShipment } from './shipped-laws.ts';
import { statuteDocument } from './statute-document.ts';

it('none of the laws that come with the product is taken for one with a shorter name', async () => {
  const { statutes } = await (await readShipment()).open();
  const names = new Set(statutes.map(({ name }) => shortLawName(name)));
  const mistaken = [...names]
    .filter((name) => /(?:法|条例)$/.test(name))
    .flatMap((name) =>
      citedLaws(statuteDocument([`依照${name}第三条办理。`]))
        .filter(({ law }) => shortLawName(law) !== name)
        .map(({ law }) => `${name}: ${law}`),
    );
  expect(names.size).toBeGreaterThan(1_000);
  expect(mistaken).toEqual([]);
});
