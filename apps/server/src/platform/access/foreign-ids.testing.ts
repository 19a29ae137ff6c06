/** Every field of every call that could name an object, read from the schemas, so that a new route cannot be forgotten. */
import { type AnyRoute, pathParameters, routeTable } from '@wenjian/api';
import { z } from 'zod';

export interface IdField {
  readonly route: AnyRoute;
  readonly place: 'path' | 'query' | 'body';
  /** As in `targets[].fileIds[]`. */
  readonly field: string;
}

/** The parts of JSON schema that are walked. */
interface SchemaNode {
  readonly type?: string;
  readonly format?: string;
  readonly properties?: Readonly<Record<string, SchemaNode>>;
  readonly items?: SchemaNode;
  readonly additionalProperties?: SchemaNode | boolean;
  readonly anyOf?: readonly SchemaNode[];
  readonly oneOf?: readonly SchemaNode[];
  readonly allOf?: readonly SchemaNode[];
}

const namesObject = /(?:^|[._])ids?$|Ids?$/;

export const idFields: readonly IdField[] = routeTable.flatMap((route) => {
  const places = [
    ['path', route.params],
    ['query', route.query],
    ['body', route.body],
  ] as const;
  return places.flatMap(([place, schema]) =>
    schema === undefined ? [] : fieldsOf(schema).map((field) => ({ route, place, field })),
  );
});

/**
 * What the policy itself checks is tested in `access.test.ts`: the object of the path or the query, and the
 * space.
 */
export function isAskedByPolicy({ route, place, field }: IdField): boolean {
  const { policy } = route;
  // An operator's calls are about every space, and show no content of any.
  if (policy.kind === 'operator') return true;
  if (policy.kind === 'space') return field === 'teamId';
  if (policy.kind !== 'object' && policy.kind !== 'visit' && policy.kind !== 'invited') return false;
  const isInPath = pathParameters(route.path).includes(policy.param);
  return field === policy.param && place === (isInPath ? 'path' : 'query');
}

/** Including calls of the open API: they are the same, with a key instead of the token. */
export const nameOf = ({ route, field }: IdField) => `${route.name.replace(/OpenApi$/, '')} ${field}`;

function fieldsOf(schema: z.ZodType): readonly string[] {
  const root = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as SchemaNode;
  return [...new Set(walk(root, ''))];
}

function walk(node: SchemaNode, path: string): readonly string[] {
  const { properties = {}, items, additionalProperties, anyOf = [], oneOf = [], allOf = [] } = node;
  const isId =
    node.format === 'uuid' || (node.type === 'string' && namesObject.test(path.replaceAll('[]', '')));
  return [
    ...(isId ? [path] : []),
    ...Object.entries(properties).flatMap(([name, part]) => walk(part, path ? `${path}.${name}` : name)),
    ...(items ? walk(items, `${path}[]`) : []),
    ...(typeof additionalProperties === 'object' ? walk(additionalProperties, `${path}{}`) : []),
    ...[...anyOf, ...oneOf, ...allOf].flatMap((part) => walk(part, path)),
  ];
}
