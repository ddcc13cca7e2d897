import { expect, test, vi } from 'vitest';
import { ring } from './ring.ts';

function fakeSound() {
  const gain = { setValueAtTime: vi.fn(), exponentialRampToValueAtTime: vi.fn() };
  const volume = { gain, connect: vi.fn() };
  const voice = {
    type: 'sine',
    frequency: { setValueAtTime: vi.fn() },
    connect: vi.fn(() => volume),
    start: vi.fn(),
    stop: vi.fn(),
  };
  const sound = { currentTime: 5, destination: {}, createOscillator: () => voice, createGain: () => volume };
  return { voice, gain, sound: sound as unknown as AudioContext };
}

test('it stops by itself, is not loud, and can be stopped', () => {
  const { sound, voice, gain } = fakeSound();
  const stop = ring(sound, 1);
  expect(voice.start).toHaveBeenCalledWith(5);
  expect(voice.stop).toHaveBeenCalledWith(6);
  for (const [level] of gain.exponentialRampToValueAtTime.mock.calls) expect(level).toBeLessThanOrEqual(0.25);
  stop();
  expect(voice.stop).toHaveBeenLastCalledWith();
});
