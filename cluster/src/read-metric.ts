/** The metrics of a process on its operator port. */
export interface Sample {
  readonly labels: Readonly<Record<string, string>>;
  readonly value: number;
}

export async function readMetric(operatorUrl: string, name: string): Promise<readonly Sample[]> {
  const text = await (await fetch(`${operatorUrl}/metrics`)).text();
  return text.split('\n').flatMap((line) => {
    const [, labels = '', value] = new RegExp(`^${name}(?:\\{(.*)\\})? (\\S+)$`).exec(line) ?? [];
    if (value === undefined) return [];
    const pairs = [...labels.matchAll(/(\w+)="([^"]*)"/g)].map(
      ([, key = '', text = '']) => [key, text] as const,
    );
    return [{ labels: Object.fromEntries(pairs), value: Number(value) }];
  });
}

/** Successful attempts of a kind of job, in all workers together. */
export async function countFinished(
  workers: readonly { readonly operatorUrl: string }[],
  job: string,
): Promise<number> {
  const all = await Promise.all(
    workers.map(({ operatorUrl }) => readMetric(operatorUrl, 'wenjian_job_seconds_count')),
  );
  return all
    .flat()
    .filter(({ labels }) => labels.job === job && labels.outcome === 'finished')
    .reduce((sum, { value }) => sum + value, 0);
}
