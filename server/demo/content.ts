import type * as v from 'valibot';
import { institutionContent } from './shape/institution.ts';
import { peopleContent } from './shape/people.ts';
import { calendarContent, listsContent, newsContent, noticesContent, topicsContent } from './shape/publishing.ts';
import { businessContent, categoriesContent, departmentsContent, type servicesContent } from './shape/services.ts';

/** Each file of an institution's folder with what it must hold. */
export const files = {
  institution: institutionContent,
  departments: departmentsContent,
  categories: categoriesContent,
  business: businessContent,
  news: newsContent,
  notices: noticesContent,
  topics: topicsContent,
  lists: listsContent,
  calendar: calendarContent,
  people: peopleContent,
};

export type Files = { [K in keyof typeof files]: v.InferOutput<(typeof files)[K]> };
/** One institution's content, validated, cross-checked, its placeholders filled. */
export type Content = Files & { services: v.InferOutput<typeof servicesContent> };
