import type { CompiledQuery, DatabaseConnection, Dialect, Driver } from 'kysely';

export interface Lent {
  readonly dialect: Dialect;
  /** Resolves once every connection has been given back; from now on none is lent. */
  readonly end: () => Promise<void>;
}

/** A dialect over connections that stay open when its Kysely is destroyed. `done` hears of every statement that succeeded. */
export function lend(dialect: Dialect, driver: Driver, done: (query: CompiledQuery) => void): Lent {
  const taken = new Map<DatabaseConnection, DatabaseConnection>();
  let isOver = false;
  let whenFree: () => void = () => undefined;

  const ofKept = (connection: DatabaseConnection): DatabaseConnection => taken.get(connection) ?? connection;

  const acquireConnection: Driver['acquireConnection'] = async (options) => {
    if (isOver) throw new Error('The database is closed');
    const kept = await driver.acquireConnection(options);
    const lent: DatabaseConnection = {
      async executeQuery<Row>(query: CompiledQuery) {
        const result = await kept.executeQuery<Row>(query);
        done(query);
        return result;
      },
      streamQuery: (query, chunkSize) => kept.streamQuery(query, chunkSize),
    };
    taken.set(lent, kept);
    return lent;
  };

  const lentDriver: Driver = {
    init: () => Promise.resolve(),
    acquireConnection,
    async releaseConnection(connection) {
      const kept = ofKept(connection);
      taken.delete(connection);
      await driver.releaseConnection(kept);
      if (taken.size === 0) whenFree();
    },
    beginTransaction: (connection, settings) => driver.beginTransaction(ofKept(connection), settings),
    commitTransaction: (connection) => driver.commitTransaction(ofKept(connection)),
    rollbackTransaction: (connection) => driver.rollbackTransaction(ofKept(connection)),
    destroy: () => Promise.resolve(),
  };

  return {
    dialect: {
      createDriver: () => lentDriver,
      createAdapter: () => dialect.createAdapter(),
      createQueryCompiler: () => dialect.createQueryCompiler(),
      createIntrospector: (db) => dialect.createIntrospector(db),
    },
    async end() {
      isOver = true;
      if (taken.size === 0) return;
      await new Promise<void>((resolve) => {
        whenFree = resolve;
      });
    },
  };
}
