import pg from 'pg';

/** How often a text must come before it is worth a name: what is asked once is parsed once either way. */
const worthNaming = 3;
/** Longest text and most texts that get a name: each connection holds the plans of all it has met. */
const longestText = 4_000;
const maxNames = 250;
/** Most texts that are counted; beyond it counting begins anew, so that texts without end cannot fill the memory. */
const maxCounted = 2_000;

const counted = new Map<string, number>();
const names = new Map<string, string>();

/** The name under which a statement is prepared; undefined for one that is not worth it, or not to be prepared. */
export function statementName(text: string): string | undefined {
  const known = names.get(text);
  if (known || names.size >= maxNames || text.length > longestText) return known;
  if (!/^(select|insert|update|delete|with)\b/.test(text)) return undefined;
  const times = (counted.get(text) ?? 0) + 1;
  if (times < worthNaming) {
    if (counted.size >= maxCounted) counted.clear();
    counted.set(text, times);
    return undefined;
  }
  counted.delete(text);
  const name = `s${names.size + 1}`;
  names.set(text, name);
  return name;
}

/**
 * A client that has the database parse and plan each statement once per connection: Drizzle builds the same few
 * texts again and again, and parsing them costs more than most of them do.
 */
export class PreparingClient extends pg.Client {
  constructor(config?: pg.ClientConfig) {
    super(config);
    // Whoever holds the client hears of a lost connection from the statement that fails. Without a listener Node would
    // end the process: the pool listens to idle clients only.
    this.on('error', () => {});
  }

  // The overloads of the driver cannot be written down again without repeating its declaration whole.
  override query: pg.Client['query'] = ((config: unknown, ...rest: unknown[]) => {
    const ask = super.query.bind(this) as (...given: unknown[]) => unknown;
    if (!isPlain(config)) return ask(config, ...rest);
    return ask({ ...config, name: statementName(config.text) }, ...rest);
  }) as pg.Client['query'];
}

/** A statement with its settings that has no name of its own and is no object that submits itself. */
function isPlain(config: unknown): config is { text: string } {
  if (typeof config !== 'object' || config === null || 'submit' in config) return false;
  return 'text' in config && typeof config.text === 'string' && !('name' in config && config.name);
}
