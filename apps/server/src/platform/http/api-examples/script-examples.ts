/** The same in TypeScript (Node 20 or later, nothing to install) and in Python (3.8 or later, standard library). */
import { CHUNK_BYTES } from '@wenjian/api';
import type { MainJob } from './main-jobs.ts';

export const typescriptStart = (
  host: string,
): string => `import { readFile, writeFile } from 'node:fs/promises';

const HOST = process.env.WENJIAN_HOST ?? '${host}';
const headers = { authorization: \`Bearer \${process.env.WENJIAN_KEY}\` };
const CHUNK = ${CHUNK_BYTES};

async function call(path: string, init: RequestInit = {}): Promise<Response> {
  const answer = await fetch(HOST + path, { ...init, headers: { ...headers, ...init.headers } });
  if (!answer.ok) throw new Error(\`\${path}: \${answer.status} \${await answer.text()}\`);
  return answer;
}

const post = async (path: string, body: unknown) => {
  const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
  return (await (await call(path, init)).json()).data;
};

async function upload(name: string): Promise<string> {
  const bytes = await readFile(name);
  const totalChunks = Math.max(1, Math.ceil(bytes.length / CHUNK));
  const file = { identifier: \`\${bytes.length}-\${name}\`, filename: name, totalSize: bytes.length, totalChunks };
  for (let number = 1; number <= totalChunks; number++) {
    const part = bytes.subarray((number - 1) * CHUNK, number * CHUNK);
    const form = new FormData();
    const fields = { ...file, chunkNumber: number, chunkSize: CHUNK, currentChunkSize: part.length, relativePath: name };
    for (const [key, value] of Object.entries(fields)) form.set(key, String(value));
    form.set('file', new Blob([Uint8Array.from(part)]), name); // 文件放在最后
    await call('/api/wenjian/upload/chunk', { method: 'POST', body: form });
  }
  return (await post('/api/wenjian/upload/complete', file)).fileId;
}

async function finished(path: string): Promise<void> {
  for (;;) {
    const { data } = await (await call(path)).json();
    if (data.status === 'complete') return;
    if (data.status !== 'pending' && data.status !== 'running') throw new Error(data.failure?.message ?? data.status);
    await new Promise((resolve) => setTimeout(resolve, 1000));
  }
}`;

export function typescriptExample({ files, create, body, status, result, saved }: MainJob): string {
  const names = ['first', 'second'];
  const uploads = files.map((file, index) => `const ${names[index]} = await upload('${file}');`).join('\n');
  const filled = names.reduce((text, name, index) => text.replaceAll(`"$${index + 1}"`, name), body);
  return `${uploads}
const { id } = await post('${create}', ${filled});
await finished(\`${inTemplate(status)}\`);
await writeFile('${saved}', Buffer.from(await (await call(\`${inTemplate(result)}\`)).arrayBuffer()));`;
}

const inTemplate = (path: string) => path.replace('{', '$${');

export const pythonStart = (host: string): string => `import json, os, time, urllib.request, uuid

HOST = os.environ.get("WENJIAN_HOST", "${host}")
KEY = os.environ["WENJIAN_KEY"]
CHUNK = ${CHUNK_BYTES}

def call(path, data=None, kind=None):
    headers = {"Authorization": "Bearer " + KEY}
    if kind:
        headers["Content-Type"] = kind
    with urllib.request.urlopen(urllib.request.Request(HOST + path, data, headers)) as answer:
        return answer.read()

def post(path, body):
    return json.loads(call(path, json.dumps(body).encode(), "application/json"))["data"]

def upload(name):
    content = open(name, "rb").read()
    total = max(1, -(-len(content) // CHUNK))
    file = {"identifier": f"{len(content)}-{name}", "filename": name, "totalSize": len(content), "totalChunks": total}
    for number in range(1, total + 1):
        part = content[(number - 1) * CHUNK : number * CHUNK]
        mark = uuid.uuid4().hex
        fields = {**file, "chunkNumber": number, "chunkSize": CHUNK, "currentChunkSize": len(part), "relativePath": name}
        form = "".join(f'--{mark}\\r\\nContent-Disposition: form-data; name="{key}"\\r\\n\\r\\n{value}\\r\\n' for key, value in fields.items())
        form += f'--{mark}\\r\\nContent-Disposition: form-data; name="file"; filename="part"\\r\\n\\r\\n'
        call("/api/wenjian/upload/chunk", form.encode() + part + f"\\r\\n--{mark}--\\r\\n".encode(), f"multipart/form-data; boundary={mark}")
    return post("/api/wenjian/upload/complete", file)["fileId"]

def finished(path):
    while True:
        task = json.loads(call(path))["data"]
        if task["status"] == "complete":
            return
        if task["status"] not in ("pending", "running"):
            raise RuntimeError(task["failure"])
        time.sleep(1)`;

export function pythonExample({ files, create, body, status, result, saved }: MainJob): string {
  const names = ['first', 'second'];
  const uploads = files.map((file, index) => `${names[index]} = upload("${file}")`).join('\n');
  const filled = names.reduce((text, name, index) => text.replaceAll(`"$${index + 1}"`, name), body);
  return `${uploads}
id = post("${create}", ${filled})["id"]
finished(f"${status}")
open("${saved}", "wb").write(call(f"${result}"))`;
}
