import type { PartMigrations } from 'server/part';

/** The tables of its own schema. */
export interface Tables {
  hello: { property_id: string; name: string; said_at: Date };
}

/** Run at the start in the order of their names; never renamed, and never changed once they have run anywhere but here. */
export const migrations: PartMigrations = {
  '0001-hello': {
    async up(db) {
      await db.schema
        .createTable('hello')
        .addColumn('property_id', 'text', (column) => column.notNull())
        .addColumn('name', 'text', (column) => column.notNull())
        .addColumn('said_at', 'timestamptz', (column) => column.notNull())
        .execute();
      await db.schema.createIndex('hello_by_property').on('hello').column('property_id').execute();
    },
  },
};
