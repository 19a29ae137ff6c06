// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { MembersProofreadButton } from './members-proofread-button.tsx';

const TEAM = '00000000-0000-4000-8000-00000000000a';
const OTHER = '00000000-0000-4000-8000-00000000000b';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** Signed in as a user whose only space is this one. */
function open(ownTeam: string): QueryClient {
  const names = { teamName: '法务', name: '法务', isDefault: false, expiredAt: null };
  const space = { ...names, teamId: ownTeam, id: ownTeam, type: 'team', role: 'member' };
  const answer = JSON.stringify({ code: 200, message: '', data: { items: [space] } });
  vi.stubGlobal('fetch', async () => new Response(answer));
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const file = { fileId: OTHER, name: '合同.docx' };
  render(
    <QueryClientProvider client={client}>
      <MembersProofreadButton teamId={TEAM} file={file} />
    </QueryClientProvider>,
  );
  return client;
}

it('offers the correction to members of the team', async () => {
  open(TEAM);
  expect(await screen.findByRole('button', { name: /纠\s?错/ })).toBeDefined();
});

it('does not offer guests a correction the server would refuse', async () => {
  const client = open(OTHER);
  await waitFor(() => expect(client.getQueryState(['teams'])?.status).toBe('success'));
  expect(screen.queryByRole('button')).toBeNull();
});
