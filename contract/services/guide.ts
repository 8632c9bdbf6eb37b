import * as v from 'valibot';
import { common } from '../common-fields.ts';
import { described } from '../described.ts';
import { endpoint } from '../endpoint.ts';
import { withdrawnFailure } from '../withdrawal.ts';
import { downloads } from './downloads.ts';
import { app, appId } from './service.ts';

export const guide = v.object({
  who: described(v.string(), 'Who may apply.'),
  conditions: described(v.array(v.string()), 'What one must fulfil.'),
  materials: described(
    v.array(
      v.object({
        name: common.name,
        required: described(v.boolean(), 'Whether it must be handed in.'),
        original: described(v.nullable(v.number()), 'How many originals; null when none are asked for.'),
        copies: described(v.nullable(v.number()), 'How many copies; null when none are asked for.'),
        note: common.note,
        template: described(v.nullable(v.string()), 'File name of a form to download; null when there is none.'),
      }),
    ),
    'What one hands in.',
  ),
  steps: described(
    v.array(
      v.object({
        title: common.title,
        detail: described(v.string(), 'What happens in this step.'),
        by: described(v.string(), 'Who does this step.'),
        time: described(v.string(), 'How long the step takes, in words.'),
      }),
    ),
    'What happens, in order.',
  ),
  limit: described(
    v.object({
      statutory: described(v.string(), 'Time limit by law, in words.'),
      promised: described(v.string(), 'Promised time limit, in words: “即办”, “5 个工作日”.'),
    }),
    'How long it takes.',
  ),
  result: described(
    v.object({ name: common.name, how: described(v.string(), 'How one gets the result.') }),
    'What one gets.',
  ),
  fee: described(v.string(), 'What it costs, in words.'),
  feeBasis: described(v.string(), 'By which rule the fee is taken.'),
  place: described(v.string(), 'Where to go, in words.'),
  hours: described(v.string(), 'When one may come, in words.'),
  contactName: described(v.string(), 'Office or person to ask; masked for guests.'),
  contactPhone: described(v.string(), 'Telephone to ask; masked for guests.'),
  supervisionPhone: described(v.string(), 'Telephone for complaints.'),
  legalBasis: described(v.array(v.string()), 'Laws and rules it rests on.'),
  faq: described(
    v.array(v.object({ q: described(v.string(), 'The question.'), a: described(v.string(), 'The answer.') })),
    'Questions people ask.',
  ),
  notices: described(v.array(v.string()), 'What one should mind.'),
  updatedAt: described(v.string(), 'When it last changed, `YYYY-MM-DD`.'),
  updatedBy: described(v.string(), 'The office that changed it last.'),
});
export type Guide = v.InferOutput<typeof guide>;

export const getAppGuide = endpoint({
  name: 'getAppGuide',
  method: 'GET',
  path: '/homepage/homeApp/getAppGuide',
  access: 'guest',
  summary: 'A service with its complete guide and what is related to it.',
  input: v.object({ appId }),
  data: v.object({
    app: described(app, 'The service or business system.'),
    guide: described(guide, 'All that the guide says.'),
    related: described(v.array(app), 'Other services of the same category, most used first.'),
    downloads,
  }),
  sharedByGuests: true,
  failures: { 404: 'No such service in this institution.', ...withdrawnFailure },
  example: { appId: 'transcript-print' },
});
