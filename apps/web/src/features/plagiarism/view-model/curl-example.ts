/** How another system calls, from the file to the result, written with the paths of the route table. Pure. */
import {
  CHUNK_BYTES,
  completeUpload,
  createPlagiarismPair,
  openApiTwin,
  readPlagiarismPair,
  sendChunk,
} from '@wenjian/api';
import { teamText } from '../team.text.ts';

export function curlExample(origin: string): string {
  const [chunk, complete, create, read] = [
    sendChunk,
    completeUpload,
    createPlagiarismPair,
    readPlagiarismPair,
  ].map((route) => `'${origin}${openApiTwin(route).path}`);
  const json = `-H "$KEY" -H 'Content-Type: application/json'`;
  const text = teamText.openApi;
  return [
    `KEY='open-api-key: <${text.yourKey}>'`,
    '',
    `# ${text.exampleUpload}`,
    'FILE=a.docx',
    'SIZE=$(($(wc -c < "$FILE")))',
    `curl -H "$KEY" ${chunk}' \\`,
    `  -F chunkNumber=1 -F chunkSize=${CHUNK_BYTES} -F currentChunkSize=$SIZE -F totalSize=$SIZE -F totalChunks=1 \\`,
    '  -F "identifier=$SIZE-$FILE" -F "filename=$FILE" -F "relativePath=$FILE" -F "file=@$FILE"',
    `curl ${json} ${complete}' \\`,
    `  -d "{\\"identifier\\":\\"$SIZE-$FILE\\",\\"filename\\":\\"$FILE\\",\\"totalSize\\":$SIZE,\\"totalChunks\\":1}"`,
    '',
    `# ${text.exampleCheck}`,
    `curl ${json} ${create}' \\`,
    `  -d '{"origin":{"fileIds":["<fileId 1>"]},"target":{"fileIds":["<fileId 2>"]}}'`,
    '',
    `# ${text.exampleResult}`,
    `curl -H "$KEY" ${read}?taskId=<taskId>'`,
  ].join('\n');
}
