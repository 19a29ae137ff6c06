import { type Adapter, type AdapterPayload, errors } from 'oidc-provider';
import type { Pool } from 'pg';

/** Stores the records of oidc-provider: sessions, interactions, grants, authorization codes. */
export function createRecordAdapter(pool: Pool, model: string): Adapter {
  const table = 'identity.oidc_records';

  async function findBy(
    column: 'id' | 'uid' | 'user_code',
    value: string,
  ): Promise<AdapterPayload | undefined> {
    const { rows } = await pool.query<{ payload: AdapterPayload; consumed_at: Date | null }>(
      `SELECT payload, consumed_at FROM ${table} WHERE model = $1 AND ${column} = $2`,
      [model, value],
    );
    const row = rows[0];
    if (row === undefined) return undefined;
    return row.consumed_at === null
      ? row.payload
      : { ...row.payload, consumed: epochSeconds(row.consumed_at) };
  }

  return {
    find: (id) => findBy('id', id),
    findByUid: (uid) => findBy('uid', uid),
    findByUserCode: (userCode) => findBy('user_code', userCode),

    async upsert(id, payload, expiresIn) {
      const expiresAt = expiresIn === undefined ? null : new Date(Date.now() + expiresIn * 1000);
      await pool.query(
        `INSERT INTO ${table} (model, id, payload, grant_id, uid, user_code, expires_at)
         VALUES ($1, $2, $3, $4, $5, $6, $7)
         ON CONFLICT (model, id) DO UPDATE SET payload = excluded.payload, grant_id = excluded.grant_id,
           uid = excluded.uid, user_code = excluded.user_code, expires_at = excluded.expires_at`,
        [
          model,
          id,
          payload,
          payload.grantId ?? null,
          payload.uid ?? null,
          payload.userCode ?? null,
          expiresAt,
        ],
      );
    },

    async consume(id) {
      // The library reads first and consumes later: of two requests with one code, only the first may succeed
      // here.
      const { rowCount } = await pool.query(
        `UPDATE ${table} SET consumed_at = now() WHERE model = $1 AND id = $2 AND consumed_at IS NULL`,
        [model, id],
      );
      if (rowCount !== 1) throw new errors.InvalidGrant(`${model} already consumed`);
    },

    async destroy(id) {
      await pool.query(`DELETE FROM ${table} WHERE model = $1 AND id = $2`, [model, id]);
    },

    async revokeByGrantId(grantId) {
      await pool.query(`DELETE FROM ${table} WHERE model = $1 AND grant_id = $2`, [model, grantId]);
    },
  };
}

/**
 * Deletes expired records. A while after their time, because the library itself allows for clock differences
 * and "expired" is a more exact answer than "not found".
 */
export async function deleteExpiredRecords(pool: Pool): Promise<void> {
  await pool.query(`DELETE FROM identity.oidc_records WHERE expires_at < now() - interval '5 minutes'`);
}

function epochSeconds(instant: Date): number {
  return Math.floor(instant.getTime() / 1000);
}
