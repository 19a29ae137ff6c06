import { describe, expect, it } from 'vitest';
import { ApiError } from '../../http/api-error.ts';
import { describeFreeFailure } from './free-failure.ts';

describe('a task of a free tool that could not be created', () => {
  const error = (errorName: 'FREE_LIMIT_REACHED' | null) =>
    new ApiError({ code: 429, status: 429, errorName, message: '服务器的话', fields: [] });

  it('sends the user to the plans when the day’s uses are gone', () => {
    expect(describeFreeFailure(error('FREE_LIMIT_REACHED'), 20, '没有开始')).toEqual({
      title: '今日免费次数已用完',
      detail: '每天 20 次，北京时间零点恢复。开通会员后每天 500 次。',
      remedy: 'plans',
    });
  });

  it('offers a retry for everything else, with the server’s message', () => {
    expect(describeFreeFailure(error(null), 20, '没有开始')).toMatchObject({
      title: '没有开始',
      detail: '服务器的话',
      remedy: 'retry',
    });
  });
});
