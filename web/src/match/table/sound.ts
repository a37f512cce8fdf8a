// Small sounds, made without files. They are off unless the person switches them on.
import { settings } from "../../app/settings.svelte";

const CHIMES = {
  turn: [659.3, 987.8],
  card: [523.3],
  end: [523.3, 659.3, 784, 1046.5],
  no: [220],
};

let context: AudioContext | null = null;

export function chime(name: keyof typeof CHIMES): void {
  if (!settings.sound) return;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume(); // it began before the page was touched
  const start = context.currentTime + 0.02;
  CHIMES[name].forEach((pitch, i) => {
    const tone = context!.createOscillator();
    const volume = context!.createGain();
    const at = start + i * 0.13;
    tone.type = "sine";
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0, at);
    volume.gain.linearRampToValueAtTime(0.12, at + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.0005, at + 0.9);
    tone.connect(volume).connect(context!.destination);
    tone.start(at);
    tone.stop(at + 1);
  });
}
