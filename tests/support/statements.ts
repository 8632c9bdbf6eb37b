import { createRequire } from 'node:module';
import pg from 'pg';

export interface Statement {
  readonly text: string;
  readonly values: readonly unknown[];
}

/** What one node of a statement's plan read of a table. */
export interface Scan {
  readonly table: string;
  readonly node: string;
  /** Rows read, including those that a condition then excluded. */
  readonly rows: number;
}

interface PlanNode {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly 'Rows Removed by Filter'?: number;
  readonly 'Rows Removed by Index Recheck'?: number;
  readonly Plans?: readonly PlanNode[];
}

/** Calls back for every statement that a connection of this process sends, until it is stopped. */
export function hearStatements(heard: (statement: Statement) => void): { stop(): void } {
  const { query } = pg.Client.prototype;
  pg.Client.prototype.query = function (this: pg.Client, ...given: [string | Statement, ...unknown[]]) {
    const [config, beside] = given;
    const { text, values } = typeof config === 'string' ? { text: config, values: undefined } : config;
    heard({ text, values: values ?? (Array.isArray(beside) ? beside : []) });
    return (query as (...given: unknown[]) => unknown).apply(this, given);
  } as typeof query;
  return {
    stop() {
      pg.Client.prototype.query = query;
    },
  };
}

/** Whether a statement reads or writes rows, so that it has a plan. */
export const hasPlan = ({ text }: Statement) => /^(select|insert|update|delete|with)\b/i.test(text);

// Serializes a value as node-postgres does; the package does not export it.
const { prepareValue } = createRequire(import.meta.url)('pg/lib/utils') as { prepareValue(value: unknown): unknown };

function literal(value: unknown): string {
  const prepared = prepareValue(value);
  if (prepared === null || prepared === undefined) return 'null';
  return pg.escapeLiteral(Buffer.isBuffer(prepared) ? `\\x${prepared.toString('hex')}` : String(prepared));
}

/**
 * Runs a statement again, rolls it back, and returns what it read of each table: `custom` with a plan for its
 * values, `generic` with the plan that a prepared statement may get after five runs. Throws when it cannot run again.
 */
export async function scansOf(
  client: pg.Client,
  { text, values }: Statement,
  plan: 'custom' | 'generic',
): Promise<Scan[]> {
  await client.query('begin');
  try {
    await client.query(`set local plan_cache_mode = force_${plan}_plan`);
    await client.query('deallocate all');
    await client.query(`prepare heard as ${text}`);
    const given = values.length > 0 ? `(${values.map(literal).join(', ')})` : '';
    const { rows } = await client.query(`explain (analyze, timing off, format json) execute heard${given}`);
    return scansIn(rows[0]['QUERY PLAN'][0].Plan);
  } finally {
    await client.query('rollback');
  }
}

function scansIn(node: PlanNode): Scan[] {
  const { 'Node Type': kind, 'Relation Name': table, 'Actual Rows': rows, 'Actual Loops': loops, Plans = [] } = node;
  const left = (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Index Recheck'] ?? 0);
  const own = table === undefined ? [] : [{ table, node: kind, rows: loops * (rows + left) }];
  return [...own, ...Plans.flatMap(scansIn)];
}
