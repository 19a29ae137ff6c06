/** Pure: the versions a viewer has seen, as one string: one version per topic, in the order of the topics. */
import { type LiveTopic, liveTopics } from '@wenjian/api';

export type Versions = ReadonlyMap<LiveTopic, number>;

export function writeCursor(versions: Versions): string {
  return liveTopics.map((topic) => versions.get(topic) ?? 0).join('.');
}

/** Topics with another version now; all topics for an empty cursor. */
export function changedSince(cursor: string, versions: Versions): readonly LiveTopic[] {
  const seen = cursor.split('.');
  return liveTopics.filter((topic, index) => seen[index] !== String(versions.get(topic) ?? 0));
}
