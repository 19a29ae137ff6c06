import { expect, it } from 'vitest';
import { clientKindOf } from './client-kind.ts';

it.each([
  [
    'iPhone',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Safari/604.1',
    'mobile',
  ],
  [
    'Android phone',
    'Mozilla/5.0 (Linux; Android 16; Pixel 10) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36',
    'mobile',
  ],
  [
    'WeChat on a phone',
    'Mozilla/5.0 (Linux; Android 15; V2324A) Chrome/126.0 Mobile Safari/537.36 MicroMessenger/8.0.50',
    'mobile',
  ],
  [
    'HarmonyOS phone',
    'Mozilla/5.0 (Phone; OpenHarmony 5.0) AppleWebKit/537.36 Chrome/114.0 ArkWeb/4.1 Mobile',
    'mobile',
  ],
  [
    'Android tablet',
    'Mozilla/5.0 (Linux; Android 15; SM-X910) AppleWebKit/537.36 Chrome/140.0 Safari/537.36',
    'desktop',
  ],
  [
    'iPad',
    'Mozilla/5.0 (iPad; CPU OS 16_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Safari/604.1',
    'desktop',
  ],
  [
    'HarmonyOS tablet',
    'Mozilla/5.0 (Tablet; OpenHarmony 5.0) AppleWebKit/537.36 Chrome/114.0 ArkWeb/4.1 Mobile',
    'desktop',
  ],
  [
    'Windows desktop',
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36',
    'desktop',
  ],
  [
    'Mac',
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/19.0 Safari/605.1.15',
    'desktop',
  ],
] as const)('%s is a %3$s client', (_, userAgent, kind) => {
  expect(clientKindOf(userAgent)).toBe(kind);
});
