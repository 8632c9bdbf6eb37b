/** Fields of what business systems deliver. */
export const pushNotes = {
  recipients: 'Whom it is for.',
  numbers: 'Student, staff or citizen numbers.',
  departments: 'Ids of departments, for everybody in them.',
  userTypes: 'Kinds of people, for everybody of them.',
  counts: 'How many rows had each outcome.',
  results: 'What became of each row, in order.',
  row: "The item's place in the batch, from 1.",
  outcome:
    'older: left out, because what was delivered before is newer; unchanged: the same as before; refused: not taken, `field` and `message` say why.',
  message: 'What is wrong with the row, in Chinese.',
  unknown: 'Numbers that nobody here has; the others got the item.',
  'pushTasks?.items.id': "The business system's own id of it: the same id is the same task.",
  'pushNotices?.items.id': "The business system's own id of it: the same id is the same notice.",
  'pushTasks?.items.state': 'todo: to be done; done: it is done; mine: the recipients began it; withdrawn: it is gone.',
  'pushNotices?.items.state': 'published: it is shown; withdrawn: it is gone.',
  'pushTasks?.items.updatedAt':
    'When it last changed at its system, with its offset from UTC; older news never overwrites newer. Of two changes of the same time, the one that comes last is kept.',
  'pushNotices?.items.updatedAt':
    'When it last changed at its system, with its offset from UTC; older news never overwrites newer. Of two changes of the same time, the one that comes last is kept.',
  'pushTasks?.items.createdAt': 'When it began, with its offset from UTC.',
  'pushTasks?.items.deadline': 'Until when, with its offset from UTC; none when there is no limit.',
  'pushNotices?.items.publishedAt': 'When it comes out, with its offset from UTC.',
  'pushNotices?.items.deadline': 'Until when one replies, with its offset from UTC; none when no reply is asked for.',
  'pushNotices?.items.type': 'Id of a type of notices.',
  'pushNotices?.items.department': 'Id of the department it comes from.',
  'pushTasks?.items.department': 'Id of the department it comes from.',
  'pushTasks.results.id': "The item's id; empty when it cannot be read.",
  'pushNotices.results.id': "The item's id; empty when it cannot be read.",
  'pushTasks.results.field': 'The field that is wrong.',
  'pushNotices.results.field': 'The field that is wrong.',
};
