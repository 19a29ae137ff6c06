import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { demoFile, demoMakers, figuresFile } from './site-demos.ts';
import { siteFigures } from './site-figures.ts';

describe('the demonstrations of the home page', () => {
  it.each(Object.entries(demoMakers))(
    '%s shows the engine’s current answer (else: node scripts/site-demos.ts)',
    { timeout: 60_000 },
    async (name, make) => {
      expect(JSON.parse(readFileSync(demoFile(name), 'utf8'))).toEqual(
        JSON.parse(JSON.stringify(await make())),
      );
    },
  );

  it('match the figures of the last benchmark report (else: node scripts/site-demos.ts)', () => {
    expect(JSON.parse(readFileSync(figuresFile, 'utf8'))).toEqual(siteFigures());
  });
});
