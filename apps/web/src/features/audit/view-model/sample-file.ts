import { sampleContract } from '../sample-contract.text.ts';

export function sampleFile(): File {
  return new File([sampleContract.content], sampleContract.name, { type: 'text/plain;charset=utf-8' });
}
