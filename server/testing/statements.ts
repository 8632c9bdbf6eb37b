import pg from 'pg';

/** Runs a function and returns every statement sent to the database meanwhile, including those in transactions. */
export async function statementsOf(run: () => Promise<unknown>): Promise<string[]> {
  const statements: string[] = [];
  const { prototype } = pg.Client;
  const original = prototype.query;
  prototype.query = function query(this: pg.Client, ...given: never[]) {
    const [statement] = given as (string | { text: string })[];
    statements.push(typeof statement === 'object' ? statement.text : (statement ?? ''));
    return Reflect.apply(original, this, given);
  } as typeof original;
  try {
    await run();
  } finally {
    prototype.query = original;
  }
  return statements;
}
