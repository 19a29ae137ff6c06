import { expect, it } from 'vitest';
import { ApiError } from '../../../shared/http/api-error.ts';
import { describeCreateFailure } from './create-failure.ts';

const error = (code: number, status: number, message: string) =>
  new ApiError({ code, status, errorName: null, message, fields: [] });

it('sends the user to the plans when uses or membership have run out', () => {
  expect(describeCreateFailure(error(6040, 402, '剩余次数不足'))).toMatchObject({
    title: '比对次数不足，任务没有创建，也没有扣次数',
    detail: '剩余次数不足',
    remedy: 'plans',
  });
  expect(describeCreateFailure(error(6044, 402, '会员已到期'))).toMatchObject({ remedy: 'plans' });
});

it('offers another try for everything else, with the sentence that came', () => {
  expect(describeCreateFailure(error(503, 503, '服务暂时不可用，请稍后重试'))).toMatchObject({
    detail: '服务暂时不可用，请稍后重试',
    remedy: 'retry',
  });
});
