import { expect, it } from 'vitest';
import { lawNamed, laws, repealedLawNamed, repealedLaws } from './law-register.ts';

it('finds a law by the name it is cited with', () => {
  expect(lawNamed('民法典')).toBe(laws.civilCode);
  expect(lawNamed('中华人民共和国公司法（2023年修订）')).toBe(laws.companyLaw);
  expect(lawNamed('员工手册')).toBeNull();
});

it('maps every repealed law to one in force', () => {
  for (const { name, repealed, successor } of repealedLaws) {
    expect(repealedLawNamed(`中华人民共和国${name}`)?.successor).toBe(successor);
    expect(lawNamed(name), name).toBeNull();
    expect(repealed <= successor.since || successor === laws.civilCode, name).toBe(true);
  }
});
