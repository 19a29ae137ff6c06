import { auditContract } from '@wenjian/audit';
import { loadCorpus } from './audit-corpus.ts';

for (const set of ['seen', 'practice'] as const) {
  let plants = 0,
    found = 0,
    missing = 0,
    missingFound = 0,
    clean = 0,
    alarms = 0,
    other = 0,
    otherHigh = 0;
  for (const c of (await loadCorpus(set)) ?? []) {
    const neutral = auditContract(c.document);
    const all = [
      neutral,
      ...neutral.parties.map(({ label }) => auditContract(c.document, { standpoint: label })),
    ];
    const risks = [...new Map(all.flatMap((r) => r.risks.map((x) => [x.id, x] as const))).values()];
    if (c.isClean) {
      clean++;
      alarms += risks.length;
      for (const r of risks) console.log('!', c.name, r.level, r.ruleId, r.quote.slice(0, 70));
      continue;
    }
    for (const p of c.plants) {
      plants++;
      if (
        risks.some(
          (r) =>
            r.ruleId === p.ruleId &&
            [...(r.span === null ? [] : [r.span]), ...r.related].some(
              (s) => s.start < p.end && p.start < s.end,
            ),
        )
      )
        found++;
      else console.log('-', c.name, p.ruleId, c.document.text.slice(p.start, p.end).slice(0, 120));
    }
    for (const m of c.missing) {
      missing++;
      if (risks.some((r) => r.ruleId === m)) missingFound++;
      else console.log('-m', c.name, m);
    }
    for (const r of risks)
      if (
        !c.missing.includes(r.ruleId) &&
        !c.also.includes(r.ruleId) &&
        !c.plants.some((p) => p.ruleId === r.ruleId)
      ) {
        other++;
        if (r.level === 'high') otherHigh++;
        console.log('+', c.name, r.level, r.ruleId, r.quote.slice(0, 80));
      }
  }
  console.log(JSON.stringify({ set, plants, found, missing, missingFound, clean, alarms, other, otherHigh }));
}
