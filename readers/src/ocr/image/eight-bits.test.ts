import { expect, it } from 'vitest';
import { addsEightBitsExactly } from './eight-bits.ts';

it.each([
  ['arm64', '', true],
  ['x64', 'flags : fpu avx2 avx512f avx512_vnni', true],
  ['x64', 'flags : fpu avx2 avx_vnni fma', true],
  ['x64', 'flags : fpu sse4_2 avx avx2 fma', false],
  ['x64', '', false],
  ['ia32', 'avx_vnni', false],
])('%s with %j: %s', (arch, cpuInfo, isExact) => {
  expect(addsEightBitsExactly(arch, cpuInfo)).toBe(isExact);
});
