/** What a feature contributes to the HTTP app: a route of packages/api and the function that answers it. */
import type { Readable } from 'node:stream';
import type { AnswerOf, AnyRoute, BodyOf, ParamsOf, QueryOf, SharedObjectKind } from '@wenjian/api';
import type { Abilities, RequestHeaders, SignedInUser } from '../access/authorise.ts';
import type { ObjectScope, TeamScope } from '../access/team-scope.ts';

export interface RequestContext<Scope extends ObjectScope = ObjectScope> {
  /** The signed-in user; using it on a public route is a bug. */
  readonly user: SignedInUser;
  readonly scope: Scope;
  readonly abilities: Abilities;
  readonly headers: RequestHeaders;
}

/** Only shareable objects have guests; everywhere else the scope is a membership. */
export type ScopeOf<R> = R extends { readonly policy: { readonly object: SharedObjectKind } }
  ? ObjectScope
  : TeamScope;

export interface HandlerInput<R> {
  readonly params: ParamsOf<R>;
  readonly query: QueryOf<R>;
  readonly body: BodyOf<R>;
  /** The file of a multipart request; empty otherwise. */
  readonly file: Readable;
  readonly context: RequestContext<ScopeOf<R>>;
}

/** Answer of routes that declare an `emptyStatus`. */
export const emptyAnswer: unique symbol = Symbol('empty answer');

/** A stored JSON response, checked against the route's schema when it was stored. */
export class StoredAnswer {
  readonly json: Readable;

  constructor(json: Readable) {
    this.json = json;
  }
}

/** The bytes of a file; `open` gets the requested range, or none for all of it. */
export class FileAnswer {
  readonly size: number;
  readonly type: string;
  readonly name: string;
  readonly open: (range: { start: number; end: number } | undefined) => Promise<Readable>;

  constructor(file: Pick<FileAnswer, 'size' | 'type' | 'name' | 'open'>) {
    this.size = file.size;
    this.type = file.type;
    this.name = file.name;
    this.open = file.open;
  }
}

export interface RouteHandler {
  readonly route: AnyRoute;
  readonly answer: (
    input: Omit<HandlerInput<AnyRoute>, 'context'> & { readonly context: RequestContext },
  ) => Promise<unknown>;
}

export function handle<R extends AnyRoute>(
  route: R,
  answer: (input: HandlerInput<R>) => Promise<AnswerOf<R> | typeof emptyAnswer | StoredAnswer | FileAnswer>,
): RouteHandler {
  return { route, answer: answer as RouteHandler['answer'] };
}
