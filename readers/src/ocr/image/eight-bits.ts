/**
 * Whether products of eight-bit numbers are added up exactly here. Processors of the x64 family do so since VNNI; older ones cut large sums off, and the
 * quick network would be sure of wrong characters.
 */
import { readFileSync } from 'node:fs';

export function addsEightBitsExactly(arch: string = process.arch, cpuInfo: string = readCpuInfo()): boolean {
  return arch === 'arm64' || (arch === 'x64' && /\bav(?:x|x512)_vnni\b/.test(cpuInfo));
}

/** Empty where the system does not tell. */
function readCpuInfo(): string {
  try {
    return readFileSync('/proc/cpuinfo', 'utf8');
  } catch {
    return '';
  }
}
