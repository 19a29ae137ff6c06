/** Numbers that belong together. */
export class UnionSets {
  readonly #parents = new Map<number, number>();

  couple(one: number, other: number): void {
    const [root, target] = [this.#root(one), this.#root(other)];
    this.#parents.set(root, target);
    this.#parents.set(target, target);
  }

  /** The name of its set; null for a number that belongs to no other. */
  find(one: number): number | null {
    return this.#parents.has(one) ? this.#root(one) : null;
  }

  #root(one: number): number {
    let root = one;
    for (
      let next = this.#parents.get(root);
      next !== undefined && next !== root;
      next = this.#parents.get(root)
    )
      root = next;
    this.#parents.set(one, root);
    return root;
  }
}
