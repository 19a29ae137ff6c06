/** A key of the product itself: made at its first use, then the same for every process on this database. */
import { eq } from 'drizzle-orm';
import { productSecrets } from '../../database/schema.ts';
import type { Connection } from './database.ts';

export async function productSecret(
  connection: Connection,
  name: string,
  make: () => string,
): Promise<string> {
  const read = () =>
    connection
      .select({ value: productSecrets.value })
      .from(productSecrets)
      .where(eq(productSecrets.name, name));
  const [known] = await read();
  if (known) return known.value;
  // Of two that make one at the same time, the first is kept, and both use it.
  await connection.insert(productSecrets).values({ name, value: make() }).onConflictDoNothing();
  const [kept] = await read();
  if (!kept) throw new Error(`the secret ${name} is missing after it was made`);
  return kept.value;
}
