// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { JoinTeamDialog } from './join-team-dialog.tsx';
import { PasteInviteDialog } from './paste-invite-dialog.tsx';

const TEAM = '1b4e28ba-2fa1-4d3b-883f-0016d3cca427';
const USER = '16fd2706-8baf-433b-82eb-8c7fada847da';
const team = { id: TEAM, name: '法务部' };
const outside = { isMember: false, isPending: false, me: null, team };

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** Responses in order; the last one repeats. */
function serve(...answers: readonly { status: number; data: unknown }[]) {
  const asked: string[] = [];
  let next = 0;
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    asked.push(`${init.method ?? 'GET'} ${url} ${String(init.body ?? '')}`.trim());
    const { status, data } = answers[Math.min(next++, answers.length - 1)] ?? { status: 500, data: null };
    return new Response(JSON.stringify({ code: status, message: '内容不存在，或已被删除', data }), {
      status,
    });
  });
  return asked;
}

function show(onMember: (teamId: string) => void = () => undefined) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={client}>
      <JoinTeamDialog invite={TEAM} name="张三" onMember={onMember} onClose={() => undefined} />
    </QueryClientProvider>,
  );
}

describe('a user who follows an invitation link', () => {
  it('and is no member applies with a name, and sees that the request is pending', async () => {
    const asked = serve(
      { status: 200, data: outside },
      { status: 200, data: { ...outside, isPending: true } },
    );
    show();
    await screen.findByText('申请加入“法务部”');
    fireEvent.change(screen.getByLabelText('您的姓名'), { target: { value: '李四' } });
    fireEvent.click(screen.getByRole('button', { name: '申请加入' }));
    await screen.findByText('已申请加入“法务部”');
    expect(asked).toEqual([`GET /api/team/${TEAM}`, `POST /api/team/${TEAM}/join/ {"name":"李四"}`]);
  });

  it('and is a member goes straight to the team', async () => {
    serve({ status: 200, data: { ...outside, isMember: true, me: { userId: USER, role: 'member' } } });
    const onMember = vi.fn();
    show(onMember);
    await waitFor(() => expect(onMember).toHaveBeenCalledWith(TEAM));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('sees that the invitation is no longer valid', async () => {
    serve({ status: 404, data: { name: 'NOT_FOUND' } });
    show();
    expect(await screen.findByText('邀请已失效')).toBeTruthy();
  });
});

describe('a pasted invite text', () => {
  it('is recognised, or reported as invalid', async () => {
    const found: string[] = [];
    render(<PasteInviteDialog onInvite={(teamId) => found.push(teamId)} onClose={() => undefined} />);
    fireEvent.change(screen.getByLabelText('邀请文字'), { target: { value: '你好' } });
    fireEvent.click(screen.getByRole('button', { name: '下一步' }));
    await screen.findByText('没有认出邀请，请粘贴完整的邀请文字或链接');
    fireEvent.change(screen.getByLabelText('邀请文字'), { target: { value: `${TEAM}分享者张三` } });
    fireEvent.click(screen.getByRole('button', { name: '下一步' }));
    await waitFor(() => expect(found).toEqual([TEAM]));
  });
});
