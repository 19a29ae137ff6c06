/** Sentences of uploads that a user reads. */
import { TRASH_DAYS } from '@wenjian/api';

const MB = 1024 ** 2;
const GB = 1024 ** 3;

const sizeOf = (bytes: number): string => (bytes >= GB ? `${bytes / GB} GB` : `${bytes / MB} MB`);

export const uploadsText = {
  full: (bytes: number, isFree: boolean, refused: string): string =>
    `文件空间不足（共 ${sizeOf(bytes)}${isFree ? '，免费空间合计' : ''}），${refused}；删除不需要的任务和文档，或升级套餐后可以重试`,
  fullOfDeleted: (refused: string): string =>
    `最近删除的文件还在保留期内，占用的空间已到上限，${refused}；请在 ${TRASH_DAYS} 天保留期过后重试，或升级套餐`,
  emptyFile: '这是空文件，没有任何内容，没有上传；请核对后重新选择文件',
  blankFile: '文件已损坏：里面没有写入任何内容，没有上传；请重新下载或从原处复制后再试',
  cutFile: '文件不完整：内容在中途断开（可能没有下载或复制完），没有上传；请重新取得文件后再试',
  archive: '这是压缩包，不是可以直接读取的文档，没有上传；请解压后上传其中的文件',
  fileRefused: '这份文件没有上传',
  taskRefused: '任务没有开始，也没有计次',
  wrongSize: '分片内容与声明的大小不一致，请重新上传',
  changed: '分片内容在传输中发生变化，请重新上传',
  lockTooMuch: '解锁这份文件需要的时间或空间超过上限，没有打开；请在原软件中取消密码后重新上传',
  protectedName: (name: string) => name.replace(/(\.[^.]{1,10})?$/, (ending) => `_加密${ending}`),
  protectedCheck: '写出的文件没有密码打不开，用所设的密码打开后，页数与文字和原文件一致（AES-256）。',
  protectTooMuch: '给这份文件加密需要的时间或空间超过上限，没有完成；请拆分或压缩后再试',
  unknownLock: '这份文件的加密方式暂不支持在线解锁，请在原软件中取消密码后重新上传',
  outside: '分片超出声明的文件大小，请重新上传',
} as const;
