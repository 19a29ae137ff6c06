export const apiKeysText = { invalid: 'API 密钥无效、已吊销或已过期' } as const;
