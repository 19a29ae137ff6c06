import { expect, it } from 'vitest';
import { placeWords } from './queue-place.ts';

it.each([
  [{ ahead: 0, isAtLeast: false, startsInSeconds: 4 }, '正在排队，下一个就是这个任务，预计一分钟内开始'],
  [{ ahead: 3, isAtLeast: false, startsInSeconds: 61 }, '正在排队，前面还有 3 个任务，预计约 2 分钟后开始'],
  [
    { ahead: 200, isAtLeast: true, startsInSeconds: 600 },
    '正在排队，前面至少还有 200 个任务，至少 10 分钟后开始',
  ],
  [
    { ahead: 1, isAtLeast: false, startsInSeconds: null },
    '正在排队，前面还有 1 个任务，开始时间暂时无法估计',
  ],
])('says how many run before and when it starts: %o', (place, words) => {
  expect(placeWords(place)).toBe(words);
});
