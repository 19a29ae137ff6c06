import { session, teamBalance } from '@wenjian/api';
import pg from 'pg';
import { expect, it } from 'vitest';
import { createLogger } from '../platform/observe/logging.ts';
import { signIn, startTestProduct } from '../testing/test-product.ts';
import { composeServer } from './compose-server.ts';

it('a person keeps their account after the product moved to another address', async () => {
  const product = await startTestProduct();
  const before = await product.signIn('13344445555');
  const config = { ...product.config, publicUrl: 'http://localhost:9876' };
  const moved = await composeServer(config, product.databaseUrl, createLogger('silent', 'test'));
  try {
    await forgetLastCode(product.databaseUrl);
    const after = await signIn(moved, '13344445555');
    expect(after.teamId).toBe(before.teamId);
    expect((await after.call(session, {})).user.phone).toBe('13344445555');
    const { compareBalance } = await after.call(teamBalance, { params: { teamId: after.teamId } });
    expect(compareBalance.limit).toBe(3);
  } finally {
    await moved.stop();
    await product.close();
  }
});

/** Pretends that the minute between two codes has passed. */
async function forgetLastCode(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query('delete from identity.sms_codes');
  await client.end();
}
