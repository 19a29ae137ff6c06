import type { DeploymentStatus } from '@wenjian/server';

type Process = DeploymentStatus['processes'][number];
type Queue = DeploymentStatus['queue'][number];

const kinds: Readonly<Record<string, string>> = { server: '服务器', worker: '工作进程' };

export const operationsText = {
  version: (own: string, postgres: string): string => `文鉴 ${own}，PostgreSQL ${postgres}`,
  processes: (count: number): string => `运行中的进程：${count}`,
  process: ({ kind, host, pid, version, connections, sinceSeconds }: Process, isOther: boolean): string =>
    `  ${kinds[kind] ?? kind}  ${host}:${pid}  版本 ${version}${isOther ? '（与本机不同）' : ''}  ${connections} 个连接  至少已运行 ${lasting(sinceSeconds)}`,
  queue: '任务队列：',
  quietQueue: '任务队列：空',
  queueLine: ({ job, waiting, delayed, running, dead, oldestSeconds }: Queue): string =>
    `  ${job}  等待 ${waiting}（最久 ${lasting(oldestSeconds)}）  待重试 ${delayed}  进行中 ${running}  已放弃 ${dead}`,
  database: (bytes: number, connections: number): string => `数据库：${size(bytes)}，${connections} 个连接`,
  files: (count: number, bytes: number): string =>
    `上传的文件：${count.toLocaleString('zh-CN')} 份不同内容，${size(bytes)}`,
  lastBackup: (at: string, folder: string): string => `上次备份：${at}，${folder}`,
  noBackup: '上次备份：没有记录',
  backedUp: (folder: string, blobs: number, copied: number): string =>
    `已备份到 ${folder}：数据库与 ${blobs.toLocaleString('zh-CN')} 份文件内容（其中新增 ${copied.toLocaleString('zh-CN')} 份）。`,
  missing: (count: number): string =>
    `注意：数据库中提到的 ${count.toLocaleString('zh-CN')} 份文件内容不在存储里，备份中也没有。请检查文件存储。`,
  restored: (createdAt: string, blobs: number): string =>
    `已恢复 ${createdAt} 的备份：数据库与 ${blobs.toLocaleString('zh-CN')} 份文件内容。`,
} as const;

function lasting(seconds: number): string {
  if (seconds < 60) return `${Math.round(seconds)} 秒`;
  if (seconds < 3_600) return `${Math.round(seconds / 60)} 分钟`;
  return seconds < 86_400 ? `${Math.round(seconds / 3_600)} 小时` : `${Math.round(seconds / 86_400)} 天`;
}

function size(bytes: number): string {
  const units = ['B', 'KB', 'MB', 'GB', 'TB'];
  const power = Math.min(units.length - 1, Math.floor(Math.log2(Math.max(1, bytes)) / 10));
  return `${(bytes / 1024 ** power).toFixed(power === 0 ? 0 : 1)} ${units[power]}`;
}
