import { writeFile } from 'node:fs/promises';
import { plagiarismFindings, plagiarismMany, plagiarismPair } from '@wenjian/api';
import { frontFacts, writePlagiarismExport } from '@wenjian/writers';
import { loadJson } from './load-json.ts';
import { type Found, reportOfMany, reportOfPair } from './report-of-result.ts';
import type { CheckRequest } from './result-writer.port.ts';

export async function writeCheck(request: CheckRequest): Promise<void> {
  const { mode, resultPath, findingsPath, outPath, ...rest } = request;
  const result = await loadJson<unknown>(resultPath);
  const findings: Found = plagiarismFindings.parse(await loadJson(findingsPath));
  const report =
    mode === 'pair'
      ? reportOfPair(plagiarismPair.parse(result), findings)
      : reportOfMany(plagiarismMany.parse(result), findings);
  await writePlagiarismExport({ ...rest, report, content: { result, findings } }, outPath);
  if (rest.issue) await writeFile(rest.issue.factsPath, JSON.stringify(frontFacts(report)));
}
