import { expect, it } from 'vitest';
import { ApiError } from '../../http/api-error.ts';
import { describeCreateFailure } from './create-failure.ts';

const error = (code: number, status: number, message: string) =>
  new ApiError({ code, status, errorName: null, message, fields: [] });
const titles = { balanceTitle: '次数不足', expiredTitle: '会员已到期', failedTitle: '没有创建' };

it('sends the user to the plans when uses or membership have run out', () => {
  expect(describeCreateFailure(error(6040, 402, '剩余次数不足'), titles)).toEqual({
    title: '次数不足',
    detail: '剩余次数不足',
    remedy: 'plans',
  });
  expect(describeCreateFailure(error(6044, 402, '续费后可用'), titles)).toEqual({
    title: '会员已到期',
    detail: '续费后可用',
    remedy: 'plans',
  });
});

it('offers a retry for everything else, with the server’s message', () => {
  expect(describeCreateFailure(error(503, 503, '服务暂时不可用，请稍后重试'), titles)).toEqual({
    title: '没有创建',
    detail: '服务暂时不可用，请稍后重试',
    remedy: 'retry',
  });
});
