import * as v from 'valibot';
import { common } from '../common-fields.ts';
import { described } from '../described.ts';
import { endpoint } from '../endpoint.ts';
import { nothing } from '../fields.ts';

export const office = v.object({
  id: common.id,
  name: common.name,
  names: described(v.array(v.string()), 'What else it is called: its short name, and what people say.'),
  kind: described(v.string(), 'What kind of department, in words; empty where the institution tells none apart.'),
  intro: described(v.string(), 'What it does; empty where nobody said.'),
  place: described(v.string(), 'Where it is, building and room, in words; empty where nobody said.'),
  way: described(v.string(), 'How to get there, in words; empty where nobody said.'),
  phone: described(v.string(), 'Its telephone; empty where nobody said.'),
  hours: described(v.string(), 'When one may come, in words; empty where nobody said.'),
  services: described(v.number(), 'How many services it offers that the caller may see.'),
});
export type Office = v.InferOutput<typeof office>;

export const getOffices = endpoint({
  name: 'getOffices',
  method: 'GET',
  path: '/homepage/offices/list',
  access: 'guest',
  summary:
    'The departments that offer services, or of which it is known where they are or how to reach them, in their order.',
  input: nothing,
  data: v.array(office),
  sharedByGuests: true,
  example: {},
});
