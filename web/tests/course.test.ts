import { expect, test } from 'vitest';
import { detour, meant } from '../src/tutorial/course';

test('a star stands for any text, and everything else for itself', () => {
  expect(meant(['lay 02 *'], 'lay 02 1,0 PPPPPP')).toBe(true);
  expect(meant(['lay * 1,0 *'], 'lay 18 1,0 MMPPPP')).toBe(true);
  expect(meant(['lay * 1,0 *'], 'lay 18 -1,0 MMPPPP')).toBe(false);
  expect(meant(['discard *C'], 'discard 7C')).toBe(true);
  expect(meant(['discard *C'], 'discard 7E')).toBe(false);
  expect(meant(['listen'], 'listen')).toBe(true);
  expect(meant(['reply 7L', 'reply 8L'], 'reply 7')).toBe(false);
});

test('of several detours an action is the first that it fits', () => {
  const step = { goal: ['reply 3L'], then: [], wrong: {}, poor: { high: ['reply *L'], side: ['reply *'] } };
  expect(detour(step, 'reply 8L')).toBe('high');
  expect(detour(step, 'reply 8E')).toBe('side');
  expect(detour(step, 'listen')).toBe(null);
});
