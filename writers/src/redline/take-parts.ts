/** Brings parts of NEW's file into the result: pictures, charts, links, each once, with everything they are related to. */
import {
  addContentType,
  addRelation,
  contentTypeOf,
  freeName,
  type Relation,
  relationsFrom,
} from '../docx/package/package-parts.ts';
import type { WordPackage } from '../docx/package/word-package.ts';
import type { FileKeys } from './content-key.ts';

export class PartTaker {
  readonly #old: FileKeys;
  readonly #new: FileKeys;
  readonly #taken = new Map<string, string>();
  readonly #relations = new Map<string, ReadonlyMap<string, Relation>>();

  constructor(old: FileKeys, target: FileKeys) {
    this.#old = old;
    this.#new = target;
  }

  /** The id in the result's part of what an id means in NEW's part; null when it means nothing. */
  relation(newPart: string, resultPart: string, id: string): string | null {
    const relations =
      this.#relations.get(newPart) ??
      new Map(relationsFrom(this.#new.word, newPart).map((relation) => [relation.id, relation]));
    this.#relations.set(newPart, relations);
    const wanted = relations.get(id);
    if (wanted === undefined) return null;
    const { type, target } = wanted;
    if (wanted.part === null) return this.#outside(resultPart, type, target);
    const known = this.#known(resultPart, wanted);
    if (known !== null) return known;
    const part = this.part(wanted.part);
    return part === null ? null : addRelation(this.#old.word, resultPart, { type, target: part });
  }

  /** The name that a part of NEW's file has in the result. */
  part(newPart: string): string | null {
    const known = this.#taken.get(newPart);
    if (known !== undefined) return known;
    const [old, target]: readonly WordPackage[] = [this.#old.word, this.#new.word];
    const bytes = target?.bytes(newPart) ?? null;
    if (old === undefined || target === undefined || bytes === null) return null;
    const name = freeName(old, newPart);
    this.#taken.set(newPart, name);
    old.addBytes(name, bytes);
    const contentType = contentTypeOf(target, newPart);
    if (contentType !== null) addContentType(old, name, contentType);
    this.#takeRelations(newPart, name);
    return name;
  }

  /** The part names its relations by their ids, so they keep them. */
  #takeRelations(newPart: string, name: string): void {
    for (const { id, type, target, part } of relationsFrom(this.#new.word, newPart)) {
      const taken = part === null ? null : this.part(part);
      if (part !== null && taken === null) continue;
      addRelation(this.#old.word, name, { type, target: taken ?? target, isOutside: taken === null, id });
    }
  }

  #outside(resultPart: string, type: string, target: string): string {
    const known = relationsFrom(this.#old.word, resultPart).find(
      (relation) => relation.part === null && relation.type === type && relation.target === target,
    );
    return known?.id ?? addRelation(this.#old.word, resultPart, { type, target, isOutside: true });
  }

  /** The same picture is stored once. */
  #known(resultPart: string, wanted: Relation): string | null {
    const key = this.#new.targetKey(wanted);
    const known = relationsFrom(this.#old.word, resultPart).find(
      (relation) =>
        relation.part !== null && relation.type === wanted.type && this.#old.targetKey(relation) === key,
    );
    return known?.id ?? null;
  }
}
