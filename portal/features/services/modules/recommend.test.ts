import { describe, expect, it } from 'vitest';
import { ownGroup } from './recommend.tsx';

describe('recommended services', () => {
  const groups = [{ name: '学生' }, { name: '教师' }, { name: '访客' }];

  it('show the group for people like the visitor first', () => {
    expect(ownGroup(groups, 'TEACHER')?.name).toBe('教师');
    expect(ownGroup(groups, 'GUEST')?.name).toBe('学生');
    expect(ownGroup(groups, 'STAFF')?.name).toBe('学生');
    expect(ownGroup([], 'GUEST')).toBeUndefined();
  });
});
