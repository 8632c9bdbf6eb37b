export const path = '/mobile/task-center';
