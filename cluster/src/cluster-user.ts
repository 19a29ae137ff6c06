/** Users of the cluster: they sign in with the code that one of the servers has sent. */
import { setTimeout as sleep } from 'node:timers/promises';
import { openAdmin } from '@wenjian/server';
import { type HttpUser, signInOverHttp } from '../../apps/server/src/testing/http-user.ts';
import type { ProductProcess } from './product-process.ts';
import type { Cluster } from './start-cluster.ts';

const ATTEMPTS = 200;
const POLL_MS = 25;
const CODE = /尾号 (\d{4}) 的登录验证码为 (\d{6})/;

export function signInTo(
  servers: readonly ProductProcess[],
  url: string,
  phone: string,
  verifyUrl = url,
): Promise<HttpUser> {
  return signInOverHttp(url, phone, { readCode: () => codeOf(servers, phone), verifyUrl });
}

/** With more uses than a test can need. */
export async function signInPaid(
  { servers, url, databaseUrl, folder }: Cluster,
  phones: readonly string[],
): Promise<readonly HttpUser[]> {
  const admin = await openAdmin(folder, databaseUrl);
  if (!admin) throw new Error('the deployment has no database');
  try {
    const people: HttpUser[] = [];
    for (const phone of phones) {
      people.push(await signInTo(servers, url, phone));
      await admin.grantPlan(phone, 'yearly', null);
    }
    return people;
  } finally {
    await admin.close();
  }
}

/** On whichever server it was sent; the last one, if there are several. */
export async function codeOf(servers: readonly ProductProcess[], phone: string): Promise<string> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    for (const { msg = '' } of servers.flatMap(({ log }) => [...log].reverse())) {
      const [, ending, code] = CODE.exec(msg) ?? [];
      if (ending === phone.slice(-4) && code) return code;
    }
    await sleep(POLL_MS);
  }
  throw new Error(`no server has sent a code to the phone that ends in ${phone.slice(-4)}`);
}
