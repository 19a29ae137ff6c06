import { expect, it } from 'vitest';
import { loadConfig } from '../../platform/config/config.ts';
import { openDatabase } from '../../platform/database/database.ts';
import { createLogger } from '../../platform/observe/logging.ts';
import { createPayment } from './payment.ts';

it.each([
  [{}, ['sandbox']],
  [{ HOST: '0.0.0.0' }, []],
  [{ TRUST_PROXY: '1' }, []],
])('with %o sells through %o: the sandbox only when its cashier can be opened', async (env, names) => {
  const { database, close } = openDatabase('postgres://nobody@127.0.0.1:1/none', () => undefined);
  const { ports, cashier } = createPayment(loadConfig(env), database, createLogger('silent', 'test'));
  expect(ports.payments.providerNames).toEqual(names);
  expect(cashier === null).toBe(names.length === 0);
  await close();
});
