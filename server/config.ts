import { BlockList, isIP } from 'node:net';
import { resolve } from 'node:path';
import { StartFailure } from './database/start-failure.ts';
import { type KeptDays, readKeptDays } from './kept-days.ts';

/** The shortest time for which audit entries are kept, in days: six months, as 《网络安全法》 asks. */
export const minAuditDays = 180;

/** A syslog server. */
export interface SyslogTarget {
  readonly protocol: 'udp' | 'tcp' | 'tls';
  readonly host: string;
  readonly port: number;
}

/** The server's settings, from environment variables. */
export interface Config {
  /** TCP port, 4000 by default (`PORT`). */
  readonly port: number;
  /** Address to listen on (`HOST`); by default this machine only. */
  readonly host: string;
  /** Folder of the embedded database (`YIMEN_DATA`). */
  readonly dataFolder: string;
  /** PostgreSQL's address (`DATABASE_URL`); the embedded database when absent. */
  readonly databaseUrl: string | null;
  /**
   * Keys of the secrets in the database (`YIMEN_SECRET`), the newest first; null uses a key in the data folder, which
   * is made at the first start.
   */
  readonly secret: readonly string[] | null;
  /** True when our own proxy sets the X-Forwarded headers and only it can reach the port (`YIMEN_TRUST_PROXY=1`). */
  readonly trustProxy: boolean;
  /** Private addresses that may be asked whether they can be framed, and whether they answer (`YIMEN_OWN_NETWORKS`). */
  readonly ownNetworks: BlockList;
  /** Multiplies the rate limits of calls (`YIMEN_LIMITS`); 0 removes them. */
  readonly limits: number;
  /** Whether the demo is loaded into a database without institutions (`YIMEN_DEMO`); yes by default. */
  readonly demo: boolean;
  /** How long the server still answers after SIGTERM while `/ready` says 503, in ms (`YIMEN_DRAIN`, in seconds). */
  readonly drainMs: number;
  /** For how many days audit entries are kept, at least (`YIMEN_AUDIT_DAYS`). */
  readonly auditDays: number;
  /** For how many days what people leave behind is kept, by kind (`YIMEN_KEEP_DAYS`, such as feedback=365). */
  readonly keptDays: KeptDays;
  /** The syslog server to which audit entries are sent (`YIMEN_SYSLOG`, such as tls://log.example.edu); none by default. */
  readonly syslog: SyslogTarget | null;
  /** Where Prometheus reads metrics (`YIMEN_METRICS`, such as 127.0.0.1:9464); nowhere by default. */
  readonly metrics: { readonly host: string; readonly port: number } | null;
  /** Lowest level that is logged (`YIMEN_LOG`). */
  readonly logLevel: LogLevel;
  /**
   * Production caches guests' pages and does not check handlers' answers; development checks them against the contract.
   */
  readonly production: boolean;
}

const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;
export type LogLevel = (typeof logLevels)[number];

type Environment = Readonly<Record<string, string | undefined>>;

/** Reads the settings. Throws {@link StartFailure} that says what to write instead. */
export function readConfig(environment: Environment, { terminal = false } = {}): Config {
  return {
    port: readPort(environment.PORT),
    host: environment.HOST || '127.0.0.1',
    dataFolder: resolve(environment.YIMEN_DATA || './data'),
    databaseUrl: readDatabaseUrl(environment.DATABASE_URL),
    secret: readSecret(environment.YIMEN_SECRET),
    trustProxy: readSwitch('YIMEN_TRUST_PROXY', environment.YIMEN_TRUST_PROXY),
    ownNetworks: readNetworks(environment.YIMEN_OWN_NETWORKS),
    limits: readFactor(environment.YIMEN_LIMITS),
    demo: readSwitch('YIMEN_DEMO', environment.YIMEN_DEMO || '1'),
    // With the embedded database no other process can take over, so waiting is useless.
    drainMs: 1000 * readSeconds('YIMEN_DRAIN', environment.YIMEN_DRAIN || (environment.DATABASE_URL ? '3' : '0')),
    auditDays: readAuditDays(environment.YIMEN_AUDIT_DAYS),
    keptDays: readKeptDays(environment.YIMEN_KEEP_DAYS),
    syslog: readSyslog(environment.YIMEN_SYSLOG),
    metrics: readPlace(environment.YIMEN_METRICS),
    // At a terminal a log of every request would hide the messages that a person must read.
    logLevel: readLogLevel(environment.YIMEN_LOG || (terminal ? 'warn' : 'info')),
    production: environment.NODE_ENV === 'production',
  };
}

function readPort(text: string | undefined): number {
  if (!text) return 4000;
  const port = Number(text);
  if (/^\d{1,5}$/.test(text) && port <= 65_535) return port;
  throw new StartFailure(`PORT 写的是“${text}”：请写 0 到 65535 之间的数字。`);
}

function readPlace(text: string | undefined): Config['metrics'] {
  if (!text) return null;
  const [, host, port] = /^(\[[\da-f:]+\]|[\w.-]+):(\d{1,5})$/i.exec(text) ?? [];
  if (host && port && Number(port) <= 65_535) return { host: host.replace(/^\[|\]$/g, ''), port: Number(port) };
  throw new StartFailure(`YIMEN_METRICS 写的是“${text}”：请写地址和端口，如 127.0.0.1:9464。`);
}

function readSyslog(text: string | undefined): SyslogTarget | null {
  if (!text) return null;
  const [, protocol, host, port] = /^(udp|tcp|tls):\/\/(\[[\da-f:]+\]|[\w.-]+)(?::(\d{1,5}))?\/?$/i.exec(text) ?? [];
  const scheme = protocol?.toLowerCase() as SyslogTarget['protocol'] | undefined;
  const number = Number(port ?? (scheme === 'tls' ? 6514 : 514));
  if (scheme && host && number > 0 && number <= 65_535) {
    return { protocol: scheme, host: host.replace(/^\[|\]$/g, ''), port: number };
  }
  throw new StartFailure(
    `YIMEN_SYSLOG 写的是“${text}”：请写协议、地址和端口，如 udp://10.0.0.5:514 或 tls://log.example.edu:6514。`,
  );
}

function readNetworks(text: string | undefined): BlockList {
  const networks = new BlockList();
  for (const network of text ? text.split(',') : []) {
    const [address = '', prefix, ...rest] = network.trim().split('/');
    const version = isIP(address);
    const longest = version === 4 ? 32 : 128;
    const bits = prefix === undefined ? longest : Number(prefix);
    if (version === 0 || rest.length > 0 || !/^\d{1,3}$/.test(prefix ?? '0') || bits > longest) {
      throw new StartFailure(`YIMEN_OWN_NETWORKS 写的是“${text}”：请写 IP 地址或网段，如 10.0.0.0/8,192.168.4.7。`);
    }
    networks.addSubnet(address, bits, version === 4 ? 'ipv4' : 'ipv6');
  }
  return networks;
}

function readFactor(text: string | undefined): number {
  if (!text) return 1;
  if (/^\d{1,4}(\.\d{1,3})?$/.test(text)) return Number(text);
  throw new StartFailure(`YIMEN_LIMITS 写的是“${text}”：请写频率限制的倍数，如 2 或 0.5；0 表示不限。`);
}

function readSeconds(name: string, text: string): number {
  if (/^\d{1,3}$/.test(text)) return Number(text);
  throw new StartFailure(`${name} 写的是“${text}”：请写 0 到 999 的秒数。`);
}

function readAuditDays(text: string | undefined): number {
  if (!text) return minAuditDays;
  if (/^\d{1,5}$/.test(text) && Number(text) >= minAuditDays) return Number(text);
  throw new StartFailure(`YIMEN_AUDIT_DAYS 写的是“${text}”：请写保留审计记录的天数，至少 ${minAuditDays}。`);
}

function readDatabaseUrl(text: string | undefined): string | null {
  if (!text) return null;
  if (/^postgres(ql)?:\/\//.test(text)) return text;
  throw new StartFailure('DATABASE_URL 不是 PostgreSQL 的地址：请写成 postgres://user:password@host:5432/name。');
}

function readSecret(text: string | undefined): Config['secret'] {
  if (!text) return null;
  const keys = text.split(',').map((key) => key.trim());
  if (keys.every((key) => key.length >= 32)) return keys;
  throw new StartFailure(
    'YIMEN_SECRET 中的主密钥不足 32 个字符：请用 openssl rand -base64 32 生成；新旧两个之间用逗号隔开，新的在前。',
  );
}

function readSwitch(name: string, text: string | undefined): boolean {
  if (!text || text === '0') return false;
  if (text === '1') return true;
  throw new StartFailure(`${name} 写的是“${text}”：1 表示是，0 表示否。`);
}

function readLogLevel(text: string): LogLevel {
  const level = logLevels.find((known) => known === text);
  if (level) return level;
  throw new StartFailure(`YIMEN_LOG 写的是“${text}”：只能是 ${logLevels.join('、')}。`);
}
