import { messages } from '../database/schema/person.ts';
import type { Scoped } from '../tenancy/scoped.ts';

/** From whom messages are about what staff did about a person or their account. */
export const accountSecurity = '账号安全';

interface Told {
  /** Id of the message; whoever has one of this id is not told again. */
  readonly id: string;
  readonly title: string;
  readonly text: string;
  /** From whom it is. */
  readonly source: string;
  readonly sentAt: Date;
}

/** Tells people something, by a message in the portal. */
export const tellPeople = (here: Scoped, people: readonly string[], told: Told): Promise<void> =>
  here.insertNew(
    messages,
    people.map((person) => ({ ...told, person, read: false })),
  );
