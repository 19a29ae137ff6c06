/** Sentences that no rule about a single provision may take for one, whatever words they contain. */
import type { Contract, Sentence } from '@wenjian/contract';
import type { LevelsBySide } from '../rule.ts';

/** The title of the contract, or a rule against one side where the sentence treats both sides alike. */
export function isHarmless({ title }: Contract, { start, text }: Sentence, levels: LevelsBySide): boolean {
  return (title !== null && start === title.start) || (isAgainstOneSide(levels) && mutual.test(text));
}

/** 任何一方可以…, 双方互不…: the same for both. 双方同意, 双方确认 may introduce anything and say nothing. */
const mutual =
  /任[何一]一?方(?:均|都)?(?:不|可|有权|应|无须|无需)|(?:双方|各方|甲乙双方)(?:均|互不|互相|相互|各自|都)|互不(?:承担|追究|赔偿)|非因?(?:双方|任何一方)(?:的)?(?:原因|过错)/;

function isAgainstOneSide({ payer, performer }: LevelsBySide): boolean {
  return (payer === null) !== (performer === null);
}
