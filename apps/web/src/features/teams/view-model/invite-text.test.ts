import { describe, expect, it } from 'vitest';
import { inviteLink, inviteText, readInvite } from './invite-text.ts';

const TEAM = '1b4e28ba-2fa1-4d3b-883f-0016d3cca427';
const CODE = 'k7qf2mwxabcd23efgh45';
const OTHER = '6fa459ea-ee8a-4ca4-894e-db77e160355e';

describe('an invite text', () => {
  it('gives the team id before the word for sharer', () => {
    expect(readInvite(`${TEAM}分享者张三`)).toBe(TEAM);
    expect(readInvite(`${TEAM}分享者${OTHER}`)).toBe(TEAM);
  });

  it('can be read in every form it was passed on', () => {
    const link = inviteLink('https://wenjian.example', CODE);
    const own = inviteText(link, { name: '法务部' }, '张三');
    for (const pasted of [
      own,
      link,
      CODE,
      ` ${CODE}\n`,
      `加入：${own}`,
      encodeURIComponent(own),
      `50% ${own}`,
    ])
      expect(readInvite(pasted)).toBe(CODE);
  });

  it('from before there were codes names the team by its id', () => {
    const own = inviteText(inviteLink('https://wenjian.example', TEAM), { name: '法务部' }, '张三');
    for (const pasted of [
      own,
      TEAM,
      encodeURIComponent(`${TEAM}分享者张三`),
      ` ${TEAM.toUpperCase()} 分享者 张三\n快来`,
      `加入：${own}`,
      `50% ${own}`,
    ])
      expect(readInvite(pasted)).toBe(TEAM);
  });

  it('without a team is invalid', () => {
    for (const pasted of ['', '你好', `分享者${OTHER}`, '123分享者456', `x${CODE}`, `tid=${CODE}9`])
      expect(readInvite(pasted)).toBeNull();
  });
});
