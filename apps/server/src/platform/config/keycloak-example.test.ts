/** The worked example of docs/keycloak.md fits the product's configuration, and itself. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { loadConfig } from './config.ts';

const page = readFileSync(join(import.meta.dirname, '../../../../../docs/keycloak.md'), 'utf8');
const json = /```json\n([^`]*)```/.exec(page)?.[1] ?? '';
const variables = Object.fromEntries(
  [...page.matchAll(/^export (\w+)=(\S+)$/gm)].map(([, name = '', value = '']) => [name, value]),
);

it('is a configuration that starts, and a client that fits it', () => {
  const { publicUrl, externalIssuer } = loadConfig({ ...variables, NODE_ENV: 'test' });
  const client = JSON.parse(json);
  expect(client).toMatchObject({
    clientId: externalIssuer?.clientId,
    publicClient: true,
    standardFlowEnabled: true,
    redirectUris: [`${publicUrl}/login`],
    webOrigins: [publicUrl],
  });
  const [mapper] = client.protocolMappers;
  expect(mapper.config).toEqual({
    'included.custom.audience': externalIssuer?.audience,
    'access.token.claim': 'true',
    'id.token.claim': 'false',
  });
  expect(externalIssuer?.connectOrigins).toEqual([new URL(externalIssuer?.issuer ?? '').origin]);
});
