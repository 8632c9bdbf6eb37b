import pg from 'pg';

/** A statement is prepared when its text comes this many times; a text that comes once gains nothing. */
const worthNaming = 3;
/** Longest text, and most texts, that are prepared: each connection keeps the plans of all that it has used. */
const longestStatement = 4_000;
const maxNames = 250;
/** Most texts that are counted; then counting starts again, so that ever new texts cannot fill the memory. */
const maxCounted = 2_000;
/**
 * A list of more than four values, or several rows. Each length is another text: lists of every length would use up the
 * names, and all other statements would be parsed each time.
 */
const ofAnyLength = / in \((?:\$\d+, ){4}|^insert .*\), \(/s;

const useCounts = new Map<string, number>();
const statementNames = new Map<string, string>();

/** The name under which a statement is prepared; undefined for one that is not prepared. */
export function statementName(text: string): string | undefined {
  const known = statementNames.get(text);
  if (known || statementNames.size >= maxNames || text.length > longestStatement) return known;
  if (!/^(select|insert|update|delete|with)\b/.test(text) || ofAnyLength.test(text)) return undefined;
  const times = (useCounts.get(text) ?? 0) + 1;
  if (times < worthNaming) {
    if (useCounts.size >= maxCounted) useCounts.clear();
    useCounts.set(text, times);
    return undefined;
  }
  useCounts.delete(text);
  const name = `s${statementNames.size + 1}`;
  statementNames.set(text, name);
  return name;
}

/**
 * A client that lets the database parse and plan each statement once per connection: Drizzle builds the same few texts
 * again and again, and parsing them takes longer than running most of them.
 */
export class PreparingClient extends pg.Client {
  constructor(config?: pg.ClientConfig) {
    super(config);
    // The failing statement reports a lost connection to the client's user. Without a listener Node would end the
    // process, because the pool listens to idle clients only.
    this.on('error', () => {});
  }

  // The driver's overloads cannot be repeated without copying its whole declaration.
  override query: pg.Client['query'] = ((config: unknown, ...rest: unknown[]) => {
    const ask = super.query.bind(this) as (...given: unknown[]) => unknown;
    if (!isPlain(config)) return ask(config, ...rest);
    return ask({ ...config, name: statementName(config.text) }, ...rest);
  }) as pg.Client['query'];
}

/** A statement object without a name, which is not one that submits itself. */
function isPlain(config: unknown): config is { text: string } {
  if (typeof config !== 'object' || config === null || 'submit' in config) return false;
  return 'text' in config && typeof config.text === 'string' && !('name' in config && config.name);
}
