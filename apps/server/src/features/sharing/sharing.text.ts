export const sharingText = { runsAgain: '正在重新检查，请稍后再看' } as const;
