/** A provider on its own database, with a controllable clock and a mailbox with the sent codes. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import pg from 'pg';
import { createTestDatabase } from '../../server/src/testing/test-database.ts';
import {
  createIdentityProvider,
  type IdentityProvider,
  type IdentityProviderOptions,
} from './identity-provider.ts';

export const TEST_CLIENT_ID = 'wenjian-web';
export const TEST_AUDIENCE = 'wenjian-api';
export const TEST_REDIRECT_URI = 'http://127.0.0.1:1/login';

export interface TestIdentity {
  readonly pool: pg.Pool;
  readonly provider: IdentityProvider;
  /** Every code sent so far. */
  readonly sent: { readonly phone: string; readonly code: string }[];
  lastCode(): string;
  advanceSeconds(seconds: number): void;
  setTime(instant: string): void;
  failSending(isFailing: boolean): void;
  /** Another provider on the same database, as a second process would start it. */
  startAnother(overrides?: Partial<IdentityProviderOptions>): Promise<IdentityProvider>;
  stop(): Promise<void>;
}

export async function startTestIdentity(
  overrides: Partial<IdentityProviderOptions> = {},
): Promise<TestIdentity> {
  const database = await createTestDatabase();
  const pool = new pg.Pool({ connectionString: database.url });
  const sent: { phone: string; code: string }[] = [];
  const started: IdentityProvider[] = [];
  let now = Date.parse('2026-11-15T03:00:00Z');
  let isFailing = false;

  async function startAnother(more: Partial<IdentityProviderOptions> = {}): Promise<IdentityProvider> {
    const provider = await createIdentityProvider({
      pool,
      issuer: 'http://127.0.0.1:8000/identity',
      clients: [{ clientId: TEST_CLIENT_ID, redirectUris: [TEST_REDIRECT_URI] }],
      audience: TEST_AUDIENCE,
      sendSms: async (phone, code) => {
        if (isFailing) throw new Error('operator unreachable');
        sent.push({ phone, code });
      },
      clock: () => new Date(now),
      ...overrides,
      ...more,
    });
    started.push(provider);
    return provider;
  }

  return {
    pool,
    sent,
    provider: await startAnother(),
    startAnother,
    lastCode: () => sent.at(-1)?.code ?? '',
    advanceSeconds: (seconds) => {
      now += seconds * 1000;
    },
    setTime: (instant) => {
      now = Date.parse(instant);
    },
    failSending: (value) => {
      isFailing = value;
    },
    async stop() {
      await Promise.all(started.map((provider) => provider.close()));
      // `end` resolves while its sockets still close; dropping the database cuts them off, which is no failure here.
      pool.on('error', () => undefined);
      await pool.end();
      await database.drop();
    },
  };
}

/** A code that is certainly different from this one. */
export function wrongCode(code: string): string {
  return code === '000000' ? '000001' : '000000';
}

export interface TestServer {
  readonly origin: string;
  readonly server: Server;
  stop(): Promise<void>;
}

/** Real HTTP on a free port, before the provider exists: its issuer has to name the port. */
export async function startTestServer(): Promise<TestServer> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = addressOf(server);
  return {
    origin: `http://127.0.0.1:${port}`,
    server,
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

function addressOf(server: Server): AddressInfo {
  const address = server.address();
  if (address === null || typeof address === 'string')
    throw new Error('the server is not listening on a port');
  return address;
}
