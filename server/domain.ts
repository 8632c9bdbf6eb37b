import { implementations as approvals } from './approvals/routes.ts';
import { implementations as assistant } from './assistant/routes.ts';
import { implementations as avatars } from './avatars/routes.ts';
import { avatarAnswer } from './avatars/store.ts';
import { implementations as content } from './content/routes.ts';
import { implementations as hall } from './hall/routes.ts';
import type { Domain } from './http/domain.ts';
import { asset } from './institutions/assets.ts';
import { dataVersion, resolveInstitution } from './institutions/resolve.ts';
import { implementations as institutions } from './institutions/routes.ts';
import { implementations as lists } from './lists/routes.ts';
import { implementations as news } from './news/routes.ts';
import { implementations as notices } from './notices/routes.ts';
import { implementations as oa } from './oa/routes.ts';
import { implementations as person } from './person/routes.ts';
import { implementations as schedule } from './schedule/routes.ts';
import { implementations as catalogue } from './services/catalogue-routes.ts';
import { implementations as services } from './services/routes.ts';
import { implementations as signIn } from './sign-in/routes.ts';
import { readSession } from './sign-in/sessions.ts';
import { implementations as tasks } from './tasks/routes.ts';
import { implementations as visits } from './visits/routes.ts';

/** Every area of the product, put together for the core. */
export const domain: Domain = {
  implementations: [
    institutions,
    content,
    avatars,
    signIn,
    services,
    catalogue,
    lists,
    hall,
    news,
    notices,
    approvals,
    schedule,
    tasks,
    person,
    oa,
    visits,
    assistant,
  ].flat(),
  resolveInstitution,
  readSession,
  dataVersion,
  asset: async (db, institution, path) =>
    (await asset(db, institution, path)) ?? (await avatarAnswer(db, institution, path)),
};
