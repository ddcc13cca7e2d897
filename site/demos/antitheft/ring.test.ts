import { expect, test, vi } from 'vitest';
import { ring } from './ring.ts';

function fakeSound() {
  const frequency = { setValueAtTime: vi.fn() };
  const gain = { setValueAtTime: vi.fn(), exponentialRampToValueAtTime: vi.fn() };
  const volume = { gain, connect: vi.fn() };
  const voice = { type: 'sine', frequency, connect: vi.fn(() => volume), start: vi.fn(), stop: vi.fn() };
  const sound = { currentTime: 5, destination: {}, createOscillator: () => voice, createGain: () => volume };
  return { voice, gain, frequency, sound: sound as unknown as AudioContext };
}

test('it alternates between two notes and stops by itself', () => {
  const { sound, voice, frequency } = fakeSound();
  ring(sound, 1);
  expect(voice.start).toHaveBeenCalledWith(5);
  expect(voice.stop).toHaveBeenCalledWith(6);
  expect(frequency.setValueAtTime.mock.calls).toEqual([
    [880, 5],
    [1174.66, 5.25],
    [880, 5.5],
    [1174.66, 5.75],
  ]);
});

test('it is not loud and can be stopped', () => {
  const { sound, voice, gain } = fakeSound();
  ring(sound, 1)();
  expect(voice.stop).toHaveBeenLastCalledWith();
  for (const [level] of gain.exponentialRampToValueAtTime.mock.calls) expect(level).toBeLessThanOrEqual(0.25);
});
