import * as v from 'valibot';
import { common, named } from '../common-fields.ts';
import { described } from '../described.ts';
import { id } from '../fields.ts';

/** full 全程网办, once 需到现场一次, offline 现场办. */
export const onlineLevel = v.picklist(['full', 'once', 'offline']);

/** The states that an institution can set for a service. */
export const serviceStates = ['open', 'maintenance', 'closed', 'seasonal'] as const;

export const hits = {
  hitsTotal: described(v.number(), 'How often it was ever opened.'),
  hitsWeek: described(v.number(), 'How often it was opened in the last seven days.'),
};

/** A service (attributeType 1) or business system (2) in the form of lists. */
export const app = v.object({
  id: common.id,
  name: common.name,
  icon: common.icon,
  summary: common.summary,
  department: described(named, 'The department that answers for it.'),
  category: described(named, 'The category it belongs to.'),
  labels: described(v.array(named), 'Labels it carries.'),
  suitableFor: described(v.array(named), 'Whom it is for.'),
  online: described(onlineLevel, 'full 全程网办, once 需到现场一次, offline 现场办.'),
  promised: described(v.string(), 'Promised time limit, in words: “即办”, “5 个工作日”.'),
  state: described(
    v.picklist([...serviceStates, 'restricted']),
    'Whether it is open now, by its own dates and state; restricted where the visitor may see it and not begin it. For a guest, a service that needs a sign-in is never restricted: that is decided once they have signed in.',
  ),
  stateNote: described(v.string(), 'What to say before the click when the state is not open; empty otherwise.'),
  opensAt: described(
    v.nullable(v.string()),
    'When it opens, `YYYY-MM-DD HH:mm`, where that is known and still to come; null otherwise.',
  ),
  outOfSeason: described(
    v.picklist(['closed', 'open']),
    'Whether a seasonal service can be started out of its season all the same: closed no, open yes.',
  ),
  campusNetworkOnly: described(v.boolean(), 'It opens on the campus network alone.'),
  needsSignIn: described(v.boolean(), 'Whether one must be signed in to use it.'),
  pcUrl: described(v.nullable(v.string()), 'Where it opens on a desk; null when it does not.'),
  mobileUrl: described(v.nullable(v.string()), 'Where it opens on a phone; null when it does not.'),
  opens: described(
    v.picklist(['self', 'blank', 'frame']),
    'How it opens: in this window, a new one, or in the frame page.',
  ),
  collected: described(v.boolean(), 'Whether it is in the collection of the person who asks; false for a guest.'),
  ...hits,
});
export type App = v.InferOutput<typeof app>;

/** Which of the two kinds is requested. */
export const attributeType = described(
  v.optional(v.pipe(v.union([v.picklist([1, 2]), v.pipe(v.picklist(['1', '2']), v.transform(Number))])), 1),
  '1 services, 2 business systems.',
);

export const appId = described(id, 'Id of a service or business system.');
