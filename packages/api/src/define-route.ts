/**
 * One definition per call of the product. From it come the server's validation of requests and answers,
 * the web's typed client and the OpenAPI document; nothing else describes a request's shape.
 */
import type { z } from 'zod';
import type { ErrorName } from './errors.ts';
import type { OperatorArea } from './operator-areas.ts';
import type { SharedTaskObject, TaskObject } from './tools.ts';

/**
 * The kinds of object a route can be about; the server has one policy per kind and a test that covers all of
 * them.
 */
export type ObjectKind =
  | TaskObject
  | 'teamSpace'
  /** A purchase for a space; visible to those who may spend its money. */
  | 'order'
  | 'compareProfile'
  | 'auditTemplate'
  | 'lexiconEntry'
  | 'textBaseDocument'
  | 'openApiKey'
  /** A document in the knowledge base of its space, for members only; the id of any of its versions identifies it. */
  | 'knowledgeDocument'
  | 'message'
  | 'contractTemplate'
  /** A task of any tool whose results can be shared. */
  | 'product'
  /** The findings of a task of any tool that has some, and what people decided on them. */
  | 'result'
  /** The comments on a task's findings and the people viewing it; identified by the task's id. */
  | 'discussion'
  /** A chat with the assistant: visible only to its owner, while they belong to its space. */
  | 'chat';

/** Objects that can be shared with people outside their team space; all others are for members of the space only. */
export type SharedObjectKind = SharedTaskObject | 'product' | 'result' | 'discussion';

/** `change`: edit its content. `run`: run it again or cancel it, which the team pays for. */
export type Ability = 'read' | 'change' | 'run' | 'share' | 'delete';

/**
 * Who may call. `public`: anybody. `user`: any signed-in user. `space`: a member of the team space named by
 * `teamId` (query or body; the user's current space when absent); viewers of a team only read (GET, and what `isForViewers`). `object`: somebody who has `ability` on the
 * object whose id is parameter `param` of the path, or of the query when the path has none; an invisible
 * object answers 404, a visible but forbidden one 403. `visit`: somebody who may know that the object exists
 * because it was shared, whether or not they have access yet. `invited`: somebody who may see a team space's
 * name and ask to join: anybody who has the code of its link (its id until the first link is made); a personal space is only
 * visible to its owner. `operator`: somebody who runs the product and whose role has this area; for anybody else the
 * call does not exist.
 */
export type Policy =
  | { readonly kind: 'public' }
  | { readonly kind: 'user' }
  | { readonly kind: 'space'; readonly isForViewers?: true }
  | {
      readonly kind: 'object';
      readonly object: ObjectKind;
      readonly ability: Ability;
      readonly param: string;
    }
  | { readonly kind: 'visit'; readonly object: SharedObjectKind; readonly param: string }
  | { readonly kind: 'invited'; readonly param: string }
  | { readonly kind: 'operator'; readonly area: OperatorArea };

/** The security record that a successful call adds to the team; it refers to the task named by the policy. */
export type RouteRecord = 'viewed' | 'downloaded' | 'exported';

export type Method = 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';

export interface RouteDefinition<
  Params extends z.ZodObject = z.ZodObject,
  Query extends z.ZodObject = z.ZodObject,
  Body extends z.ZodType = z.ZodType,
  Answer extends z.ZodType = z.ZodType,
> {
  readonly name: string;
  readonly method: Method;
  /** As in the spec, parameters in braces: `/api/team/{id}`. */
  readonly path: `/${string}`;
  readonly summary: string;
  readonly feature: string;
  readonly policy: Policy;
  readonly params?: Params;
  readonly query?: Query;
  readonly body?: Body;
  /** `json` (default) or a multipart form whose fields are `body` and whose file field is `file`. */
  readonly bodyKind?: 'json' | 'multipart';
  /** A lower limit than the general body limit. */
  readonly maxBodyBytes?: number;
  readonly answer: Answer;
  /** `json` (default) in the envelope, or the bytes of a file; the client may request ranges of it. */
  readonly answerKind?: 'json' | 'file';
  readonly errors: readonly ErrorName[];
  readonly record?: RouteRecord;
  /** Success code of the envelope: 200, chat service 20000. */
  readonly successCode?: number;
  /** Success statuses besides 200, e.g. 204 for "chunk not uploaded yet". */
  readonly emptyStatus?: number;
  /** Calls of the sign-up service or of the guard that carry their own header instead of the bearer token. */
  readonly sendsBearer?: boolean;
  /** Each call sends an SMS or a mail: it shares the small budget of the sign-up calls. */
  readonly sendsMessage?: boolean;
  /** Authenticated by an open API key (header `open-api-key`) instead of the token. */
  readonly isOpenApi?: boolean;
  /** The spec's three comparison endpoints also get an `access-token` header. */
  readonly sendsAccessTokenHeader?: boolean;
}

export type AnyRoute = RouteDefinition<z.ZodObject, z.ZodObject, z.ZodType, z.ZodType>;

export function defineRoute<
  const Name extends string,
  Params extends z.ZodObject = z.ZodObject<Record<never, never>>,
  Query extends z.ZodObject = z.ZodObject<Record<never, never>>,
  Body extends z.ZodType = z.ZodUndefined,
  Answer extends z.ZodType = z.ZodType,
  const Allowed extends Policy = Policy,
>(
  definition: RouteDefinition<Params, Query, Body, Answer> & {
    readonly name: Name;
    readonly policy: Allowed;
  },
): RouteDefinition<Params, Query, Body, Answer> & { readonly name: Name; readonly policy: Allowed } {
  return definition;
}

export type ParamsOf<R> =
  R extends RouteDefinition<infer P, z.ZodObject, z.ZodType, z.ZodType> ? z.output<P> : never;
export type QueryOf<R> =
  R extends RouteDefinition<z.ZodObject, infer Q, z.ZodType, z.ZodType> ? z.output<Q> : never;
export type BodyOf<R> =
  R extends RouteDefinition<z.ZodObject, z.ZodObject, infer B, z.ZodType> ? z.output<B> : never;
export type AnswerOf<R> =
  R extends RouteDefinition<z.ZodObject, z.ZodObject, z.ZodType, infer A> ? z.output<A> : never;

export type CallInput<R> =
  R extends RouteDefinition<infer P, infer Q, infer B, z.ZodType>
    ? Part<'params', z.input<P>> &
        Part<'query', z.input<Q>> &
        (B extends z.ZodUndefined ? unknown : { readonly body: z.input<B> })
    : never;

/** A part without fields may be omitted, and so may one whose fields are all optional. */
type Part<Key extends string, Value> =
  IsEmpty<Value> extends true
    ? unknown
    : Partial<Value> extends Value
      ? { readonly [K in Key]?: Value }
      : { readonly [K in Key]: Value };

/** zod infers an object without fields as `Record<string, never>`, which accepts every string as a key. */
type IsEmpty<Value> = keyof Value extends never ? true : string extends keyof Value ? true : false;

export const CHAT_SUCCESS_CODE = 20000;

/** `/api/team/{id}` → `['id']` */
export function pathParameters(path: string): readonly string[] {
  return [...path.matchAll(/\{(\w+)\}/g)].flatMap((match) => match[1] ?? []);
}
