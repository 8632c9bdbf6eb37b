import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Database, Queryable } from '../../database/open.ts';
import { avatars, people } from '../../database/schema/people.ts';
import { inTransaction } from '../../database/transaction.ts';
import type { Person } from '../../http/visit.ts';
import { ownedBy, scoped } from '../../tenancy/scoped.ts';

/** Replaces the person's picture; returns its address, which is new each time. */
export async function saveAvatar(
  db: Database,
  institution: { id: string },
  person: Person,
  image: Buffer,
): Promise<string> {
  const id = randomBytes(16).toString('base64url');
  const address = `/avatars/${id}.webp`;
  await inTransaction(db, async (tx) => {
    const here = scoped(tx, institution);
    // The person's row first: a concurrent upload then waits for this one instead of failing on its picture.
    await here.update(people, { avatar: address }, eq(people.id, person.id));
    await here.delete(avatars, ownedBy(avatars, person));
    await here.insert(avatars, [{ id, person: person.id, image }]);
  });
  return address;
}

/** The picture at a path; null when the path is not a picture's or the institution has no such picture. */
export async function avatarAnswer(db: Queryable, institution: { id: string }, path: string): Promise<Response | null> {
  const id = /^\/avatars\/([\w-]{22})\.webp$/.exec(path)?.[1];
  const row = id ? await scoped(db, institution).first(avatars, eq(avatars.id, id)) : null;
  if (!row) return null;
  return new Response(new Uint8Array(row.image), {
    headers: {
      'content-type': 'image/webp',
      // Stored neither on the disk of a shared computer nor in caches of proxies.
      'cache-control': 'private, no-store',
      'content-security-policy': "default-src 'none'; sandbox",
      'cross-origin-resource-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
    },
  });
}
