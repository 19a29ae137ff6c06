/** Shell with curl and nothing else. */
import { CHUNK_BYTES } from '@wenjian/api';
import type { MainJob } from './main-jobs.ts';

export const curlStart = (host: string): string => `HOST=${host}
KEY=wjk_…            # 账号与数据 → API 密钥

# 上传一个文件，输出它的 fileId：每块 ${CHUNK_BYTES} 字节，最后确认一次
upload() {
  size=$(($(wc -c < "$1")))
  chunks=$(((size + ${CHUNK_BYTES} - 1) / ${CHUNK_BYTES}))
  number=1
  while [ "$number" -le "$chunks" ]; do
    tail -c +$(((number - 1) * ${CHUNK_BYTES} + 1)) "$1" | head -c ${CHUNK_BYTES} > "$1.part"
    curl -sf -H "Authorization: Bearer $KEY" "$HOST/api/wenjian/upload/chunk" \\
      -F chunkNumber=$number -F chunkSize=${CHUNK_BYTES} -F currentChunkSize=$(($(wc -c < "$1.part"))) \\
      -F totalSize=$size -F totalChunks=$chunks -F "identifier=$size-$1" -F "filename=$1" -F "relativePath=$1" \\
      -F "file=@$1.part" > /dev/null
    number=$((number + 1))
  done
  rm -f "$1.part"
  curl -sf -H "Authorization: Bearer $KEY" -H 'content-type: application/json' "$HOST/api/wenjian/upload/complete" \\
    -d "{\\"identifier\\":\\"$size-$1\\",\\"filename\\":\\"$1\\",\\"totalSize\\":$size,\\"totalChunks\\":$chunks}" | value fileId
}

# 回答里第一个叫这个名字的值
value() { grep -o "\\"$1\\":\\"[^\\"]*\\"" | head -n 1 | cut -d '"' -f 4; }

# 等任务结束：complete，或 failed
finished() {
  while :; do
    state=$(curl -sf -H "Authorization: Bearer $KEY" "$HOST$1" | value status)
    case $state in complete) return 0 ;; failed | cancelled) return 1 ;; esac
    sleep 1
  done
}`;

export function curlExample({ files, create, body, status, result, saved }: MainJob): string {
  const names = ['first', 'second'];
  const uploads = files.map((file, index) => `${names[index]}=$(upload ${file})`).join('\n');
  const filled = names.reduce((text, name, index) => text.replaceAll(`$${index + 1}`, `'"$${name}"'`), body);
  return `${uploads}
id=$(curl -sf -H "Authorization: Bearer $KEY" -H 'content-type: application/json' "$HOST${create}" \\
  -d '${filled}' | value id)
finished "${inShell(status)}"
curl -sf -H "Authorization: Bearer $KEY" -o ${saved} "$HOST${inShell(result)}"`;
}

const inShell = (path: string) => path.replace('{id}', '$id');
