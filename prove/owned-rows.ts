import type pg from "pg";

/** A row that belongs to the two owners, and whether everybody may read it. */
export type OwnedRow = { table: string; id: string; isPublic: boolean };

type Reference = { child: string; column: string; parent: string; target: string; keys: string[] };

const REFERENCES = `
  select child.relname as child, attribute.attname as column, parent.relname as parent, target.attname as target,
    array(select attname::text from pg_attribute where attrelid = child.oid and attnum > 0 and not attisdropped
      and attname in ('id', 'user_id', 'reference', 'number', 'slug', 'provider_id')) as keys
  from pg_constraint link
  join pg_class child on child.oid = conrelid join pg_class parent on parent.oid = confrelid
  join pg_attribute attribute on attribute.attrelid = conrelid and attribute.attnum = conkey[1]
  join pg_attribute target on target.attrelid = confrelid and target.attnum = confkey[1]
  where contype = 'f' and cardinality(conkey) = 1 and connamespace = 'public'::regnamespace`;

/** What anybody may see of a coach, as a condition on its table. */
const PUBLIC: Record<string, string> = {
  coaches: "true",
  users: "kind = 'coach'",
  reviews: "published_at is not null",
  coaching_packages: "true",
  documents: "is_visible",
  photos: "true",
};

/**
 * What belongs to these people, directly or through a row of theirs, by the database's own references: new tables
 * are in by themselves.
 */
export async function rowsOwnedBy(pool: pg.Pool, owners: string[], each: number): Promise<OwnedRow[]> {
  const { rows: references } = await pool.query<Reference>(REFERENCES);
  const known = new Map<string, Set<string>>([["users", new Set(owners)]]);
  const ownedRows: OwnedRow[] = owners.map((id) => ({ table: "users", id, isPublic: false }));
  for (let depth = 0; depth < 3; depth++)
    for (const { child, column, parent, target, keys } of references) {
      const parents = [...(known.get(parent) ?? [])];
      if (parents.length === 0 || (target !== "id" && target !== "user_id")) continue;
      for (const key of keys) {
        const isPublic = PUBLIC[child] ?? "false";
        const { rows } = await pool.query<{ id: string; public: boolean }>(
          `select distinct on (${key}) ${key}::text as id, (${isPublic}) as public from ${child}
          where ${column}::text = any($1) and ${key} is not null limit $2`,
          [parents, each],
        );
        for (const row of rows) ownedRows.push({ table: child, id: row.id, isPublic: row.public });
        if (key !== "id" && key !== "user_id") continue;
        const found = known.get(child) ?? new Set<string>();
        for (const { id } of rows) found.add(id);
        known.set(child, found);
      }
    }
  // Coaches are found through the rows of clients, too: everybody may know who they are.
  const { rows: coaches } = await pool.query<{ id: string }>("select id::text from users where kind = 'coach'");
  const publicIds = new Set([...ownedRows.filter(({ isPublic }) => isPublic), ...coaches].map(({ id }) => id));
  const unique = new Map(ownedRows.map((row) => [row.id, { ...row, isPublic: publicIds.has(row.id) }]));
  return [...unique.values()];
}

/** The rows that name these people, each as a hash, by table. */
export async function hashRowsNaming(pool: pg.Pool, owners: string[]): Promise<Map<string, Set<string>>> {
  const { rows: tables } = await pool.query<{ name: string }>(
    "select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace",
  );
  const found = new Map<string, Set<string>>();
  for (const { name } of tables) {
    const { rows } = await pool.query<{ row: string }>(
      `select md5(row::text) as row from ${name} as row where row::text ~ $1`,
      [owners.join("|")],
    );
    found.set(name, new Set(rows.map(({ row }) => row)));
  }
  return found;
}

/** How many rows of `before` are not as they were, by table. */
export const changedSince = (before: Map<string, Set<string>>, after: Map<string, Set<string>>): string[] =>
  [...before].flatMap(([table, rows]) => {
    const gone = [...rows].filter((row) => !after.get(table)?.has(row)).length;
    return gone > 0 ? [`${table}: ${gone}`] : [];
  });
