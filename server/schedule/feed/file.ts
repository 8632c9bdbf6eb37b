import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import type { Queryable } from '../../database/open.ts';
import { tagOf } from '../../http/tag.ts';
import type { Institution, Person } from '../../http/visit.ts';
import { dayText } from '../../lib/time.ts';
import { perDatabase, TtlCache } from '../../lib/ttl-cache.ts';
import { institutionRow } from '../../tenancy/resolve.ts';
import { scoped } from '../../tenancy/scoped.ts';
import { feedEvents } from './events.ts';
import { calendarText } from './ical.ts';

/** Memory of all cached files together, and of one beside its text, in bytes. */
const maxBytes = 32 * 2 ** 20;
const overhead = 1024;

/** Compressed files, as they are sent: a calendar of 2,000 entries with long notes has 4 MB. */
const files = perDatabase(
  () =>
    new TtlCache<Buffer<ArrayBuffer>>({ bytesOf: (file, key) => overhead + 2 * key.length + file.length, maxBytes }),
);

interface FeedRequest {
  readonly db: Queryable;
  readonly institution: Institution;
  readonly person: Person;
  readonly revision: string;
}

/** The `etag` of the person's file, without making the file: it changes with everything that the file is made of. */
export async function feedTag({ db, institution, revision }: FeedRequest, now: Date): Promise<string> {
  const { dataVersion } = await institutionRow(db, institution);
  return tagOf([dataVersion, dayText(now), revision].join(' '));
}

/** The person's file of this tag, compressed; made once for concurrent requests. */
export function feedFile(
  { db, institution, person }: FeedRequest,
  tag: string,
  now: Date,
): Promise<Buffer<ArrayBuffer>> {
  return files(db).get(`${institution.id} ${person.id}`, make, tag);

  async function make() {
    const events = await feedEvents(scoped(db, institution), person, now);
    return promisify(gzip)(await calendarText(`${institution.name}日程`, events, now));
  }
}

/** Decompresses a file for clients that accept no compression. */
export const unpacked = promisify(gunzip);
