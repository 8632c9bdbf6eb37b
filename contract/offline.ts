import * as v from 'valibot';
import { described } from './described.ts';
import { endpoint } from './endpoint.ts';
import { id } from './fields.ts';
import { cachedKinds, maxCachedThings } from './precache.ts';

const cachedThing = v.object({
  kind: described(v.picklist(cachedKinds), 'What it is.'),
  id: described(id, 'Its id.'),
});

export const checkCached = endpoint({
  name: 'checkCached',
  method: 'POST',
  path: '/homepage/offline/checkCached',
  access: 'guest',
  summary: 'What the visitor may no longer see of what their phone has cached to be read without a network.',
  input: v.object({
    things: described(
      v.pipe(v.array(cachedThing), v.maxLength(maxCachedThings, `最多 ${maxCachedThings} 项`)),
      'The services, articles, notices and topics that the cached pages show or link to.',
    ),
  }),
  data: v.object({
    gone: described(
      v.array(cachedThing),
      'Those that the visitor may not see; whether there are such things is not said. Of notices of other systems only those whose system is gone.',
    ),
    audience: described(
      v.string(),
      'Changes with the services, systems, topics, columns, menu entries, modules, slides and shortcuts that rules hide from the visitor, and with their identity: then cached lists may show what they should not.',
    ),
  }),
  example: {
    things: [
      { kind: 'service', id: 'transcript-print' },
      { kind: 'notice', id: 'no-such-notice' },
    ],
  },
});
