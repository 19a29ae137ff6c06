export const backupText = {
  noBackup: (folder: string): string => `${folder} 里没有完整的备份（缺少或损坏的 manifest.json）。`,
  damaged: (file: string): string => `备份文件 ${file} 与清单不符，没有恢复任何内容。请换一份备份。`,
  notEmpty: '目标数据库不是空的，没有恢复任何内容。请新建一个空数据库，用 DATABASE_URL 指定后再恢复。',
  rotten: (sha256: string): string => `文件 ${sha256} 的内容与名称不符，存储可能已损坏。`,
  incomplete: (missing: readonly string[], rotten: readonly string[]): string =>
    `备份不完整，数据库没有恢复：缺少 ${missing.length} 份文件内容，另有 ${rotten.length} 份与名称不符（例如 ${missing[0] ?? rotten[0] ?? ''}）。请换一份备份，或从别处补齐 blobs 目录。`,
  toolMissing: (program: string): string =>
    `没有找到 ${program}。请安装与数据库同版本或更新的 PostgreSQL 客户端（Debian：postgresql-client）。`,
  toolFailed: (program: string, reason: string): string => `${program} 没有成功：${reason}`,
} as const;
