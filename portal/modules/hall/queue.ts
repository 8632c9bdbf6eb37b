/** What a window's row says of its queue; a queue of another day says nothing of this one. */
export function queueText({ waiting, minutes }: { waiting: number; minutes: number }, ofToday: boolean) {
  if (!ofToday) return { people: '–', wait: '–', free: false };
  const free = waiting === 0;
  return { people: `${waiting} 人`, wait: free ? '随到随办' : `${minutes} 分`, free };
}
