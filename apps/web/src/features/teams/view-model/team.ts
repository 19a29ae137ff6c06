export interface Team {
  readonly id: string;
  readonly name: string;
}
